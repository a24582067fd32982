/** Everything a seat could say, judged: what the pad shows. One choice a card or word; the ways are its houses, stories and calls. */
import { choiceOf } from '../choice.ts'
import type { Choice, Declaration, Ruleset, Seat } from '../ruleset.ts'
import { ALL_FOUR, actions, CHARACTER, isBedevil, STORY_CARDS } from './cards.ts'
import { openOf, type State } from './state.ts'

type Details = Readonly<Record<string, string>>

const UNSAID: Details = {}

/** @param said cards already laid down: with any of them nothing is legal, a turn is one card */
export function choices(
  game: Ruleset<State>,
  state: State,
  seat: Seat,
  said: readonly string[] = [],
): readonly Choice[] {
  const choice = (id: string, group: string, moves: readonly Declaration[]): Choice =>
    choiceOf(game, state, id, group, moves)
  const houses = state.houses.map((house): Details => ({ house }))
  const calls = state.houses.map((house): Details => ({ calls: house }))
  const stories = state.stories.length === 0 ? [UNSAID] : state.stories.map((story): Details => ({ story }))
  const card = (id: string, ways: readonly Details[]) =>
    ways.map((details) => withDetails({ seat, cards: [...said, id] }, details))
  const list = [choice(CHARACTER, 'character', card(CHARACTER, pairs(houses, stories)))]
  if (said.length === 0) {
    const four = { seat, cards: new Array<string>(STORY_CARDS).fill(CHARACTER), word: ALL_FOUR }
    const ways = pairs([UNSAID, ...houses], stories).map((details) => withDetails(four, details))
    list.push(choice(ALL_FOUR, 'character', ways))
  }
  // A Reflect names a House only where it becomes a Bedevil.
  const reflectCalls = openOf(state)?.effect?.kind === 'bedevil'
  for (const { id, group } of actions) {
    const mayCall = isBedevil(id) || (id === 'reflect' && reflectCalls)
    list.push(choice(id, group, card(id, pairs([UNSAID, ...houses], mayCall ? [UNSAID, ...calls] : [UNSAID]))))
  }
  if (said.length > 0) return list
  for (const word of ['draw', 'take']) list.push(choice(word, 'word', [{ seat, cards: [], word }]))
  list.push(choice('done', 'word', [{ seat: null, cards: [], word: 'done' }]))
  return list
}

function pairs(left: readonly Details[], right: readonly Details[]): Details[] {
  return left.flatMap((one) => right.map((other) => ({ ...one, ...other })))
}

function withDetails(move: Declaration, details: Details): Declaration {
  return Object.keys(details).length === 0 ? move : { ...move, details }
}
