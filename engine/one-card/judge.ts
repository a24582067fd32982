/** Whether a declaration is legal: the rules in the order in which refusals are named. */
import { Faults } from '../faults.ts'
import type { Declaration, Seat } from '../ruleset.ts'
import { illegal, legal, type Params, type RuleId, type Verdict } from '../verdict.ts'
import { costsOne, notAnAnswer } from './attack.ts'
import { judgeCall } from './call.ts'
import { cardOf, type PlayingCard, suitNamed } from './cards.ts'
import { type How, howItFollows, ruleFollowed, ruleNotFollowed } from './follow.ts'
import { handOf, isSeat, pendingOf, type State, suitToFollow, topId, topOf } from './state.ts'
import { laidBefore } from './stock.ts'

/** Judges a declaration. Depends on the state and its rulings only, so that hinges can be found by trying others. */
export function judge(state: State, move: Declaration): Verdict {
  if (state.step.kind === 'over') return illegal(['win'], { winner: state.step.winner })
  if (move.word === 'one-card') return judgeCall(state, move)
  if (move.word === 'done') return judgeDone(state, move)
  const { seat } = move
  if (seat !== state.turn) {
    const params: Params = isSeat(state, seat) ? { turn: state.turn, who: seat } : { turn: state.turn }
    return illegal(['turn.owner'], params)
  }
  const [first] = move.cards
  return first === undefined ? judgeDraw(state, seat, move) : judgeCards(state, seat, move, first)
}

/** `done` closes the chance to call, the one thing that closes by itself here. */
function judgeDone(state: State, move: Declaration): Verdict {
  if (move.seat !== null && !isSeat(state, move.seat)) return illegal(['turn.owner'], { turn: state.turn })
  if (move.cards.length > 0) return illegal(['turn.play-or-draw'], { cards: move.cards }, 'turn.play-or-draw.both')
  if (isAimed(move)) return illegal(['turn.play-or-draw'], {}, 'turn.play-or-draw.done')
  return state.due.length > 0
    ? legal('done', ['one-card.call'], { holders: state.due }, undefined, 'done.call')
    : legal('done', ['turn.play-or-draw'], { turn: state.turn })
}

function judgeDraw(state: State, who: Seat, move: Declaration): Verdict {
  const pending = pendingOf(state)
  if (move.word !== 'draw') {
    if (pending > 0) return illegal(['attack.answer'], { who, pending }, 'attack.answer.nothing')
    return illegal(['turn.play-or-draw'], { who }, 'turn.play-or-draw.nothing')
  }
  if (isAimed(move) || move.details?.calls !== undefined)
    return illegal(['turn.play-or-draw'], { who }, 'turn.play-or-draw.alone')
  const [as, rule, reason] = DRAWS[state.step.kind as keyof typeof DRAWS]
  const rules: RuleId[] = pending > 0 ? [rule, 'attack.then-turn'] : [rule]
  if (state.stock < Math.max(1, pending)) rules.push('stock.reshuffle')
  return legal(as, rules, { who, pending }, undefined, reason)
}

const DRAWS = {
  turn: ['draw', 'turn.play-or-draw', 'draw'],
  attack: ['draw-attack', 'attack.draw', 'draw.attack'],
  'after-draw': ['draw', 'attack.then-turn', 'draw.after'],
  again: ['draw', 'king.again', 'draw.again'],
} as const

/** @param id the first of the cards: it has to follow */
function judgeCards(state: State, who: Seat, move: Declaration, id: string): Verdict {
  const { cards } = move
  const card = cardOf(id)
  const unknown =
    card === undefined ? id : cards.length > 1 ? cards.find((one) => cardOf(one) === undefined) : undefined
  if (card === undefined || unknown !== undefined)
    return illegal(['turn.play-or-draw'], { who, found: unknown ?? id }, 'turn.play-or-draw.unknown')

  const { rulings } = state
  const hand = handOf(state, who)
  const pending = pendingOf(state)
  const top = topOf(state)
  const faults = new Faults()

  const wrong = pending > 0 ? notAnAnswer(cards) : undefined
  if (wrong !== undefined) faults.add('attack.answer', { who, card: wrong, pending })
  if (cards.length > hand) faults.add('hand.enough', { who, cards, hand })
  const twice = laidBefore(state, cards)
  if (twice !== undefined)
    faults.add('deck.single', { card: twice }, state.discard.includes(twice) ? 'deck.single' : 'deck.single.twice')

  const how =
    pending > 0 && rulings['attack-follow'] === 'any' ? 'any' : howItFollows(card, top, state.called, pending > 0)
  // What cannot answer an attack at all need not be measured by the suit besides.
  if (wrong === undefined) {
    refuseSeven(faults, who, move)
    if (how === undefined)
      faults.add(
        ruleNotFollowed(card, top),
        follows(state, who, id),
        state.called === null ? undefined : notCalled(card),
      )
  }
  refuseByRuling(faults, state, who, move, how)
  return faults.none ? allowed(state, who, cards, card, how ?? 'any') : faults.verdict
}

/** `seven.call`: whoever plays a 7 names the next suit, and nobody else does. */
function refuseSeven(faults: Faults, who: Seat, move: Declaration): void {
  const { cards } = move
  const calls = move.details?.calls
  let seven = false
  for (const id of cards) seven ||= cardOf(id)?.rank === '7'
  if (seven && suitNamed(calls) === undefined) faults.add('seven.call', { who, card: cards.at(-1) ?? '' })
  if (!seven && calls !== undefined) faults.add('seven.call', { who, card: cards[0] ?? '' }, 'seven.call.only')
}

/** Refusals that come from a ruling alone, and malformed declarations: they come last. */
function refuseByRuling(
  faults: Faults,
  state: State,
  who: Seat,
  move: Declaration,
  how: How | 'any' | undefined,
): void {
  const { rulings } = state
  const { cards } = move
  if (cards.length > 1) {
    if (!sameRank(cards)) faults.add('turn.play-or-draw', { who, cards }, 'turn.play-or-draw.ranks')
    else if (rulings.multi !== 'yes') faults.add('turn.play-or-draw', { who, cards }, 'turn.play-or-draw.one')
  }
  if (move.word !== undefined) faults.add('turn.play-or-draw', { who, cards }, 'turn.play-or-draw.both')
  if (isAimed(move)) faults.add('turn.play-or-draw', { who, cards }, 'turn.play-or-draw.target')
  const last = cards[cards.length - 1] ?? ''
  if (rulings.finish === 'plain' && cards.length === handOf(state, who) && cardOf(last)?.special !== '')
    faults.add('win', { who, card: last }, 'win.plain')
  if (how === 'joker-meets' && rulings['joker-on-joker'] === 'no')
    faults.add('follow.jokers', follows(state, who, cards[0] ?? ''), 'follow.jokers.answer')
}

function sameRank(cards: readonly string[]): boolean {
  const rank = cardOf(cards[0] ?? '')?.rank
  // The two Jokers are no pair.
  return rank !== 'joker' && cards.every((id) => cardOf(id)?.rank === rank)
}

function isAimed({ targets }: Declaration): boolean {
  return targets !== undefined && targets.length > 0
}

/** What a sentence about following needs to know. */
function follows(state: State, who: Seat, card: string): Params {
  return { who, card, top: topId(state), suit: suitToFollow(state) }
}

/** The sentence for a card that does not follow a called suit. */
function notCalled(card: PlayingCard): string {
  return card.rank === 'joker' ? 'follow.joker-colour.called' : 'follow.called'
}

/** The verdict on cards that nothing forbids: how they follow, what they do, and whether they win. */
function allowed(state: State, who: Seat, cards: readonly string[], card: PlayingCard, how: How | 'any'): Verdict {
  const pending = pendingOf(state)
  const answers = pending > 0
  const rules: RuleId[] = answers ? ['attack.answer'] : []
  if (how !== 'any') rules.push(ruleFollowed(how))
  const does = doing(card, state.hands.length)
  if (does !== '') rules.push(does, card.special)
  // Of one rank, only the Aces differ.
  for (let at = 1; at < cards.length; at++) {
    const special = cardOf(cards[at] ?? '')?.special ?? ''
    if (special !== '' && !rules.includes(special)) rules.push(special)
  }
  const wins = cards.length === handOf(state, who)
  if (wins) rules.push('win')
  const params: Params = { who, cards, card: card.id, top: topId(state), suit: suitToFollow(state), pending }
  const as = answers ? 'answer' : card.damage > 0 ? 'attack' : 'card'
  if (wins) return legal(as, rules, params, undefined, 'card.wins')
  if (answers && costsOne(state, cards)) return legal(as, rules, params, undefined, 'answer.weaker')
  return legal(as, rules, params, undefined, answers ? `answer.${how}` : `card.${how}`)
}

/** The rule that says what a special card does. */
function doing(card: PlayingCard, players: number): RuleId | '' {
  switch (card.rank) {
    case '7':
      return 'seven.call'
    case 'J':
      return 'jack.skip'
    case 'Q':
      return players === 2 ? 'queen.two' : 'queen.reverse'
    case 'K':
      return 'king.again'
    default:
      return card.damage > 0 ? 'attack.adds' : ''
  }
}
