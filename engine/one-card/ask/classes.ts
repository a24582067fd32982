/** Cards of One Card by rank, suit, colour and what they do: what questions name instead of a card, in any language. */
import { cards, type PlayingCard, suits, wordOf } from '../cards.ts'

/** Words of ranks, `two` to `joker`, of all cards or of some. */
const ranksOf = (some: readonly PlayingCard[]): readonly string[] => [...new Set(some.map((card) => wordOf(card.rank)))]

export const ranks = ranksOf(cards)
const special = ranksOf(cards.filter((card) => card.special !== ''))
const attacking = ranksOf(cards.filter((card) => card.damage > 0))

/** Classes of cards, for `{class}` in ways. */
export const classes: Record<string, string[]> = {}
const join = (name: string, id: string): void => {
  classes[name] = [...(classes[name] ?? []), id]
}
for (const card of cards) {
  join(wordOf(card.rank), card.id)
  if (card.suit !== null) join(card.suit, card.id)
  join(card.colour, card.id)
  join('any-card', card.id)
  join('mention', card.id)
  join('exact-card', card.id)
  join(card.special === '' ? 'plain-rank' : 'special-rank', card.id)
  if (card.damage > 0) join('attack-card', card.id)
}

/** A rank or a suit without the rest is a card too. */
export const general: readonly (readonly [string, string, number])[] = [
  ...ranks.map((rank): [string, string, number] => [`class:${rank}`, 'class:any-card', 0.85]),
  ...[...ranks, ...suits, 'red', 'black'].map((name): [string, string, number] => [
    `class:${name}`,
    'class:mention',
    0.92,
  ]),
  ...ranks.map((rank): [string, string, number] => [
    `class:${rank}`,
    special.includes(rank) ? 'class:special-rank' : 'class:plain-rank',
    0.92,
  ]),
  ...attacking.map((rank): [string, string, number] => [`class:${rank}`, 'class:attack-card', 0.92]),
  ['card:BJ', 'class:attack-card', 0.96],
  ['card:CJ', 'class:attack-card', 0.96],
]
