/** A small One Card table: a deck of a few cards, so that the stock runs out and the pile is turned over again and again. */
import { cardOf, suits } from '../../../engine/one-card/cards.ts'
import { ruleset } from '../../../engine/one-card/index.ts'
import { draftOf, finish, type State, topId } from '../../../engine/one-card/state.ts'
import { type Declaration, type Rulings, usualRulings } from '../../../engine/ruleset.ts'
import { brokenWith, fixture } from '../conformance/one-card.ts'
import type { Model } from './walk.ts'

export interface OneCardBounds {
  readonly players: number
  /** Cards dealt to each. */
  readonly deal: number
  /** The whole deck, the start card first. */
  readonly deck: readonly string[]
  readonly rulings?: Rulings
}

export function oneCard({ players, deal, deck, rulings }: OneCardBounds): Model<State> {
  const [top = ''] = deck
  const head = {
    game: ruleset.id,
    edition: ruleset.edition,
    setup: { players: ['Ann', 'Ben', 'Cas'].slice(0, players), dealer: players - 1, options: { top } },
    rulings: { ...usualRulings(ruleset.rulings), ...rulings },
  }
  const started = ruleset.start(head.setup, head.rulings)
  if (!started.ok) throw new Error('the table does not start')
  // No log leads to a short deck, so this start is made by hand: the same table with fewer cards.
  const draft = draftOf(started.value)
  draft.hands = draft.hands.map(() => deal)
  draft.stock = deck.length - 1 - players * deal
  const start = finish(draft)
  const all = declarations(players, deck, head.rulings.multi === 'yes')
  return {
    name: `one-card, ${players} players, ${deck.length} cards`,
    fixture: { ...fixture, broken: (state, corrected) => brokenWith(deck.length, state, corrected) },
    head,
    start,
    before: [],
    moves: () => all,
    key: (state) => keyOf(state, deck.length),
    beyond: () => undefined,
    open({ step, due }) {
      if (step.kind === 'over') return []
      return [...(step.kind === 'turn' ? [] : [step.kind]), ...(due.length > 0 ? ['call'] : [])]
    },
  }
}

function declarations(players: number, deck: readonly string[], multi: boolean): readonly Declaration[] {
  const all: Declaration[] = [{ seat: null, cards: [], word: 'done' }]
  const several = multi
    ? deck.flatMap((one) =>
        deck.filter((other) => other !== one && rankOf(other) === rankOf(one)).map((other) => [one, other]),
      )
    : []
  const laid = [...deck.map((id) => [id]), ...several]
  // A suit that no card of a short deck has would end the game for want of cards, which the whole deck never does.
  const called = suits.filter((suit) => deck.some((id) => cardOf(id)?.suit === suit && rankOf(id) !== '7'))
  for (let seat = 0; seat < players; seat++) {
    all.push({ seat, cards: [], word: 'draw' })
    for (let holder = 0; holder < players; holder++)
      all.push({ seat, cards: [], word: 'one-card', targets: [{ seat: holder }] })
    for (const cards of laid) {
      const move: Declaration = { seat, cards }
      if (rankOf(cards[0] ?? '') !== '7') all.push(move)
      else for (const calls of called) all.push({ ...move, details: { calls } })
    }
  }
  return all
}

const rankOf = (id: string): string | undefined => cardOf(id)?.rank

/**
 * What of a state its future depends on. Left out: `happened` and `turnNumber`, which nothing reads; the order of the
 * pile below its top card, which is only asked whether a card lies in it; and where a win would have led otherwise, which
 * only a correction asks for. Seats count from whoever is on turn. Damage above the number of cards there are draws the
 * same: where an answer costs a card, cards come round again and again, and without a cap it adds up for ever.
 */
function keyOf(state: State, cards: number): string {
  const { hands, turn, direction, stock, discard, called, step, due } = state
  const seats = hands.length
  const at = (seat: number): number => (seat - turn + seats) % seats
  const under = discard.slice(0, -1).sort().join(' ')
  const about =
    step.kind === 'attack'
      ? Math.min(step.pending, cards)
      : step.kind === 'again'
        ? `${step.plays},${step.skips % seats},${step.reversals % 2}`
        : step.kind === 'over'
          ? at(step.winner)
          : ''
  const from = [...hands.slice(turn), ...hands.slice(0, turn)].join()
  return `${direction}|${from}|${stock}|${topId(state)}|${under}|${called ?? ''}|${step.kind}${about}|${due.map(at)}`
}
