/** What One Card brings to the table: the pile, calls of the last card, a pad of two taps a card, what is still unseen. */
import { cardOf, type Suit } from '../../engine/one-card/cards.ts'
import type { BaseState } from '../../engine/ruleset.ts'
import type { Line } from '../../engine/session.ts'
import { handCount, toldOf } from '../table/hand.ts'
import { none } from '../table/none.ts'
import type { Moment, Pieces } from '../table/pieces.ts'
import { Cards } from './Cards.tsx'
import { Details } from './Details.tsx'
import { SuitSign } from './Face.tsx'
import { Pile } from './Pile.tsx'
import { drawBy, stateOf } from './view.ts'
import { words } from './words.ts'

function answers({ ask }: Moment) {
  const who = ask.who[0]
  if (who === undefined) return []
  const say = words.value
  const pending = Number(ask.params.pending)
  const label = pending > 1 ? say.draw(pending) : ask.kind === 'after-draw' ? say.drawMore : say.drawOne
  return [{ move: drawBy(who), label }]
}

/** What came of an entry, in a word or two: the first of these that happened. */
function outcome({ after }: Line, _before: BaseState, { ruleset, names }: Moment): string | undefined {
  const say = words.value
  const { happened } = after
  const name = (seat: number) => names[seat] ?? ''
  if (happened.some((one) => one.kind === 'win')) return say.wins
  const drawn = happened.find((one) => one.kind === 'hand' && (one.change ?? 0) > 0 && one.cause !== 'correction')
  if (drawn?.change !== undefined) {
    const own = drawn.cause === 'draw' || drawn.cause === 'attack'
    return own ? say.drew(drawn.change) : say.draws(name(drawn.seat), drawn.change)
  }
  if (happened.some((one) => one.kind === 'attack')) return say.toDraw(Number(ruleset.view(after, names).pending))
  if (happened.some((one) => one.kind === 'direction')) return say.turned
  const skipped = happened.find((one) => one.kind === 'skip')
  return skipped === undefined ? undefined : say.skips(name(skipped.seat))
}

/** What a move does besides changing hands: the table hears it before the question. */
const TURNS: ReadonlySet<string> = new Set(['skip', 'direction', 'reshuffle'])

export const pieces: Pieces = {
  ...none,
  count: handCount,
  Details,
  gone: () => false,
  note: ({ ask, names }) => (ask.kind === 'attack' ? words.value.stillTurn(names[ask.who[0] ?? -1] ?? '') : undefined),
  stake({ ask }) {
    const pending = Number(ask.params.pending)
    return ask.kind === 'attack' ? { text: `+${pending}`, words: words.value.stake(pending) } : undefined
  },
  answers,
  groups: ['spades', 'hearts', 'diamonds', 'clubs', 'jokers', 'word'],
  way({ ruleset, names, say }, move) {
    const suit = move.details?.calls
    if (typeof suit !== 'string') return ruleset.notation.write(move, names)
    return words.value.calls(move.cards.map((card) => say.card(card)).join(' + '), suit)
  },
  // Who laid the 9 of clubs may have another 9, and then another club.
  alike(card, other) {
    const [one, two] = [cardOf(card), cardOf(other)]
    if (one === undefined || two === undefined) return 0
    return one.rank === two.rank ? 3 : one.suit !== null && one.suit === two.suit ? 2 : 0
  },
  outcome,
  Middle: Pile,
  Cards,
  picks: [
    {
      key: 'calls',
      ask: ({ names }, seat, said) => words.value.callsWhich(names[seat] ?? '', said),
      label: (_, value) => words.value.suits[value as Suit] ?? value,
      part: (value) => words.value.callsSuit(words.value.suits[value as Suit] ?? value),
      Mark: ({ value }) => <SuitSign suit={value as Suit} />,
      onPad: true,
    },
  ],
  example: (moment) => words.value.example(moment.names[0] ?? ''),
  heard: (moment) => toldOf(moment, TURNS).join(' '),
  due: (moment) =>
    stateOf(moment)
      .due.map((seat) => words.value.heard(moment.names[seat] ?? ''))
      .join(' '),
  get corrections() {
    return words.value.corrections
  },
}
