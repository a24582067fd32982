/** Stories: `story.run`, `story.hand`. */
import { foldPrinted } from '../record/names.ts'
import type { Seat } from '../ruleset.ts'
import { STORY_CARDS } from './cards.ts'
import type { SaidCharacters } from './said.ts'
import { type Draft, type Effect, type Laid, type Run, type Runs, ruled, type State } from './state.ts'

/** The discard pile tells of no story. */
export const NO_RUNS: Runs = Object.freeze({ unbroken: null, characters: null })

/** A run with so many more characters on top of it; a character whose story nobody named ends it. */
function longer(run: Run | null, story: string | null, cards: number): Run | null {
  if (story === null) return null
  const goesOn = run !== null && foldPrinted(run.story) === foldPrinted(story)
  return goesOn ? { story: run.story, length: run.length + cards } : { story, length: cards }
}

/** `story.run`: the runs once these characters lie on the pile. */
export function runsWith(runs: Runs, said: SaidCharacters): Runs {
  const story = said.story?.text ?? null
  return {
    unbroken: longer(runs.unbroken, story, said.cards),
    characters: longer(runs.characters, story, said.cards),
  }
}

/** The runs once an action card lies on the pile; whether it breaks them is for the ruling `story-action` to say. */
export function runsAfterAction(runs: Runs): Runs {
  return { unbroken: null, characters: runs.characters }
}

/** What a character or a set of four does once it stands. Four at once win whatever lay there before. */
export function laid(state: State | Draft, by: Seat, said: SaidCharacters): Laid {
  const runs = runsWith(state.runs, said)
  const full = (run: Run | null) => said.kind === 'four' || (run !== null && run.length >= STORY_CARDS)
  return {
    kind: 'laid',
    by,
    cards: said.cards,
    wins: { unbroken: full(runs.unbroken), characters: full(runs.characters) },
    before: { house: state.house, run: state.runs.characters },
  }
}

/** Whether an effect is a story win that stands, by the ruling `story-action`. */
export function isStoryWin(state: State | Draft, effect: Effect | null): boolean {
  if (effect?.kind !== 'laid') return false
  return ruled(state, 'story-action') === 'no' ? effect.wins.characters : effect.wins.unbroken
}
