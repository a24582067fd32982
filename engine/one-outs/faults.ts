/** Collects what is wrong with a declaration, in the order in which refusals are named. */
import { illegal, type Params, type RuleId, type Verdict } from '../verdict.ts'

export class Faults {
  private readonly rules: RuleId[] = []
  private params: Params = {}
  private reason = ''

  /** Adds a broken rule. The first one added decides; its sentence is `reason`, the rule's own unless said otherwise. */
  add(rule: RuleId, params: Params = {}, reason: string = rule): void {
    if (this.rules.length === 0) {
      this.params = params
      this.reason = reason
    }
    if (!this.rules.includes(rule)) this.rules.push(rule)
  }

  get none(): boolean {
    return this.rules.length === 0
  }

  get verdict(): Verdict {
    return illegal(this.rules, this.params, this.reason)
  }
}
