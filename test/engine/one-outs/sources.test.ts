/** Where the published rules of One-Outs say what a rule says: the headings there, in their order. */
import { expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'

const REFERENCE = 'Card reference: '
const SPECIAL = 'Special card rulings: '
const HEADINGS = [
  'Rules',
  'Setup',
  'On your turn',
  'If you’re attacked',
  'When attacked',
  'End of a play',
  'Quick reminders',
  'Core rulings',
  ...['Grab + Skateboard interactions', 'Nark', 'Down Trow', 'Hacky Sack', '4 Eggs'].map((one) => SPECIAL + one),
  ...['Attacks', 'Defenses', 'Utility', 'Buffs'].map((one) => REFERENCE + one),
]

const sourceOf = (rule: string): string | undefined => ruleset.rules.find(({ id }) => id === rule)?.source

test('every rule is from under a heading of the published page, and every heading has a rule', () => {
  for (const { id, source } of ruleset.rules) expect(HEADINGS, id).toContain(source)
  expect(new Set(ruleset.rules.map(({ source }) => source))).toEqual(new Set(HEADINGS))
})

test('a card is described in the card reference, under its kind', () => {
  const reference: Readonly<Record<string, string>> = {
    attack: 'Attacks',
    defence: 'Defenses',
    utility: 'Utility',
    buff: 'Buffs',
  }
  for (const { id, group } of ruleset.cards) expect(sourceOf(id), id).toBe(`${REFERENCE}${reference[group]}`)
})

test('what only a special card does is ruled under its name', () => {
  for (const [first, heading] of [
    ['nark.', 'Nark'],
    ['hacky.', 'Hacky Sack'],
    ['skateboard.s', 'Grab + Skateboard interactions'],
  ] as const)
    for (const { id, source } of ruleset.rules) if (id.startsWith(first)) expect(source, id).toBe(SPECIAL + heading)
  expect(sourceOf('eggs.four')).toBe(`${SPECIAL}4 Eggs`)
  expect(sourceOf('down-trow.steal')).toBe(`${SPECIAL}Down Trow`)
})
