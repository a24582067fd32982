import { ALL_FOUR, actions, CHARACTER, STORY_CARDS } from '../../../engine/out-of-the-woods/cards.ts'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { isOver, runOf, type State, turnOf } from '../../../engine/out-of-the-woods/state.ts'
import { text } from '../../../engine/out-of-the-woods/text/en.ts'
import { writeName } from '../../../engine/record/quote.ts'
import type { Correction, Declaration } from '../../../engine/ruleset.ts'
import type { Fixture } from './fixture.ts'
import type { Random } from './random.ts'

const HOUSES = [
  'Red',
  'Blue',
  'Green',
  'Yellow',
  'Dark Red',
  'Attack',
  'Red Attack',
  'take',
  'a, b',
  '(x)',
  'Ann',
  'calls',
  '#1',
]
const STORIES = ['Cinderella', 'Hansel', 'Rapunzel', 'Red', 'Ann', 'one, two', '(so)', '"quoted"', 'calls', '# 1']
const IDS = actions.map((card) => card.id)

function declaration(state: State, random: Random): Declaration {
  const { who } = ruleset.ask(state)
  const seat = who.length > 0 && random.chance(0.85) ? random.pick(who) : random.int(state.hands.length)
  const kind = random.int(25)
  if (kind === 0) return { seat, cards: [], word: 'draw' }
  if (kind <= 2) return { seat, cards: [], word: 'take' }
  if (kind === 3) return { seat: null, cards: [], word: 'done' }
  const house = random.chance(0.6) ? (state.house ?? random.pick(state.houses)) : random.pick(state.houses)
  // One story comes up more often than others, so that runs of it do.
  const told = state.stories.length > 0 ? state.stories : ['Cinderella', 'Hansel', 'Rapunzel']
  const run = runOf(state)?.story
  const story = run !== undefined && random.chance(0.5) ? run : random.pick(told)
  if (kind === 4)
    return {
      seat,
      cards: new Array<string>(STORY_CARDS).fill(CHARACTER),
      word: ALL_FOUR,
      details: { story, ...(random.chance(0.7) ? { house } : {}) },
    }
  if (kind <= 13) return { seat, cards: [CHARACTER], details: { house, ...(random.chance(0.9) ? { story } : {}) } }
  const card = random.pick(IDS)
  const details = {
    ...(random.chance(0.3) ? { house } : {}),
    ...(random.chance(0.3) ? { calls: random.pick(state.houses) } : {}),
  }
  return { seat, cards: [card], ...(Object.keys(details).length > 0 ? { details } : {}) }
}

/** A house, or where the set-up names stories a story, that is printed on no card here. */
function impossible(state: State, random: Random): Declaration {
  const seat = ruleset.ask(state).who[0] ?? 0
  const [house, other] = [state.house ?? state.houses[0] ?? '', 'Plaid']
  const four = { seat, cards: new Array<string>(STORY_CARDS).fill(CHARACTER), word: ALL_FOUR }
  const unknown: Declaration[] = [
    { seat, cards: [random.pick(IDS)], details: { house: other } },
    { seat, cards: ['bedevil-2'], details: { calls: other } },
    { seat, cards: [CHARACTER], details: { house: other } },
  ]
  if (state.stories.length > 0)
    unknown.push(
      { seat, cards: [CHARACTER], details: { house, story: other } },
      { ...four, details: { house, story: other } },
    )
  return random.pick(unknown)
}

function correction(state: State, random: Random): Correction {
  const seat = random.int(state.hands.length)
  switch (random.int(4)) {
    case 0:
    case 1:
      return { kind: 'hand', seat, value: random.int(9) }
    case 2:
      return { kind: 'turn', seat }
    default:
      return { kind: 'reshuffle' }
  }
}

function broken(state: State, corrected: boolean): string[] {
  const problems: string[] = []
  if (state.hands.some((hand) => !Number.isInteger(hand) || hand < 0)) problems.push(`hands ${state.hands}`)
  if (state.house !== null && !state.houses.includes(state.house)) problems.push(`house ${state.house}`)
  const run = runOf(state)
  if (
    run !== null &&
    (run.length < 1 || (!corrected && run.length >= STORY_CARDS && state.open === null && !isOver(state)))
  )
    problems.push(`run of ${run.length}`)
  if (new Set(state.escaped).size !== state.escaped.length) problems.push(`escaped twice: ${state.escaped}`)
  if (state.escaped.some((seat) => state.hands[seat] !== 0))
    problems.push(`escaped ${state.escaped} with ${state.hands}`)
  const turn = turnOf(state)
  if (isOver(state) !== (turn === null)) problems.push('a turn after the end')
  if (turn !== null && state.escaped.includes(turn)) problems.push('the turn of a player who has escaped')
  // A last card can be open; once nothing is, whoever has no cards has escaped.
  const empty = state.hands.findIndex((hand, seat) => hand === 0 && !state.escaped.includes(seat))
  if (state.open === null && empty >= 0) problems.push(`seat ${empty} without cards and not escaped`)
  return problems
}

export const fixture: Fixture<State> = {
  ruleset,
  text,
  seats: (random) => 2 + random.int(3),
  options(random) {
    const list = (names: readonly string[], count: number) => random.some(names, count).map(writeName).join(', ')
    if (random.chance(0.4)) return { houses: 'Red, Blue, Green, Yellow' }
    const houses = list(HOUSES, 1 + random.int(4))
    return random.chance(0.4) ? { houses } : { houses, stories: list(STORIES, 1 + random.int(4)) }
  },
  declaration,
  impossible,
  correction,
  broken,
  longest: 3000,
  unreached: {},
  asks: ['turn', 'answer', 'over'],
}
