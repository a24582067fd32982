/** What the engine says about a declaration. Plain data; the words are in the games' text tables. */

/** A rule's id without the game's prefix, e.g. `defend.choose`. */
export type RuleId = string

/**
 * What a sentence needs to know. Seats are numbers, cards are card ids, counts are numbers; the sentence
 * that belongs to a reason knows which is which.
 */
export type Params = Readonly<Record<string, string | number | readonly string[] | readonly number[]>>

/** Something a table would want to hear about a legal move. `id` has a sentence in the game's text table. */
export interface Note {
  readonly id: string
  readonly params: Params
}

/** Whether a declaration is legal, what it rests on, and what a sentence about it needs. */
export interface Verdict {
  readonly legal: boolean
  /** What the declaration counts as in this state (`attack`, `defence`, `chain`, …); empty when illegal. */
  readonly as: string
  /** The rules it rests on. The first one decides; the others are also in play (or also broken). */
  readonly rules: readonly RuleId[]
  /** Key of the sentence that says why, in the game's text table. */
  readonly reason: string
  readonly params: Params
  readonly notes: readonly Note[]
}

const NONE: Params = Object.freeze({})
const NO_NOTES: readonly Note[] = Object.freeze([])

/** A legal verdict. `reason` defaults to what the declaration counts as. */
export function legal(
  as: string,
  rules: readonly RuleId[],
  params: Params = NONE,
  notes: readonly Note[] = NO_NOTES,
  reason = as,
): Verdict {
  return { legal: true, as, rules, reason, params, notes }
}

/** A refusal. `rules[0]` is the rule that forbids the move; `reason` defaults to that rule's id. */
export function illegal(rules: readonly RuleId[], params: Params = NONE, reason: string = rules[0] ?? ''): Verdict {
  return { legal: false, as: '', rules, reason, params, notes: NO_NOTES }
}
