/** Collects what is wrong with a declaration, in the order in which refusals are named. */
import { illegal, type Params, type RuleId, type Verdict } from '../verdict.ts'

const NONE: Params = Object.freeze({})

export class Faults {
  private rules: RuleId[] | undefined
  private params: Params = NONE
  private reason = ''

  /** Adds a broken rule. The first one added decides; its sentence is `reason`, the rule's own unless said otherwise. */
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

  get verdict(): Verdict {
    return illegal(this.rules ?? [], this.params, this.reason)
  }
}
