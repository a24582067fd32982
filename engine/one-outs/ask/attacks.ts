/** An attack as a clause tells it: who attacks whom, and the answer where the same clause tells that too. */
import type { Token } from '../../ask/reading.ts'
import type { Declaration, Seat } from '../../ruleset.ts'
import { type Before, type Deed, take } from './deed.ts'
import { buffsIn, cardFor, listen, namedBehind, type Part } from './parts.ts'

export function attacks(part: Part, before: Before): Deed | undefined {
  const { clause, said, attack, answer, answers } = part
  // Whose answers two of them are is not told.
  if (attack === undefined || clause.asks || answers.length > 1) return undefined
  // Who sits next is not told.
  if (clause.tokens.some(({ id }) => id === 'next-player')) return undefined
  if (said.has('own-attack')) return comesHome(part, attack, before)
  const pair = pairOf(part, attack, before)
  if (pair === undefined) return undefined
  const [by, at] = pair
  const move: Declaration = { seat: by, cards: [...buffsIn(clause), cardFor(attack)], targets: [{ seat: at }] }
  if (answer !== undefined) return { moves: [move, { seat: at, cards: [cardFor(answer)] }], begins: by }
  return { moves: said.has('takes') ? [move, take(at)] : [move], begins: by }
}

/** A Haymaker that everybody dodged until it was back at whoever threw it. */
function comesHome({ answer, people }: Part, attack: Token, { table, cast }: Before): Deed {
  const by = people[0]?.seat ?? cast.me
  const players = table.state.players.length
  const circle = Array.from({ length: players }, (_, step) => (by + 1 + step) % players)
  const answers = circle.map((seat) => ({ seat, cards: [seat === by && answer ? cardFor(answer) : 'dodge'] }))
  const thrown: Declaration = {
    seat: by,
    cards: [cardFor(attack)],
    targets: circle.slice(0, 1).map((seat) => ({ seat })),
  }
  return { moves: [thrown, ...(answer === undefined ? answers.slice(0, -1) : answers)], begins: by }
}

/** Who attacks, and whom: by what stands before and behind the attack, or else whoever was spoken of last. */
export function pairOf(part: Part, attack: Token, { cast, spoken }: Before): readonly [by: Seat, at: Seat] | undefined {
  let [by, at] = namedIn(part, attack, spoken)
  if (by === undefined) at ??= cast.me
  by ??= cast.other(at)
  at ??= cast.other(by)
  return by === undefined || at === undefined ? undefined : [by, at]
}

/** Who attacks, and whom, as far as the clause says so. */
export function namedIn(
  part: Part,
  attack: Token,
  spoken: Seat | undefined,
): [by: Seat | undefined, at: Seat | undefined] {
  const { clause, people, answer } = part
  const owner = people.findLast((one) => one.owner && one.at < attack.at)?.seat
  const plain = people.filter((one) => !one.owner)
  const before = plain.filter(({ at }) => at < attack.at)
  const after = plain.filter(({ at }) => at > attack.at)
  const answered = answer && plain.filter(({ at }) => at < answer.at).at(-1)?.seat
  if (answer !== undefined && answer.at < attack.at) return [owner, answered]
  const suffers = listen(clause.words.slice(0, attack.to + 1)).has('suffers')
  if (suffers) return [owner ?? after[0]?.seat, before[0]?.seat ?? spoken]
  // `a king hit from Sol`, `from Sol at Bea`.
  const from = answer === undefined ? namedBehind(part, 'done-by') : undefined
  if (from !== undefined) return [from, namedBehind(part, 'done-at')]
  const by = owner ?? before.at(-1)?.seat
  return [by, after[0]?.seat ?? (answered === by ? undefined : answered)]
}
