/** What a declaration says: its card, and houses and stories as the set-up spells them, compared like names of cards. */
import { foldPrinted } from '../record/names.ts'
import type { Declaration } from '../ruleset.ts'
import { type ActionId, ALL_FOUR, CHARACTER, isAction, STORY_CARDS } from './cards.ts'
import type { Draft, State } from './state.ts'

/** A house or story as somebody said it. */
export interface Name {
  /** As the set-up spells it; as it was said where the set-up has none such. */
  readonly text: string
  /** False where the set-up names others and not this one. */
  readonly known: boolean
}

/** A character, or all four of a story at once. */
export interface SaidCharacters {
  readonly kind: 'character' | 'four'
  readonly cards: number
  readonly house: Name | null
  readonly story: Name | null
  readonly calls: Name | null
}

/** An action card. */
export interface SaidAction {
  readonly kind: 'action'
  readonly card: ActionId
  readonly cards: 1
  readonly house: Name | null
  readonly calls: Name | null
}

/** A word without a card. */
interface SaidWord {
  readonly kind: 'draw' | 'take' | 'done'
}

/** Something that nobody can do in this game: two cards at once, a target, an unknown card. */
interface SaidNonsense {
  readonly kind: 'nonsense'
}

/** What a declaration says. */
export type Said = SaidCharacters | SaidAction | SaidWord | SaidNonsense

const NONSENSE: SaidNonsense = Object.freeze({ kind: 'nonsense' })

/** Reads a declaration against the set-up. Never throws, whatever stands in it. */
export function saidIn(state: State | Draft, move: Declaration): Said {
  const { word, cards, details = {} } = move
  // Nobody in particular says it: a player who has nothing to add says `take`, or plays on.
  if (word === 'done') return move.seat === null && cards.length === 0 ? { kind: 'done' } : NONSENSE
  if ((move.targets?.length ?? 0) > 0) return NONSENSE
  if (word === 'draw' || word === 'take') return cards.length === 0 ? { kind: word } : NONSENSE
  for (const key of ['house', 'story', 'calls'])
    if (details[key] !== undefined && typeof details[key] !== 'string') return NONSENSE
  const house = nameIn(state.houses, details.house)
  const story = nameIn(state.stories, details.story)
  const calls = nameIn(state.houses, details.calls)
  if (word === ALL_FOUR)
    return cards.length === STORY_CARDS && cards.every((card) => card === CHARACTER)
      ? { kind: 'four', cards: STORY_CARDS, house, story, calls }
      : NONSENSE
  const [card] = cards
  if (word !== undefined || card === undefined || cards.length !== 1) return NONSENSE
  if (card === CHARACTER) return { kind: 'character', cards: 1, house, story, calls }
  return isAction(card) && story === null ? { kind: 'action', card, cards: 1, house, calls } : NONSENSE
}

/** A name as the set-up spells it. Where the set-up names none, any is known. */
function nameIn(names: readonly string[], said: unknown): Name | null {
  if (typeof said !== 'string' || said.trim() === '') return null
  const wanted = foldPrinted(said)
  const found = names.find((name) => foldPrinted(name) === wanted)
  if (found !== undefined) return { text: found, known: true }
  return { text: said.trim().replace(/\s+/g, ' '), known: names.length === 0 }
}
