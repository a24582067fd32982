/** How an answer is put into words, with words of our own. */
import { expect, test } from 'vitest'
import { type AnswerWords, inOne, leadOf, sayFinding } from '../../../../engine/ask/answers.ts'
import type { Finding } from '../../../../engine/ask/knowledge.ts'
import type { RuleText } from '../../../../engine/text.ts'

const words: AnswerWords = {
  lead: { yes: 'Yes', no: 'No', depends: 'It depends', fact: 'a fact', unknown: 'Not in the rules' },
  fact: (short) => `<${short}>`,
  nearest: (titles) => `Nearest: ${titles.join(', ')}.`,
  ruling: (question, mine, others) => `${question} Here ${mine}, elsewhere ${others.join(' or ')}.`,
  now: (answer) => answer,
}
const text: RuleText = {
  sections: {},
  rules: { pass: { title: 'Passing', text: 'One may pass.' }, buff: { title: 'Buffs', text: 'One Buff.' } },
  rulings: {
    buffs: { question: 'How many Buffs?', reason: '', options: { one: 'one', stack: 'several', none: 'none' } },
  },
  called: [],
}

const finding = (kind: Finding['kind'], rules: readonly string[], more: Partial<Finding> = {}): Finding => ({
  kind,
  rules,
  rulings: [],
  ...more,
})
const said = (one: Finding, rulings: Readonly<Record<string, string>> = {}): string =>
  inOne(sayFinding(one, words, text, rulings))

test('yes and no, with the rule that decides', () => {
  expect(said(finding('yes', ['pass', 'buff']))).toBe('Yes. One may pass.')
  expect(said(finding('no', ['buff']))).toBe('No. One Buff.')
  // A ruling only matters to what depends on it.
  expect(said(finding('no', ['buff'], { rulings: ['buffs'] }), { buffs: 'one' })).toBe('No. One Buff.')
})

test('a fact is its own lead', () => {
  expect(said(finding('fact', ['pass'], { fact: '7' }))).toBe('<7>. One may pass.')
  expect(leadOf(finding('fact', []), words)).toBe('<>')
  expect(leadOf(finding('yes', [], { fact: '7' }), words)).toBe('Yes')
})

test('what depends tells what this table plays and what others do', () => {
  const depends = finding('depends', ['buff'], { rulings: ['buffs', 'other'] })
  expect(said(depends, { buffs: 'stack' })).toBe('It depends. How many Buffs? Here several, elsewhere one or none.')
  expect(said(depends)).toBe('It depends. How many Buffs? Here , elsewhere one or several or none.')
  expect(said(depends, { buffs: 'new' })).toBe(
    'It depends. How many Buffs? Here new, elsewhere one or several or none.',
  )
})

test('a ruling without words is passed over', () => {
  for (const id of ['nothing', 'constructor'])
    expect(said(finding('depends', ['buff'], { rulings: [id] }))).toBe('It depends. One Buff.')
  expect(said(finding('depends', ['buff']))).toBe('It depends. One Buff.')
})

test('what the rules do not say is told with the nearest rules', () => {
  expect(said(finding('unknown', ['pass', 'gone', 'buff']))).toBe('Not in the rules. Nearest: Passing, gone, Buffs.')
})

test('what has no words is left out', () => {
  expect(said(finding('yes', ['gone']))).toBe('Yes.')
  expect(said(finding('yes', []))).toBe('Yes.')
  expect(inOne({ lead: '', sentence: 'So it is.' })).toBe('So it is.')
})
