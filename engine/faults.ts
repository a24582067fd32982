/** What is wrong with a declaration. */
import { illegal, type Params, type RuleId, type Verdict } from './verdict.ts'

const NONE: Params = Object.freeze({})

/**
 * Collects the rules that a declaration breaks, in the order in which refusals are named.
 * @typeParam Reason the keys of sentences that a refusal may have, where a game lists them
 */
export class Faults<Reason extends string = string> {
  private rules: RuleId[] | undefined
  private params: Params = NONE
  private reason = ''

  /** Adds a broken rule. The first one added decides; its sentence is `reason`, the rule's own unless said otherwise. */
  add(rule: RuleId & Reason, params?: Params): void
  add(rule: RuleId, params: Params, reason: Reason | undefined): void
  add(rule: RuleId, params: Params = NONE, reason: string = rule): void {
    if (this.rules === undefined) {
      this.rules = [rule]
      this.params = params
      this.reason = reason
    } else if (!this.rules.includes(rule)) this.rules.push(rule)
  }

  get none(): boolean {
    return this.rules === undefined
  }

  /** The refusal; asked for only where there is a fault. */
  get verdict(): Verdict {
    return illegal(this.rules ?? [], this.params, this.reason)
  }
}
