import { describe, expect, test } from 'vitest'
import { games, loadGame, loadRuleText } from '../../engine/rulesets.ts'
import { read, repository } from './sources.ts'

/** The id itself, not as a part of a longer one. */
function says(text: string, before: string, id: string): boolean {
  return new RegExp(`${before}(?<![\\w.-])${id.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`).test(text)
}

describe.each(games)('$name', async ({ id }) => {
  const { rules, rulings } = await loadGame(id)
  const words = await loadRuleText(id)
  const tests = repository().filter((file) => file.startsWith(`test/engine/${id}/`) && /\.(txt|ts)$/.test(file))
  const records = tests.filter((file) => file.endsWith('.txt')).map(read)
  const all = tests.map(read)

  test('every rule has a title, a text and a section with a heading, and nothing else has', () => {
    expect(Object.keys(words.rules).sort()).toEqual(rules.map((rule) => rule.id).sort())
    const empty = rules.filter((rule) => {
      const wording = words.rules[rule.id]
      return !wording?.title.trim() || !wording.text.trim() || !words.sections[rule.section]?.trim()
    })
    expect(empty).toEqual([])
  })

  test('every ruling has its question, its reason and all its options in words, and nothing else has', () => {
    const options = (of: Record<string, readonly string[]>) =>
      Object.fromEntries(Object.entries(of).map(([ruling, list]) => [ruling, [...list].sort()]))
    expect(
      options(Object.fromEntries(Object.entries(words.rulings).map(([id, { options }]) => [id, Object.keys(options)]))),
    ).toEqual(options(Object.fromEntries(rulings.map((ruling) => [ruling.id, ruling.options]))))
    const empty = Object.entries(words.rulings).filter(
      ([, { question, reason, options }]) =>
        !question.trim() || !reason.trim() || Object.values(options).some((option) => !option.trim()),
    )
    expect(empty).toEqual([])
  })

  test('every rule that forbids something refuses a move in a record of the tests', () => {
    const untested = rules
      .filter((rule) => rule.kind === 'forbids')
      .filter((rule) => !records.some((record) => says(record, '=> illegal ', rule.id)))
    expect(untested.map((rule) => rule.id)).toEqual([])
  })

  test('every other rule is named by a test that shows what it does', () => {
    const untested = rules
      .filter((rule) => rule.kind === 'effect')
      .filter((rule) => !all.some((text) => says(text, '', rule.id)))
    expect(untested.map((rule) => rule.id)).toEqual([])
  })
})
