import { cardOf, cards, DECK, type Suit, suits } from '../../../engine/one-card/cards.ts'
import { ruleset } from '../../../engine/one-card/index.ts'
import type { State } from '../../../engine/one-card/state.ts'
import { pendingOf, topOf } from '../../../engine/one-card/state.ts'
import { text } from '../../../engine/one-card/text/en.ts'
import type { Correction, Declaration } from '../../../engine/ruleset.ts'
import type { Fixture } from './fixture.ts'
import type { Random } from './random.ts'

const IDS = cards.map((card) => card.id)

function declaration(state: State, random: Random): Declaration {
  const { who } = ruleset.ask(state)
  const seats = state.hands.length
  const seat = who.length > 0 && random.chance(0.9) ? random.pick(who) : random.int(seats)
  if (random.chance(0.08)) {
    const holder = state.due.length > 0 && random.chance(0.7) ? random.pick(state.due) : random.int(seats)
    return { seat: random.int(seats), cards: [], word: 'one-card', targets: [{ seat: holder }] }
  }
  if (random.chance(0.02)) return { seat: null, cards: [], word: 'done' }
  if (random.chance(0.04)) return { seat, cards: [], word: 'draw' }
  const first = random.chance(0.6) ? fitting(state, random) : random.pick(IDS)
  const rank = cardOf(first)?.rank
  const others = IDS.filter((id) => id !== first && cardOf(id)?.rank === rank)
  const more = random.chance(0.15) ? random.some(random.chance(0.9) ? others : IDS, 1 + random.int(3)) : []
  const called = random.chance(rank === '7' ? 0.9 : 0.03)
  return { seat, cards: [first, ...more], ...(called ? { details: { calls: random.pick(suits) } } : {}) }
}

/** A card that looks as if it could lie on the top one: hands are secret, so any of them may be there. */
function fitting(state: State, random: Random): string {
  const top = topOf(state)
  const suit: Suit | null = state.called ?? top.suit
  const attacked = pendingOf(state) > 0
  const near = cards.filter((card) => {
    if (state.discard.includes(card.id) || (attacked && card.damage === 0)) return false
    return (
      card.rank === top.rank ||
      card.rank === 'joker' ||
      (suit === null ? card.colour === top.colour : card.suit === suit)
    )
  })
  return near.length === 0 ? random.pick(IDS) : random.pick(near).id
}

function correction(state: State, random: Random): Correction {
  const seat = random.int(state.hands.length)
  switch (random.int(4)) {
    case 0:
    case 1:
      return { kind: 'hand', seat, value: random.chance(0.05) ? 60 : random.int(9) }
    case 2:
      return { kind: 'turn', seat }
    default:
      return { kind: 'reshuffle' }
  }
}

/** @param cards how many the deck has */
export function brokenWith(cards: number, state: State, corrected: boolean): string[] {
  const problems: string[] = []
  const inHands = state.hands.reduce((sum, hand) => sum + hand, 0)
  // An overruled card may lie in the pile already.
  if (!corrected && state.stock + state.discard.length + inHands !== cards)
    problems.push(`${state.stock} + ${state.discard.length} + ${inHands} cards`)
  if (!corrected && new Set(state.discard).size !== state.discard.length) problems.push('a card twice in the pile')
  if (state.hands.some((hand) => !Number.isInteger(hand) || hand < 0)) problems.push(`hands ${state.hands}`)
  if (!Number.isInteger(state.stock) || state.stock < 0) problems.push(`stock ${state.stock}`)
  if (state.discard.length === 0) problems.push('no top card')
  if (state.due.some((seat) => state.hands[seat] !== 1)) problems.push(`due ${state.due} with hands ${state.hands}`)
  if (state.called !== null && topOf(state).rank !== '7') problems.push(`${state.called} called on ${topOf(state).id}`)
  if (state.rulings['attack-cap'] === '20' && pendingOf(state) > 20) problems.push(`${pendingOf(state)} pending`)
  if (state.step.kind === 'over' && !corrected && state.hands[state.step.winner] !== 0) problems.push('won with cards')
  return problems
}

export const fixture: Fixture<State> = {
  ruleset,
  text,
  seats: (random) => 2 + random.int(random.chance(0.1) ? 8 : 4),
  options: (random) => ({ top: random.pick(IDS) }),
  declaration,
  correction,
  broken: (state, corrected) => brokenWith(DECK, state, corrected),
  longest: 5000,
  unreached: {},
  asks: ['turn', 'attack', 'after-draw', 'again', 'over'],
}
