/** How typed meanings make a One-Outs declaration: who, which cards, at whom. */
import { lexiconOf, type Token } from '../phrase/lexicon.ts'
import type { Phrasing } from '../phrase/phrase.ts'
import type { Declaration, Seat, Target } from '../ruleset.ts'
import { ANOTHER, cardOf, isBoard } from './cards.ts'
import { type State, topOf } from './state.ts'
import { vocabulary } from './text/en-phrases.ts'

const lexicon = lexiconOf(vocabulary)

export const phrasing: Phrasing<State> = { lexicon: () => lexicon, assemble }

type Name = Extract<Token, { kind: 'name' }>
type CardToken = Extract<Token, { kind: 'card' }>

function assemble(tokens: readonly Token[], state: State, asked: Seat): readonly Declaration[] {
  const word = tokens.find((token) => token.kind === 'word')?.word
  const seat = speakerOf(tokens) ?? asked
  if (word === undefined) return attacks(tokens, state, seat)
  if (word === 'swap') return swapsOf(tokens, state, seat)
  // Whoever says it: nobody in particular is done.
  if (word === 'done') return orElse(attacks(tokens, state, seat), { seat: null, cards: [], word })
  const said: Declaration = { seat, cards: [], word }
  // "takes the jab": the card is what is taken. "takes a jab at Max" may be either, so both are offered.
  return word === 'take' && has(tokens, 'at') ? [said, ...attacks(tokens, state, seat)] : [said]
}

function orElse(moves: readonly Declaration[], other: Declaration): readonly Declaration[] {
  return moves.length > 0 ? moves : [other]
}

function marked(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.mark === mark
}

function has(tokens: readonly Token[], mark: string): boolean {
  return tokens.some((token) => marked(token, mark))
}

/** Whoever `by` names, else the name before the first card or word that nothing points at, or whose card that is. */
function speakerOf(tokens: readonly Token[]): Seat | undefined {
  const named = tokens.find((token, index): token is Name => token.kind === 'name' && marked(tokens[index - 1], 'by'))
  if (named !== undefined) return named.seat
  // "jab max": a name after the card is the victim.
  const played = tokens.findIndex((token) => token.kind === 'card' || token.kind === 'word')
  return tokens
    .slice(0, played)
    .find(
      (token, index): token is Name =>
        token.kind === 'name' && (!token.owner || index === played - 1) && tokens[index - 1]?.kind !== 'mark',
    )?.seat
}

/** One Swap, or one of every size where no number was said. */
function swapsOf(tokens: readonly Token[], state: State, seat: Seat): readonly Declaration[] {
  const hand = state.players[seat]?.hand ?? 0
  const number = tokens.find((token) => token.kind === 'number')?.value
  const boards = cardsOf(tokens).filter(isBoard)
  const swap = (count: number): Declaration => ({
    seat,
    cards: [],
    word: 'swap',
    details: boards.length > 0 ? { count, with: boards } : { count },
  })
  if (number !== undefined) return [swap(number)]
  if (has(tokens, 'all')) return [swap(hand)]
  return Array.from({ length: Math.max(1, hand) }, (_, index) => swap(index + 1))
}

function isCard(token: Token, id: string): boolean {
  return token.kind === 'card' && token.id === id
}

function cardsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.kind === 'card' ? [token.id] : []))
}

function attacks(tokens: readonly Token[], state: State, seat: Seat): readonly Declaration[] {
  const got = gotOf(tokens)
  const rest = got === undefined ? tokens : tokens.slice(0, got.at)
  const others = cardsOfOthers(rest, seat)
  const own = rest.filter((token) => token.kind !== 'card' || !others.has(token))
  const cards = cardsOf(own)
  const unique = cards.filter((id, index) => cards.indexOf(id) === index || isBuff(id))
  if (unique.length === 0) return []
  const [, boardOf] = [...others].find(([token]) => isBoard(token.id)) ?? []
  if (boardOf !== undefined && unique.includes('grab'))
    return [{ seat, cards: unique, targets: [{ seat: boardOf, card: 'skateboard' }] }]
  // "dodges dave's jab": whose jab it is, and nobody the Dodge is played at.
  const answers = topOf(state)?.kind === 'strike' && unique.every((id) => cardOf(id)?.defence !== undefined)
  const victims = own.filter(
    (token): token is Name => token.kind === 'name' && token.seat !== seat && !(answers && token.owner),
  )
  const targets = targetsOf(rest, victims, unique.includes('four-eggs'))
  const move: Declaration = {
    seat,
    cards: ordered(unique),
    ...(targets.length > 0 ? { targets } : {}),
    ...(got === undefined ? {} : { details: { got: got.what } }),
  }
  return targets.length > 0 ? [move] : [move, ...aimed(move, state)]
}

/**
 * The cards that are said to be somebody else's, and whose: in "dave's jab" and "charlie's skateboard" the one behind the
 * name, with the Buffs before it. None of them is played.
 */
function cardsOfOthers(tokens: readonly Token[], seat: Seat): ReadonlyMap<CardToken, Seat> {
  const found = new Map<CardToken, Seat>()
  let whose: Seat | undefined
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'name')
      whose = grabsBoard(tokens, at) || (token.owner && token.seat !== seat) ? token.seat : undefined
    else if (token.kind !== 'card' || whose === undefined) whose = undefined
    else {
      found.set(token, whose)
      if (!isBuff(token.id)) whose = undefined
    }
  }
  return found
}

/** "grabs max skateboard": a Grab stands before the name and a Skateboard behind it, which is the name's. */
function grabsBoard(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next?.kind === 'card' && isBoard(next.id) && cardsOf(tokens.slice(0, at)).includes('grab')
}

function isBuff(id: string): boolean {
  return cardOf(id)?.buff !== undefined
}

/** Buffs and Nark are said before the attack they go with. */
function ordered(ids: readonly string[]): readonly string[] {
  const rank = (id: string): number => (isBuff(id) ? 0 : id === 'nark' ? 1 : 2)
  return [...ids].sort((one, other) => rank(one) - rank(other))
}

/** What a Down Trow drew, and where the sentence says so. */
function gotOf(tokens: readonly Token[]): { what: string; at: number } | undefined {
  const thief = tokens.findIndex((token) => isCard(token, 'down-trow'))
  if (thief < 0) return undefined
  const at = tokens.findIndex((token, index) => index > thief && isGot(token))
  if (at < 0) return undefined
  const rest = tokens.slice(at)
  const [what] = cardsOf(rest)
  if (what !== undefined) return { what: what === ANOTHER ? 'skateboard' : what, at }
  return has(rest, 'nothing') ? { what: 'nothing', at } : undefined
}

function isGot(token: Token): boolean {
  return marked(token, 'got') || marked(token, 'nothing')
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
  const eggs = tokens.findIndex((token) => isCard(token, 'four-eggs'))
  const count = tokens[eggs - 1]
  return count?.kind === 'number' ? count.value : undefined
}

/** A card that needs a victim and was said without one: every victim there could be, to tap. */
function aimed(move: Declaration, state: State): Declaration[] {
  const top = topOf(state)
  const asks = top === undefined || top.kind === 'contact'
  const needs = move.cards.some((id) => {
    const form = id === 'grab' ? id : cardOf(id)?.attack
    return id === 'down-trow' || (asks && form !== undefined && form !== 'hacky')
  })
  if (!needs) return []
  return state.players.flatMap((player, seat) =>
    player.out || seat === move.seat ? [] : [{ ...move, targets: [{ seat }] }],
  )
}
