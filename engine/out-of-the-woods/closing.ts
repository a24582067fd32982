/** What the open card does once nobody answers it: `attack`, `burden`, `burden.last`, `bedevil`, `block.character`, a story win. */

import { CHARACTER, draws } from './cards.ts'
import { letEscape } from './escape.ts'
import { changeHand } from './hands.ts'
import { countIn, type Draft, draftOf, type Effect, finish, handOf, type Open, type State, winnerOf } from './state.ts'
import { isStoryWin } from './story.ts'

// Every key of a pad asks what holds once the same card has closed.
const known = new WeakMap<State, State>()

/** The state once the open card has closed. */
export function closed(state: State): State {
  const made = known.get(state)
  if (made !== undefined) return made
  const draft = draftOf(state)
  close(draft)
  const after = finish(draft)
  known.set(state, after)
  return after
}

/** Closes the open card, if there is one: its effect happens, then whoever has no cards left escapes. */
export function close(draft: Draft): void {
  const open = draft.open
  if (open === null) return
  draft.open = null
  draft.pass = { to: open.to, first: open.first, lost: null }
  if (open.effect !== null) happen(draft, open, open.effect)
  letEscape(draft, open.played)
}

function happen(draft: Draft, open: Open, effect: Effect): void {
  switch (effect.kind) {
    case 'attack': {
      const { by, at, card } = effect
      changeHand(draft, at, draws(card), 'attack', { by, card })
      draft.pass = { ...draft.pass, lost: { seat: at, to: 'attack', by, two: countIn(draft) === 2 } }
      draft.happened.push({ kind: 'lost-turn', seat: at, by, card })
      return
    }
    case 'burden': {
      const { by, at, card } = effect
      draft.pass = { ...draft.pass, to: at }
      if (handOf(draft, by) === 0) return
      changeHand(draft, by, -1, 'give', { by: at, card })
      changeHand(draft, at, 1, 'given', { by, card })
      return
    }
    case 'bedevil': {
      const { by, at, card } = effect
      draft.pass = { ...draft.pass, to: at }
      changeHand(draft, at, draws(card), 'bedevil', { by, card })
      // `bedevil.call`: a named House counts only now.
      if (effect.calls !== null) draft.house = effect.calls
      return
    }
    case 'laid': {
      if (!isStoryWin(draft, effect)) return
      const first = winnerOf(draft) === null
      draft.story = { seat: effect.by, escapes: draft.escaped.length }
      draft.happened.push({ kind: 'story', seat: effect.by })
      if (first) draft.happened.push({ kind: 'win', seat: effect.by, cause: 'story' })
      return
    }
    case 'pick-up': {
      const { by, cards, before } = effect.laid
      changeHand(draft, by, cards, 'pick-up', { by: open.by, card: CHARACTER })
      // An action card's own House stays, also the Block's: the House played last counts.
      draft.house = open.said ?? before.house
      draft.runs = { unbroken: draft.runs.unbroken, characters: open.broken ? null : before.run }
      return
    }
  }
}
