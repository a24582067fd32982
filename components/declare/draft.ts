/** A half-made declaration: plain data, kept in the store, so that it outlives the popup and follows into other windows. */
import type { Declaration, Seat } from '../../engine/ruleset.ts'

/** What is laid down and not yet said. */
export interface Draft {
  /** What a tap does: play, or only check whether it would be legal. */
  readonly mode: 'play' | 'check'
  /** Who says it; null: whoever is asked. */
  readonly seat: Seat | null
  /** Cards laid down that go with the next one: a Buff, a Nark. */
  readonly said: readonly string[]
  /** The card or word that still needs something: a victim, a number, another way. */
  readonly chosen: string | null
  /** The victim, where there is still more to say. */
  readonly victim: Seat | null
  /** Details said so far, by their key: the suit that a 7 calls. Empty text: said without it. */
  readonly picked: Readonly<Record<string, string>>
  /** Pieces shared out so far, in the order the victims were named. */
  readonly shares: readonly { readonly seat: Seat; readonly count: number }[]
  /** The complete declaration that the check is about. */
  readonly checked: Declaration | null
  /** What stands in the line and was not sent. */
  readonly line: string
}

/** Nothing is laid down. */
export const NO_DRAFT: Draft = {
  mode: 'play',
  seat: null,
  said: [],
  chosen: null,
  victim: null,
  picked: {},
  shares: [],
  checked: null,
  line: '',
}

/** Lets go of what was laid down and stays in the same mode. */
export function putBack(draft: Draft): Draft {
  return { ...NO_DRAFT, mode: draft.mode }
}

/** Whether anything has been laid down. */
export function isBegun(draft: Draft): boolean {
  return draft.said.length > 0 || draft.chosen !== null || draft.checked !== null
}

/** A draft from what the store gives: what does not fit is as if nothing were laid down. */
export function readDraft(stored: unknown, seats: number): Draft {
  const one: Record<string, unknown> = stored instanceof Object ? { ...stored } : {}
  const seat = (value: unknown): Seat | null =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats ? value : null
  const texts = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
  const shares = Array.isArray(one.shares) ? one.shares : []
  return {
    mode: one.mode === 'check' ? 'check' : 'play',
    seat: seat(one.seat),
    said: texts(one.said),
    chosen: typeof one.chosen === 'string' ? one.chosen : null,
    victim: seat(one.victim),
    picked: Object.fromEntries(
      Object.entries(one.picked instanceof Object ? one.picked : {}).filter(([, value]) => typeof value === 'string'),
    ),
    shares: shares.flatMap((share: unknown) => {
      const { seat: at, count } = (share instanceof Object ? share : {}) as Record<string, unknown>
      const found = seat(at)
      return found === null || typeof count !== 'number' || count < 1 ? [] : [{ seat: found, count }]
    }),
    checked: readMove(one.checked, seats),
    line: typeof one.line === 'string' ? one.line : '',
  }
}

/** A stored declaration is only taken where it has the shape of one; the engine judges what it says. */
function readMove(value: unknown, seats: number): Declaration | null {
  if (!(value instanceof Object)) return null
  const move = value as Partial<Declaration>
  const isSeat = (one: unknown) => typeof one === 'number' && Number.isInteger(one) && one >= 0 && one < seats
  if (move.seat !== null && !isSeat(move.seat)) return null
  if (!Array.isArray(move.cards) || move.cards.some((card) => typeof card !== 'string')) return null
  if (move.targets !== undefined && !(Array.isArray(move.targets) && move.targets.every((one) => isSeat(one?.seat))))
    return null
  return move as Declaration
}
