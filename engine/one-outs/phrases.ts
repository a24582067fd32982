/** How typed meanings make a One-Outs declaration: who, which cards, at whom. */
import { lexiconOf, type Token } from '../phrase/lexicon.ts'
import type { Phrasing } from '../phrase/phrase.ts'
import type { Declaration, Seat, Target } from '../ruleset.ts'
import { cardOf, isBoard } from './cards.ts'
import { type State, topOf } from './state.ts'
import { vocabulary } from './text/en-phrases.ts'

const lexicon = lexiconOf(vocabulary)

export const phrasing: Phrasing<State> = { lexicon: () => lexicon, assemble }

type Name = Extract<Token, { kind: 'name' }>

function assemble(tokens: readonly Token[], state: State, asked: Seat): readonly Declaration[] {
  const said = tokens.find((token) => token.kind === 'word')
  const cards = tokens.filter((token) => token.kind === 'card')
  if (said?.kind === 'word' && said.word === 'done' && tokens.length === 1)
    return [{ seat: null, cards: [], word: 'done' }]
  const seat = speakerOf(tokens) ?? asked
  if (said?.kind === 'word' && said.word === 'swap') return swapsOf(tokens, state, seat)
  if (cards.length === 0 && said?.kind === 'word') return [{ seat, cards: [], word: said.word }]
  // "takes the jab": the card is what is taken. "takes a jab at Max" may be either, so both are offered.
  if (said?.kind === 'word' && said.word === 'take') {
    const taken: Declaration = { seat, cards: [], word: 'take' }
    return tokens.some((token) => token.kind === 'mark' && token.mark === 'at')
      ? [taken, ...attacks(tokens, state, seat)]
      : [taken]
  }
  if (said?.kind === 'word' && said.word !== 'done') return [{ seat, cards: [], word: said.word }]
  return attacks(tokens, state, seat)
}

/** Whoever `by` names, else the name before the first card or word that nothing points at. */
function speakerOf(tokens: readonly Token[]): Seat | undefined {
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (token.kind === 'name' && before?.kind === 'mark' && before.mark === 'by') return token.seat
  }
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'name') {
      // "jab max": a name after the card is the victim, unless it comes first behind `at`.
      if (token.kind === 'card' || token.kind === 'word') break
      continue
    }
    const before = tokens[index - 1]
    if (before?.kind !== 'mark' && !token.owner) return token.seat
  }
  // "on max nova plays jab": the second name, where the first one is pointed at.
  const first = tokens.findIndex((token) => token.kind === 'name')
  const pointed = tokens[first - 1]
  if (first > 0 && pointed?.kind === 'mark' && pointed.mark === 'at') {
    const next = tokens[first + 1]
    if (next?.kind === 'name' && !next.owner) return next.seat
  }
  return undefined
}

/** One Swap, or one of every size where no number was said. */
function swapsOf(tokens: readonly Token[], state: State, seat: Seat): readonly Declaration[] {
  const hand = state.players[seat]?.hand ?? 0
  const number = tokens.find((token) => token.kind === 'number')
  const all = tokens.some((token) => token.kind === 'mark' && token.mark === 'all')
  const boards = tokens.flatMap((token) => (token.kind === 'card' && isBoard(token.id) ? [token.id] : []))
  const swap = (count: number): Declaration => ({
    seat,
    cards: [],
    word: 'swap',
    details: boards.length > 0 ? { count, with: boards } : { count },
  })
  if (number?.kind === 'number') return [swap(number.value)]
  if (all) return [swap(hand)]
  return Array.from({ length: Math.max(1, hand) }, (_, index) => swap(index + 1))
}

function attacks(tokens: readonly Token[], state: State, seat: Seat): readonly Declaration[] {
  const got = gotOf(tokens)
  const rest = got === undefined ? tokens : tokens.slice(0, got.at)
  const owned = rest.findIndex(
    (token, index) => token.kind === 'name' && isBoardAt(rest, index + 1) && (token.owner || grabs(rest, index)),
  )
  // In "charlie's skateboard" the Skateboard is what is grabbed, not what is played.
  const cards = rest.flatMap((token, index) =>
    token.kind === 'card' && (owned < 0 || index !== owned + 1) ? [token.id] : [],
  )
  const unique = cards.filter((id, index) => cards.indexOf(id) === index || cardOf(id)?.buff !== undefined)
  if (unique.length === 0) return []
  const owner = rest[owned]
  if (owner?.kind === 'name' && unique.includes('grab'))
    return [{ seat, cards: unique, targets: [{ seat: owner.seat, card: 'skateboard' }] }]
  const victims = rest.filter((token): token is Name => token.kind === 'name' && token.seat !== seat)
  const targets = targetsOf(rest, victims, unique.includes('four-eggs'))
  const move: Declaration = {
    seat,
    cards: ordered(unique),
    ...(targets.length > 0 ? { targets } : {}),
    ...(got === undefined ? {} : { details: { got: got.what } }),
  }
  return targets.length > 0 ? [move] : [move, ...aimed(move, state)]
}

/** "grabs max skateboard": a Grab stands before the name, so the Skateboard is the name's. */
function grabs(tokens: readonly Token[], before: number): boolean {
  return tokens.slice(0, before).some((token) => token.kind === 'card' && token.id === 'grab')
}

function isBoardAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'card' && isBoard(token.id)
}

/** Buffs and Nark are said before the attack they go with. */
function ordered(ids: readonly string[]): readonly string[] {
  const rank = (id: string): number => (cardOf(id)?.buff !== undefined ? 0 : id === 'nark' ? 1 : 2)
  return [...ids].sort((one, other) => rank(one) - rank(other))
}

/** What a Down Trow drew, and where the sentence says so. */
function gotOf(tokens: readonly Token[]): { what: string; at: number } | undefined {
  const thief = tokens.findIndex((token) => token.kind === 'card' && token.id === 'down-trow')
  if (thief < 0) return undefined
  const at = tokens.findIndex(
    (token, index) => index > thief && token.kind === 'mark' && (token.mark === 'got' || token.mark === 'nothing'),
  )
  if (at < 0) return undefined
  const what = tokens.slice(at).find((token) => token.kind === 'card')
  if (what?.kind === 'card') return { what: what.id === 'another-skateboard' ? 'skateboard' : what.id, at }
  return tokens.slice(at).some((token) => token.kind === 'mark' && token.mark === 'nothing')
    ? { what: 'nothing', at }
    : undefined
}

/** The victims in the order named, with the eggs each gets where numbers were said. */
function targetsOf(tokens: readonly Token[], victims: readonly Name[], eggs: boolean): Target[] {
  const targets: Target[] = []
  for (const victim of victims) {
    if (targets.some((target) => target.seat === victim.seat)) continue
    const count = eggs ? numberFor(tokens, tokens.indexOf(victim)) : undefined
    targets.push(count === undefined ? { seat: victim.seat } : { seat: victim.seat, count })
  }
  return targets
}

/** `Max 2` or `2 on Max`: the number right behind a name, else the one right before it. */
function numberFor(tokens: readonly Token[], at: number): number | undefined {
  const behind = tokens[at + 1]
  const before = tokens[at - 1]
  const further = tokens[at - 2]
  if (before?.kind === 'mark' && further?.kind === 'number') return further.value
  if (behind?.kind === 'number') return behind.value
  if (before?.kind === 'number') return before.value
  // "two eggs on Max"
  const eggs = tokens.findIndex((token) => token.kind === 'card' && token.id === 'four-eggs')
  const count = tokens[eggs - 1]
  return count?.kind === 'number' ? count.value : undefined
}

/** A card that needs a victim and was said without one: every victim there could be, to tap. */
function aimed(move: Declaration, state: State): Declaration[] {
  const top = topOf(state)
  const asks = top === undefined || top.kind === 'contact'
  const needs = move.cards.some((id) => {
    const form = cardOf(id)?.attack
    return id === 'down-trow' || ((id === 'grab' || (form !== undefined && form !== 'hacky')) && asks)
  })
  if (!needs || move.cards.every((id) => cardOf(id)?.buff !== undefined)) return []
  return state.players.flatMap((player, seat) =>
    player.out || seat === move.seat ? [] : [{ ...move, targets: [{ seat }] }],
  )
}
