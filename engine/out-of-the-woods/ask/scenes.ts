/** What can be blocked and what reflected, `answer.block`, `answer.reflect`, `answer.skip`. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { CHARACTER, isAction, ruleOf } from '../cards.ts'

const BLOCKED: readonly string[] = ['block', 'reflect', 'attack', 'burden', 'bedevil-2', 'bedevil-4', CHARACTER]
const REFLECTED: readonly string[] = ['reflect', 'attack', 'burden', 'bedevil-2', 'bedevil-4']

/** The card that this answer meets in the question. */
function met({ reading }: Workbench, answer: string): string {
  const ids = reading.tokens.map((token) => token.id)
  const ordered = ids.find((id) => id.startsWith(`card:${answer}>`))?.slice(`card:${answer}>`.length)
  const found =
    ordered ?? ids.find((id) => id !== `card:${answer}` && /^(card:[a-z0-9-]+|class:bedevil|character)$/.test(id)) ?? ''
  return found === 'class:bedevil' ? 'bedevil-4' : found.replace('card:', '')
}

/** Whether a Block stops a card. */
export function blocked(bench: Workbench): Finding | undefined {
  const card = met(bench, 'block')
  if (card === 'skip') return { kind: 'no', rules: ['answer.skip', 'skip'], rulings: [] }
  if (!BLOCKED.includes(card)) return undefined
  return { kind: 'yes', rules: ['answer.block', card === CHARACTER ? 'block.character' : 'block'], rulings: [] }
}

/** Whether a Reflect turns a card back. */
export function reflected(bench: Workbench): Finding | undefined {
  const card = met(bench, 'reflect')
  if (card === 'skip') return { kind: 'no', rules: ['answer.skip', 'answer.reflect'], rulings: [] }
  if (card !== CHARACTER && !isAction(card)) return undefined
  const own = card === CHARACTER || !isAction(card) ? [] : [ruleOf(card)]
  const kind = REFLECTED.includes(card) ? 'yes' : 'no'
  return { kind, rules: [...new Set(['answer.reflect', 'reflect', ...own])], rulings: [] }
}
