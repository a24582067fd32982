/**
 * What the tables hold, and how a row becomes something the code may trust. Rows outlive code and can be
 * changed by hand in the browser's tools, so each is checked when it is read; what does not fit is reported
 * with its place and left where it is.
 */
import type { Digest } from '../engine/digest.ts'
import type { Correction, Declaration, Setup, Target } from '../engine/ruleset.ts'
import type { GameEntry, LogEntry, SessionHead } from '../engine/session.ts'
import { count, list, MalformedRow, mapped, number, object, text, time, yesOrNo } from './checks.ts'
import { isDigest } from './digest-row.ts'

/** Version of the rows this code writes. Rises when the shape of a row changes. */
export const ROW_VERSION = 1

/** What a list shows of a session without replaying it. */
export interface SessionSummary {
  /** Number of entries in the log. */
  readonly entries: number
  /** Turn number, from 1. */
  readonly turn: number
  readonly over: boolean
  readonly winner: string | null
  /** One line in words. */
  readonly text: string
  /** What the log comes to; undefined where that is still to be made from it, see `store/digests.ts`. */
  readonly digest?: Digest
}

/** A session as it was stored, checked. */
export interface StoredSession {
  readonly id: string
  /** Always `ROW_VERSION`: what is read is lifted to it. */
  readonly v: number
  readonly game: string
  readonly head: SessionHead
  /** The names as they are compared, in seat order. */
  readonly players: readonly string[]
  /** Milliseconds since 1970. */
  readonly started: number
  /** Milliseconds since 1970; never goes back. */
  readonly updated: number
  readonly summary: SessionSummary
  /** When it was deleted, milliseconds since 1970. */
  readonly deleted?: number
  /** True for a sample table: there to be tried, gone for good when something else is put on the table; see `store/samples.ts`. */
  readonly sample?: true
}

/**
 * Whether a session is one of a person's own: neither deleted nor a sample. Whatever lists, counts, suggests or saves
 * sessions goes through this.
 */
export function isKept({ deleted, sample }: Pick<StoredSession, 'deleted' | 'sample'>): boolean {
  return deleted === undefined && sample === undefined
}

/** A session as it lies in the table. */
export interface SessionRow extends StoredSession {
  /** `[name, started, id]` a player: pages one player's sessions. */
  readonly byPlayer: readonly (readonly [string, number, string])[]
}

/** An entry as it lies in the table. */
export interface EntryRow {
  readonly session: string
  /** Place in the log, from 0 without gaps. */
  readonly seq: number
  readonly v: number
  /** When it was logged, milliseconds since 1970. */
  readonly at: number
  readonly entry: LogEntry
}

/** What a session is found by; see `store/texts.ts`. */
export interface TextRow {
  /** When the session began, milliseconds since 1970. */
  readonly started: number
  /** The session's. */
  readonly id: string
  readonly v: number
  /** Names, game and summary as they are compared, a line each. */
  readonly about: string
  /** Every word of the log, a line each; see `Digest.words`. */
  readonly log: string
}

/** Something half made, as it lies in the table. */
export interface DraftRow {
  readonly session: string
  readonly v: number
  readonly at: number
  /** Whatever the pad keeps; JSON. */
  readonly draft: unknown
}

/** What questions about the rules that were asked over a session, or a game, are kept under among the drafts. */
export function questionsOf(id: string): string {
  return `ask:${id}`
}

/** HP taps on one player that wait to become one correction. */
export interface PendingTaps {
  readonly seat: number
  /** HP to add; not 0. */
  readonly change: number
  /** Time of the first tap, milliseconds since 1970. */
  readonly since: number
}

/** Pending taps as they lie in the table. */
export interface TapRow extends PendingTaps {
  readonly session: string
  readonly v: number
}

/** One of a few single values: what is on the table, the settings. */
export interface ValueRow {
  readonly key: string
  readonly v: number
  readonly value: unknown
}

/** Turns a row of version `from` into one of `from + 1`. */
export type Lift = (row: Record<string, unknown>) => Record<string, unknown>

/** Lifts of session rows, the one from version 1 to 2 first. */
export const SESSION_LIFTS: readonly Lift[] = []
/** Lifts of entry rows. */
export const ENTRY_LIFTS: readonly Lift[] = []

/** A row at the version of the code. Throws `MalformedRow` where it is newer or has no version. */
export function lifted(row: unknown, lifts: readonly Lift[], place: string): Record<string, unknown> {
  let one = object(row, place)
  const from = count(one.v, `${place}: v`)
  if (from > lifts.length + 1) throw new MalformedRow(`${place}: v`, 'newer')
  if (from < 1) throw new MalformedRow(`${place}: v`, 'not-a-place')
  for (const lift of lifts.slice(from - 1)) one = lift(one)
  return one
}

/** A session from its row. Throws `MalformedRow`. */
export function readSession(row: unknown): StoredSession {
  const id = object(row, 'sessions').id
  const place = `sessions ${typeof id === 'string' ? id : '?'}`
  const at = (path: string) => `${place}: ${path}`
  const one = lifted(row, SESSION_LIFTS, place)
  const session = {
    id: text(one.id, at('id')),
    v: ROW_VERSION,
    game: text(one.game, at('game')),
    head: readHead(one.head, at('head')),
    players: list(one.players, at('players')).map((name, seat) => text(name, at(`players.${seat}`))),
    started: time(one.started, at('started')),
    updated: time(one.updated, at('updated')),
    summary: readSummary(one.summary, at('summary')),
  }
  return {
    ...session,
    ...(one.deleted === undefined ? {} : { deleted: time(one.deleted, at('deleted')) }),
    ...(one.sample === undefined ? {} : { sample: true }),
  }
}

/** A session from its row; undefined where it cannot be read, and `problem` is told why. */
export function readableSession(
  row: unknown,
  problem: (why: MalformedRow) => void = () => {},
): StoredSession | undefined {
  try {
    return readSession(row)
  } catch (error) {
    if (!(error instanceof MalformedRow)) throw error
    problem(error)
    return undefined
  }
}

/** The log entry of a row that must be entry `seq` of its session. Throws `MalformedRow`. */
export function readEntryRow(row: unknown, session: string, seq: number): LogEntry {
  const place = `entries ${session} ${seq}`
  const one = lifted(row, ENTRY_LIFTS, place)
  if (one.seq !== seq) throw new MalformedRow(place, 'gap')
  time(one.at, `${place}: at`)
  return readEntry(one.entry, `${place}: entry`)
}

/** A log entry from what may be anything, e.g. a JSON file. Throws `MalformedRow` with `place` before the path. */
export function readEntry(value: unknown, place: string): LogEntry {
  const one = object(value, place)
  switch (one.kind) {
    case 'undo':
    case 'redo':
      return { kind: one.kind }
    case 'changed':
      return { kind: 'changed', of: count(one.of, `${place}.of`), entry: readGameEntry(one.entry, `${place}.entry`) }
    case 'inserted':
      return {
        kind: 'inserted',
        before: count(one.before, `${place}.before`),
        entry: readGameEntry(one.entry, `${place}.entry`),
      }
    case 'dropped':
      return { kind: 'dropped', of: count(one.of, `${place}.of`) }
    default:
      return readGameEntry(one, place)
  }
}

function readGameEntry(value: unknown, place: string): GameEntry {
  const one = object(value, place)
  switch (one.kind) {
    case 'move':
    case 'overruled':
    case 'refused':
      return { kind: one.kind, move: readDeclaration(one.move, `${place}.move`) }
    case 'correction':
      return { kind: 'correction', fix: readCorrection(one.fix, `${place}.fix`) }
    default:
      throw new MalformedRow(`${place}.kind`, 'unknown-kind')
  }
}

function readDeclaration(value: unknown, place: string): Declaration {
  const one = object(value, place)
  return {
    seat: one.seat === null ? null : count(one.seat, `${place}.seat`),
    cards: list(one.cards, `${place}.cards`).map((card, index) => text(card, `${place}.cards.${index}`)),
    ...(one.targets === undefined
      ? {}
      : {
          targets: list(one.targets, `${place}.targets`).map((at, index) =>
            readTarget(at, `${place}.targets.${index}`),
          ),
        }),
    ...(one.word === undefined ? {} : { word: text(one.word, `${place}.word`) }),
    ...(one.details === undefined ? {} : { details: readDetails(one.details, `${place}.details`) }),
  }
}

function readTarget(value: unknown, place: string): Target {
  const one = object(value, place)
  return {
    seat: count(one.seat, `${place}.seat`),
    ...(one.count === undefined ? {} : { count: number(one.count, `${place}.count`) }),
    ...(one.card === undefined ? {} : { card: text(one.card, `${place}.card`) }),
  }
}

function readDetails(value: unknown, place: string): Record<string, string | number | readonly string[]> {
  return mapped(value, place, (detail, at) => {
    if (Array.isArray(detail)) return detail.map((part, index) => text(part, `${at}.${index}`))
    return typeof detail === 'number' ? number(detail, at) : text(detail, at)
  })
}

function readCorrection(value: unknown, place: string): Correction {
  const one = object(value, place)
  return {
    kind: text(one.kind, `${place}.kind`),
    ...(one.seat === undefined ? {} : { seat: count(one.seat, `${place}.seat`) }),
    ...(one.value === undefined ? {} : { value: one.value === null ? null : number(one.value, `${place}.value`) }),
  }
}

/** The head of a session from what may be anything. Whether the game knows the set-up is the game's to say. */
function readHead(value: unknown, place: string): SessionHead {
  const one = object(value, place)
  return {
    game: text(one.game, `${place}.game`),
    edition: number(one.edition, `${place}.edition`),
    setup: readSetup(one.setup, `${place}.setup`),
    rulings: mapped(one.rulings, `${place}.rulings`, text),
  }
}

function readSetup(value: unknown, place: string): Setup {
  const one = object(value, place)
  return {
    players: list(one.players, `${place}.players`).map((name, seat) => text(name, `${place}.players.${seat}`)),
    dealer: count(one.dealer, `${place}.dealer`),
    options: mapped(one.options, `${place}.options`, text),
  }
}

function readSummary(value: unknown, place: string): SessionSummary {
  const one = object(value, place)
  return {
    entries: count(one.entries, `${place}.entries`),
    turn: number(one.turn, `${place}.turn`),
    over: yesOrNo(one.over, `${place}.over`),
    winner: one.winner === null ? null : text(one.winner, `${place}.winner`),
    text: text(one.text, `${place}.text`),
    ...(isDigest(one.digest) ? { digest: one.digest } : {}),
  }
}
