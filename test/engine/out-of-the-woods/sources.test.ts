/** Where the rule book of Out of the Woods says what a rule says: the headings of its contents. */
import { expect, test } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'

const CARDS = 'Notebook: Action Card Reference'
const HEADINGS = [CARDS, 'Notebook: Rules', 'Rules and FAQ']

test('every rule is from under a heading of the rule book, and every heading has a rule', () => {
  for (const { id, source } of ruleset.rules) expect(HEADINGS, id).toContain(source)
  expect(new Set(ruleset.rules.map(({ source }) => source))).toEqual(new Set(HEADINGS))
})

test('what an action card does stands in the reference of the action cards', () => {
  const sources = new Map(ruleset.rules.map(({ id, source }) => [id, source]))
  for (const id of ['attack', 'burden', 'skip', 'bedevil', 'block', 'reflect']) expect(sources.get(id), id).toBe(CARDS)
  for (const { id, source } of ruleset.rules) if (id.startsWith('story.')) expect(source, id).toBe('Notebook: Rules')
})
