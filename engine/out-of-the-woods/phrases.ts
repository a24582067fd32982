/** How typed meanings make an Out of the Woods declaration: who, which card, its house and story, the house it calls. */
import { type Lexicon, lexiconOf, type Token } from '../phrase/lexicon.ts'
import type { Phrasing } from '../phrase/phrase.ts'
import type { Declaration, Seat } from '../ruleset.ts'
import { ALL_FOUR, CHARACTER, STORY_CARDS } from './cards.ts'
import { directionOf, nextIn, type State } from './state.ts'
import { vocabulary } from './text/en-phrases.ts'

export const phrasing: Phrasing<State> = { lexicon: lexiconIn, assemble, about }

// Every state of a session shares the list of its houses, so the lexicon is made once a session.
const made = new WeakMap<readonly string[], Lexicon>()

const HOUSE = 'house '
const STORY = 'story '

/** The words of the game with the houses and stories of this set-up, by their place in it. */
function lexiconIn(state: State): Lexicon {
  const known = made.get(state.houses)
  if (known !== undefined) return known
  const places = (prefix: string, names: readonly string[]): [string, readonly string[]][] =>
    names.map((name, place) => [prefix + place, [name]])
  const lexicon = lexiconOf({
    ...vocabulary,
    marks: Object.fromEntries([
      ...places(HOUSE, state.houses),
      ...places(STORY, state.stories),
      ...Object.entries(vocabulary.marks),
    ]),
  })
  made.set(state.houses, lexicon)
  return lexicon
}

function assemble(tokens: readonly Token[], state: State, asked: Seat): readonly Declaration[] {
  const seat = tokens.find((token) => token.kind === 'name')?.seat ?? asked
  const card = tokens.find((token) => token.kind === 'card')?.id
  const word = tokens.find((token) => token.kind === 'word')?.word
  const call = tokens.findIndex((token) => token.kind === 'mark' && token.mark === 'calls')
  const before = call < 0 ? tokens : tokens.slice(0, call)
  const house = nameIn(before, HOUSE, state.houses)
  const story = nameIn(tokens, STORY, state.stories)
  const calls = call < 0 ? undefined : nameIn(tokens.slice(call), HOUSE, state.houses)
  const named = {
    ...(house === undefined ? {} : { house }),
    ...(calls === undefined ? {} : { calls }),
  }
  const detailed = (details: NonNullable<Declaration['details']>): Pick<Declaration, 'details'> =>
    Object.keys(details).length === 0 ? {} : { details }
  const withStory = { ...named, ...(story === undefined ? {} : { story }) }
  if (word === 'done') return [{ seat: null, cards: [], word }]
  if (word === ALL_FOUR)
    return [{ seat, cards: new Array<string>(STORY_CARDS).fill(CHARACTER), word, ...detailed(withStory) }]
  if (word !== undefined) return [{ seat, cards: [], word }]
  if (card !== undefined) return [{ seat, cards: [card], ...detailed(named) }]
  return house === undefined ? [] : [{ seat, cards: [CHARACTER], ...detailed(withStory) }]
}

/** The next player, whom a card is played at, and whoever played the open card, which an answer is to. */
function about(state: State, seat: Seat): readonly Seat[] {
  return [nextIn(state, seat, directionOf(state)), ...(state.open === null ? [] : [state.open.by])]
}

/** The house or story that stands among these tokens, as the set-up spells it. */
function nameIn(tokens: readonly Token[], prefix: string, names: readonly string[]): string | undefined {
  for (const token of tokens)
    if (token.kind === 'mark' && token.mark.startsWith(prefix)) return names[Number(token.mark.slice(prefix.length))]
  return undefined
}
