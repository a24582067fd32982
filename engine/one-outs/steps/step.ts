/** What the module of a step kind provides. A step itself is plain data on the state's stack. */
import type { Declaration, Seat } from '../../ruleset.ts'
import type { Params, Verdict } from '../../verdict.ts'
import type { Draft } from '../draft.ts'
import type { State, Step } from '../state.ts'

/** A declaration with somebody who says it: everything but `done`. */
export type Said = Declaration & { readonly seat: Seat }

export interface StepKind<One extends Step> {
  /** A must step holds the game until it is answered; a may step closes by itself. */
  readonly must: boolean
  /** Who may answer, first the one whose chance it is. */
  who(step: One): readonly Seat[]
  /** What the question's sentence needs. */
  params(state: State, step: One): Params
  /** What a move is while this step is on top; undefined where it does not belong to the step. */
  judge(state: State, step: One, move: Said): Verdict | undefined
  /** Carries a legal move out. The step is still on top of the draft's stack. */
  play(draft: Draft, step: One, move: Said): void
  /** Closes the step when nobody adds anything. The step is still on top. */
  lapse(draft: Draft, step: One): void
  /**
   * Looks whether the step still stands now that it is on top. True: it stays and asks. False: it has
   * removed itself or put another step on top.
   */
  settle(draft: Draft, step: One): boolean
}
