/** An attack as a clause tells it: who attacks whom, and the answer where the same clause tells that too. */
import type { Declaration, Seat, Target } from '../../ruleset.ts'
import { cardOf, EGGS } from '../cards.ts'
import { type Before, type Deed, take } from './deed.ts'
import { buffsIn, cardFor, listen, namedBehind, type Part } from './parts.ts'

export function attacks(part: Part, before: Before): Deed | undefined {
  const { clause, said, attack, answer, answers } = part
  // Whose answers two of them are is not told.
  if (attack === undefined || clause.asks || answers.length > 1) return undefined
  if (clause.tokens.some(({ id }) => id === 'next-player') || (said.has('being') && !said.has('suffers')))
    return undefined
  if (said.has('own-attack')) return comesHome(part, before)
  const pair = pairOf(part, before)
  if (pair === undefined) return undefined
  const [by, at] = pair
  const move: Declaration = {
    seat: by,
    cards: [...buffsIn(clause), cardFor(attack)],
    targets: [targetOf(attack.id, at)],
  }
  const answered = answer && { seat: at, cards: [cardFor(answer)] }
  // `she fended it and leaves it at that`: no Grab.
  const lets: Declaration[] = said.has('declines') ? [{ seat: at, cards: [], word: 'decline' }] : []
  if (answered !== undefined) return { moves: [move, answered, ...lets], begins: by }
  return { moves: said.has('takes') ? [move, take(at)] : [move], begins: by }
}

/** A Haymaker that everybody dodged until it was back at whoever threw it. */
function comesHome({ attack, answer, people }: Part, { table, cast }: Before): Deed | undefined {
  const by = people[0]?.seat ?? cast.me
  if (attack === undefined || cardOf(cardFor(attack))?.attack !== 'haymaker') return undefined
  const players = table.state.players.length
  const others = Array.from({ length: players - 1 }, (_, step) => (by + 1 + step) % players)
  const thrown: Declaration = { seat: by, cards: [cardFor(attack)], targets: [{ seat: others[0] ?? by }] }
  const dodges = others.map((seat): Declaration => ({ seat, cards: ['dodge'] }))
  const own: Declaration[] = answer === undefined ? [] : [{ seat: by, cards: [cardFor(answer)] }]
  return { moves: [thrown, ...dodges, ...own], begins: by }
}

/** Whom an attack is at: all four eggs, where it is those. */
export function targetOf(attack: string, seat: Seat): Target {
  return attack === 'card:four-eggs' ? { seat, count: EGGS } : { seat }
}

/** Who attacks, and whom: by what stands before and behind the attack, or else whoever was spoken of last. */
export function pairOf(part: Part, { cast, spoken }: Before): readonly [by: Seat, at: Seat] | undefined {
  let [by, at] = namedIn(part, spoken)
  if (by === undefined && at === undefined) at = cast.me
  by ??= cast.other(at)
  at ??= by === cast.me ? cast.other(by) : cast.me
  return by === undefined || at === undefined || by === at ? undefined : [by, at]
}

/** Who attacks, and whom, as far as the clause says so. */
export function namedIn(part: Part, spoken: Seat | undefined): [by: Seat | undefined, at: Seat | undefined] {
  const { clause, people, attack, answer } = part
  if (attack === undefined) return [undefined, undefined]
  const owner = people.find((one) => one.owner && one.at < attack.at && attack.at - one.at < 3)?.seat
  const plain = people.filter((one) => !one.owner)
  const before = plain.filter(({ at }) => at < attack.at)
  const after = plain.filter(({ at }) => at > attack.at)
  const answered = answer && (plain.filter(({ at }) => at < answer.at).at(-1)?.seat ?? namedBehind(part, 'done-by'))
  if (answer !== undefined && answer.at < attack.at) return [owner, answered]
  const suffers = listen(clause.words.slice(0, attack.to + 1)).has('suffers')
  if (suffers) return [owner ?? after[0]?.seat, before[0]?.seat ?? spoken]
  // `a king hit from Sol`, `from Sol at Bea`.
  const from = answer === undefined ? namedBehind(part, 'done-by') : undefined
  if (from !== undefined) return [from, namedBehind(part, 'done-at')]
  const by = owner ?? before.at(-1)?.seat
  return [by, after[0]?.seat ?? (answered === by ? undefined : answered)]
}
