/** What attacks add up to, laid one after another at a made-up table. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { weighed } from '../../ask/scene.ts'
import type { Ruleset, Rulings } from '../../ruleset.ts'
import { cards, type PlayingCard } from '../cards.ts'
import { pendingOf } from '../state.ts'
import { fitting, type Mention, mentionsOf } from './mentions.ts'
import { meaningsOf } from './said-so.ts'
import { CLOCKWISE, Table } from './table.ts'

const ATTACKING: readonly PlayingCard[] = cards
  .filter(({ damage }) => damage > 0)
  .sort((one, other) => other.damage - one.damage)
const JOKERS: readonly PlayingCard[] = ATTACKING.filter(({ rank }) => rank === 'joker')

/** What the sum is made of goes on one another at every table. */
export const ANY_ON_ANY: Rulings = { 'attack-follow': 'any', 'joker-on-joker': 'yes', 'attack-order': 'free' }

/**
 * A table at which somebody is attacked.
 * @param before what is owed before the cards that are told
 */
export function owing(
  game: Ruleset,
  before: number,
  attacks: readonly PlayingCard[] = [],
  rulings: Rulings = {},
): Table | undefined {
  const owed = worth(
    before,
    ATTACKING.filter((card) => !attacks.includes(card)),
  )
  const table = Table.usual(game, { rulings: { ...ANY_ON_ANY, ...rulings } })
  return owed && [...owed, ...attacks].every((card) => table.lays(undefined, { exact: card })) ? table : undefined
}

/** Cards that are worth just so much. */
function worth(sum: number, [first, ...others]: readonly PlayingCard[]): readonly PlayingCard[] | undefined {
  if (sum <= 0 || first === undefined) return sum === 0 ? [] : undefined
  const rest = worth(sum - first.damage, others)
  return rest === undefined ? worth(sum, others) : [first, ...rest]
}

/**
 * The attack cards of a question, no card twice; undefined where one is not known well enough.
 * @param mentions those that are meant
 */
export function attacksOf(
  reading: Workbench['reading'],
  mentions: readonly Mention[] = mentionsOf(reading),
): readonly PlayingCard[] | undefined {
  const found: PlayingCard[] = meaningsOf(reading).has('two-jokers') ? [...JOKERS] : []
  for (const mention of mentions) {
    const { rank, exact, colour } = mention
    if (rank === undefined && exact === undefined) continue
    if (rank === 'joker' && exact === undefined && colour === undefined) return undefined
    for (let count = 0; count < mention.count; count++) {
      const card = fitting(mention).find((one) => one.damage > 0 && !found.includes(one))
      if (card !== undefined) found.push(card)
    }
  }
  return found
}

/** What the attack cards of a question add up to. */
export function totalOf({ game, reading }: Workbench): Finding | undefined {
  const attacks = attacksOf(reading)
  return attacks === undefined || attacks.length === 0 ? undefined : sumOf(game, attacks, 0)
}

/**
 * What has to be drawn in all, as an answer under every ruling.
 * @param before what is owed before the cards that are told
 * @param agreed rulings that are told
 */
export function sumOf(
  game: Ruleset,
  attacks: readonly PlayingCard[],
  before: number,
  agreed?: Rulings,
): Finding | undefined {
  const found = weighed(game, { ...CLOCKWISE, ...ANY_ON_ANY, ...agreed }, (rulings) => {
    const table = owing(game, before, attacks, rulings)
    return table && pendingOf(table.state)
  })
  if (found === undefined) return undefined
  const { outcome, rulings } = found
  const several = attacks.length > 1 || before > 0
  const rules = [
    ...new Set([...(several ? ['attack.adds'] : []), 'attack.draw', ...attacks.map(({ special }) => special)]),
  ]
  return rulings.length > 0
    ? { kind: 'depends', rules, rulings }
    : { kind: 'fact', rules, rulings, fact: String(outcome) }
}
