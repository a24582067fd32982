/** Puts a finding into the words the screen shows. */
import type { Rulings } from '../ruleset.ts'
import type { RuleText } from '../text.ts'
import type { Finding } from './knowledge.ts'
import { answers } from './text/en-answers.ts'

/** One answer in a sentence or two: what it comes to, and the deciding rule in the words of the rules screen. */
export function answerSentence(finding: Finding, text: RuleText, rulings: Rulings): string {
  const titles = finding.rules.map((id) => text.rules[id]?.title ?? id)
  if (finding.kind === 'unknown') return joined(answers.lead.unknown, answers.nearest(titles))
  const id = finding.rulings[0] ?? ''
  const ruling = Object.hasOwn(text.rulings, id) ? text.rulings[id] : undefined
  if (finding.kind === 'depends' && ruling !== undefined) {
    const mine = rulings[id] ?? ''
    const others = Object.entries(ruling.options).flatMap(([option, said]) => (option === mine ? [] : [said]))
    return joined(answers.lead.depends, answers.ruling(ruling.question, ruling.options[mine] ?? mine, others))
  }
  const lead = finding.kind === 'fact' ? answers.fact(finding.fact ?? '') : answers.lead[finding.kind]
  return joined(lead, text.rules[finding.rules[0] ?? '']?.text ?? '')
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
