/** What the module of a step kind provides. A step itself is plain data on the state's stack. */
import type { Declaration, Seat } from '../../ruleset.ts'
import type { Params, Verdict } from '../../verdict.ts'
import type { Draft } from '../draft.ts'
import type { State, Step } from '../state.ts'

/** A declaration with somebody who says it: everything but `done`. */
export type Said = Declaration & { readonly seat: Seat }

/** Whether somebody says it. */
export function isSaid(move: Declaration): move is Said {
  return move.seat !== null
}

/** What every step has. */
interface AnyStep<One extends Step> {
  /** Who may answer, first the one whose chance it is. */
  who(step: One): readonly Seat[]
  /** What the question's sentence needs. */
  params(step: One): Params
  /** Carries a legal move out. The step is still on top of the draft's stack. */
  play(draft: Draft, step: One, move: Said): void
  /**
   * Looks whether the step still stands now that it is on top. True: it stays and asks. False: it has
   * removed itself or put another step on top.
   */
  settle(draft: Draft, step: One): boolean
}

/** Holds the game until it is answered: every move of the player who is asked belongs to it. */
export interface MustStep<One extends Step> extends AnyStep<One> {
  readonly must: true
  /** What a move of the player who is asked is while this step is on top. */
  judge(state: State, step: One, move: Said): Verdict
}

/** Closes by itself when a move arrives that does not belong to it. */
export interface MayStep<One extends Step> extends AnyStep<One> {
  readonly must: false
  /** What a move is while this step is on top; undefined where it does not belong to the step. */
  judge(state: State, step: One, move: Said): Verdict | undefined
  /** Closes the step when nobody adds anything. The step is still on top. */
  lapse(draft: Draft, step: One): void
}

/** The module of a step kind. */
export type StepKind<One extends Step> = MustStep<One> | MayStep<One>
