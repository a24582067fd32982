/** What may be laid on the pile: `match.house`, `match.action`, `house.change`, `hand.enough`, `bedevil.call`. */
import type { Seat } from '../ruleset.ts'
import { illegal, type Params, type RuleId, type Verdict } from '../verdict.ts'
import type { Reason } from './reasons.ts'
import type { Said, SaidAction, SaidCharacters } from './said.ts'
import { type Draft, handOf, ruled, type State } from './state.ts'

/** A rule that a move breaks, and the sentence for it. */
export interface Fault {
  readonly rule: RuleId
  readonly reason: Reason
  readonly params: Params
}

/** The refusal for the first of several faults; the other rules are named after it. Undefined where there is none. */
export function refusal(faults: readonly Fault[]): Verdict | undefined {
  const [first] = faults
  if (first === undefined) return undefined
  return illegal([...new Set(faults.map((fault) => fault.rule))], first.params, first.reason)
}

/** `match.house`: whether a character's House may be played; the first of the game may be any. */
export function houseFaults(state: State, who: Seat, said: SaidCharacters): Fault[] {
  const { house } = said
  // Four at once without a House: the table has seen that the first of them fits.
  if (house === null)
    return said.kind === 'four' ? [] : [{ rule: 'match.house', reason: 'match.house.unsaid', params: { who } }]
  if (!house.known)
    return [{ rule: 'match.house', reason: 'house.unknown', params: { house: house.text, houses: state.houses } }]
  const free = said.kind === 'four' && ruled(state, 'story-hand-house') === 'no'
  if (free || state.house === null || state.house === house.text) return []
  const reason = said.kind === 'four' ? 'match.house.four' : 'match.house'
  return [{ rule: 'match.house', reason, params: { who, house: house.text, needed: state.house } }]
}

/** `story.run`, `story.hand`: a story that the set-up does not know cannot be told. */
export function storyFaults(state: State, said: SaidCharacters): Fault[] {
  if (said.story === null || said.story.known) return []
  const rule = said.kind === 'four' ? 'story.hand' : 'story.run'
  return [{ rule, reason: 'story.unknown', params: { story: said.story.text, stories: state.stories } }]
}

/** `hand.enough`. */
export function handFaults(state: State, who: Seat, cards: number): Fault[] {
  const hand = handOf(state, who)
  return cards <= hand ? [] : [{ rule: 'hand.enough', reason: 'hand.enough', params: { who, cards, hand } }]
}

/** `house.change`, `bedevil.call`: Houses said with a card that does not carry or name one of this game. */
export function saidHouseFaults(state: State, said: SaidAction | SaidCharacters, mayCall: boolean): Fault[] {
  const faults: Fault[] = []
  const { house, calls } = said
  const { houses } = state
  if (said.kind === 'action' && house !== null && !house.known)
    faults.push({ rule: 'house.change', reason: 'house.unknown', params: { house: house.text, houses } })
  if (calls !== null && !mayCall) faults.push({ rule: 'bedevil.call', reason: 'bedevil.call', params: {} })
  else if (calls !== null && !calls.known)
    faults.push({ rule: 'bedevil.call', reason: 'house.unknown', params: { house: calls.text, houses } })
  return faults
}

/** `house.change`: a card's own House becomes the House; one without leaves it. */
export function changeHouse(draft: Draft, said: Said): void {
  if (said.kind !== 'action' && said.kind !== 'character' && said.kind !== 'four') return
  if (said.house?.known === true) draft.house = said.house.text
}
