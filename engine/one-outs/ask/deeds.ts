/** What a clause of a story tells that somebody does, as moves of the game: one reader a sort of deed. */

import type { Token } from '../../ask/reading.ts'
import type { Cast } from '../../ask/story.ts'
import type { Declaration, Seat } from '../../ruleset.ts'
import { attacks } from './attacks.ts'
import { type Before, type Deed, take, victimOf } from './deed.ts'
import { boardIn, buffsIn, cardFor, listen, namedBehind, namesCard, type Part, severalOf } from './parts.ts'
import { joining, joins, narking, narks, startingHacky, startsHacky } from './rounds.ts'
import { trowing, trows } from './trows.ts'

interface Reader {
  /** Whether the clause tells a deed of this sort. */
  readonly fits: (part: Part, before: Before) => boolean
  /** Undefined where it is not understood. */
  readonly reads: (part: Part, before: Before) => Deed | undefined
}

/** The first that fits reads the clause. */
const READERS: readonly Reader[] = [
  { fits: trows, reads: trowing },
  { fits: narks, reads: narking },
  { fits: startsHacky, reads: startingHacky },
  { fits: declinesGrab, reads: declining },
  { fits: letsLand, reads: landing },
  { fits: fendsFollowUp, reads: fendingFollowUp },
  { fits: joins, reads: joining },
  { fits: isAsked, reads: answering },
  { fits: touches, reads: touching },
  { fits: ({ followUps, attack, answer }) => followUps.length > 0 && !attack && !answer, reads: following },
  { fits: ({ grab, attack, answer }) => grab !== undefined && !attack && !answer, reads: grabbing },
  { fits: ({ attack, answer }) => !attack && !answer, reads: nothing },
  { fits: ({ followUps, grab }) => followUps.length === 0 && !grab, reads: attacks },
]

/** The deed that a clause tells; undefined where it is not understood. */
export function deedIn(part: Part, before: Before): Deed | undefined {
  return READERS.find(({ fits }) => fits(part, before))?.reads(part, before)
}

const DECLINING: ReadonlySet<string> = new Set(['not-grab', 'refuse'])

function declinesGrab({ clause, said, grab }: Part, { table }: Before): boolean {
  if (clause.asks || (grab === undefined && table.top?.kind !== 'contact')) return false
  return clause.tokens.some(({ id }) => DECLINING.has(id)) || said.has('declines')
}

function declining({ subject }: Part, { table: { top } }: Before): Deed | undefined {
  if (top?.kind !== 'contact') return undefined
  return { moves: [{ seat: subject ?? top.defender, cards: [], word: 'decline' }] }
}

/** A clause that tells that an attack, or a Grab, landed. */
function letsLand({ clause, said, attack }: Part): boolean {
  return !clause.asks && said.has('takes') && attack === undefined
}

function landing(part: Part, before: Before): Deed | undefined {
  const { top } = before.table
  const ends = (victim: Seat): Declaration =>
    part.said.has('not-landed') ? { seat: victim, cards: ['dodge'] } : take(victim)
  if (top?.kind === 'strike') return { moves: [ends(top.victim)] }
  const grabs = part.grab === undefined ? undefined : grabbing(part, before)
  const victim = victimOf(grabs)
  return grabs === undefined || victim === undefined ? undefined : { ...grabs, moves: [...grabs.moves, ends(victim)] }
}

/** An attack waits for its answer. */
function isAsked({ grab }: Part, { table: { top } }: Before): boolean {
  return top?.kind === 'strike' && grab === undefined
}

function answering(part: Part, before: Before): Deed | undefined {
  const { clause, subject, answers, attack, followUps } = part
  const { table } = before
  const { top } = table
  if (top?.kind !== 'strike') return undefined
  const seat = clause.asks ? (whoAnswers(part) ?? top.victim) : top.victim
  // What is to be answered has not come yet.
  if (followUps.length > 0) return undefined
  // Who is attacked is not told: whoever asks may well be.
  if (seat !== top.victim && !before.named.has(top.victim)) return undefined
  // It is at somebody else than who is told of: they do not sit as they were named, or a pronoun was taken wrongly.
  if (!clause.asks && subject !== undefined && subject !== seat) return undefined
  if (answers.length > 0) return { moves: [{ seat, cards: allOf(part, answers) }] }
  // The same attack again is no answer, but what is to be answered.
  if (attack === undefined || !clause.asks || top.attacker === null || cardFor(attack) === top.card) return undefined
  // Nobody is said to answer: another attack may be meant.
  if (subject === undefined) return undefined
  return { moves: [{ seat, cards: [cardFor(attack)], targets: [{ seat: top.attacker }] }] }
}

/** Who is to answer, where the question says so. */
function whoAnswers(part: Part): Seat | undefined {
  const { clause, people, answer } = part
  const by = namedBehind(part, 'done-by')
  if (by !== undefined) return by
  return people.find(({ owner, at }) => !owner && at < (answer?.at ?? clause.words.length))?.seat
}

function following(part: Part, { table: { top }, cast }: Before): Deed | undefined {
  const { clause, people, followUps } = part
  const place = followUps[0]?.at ?? 0
  const seat = people.find(({ at, owner }) => !owner && at < place)?.seat ?? cast.me
  const named = people.find((one) => one.seat !== seat)?.seat
  const at = named ?? (top?.kind === 'follow-up' ? top.victim : cast.other(seat))
  if (at === undefined) return undefined
  return { moves: [{ seat, cards: [...buffsIn(clause), ...allOf(part, followUps)], targets: [{ seat: at }] }] }
}

/** A Noogie or Bite with its answer: the Grab before it has landed. */
function fendsFollowUp({ clause, followUps, answer }: Part, { table: { top } }: Before): boolean {
  const grabbed = top?.kind === 'follow-up' || (top?.kind === 'strike' && top.form === 'grab')
  return grabbed && !clause.asks && followUps.length > 0 && answer !== undefined
}

function fendingFollowUp({ followUps, answer }: Part, { table: { top } }: Before): Deed | undefined {
  const [card] = followUps
  const grab = top?.kind === 'strike' ? { grabber: top.attacker, victim: top.victim } : top
  if (card === undefined || answer === undefined || grab === undefined || !('grabber' in grab) || grab.grabber === null)
    return undefined
  const { grabber, victim } = grab
  return {
    moves: [
      ...(top?.kind === 'strike' ? [take(victim)] : []),
      { seat: grabber, cards: [cardFor(card)], targets: [{ seat: victim }] },
      { seat: victim, cards: [cardFor(answer)] },
    ],
  }
}

/** All that are named, each as often as its number says. */
function allOf({ clause }: Part, tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => severalOf(clause, token))
}

function grabbing(part: Part, before: Before): Deed | undefined {
  const { clause, said, grab } = part
  const { table } = before
  // Whom it is at is left open.
  if (grab === undefined || clause.tokens.some(({ id, at }) => id === 'any1' && at > grab.at)) return undefined
  const { top } = table
  const [by, seat] = pairOf(part, before)
  if (seat === undefined) return undefined
  const named = boardIn(clause)
  const just = top?.kind === 'contact' && top.board !== null && said.has('grabs-it')
  const board = just || named !== undefined
  const move = {
    seat: by,
    cards: [...buffsIn(clause), 'grab'],
    targets: [board ? { seat, card: 'skateboard' } : { seat }],
  }
  if (table.acts > 0 || clause.asks) return { moves: [move] }
  if (!said.has('after-contact')) return { moves: [move], begins: by }
  return { ...blocked(seat, by), moves: [...blocked(seat, by).moves, move] }
}

/** Who grabs, and whom. */
function pairOf({ clause, people, grab }: Part, before: Before): [by: Seat, at: Seat | undefined] {
  const { cast, actor, table } = before
  const place = grab?.at ?? 0
  const ahead = people.filter(({ at, owner }) => at < place && !owner)
  const behind = people.filter(({ at }) => at > place)
  const suffers =
    listen(clause.words.slice(0, place + 1)).has('suffers') || listen(clause.words.slice(0, place + 2)).has('done-by')
  if (!clause.asks && suffers) {
    const at = ahead[0]?.seat ?? cast.me
    return [cast.other(at) ?? at, at]
  }
  const owner = people.find(({ at, owner }) => owner && at === place - 1)?.seat
  const by = owner ?? ahead.at(-1)?.seat ?? (clause.asks ? undefined : actor) ?? cast.me
  const { top } = table
  const pair = top?.kind === 'contact' ? [top.defender, top.attacker] : []
  return [by, behind.find(({ seat }) => seat !== by)?.seat ?? pair.find((one) => one !== by) ?? cast.other(by)]
}

/** Two are in contact, and nothing is told of how that came. */
function touches({ clause, said, grab, attack, answer }: Part, { table }: Before): boolean {
  const { tokens, asks } = clause
  const told = tokens.some(({ id }) => id === 'contact') && !said.has('denied')
  return told && !asks && !grab && !attack && !answer && table.acts === 0
}

function touching({ said, people }: Part, { cast }: Before): Deed | undefined {
  if (said.has('two-others')) return others(cast)
  const by = people[0]?.seat ?? cast.me
  const at = people[1]?.seat ?? cast.other(by)
  return at === undefined ? undefined : blocked(at, by)
}

/** Two who are not named. */
function others(cast: Cast): Deed | undefined {
  const [by, at] = [cast.seat('one of them'), cast.seat('the other of them')]
  return by === undefined || at === undefined ? undefined : blocked(by, at)
}

/** An attack that is blocked. */
function blocked(by: Seat, at: Seat): Deed {
  return {
    moves: [
      { seat: by, cards: ['jab'], targets: [{ seat: at }] },
      { seat: at, cards: ['fend'] },
    ],
    begins: by,
  }
}

/** Nobody does anything that the game knows. */
function nothing({ clause }: Part): Deed | undefined {
  return namesCard(clause) ? undefined : { moves: [] }
}
