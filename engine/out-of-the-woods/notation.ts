/** How Out of the Woods is written in a record: declarations, corrections, facts, the headers `houses` and `stories`. */
import { directionName } from '../direction.ts'
import { askFact, NONE, playerFact } from '../record/facts.ts'
import { fold, foldPrinted } from '../record/names.ts'
import { named, problem, shown } from '../record/problem.ts'
import { quote, scan, unquote, writeName } from '../record/quote.ts'
import type { Declaration, Fact, Field, HeaderField, Notation, ReadProblem, Result, Seat } from '../ruleset.ts'
import { ALL_FOUR, actions, CHARACTER, STORY_CARDS } from './cards.ts'
import { USUAL_HOUSES } from './start.ts'
import { directionOf, handOf, loserOf, runOf, type State, turnOf, winnerOf } from './state.ts'
import { ask } from './view.ts'

const headers: readonly HeaderField[] = [
  { key: 'houses', usual: USUAL_HOUSES, input: 'list' },
  { key: 'stories', usual: '', input: 'list' },
]

const corrections: Readonly<Record<string, Field>> = {
  hand: { of: 'player', value: 'number' },
  turn: { of: 'table', value: 'player' },
  reshuffle: { of: 'table', value: 'nothing' },
}

const facts: Readonly<Record<string, Fact<State>>> = {
  hand: { of: 'player', value: 'number', read: (state, seat) => String(handOf(state, seat)) },
  turn: playerFact(turnOf),
  ask: askFact(ask),
  winner: playerFact(winnerOf),
  loser: playerFact(loserOf),
  house: { of: 'table', value: 'text', read: ({ house }) => (house === null ? NONE : writeName(house)) },
  run: {
    of: 'table',
    value: 'text',
    read(state) {
      const run = runOf(state)
      return run === null ? NONE : `${writeName(run.story)} ${run.length}`
    },
  },
  direction: { of: 'table', value: 'text', read: (state) => directionName(directionOf(state)) },
}

export const notation: Notation<State> = { headers, corrections, facts, read, write }

/** A house or story as it is written, and where. */
interface Written {
  readonly text: string
  readonly column: number
}

interface Parts {
  /** Card id, `all-four`, `draw` or `take`. */
  readonly what: string
  readonly house?: Written
  readonly story?: Written
  readonly calls?: Written
}

const WORDS = ['draw', 'take']
const SPOKEN = new Map<string, string>([
  [fold('all four'), ALL_FOUR],
  [fold('all 4'), ALL_FOUR],
])
for (const card of actions)
  for (const name of [card.name, card.id, ...(card.also ?? [])]) SPOKEN.set(fold(name), card.id)

/** Length of ` calls`. */
const CALLS = 6

/** Characters that a card's name can take with generous spaces; more need not be compared. */
const LONGEST_SPOKEN = 60

/**
 * Reads what stands after `Name:`: `[house] card [calls house]`, `house (story)`, `[house] all four (story)`, `draw`, `take`.
 * Houses and stories may stand in double quotes.
 * @param state where it is given, unknown houses and stories are a problem that offers the nearest one
 */
function read(text: string, seat: Seat, _names: readonly string[], state?: State): Result<Declaration, ReadProblem> {
  const parts = split(text)
  if (!parts.ok) return parts
  const { what, house, story, calls } = parts.value
  const wrong = state === undefined ? undefined : unknownName(parts.value, state)
  if (wrong !== undefined) return wrong
  const spelled = (one: Written, names: readonly string[] = []) =>
    names.find((name) => foldPrinted(name) === foldPrinted(one.text)) ?? one.text
  const details = {
    ...(house === undefined ? {} : { house: spelled(house, state?.houses) }),
    ...(story === undefined ? {} : { story: spelled(story, state?.stories) }),
    ...(calls === undefined ? {} : { calls: spelled(calls, state?.houses) }),
  }
  return { ok: true, value: { ...move(seat, what), ...(Object.keys(details).length === 0 ? {} : { details }) } }
}

function move(seat: Seat, what: string): Declaration {
  if (WORDS.includes(what)) return { seat, cards: [], word: what }
  if (what === ALL_FOUR) return { seat, cards: new Array<string>(STORY_CARDS).fill(CHARACTER), word: ALL_FOUR }
  return { seat, cards: [what] }
}

/** Cuts a declaration into its parts, whatever the houses and stories are. */
function split(text: string): Result<Parts, ReadProblem> {
  const { text: whole, mask } = scan(text)
  const spoken = fold(whole)
  if (spoken === '') return problem(0, 'expected', { expected: 'declaration', found: '' })
  if (WORDS.includes(spoken)) return { ok: true, value: { what: spoken } }
  // A story may hold the word as well: what is called stands behind it.
  const from = mask.lastIndexOf(')') + 1
  const call = mask.slice(from).search(/\scalls(?=\s|$)/i)
  const end = call < 0 ? whole.length : whole.slice(0, from + call).trimEnd().length
  const open = mask.slice(0, end).indexOf('(')
  const story = open < 0 ? undefined : readStory(whole, mask, open, end)
  if (story !== undefined && !story.ok) return story
  const { what, house } = readCard(whole, mask, open < 0 ? end : open)
  if (what !== CHARACTER && what !== ALL_FOUR && story !== undefined)
    return problem(open, 'unexpected', { found: shown(whole.slice(open, end)) })
  if (what === CHARACTER && house === undefined)
    return problem(0, 'expected', { expected: 'card', found: shown(whole) })
  const calls = call < 0 ? undefined : written(whole, from + call + CALLS, whole.length)
  if (calls?.text === '') return problem(whole.length, 'expected-value', { expected: ['house'] })
  return {
    ok: true,
    value: {
      what,
      ...(house === undefined ? {} : { house }),
      ...(story === undefined ? {} : { story: story.value }),
      ...(calls === undefined ? {} : { calls }),
    },
  }
}

function readStory(whole: string, mask: string, open: number, end: number): Result<Written, ReadProblem> {
  const close = mask.slice(0, end).lastIndexOf(')')
  if (close < open) return problem(end, 'expected', { expected: ')', found: '' })
  const rest = whole.slice(close + 1, end)
  if (rest.trim() !== '') return problem(close + 1, 'unexpected', { found: shown(rest) })
  const story = written(whole, open + 1, close)
  return story.text === '' ? problem(open + 1, 'expected-value', { expected: ['story'] }) : { ok: true, value: story }
}

/** The longest card name that the text ends with; what stands before it is a house. Without one all of it is a house. */
function readCard(whole: string, mask: string, end: number): { what: string; house?: Written } {
  for (const word of mask.slice(0, end).matchAll(/\S+/g)) {
    if (end - word.index > LONGEST_SPOKEN) continue
    const what = SPOKEN.get(fold(mask.slice(word.index, end)))
    if (what === undefined) continue
    const house = written(whole, 0, word.index)
    return house.text === '' ? { what } : { what, house }
  }
  const house = written(whole, 0, end)
  return house.text === '' ? { what: CHARACTER } : { what: CHARACTER, house }
}

function written(whole: string, from: number, to: number): Written {
  const part = whole.slice(from, to)
  return { text: unquote(part).trim().replace(/\s+/g, ' '), column: from + part.length - part.trimStart().length }
}

function unknownName(parts: Parts, state: State): ReturnType<typeof problem> | undefined {
  const known = (one: Written, names: readonly string[]) =>
    names.some((name) => foldPrinted(name) === foldPrinted(one.text)) || isAlias(one.text)
  const { what, house, story, calls } = parts
  if (house !== undefined && !known(house, state.houses)) {
    // Alone it may be a card or a word just as well.
    if (what === CHARACTER && story === undefined) {
      const candidates = [...state.houses, ...actions.map((card) => card.name), 'all four', ...WORDS]
      return problem(house.column, 'unknown-word', named(house.text, candidates))
    }
    return problem(house.column, 'unknown-house', named(house.text, state.houses))
  }
  if (calls !== undefined && !known(calls, state.houses))
    return problem(calls.column, 'unknown-house', named(calls.text, state.houses))
  if (story !== undefined && state.stories.length > 0 && !known(story, state.stories))
    return problem(story.column, 'unknown-story', named(story.text, state.stories))
  return undefined
}

/** What a record shows in place of a quoted text that is also a player's name; the text itself is put back later. */
function isAlias(text: string): boolean {
  return /^\ue000\d+\ue001$/.test(text)
}

/** Writes a declaration so that `read` gives the same one back: names that would be read otherwise stand in quotes. */
function write(said: Declaration): string {
  const plain = compose(said, writeName)
  const back = split(plain)
  return back.ok && sameParts(back.value, said) ? plain : compose(said, quote)
}

function compose(said: Declaration, name: (text: string) => string): string {
  const { word, cards } = said
  const detail = (key: string) => {
    const value = said.details?.[key]
    return typeof value === 'string' && value !== '' ? name(value) : ''
  }
  const [house, story, calls] = [detail('house'), detail('story'), detail('calls')]
  if (word !== undefined && word !== ALL_FOUR) return word
  const card = word === ALL_FOUR ? 'all four' : cards[0] === CHARACTER ? '' : nameOf(cards[0] ?? '')
  return [house, card, story === '' ? '' : `(${story})`, calls === '' ? '' : `calls ${calls}`]
    .filter((part) => part !== '')
    .join(' ')
}

function nameOf(id: string): string {
  return actions.find((card) => card.id === id)?.name ?? id
}

function sameParts(parts: Parts, said: Declaration): boolean {
  const what = said.word ?? said.cards[0]
  const same = (one: Written | undefined, key: string) => (one?.text ?? '') === (said.details?.[key] ?? '')
  return parts.what === what && same(parts.house, 'house') && same(parts.story, 'story') && same(parts.calls, 'calls')
}
