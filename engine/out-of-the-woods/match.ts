/** What may be laid on the pile: `match.house`, `match.action`, `house.change`, `hand.enough`, `bedevil.call`. */
import type { Faults } from '../faults.ts'
import type { Seat } from '../ruleset.ts'
import type { Reason } from './reasons.ts'
import type { Said, SaidAction, SaidCharacters } from './said.ts'
import { type Draft, handOf, ruled, type State } from './state.ts'

/** `match.house`: whether a character's House may be played; the first of the game may be any. */
export function refuseHouse(state: State, faults: Faults<Reason>, who: Seat, said: SaidCharacters): void {
  const { house } = said
  if (house === null) {
    // Four at once without a House: the table has seen that the first of them fits.
    if (said.kind !== 'four') faults.add('match.house', { who }, 'match.house.unsaid')
    return
  }
  if (!house.known) {
    faults.add('match.house', { house: house.text, houses: state.houses }, 'house.unknown')
    return
  }
  const free = said.kind === 'four' && ruled(state, 'story-hand-house') === 'no'
  if (free || state.house === null || state.house === house.text) return
  const reason = said.kind === 'four' ? 'match.house.four' : 'match.house'
  faults.add('match.house', { who, house: house.text, needed: state.house }, reason)
}

/** `story.run`, `story.hand`: a story that the set-up does not know cannot be told. */
export function refuseStory(state: State, faults: Faults<Reason>, said: SaidCharacters): void {
  if (said.story === null || said.story.known) return
  const rule = said.kind === 'four' ? 'story.hand' : 'story.run'
  faults.add(rule, { story: said.story.text, stories: state.stories }, 'story.unknown')
}

/** `hand.enough`. */
export function refuseUnheld(state: State, faults: Faults<Reason>, who: Seat, cards: number): void {
  const hand = handOf(state, who)
  if (cards > hand) faults.add('hand.enough', { who, cards, hand })
}

/**
 * `house.change`, `bedevil.call`: Houses said with a card that does not carry or name one of this game.
 * @param mayCall whether the card names a House at all
 */
export function refuseSaidHouse(
  state: State,
  faults: Faults<Reason>,
  said: SaidAction | SaidCharacters,
  mayCall: boolean,
): void {
  const { house, calls } = said
  const { houses } = state
  if (said.kind === 'action' && house !== null && !house.known)
    faults.add('house.change', { house: house.text, houses }, 'house.unknown')
  if (calls !== null && !mayCall) faults.add('bedevil.call')
  else if (calls !== null && !calls.known) faults.add('bedevil.call', { house: calls.text, houses }, 'house.unknown')
}

/** `house.change`: a card's own House becomes the House; one without leaves it. */
export function changeHouse(draft: Draft, said: Said): void {
  if (said.kind !== 'action' && said.kind !== 'character' && said.kind !== 'four') return
  if (said.house?.known === true) draft.house = said.house.text
}
