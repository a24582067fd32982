import { describe, expect, test } from 'vitest'
import { readRecord } from '../../engine/record/read.ts'
import { replay } from '../../engine/record/replay.ts'
import type { Ruleset } from '../../engine/ruleset.ts'
import { games, loadGame, loadRuleText } from '../../engine/rulesets.ts'
import { read, repository } from './sources.ts'

/** The id itself, not as a part of a longer one. */
function says(text: string, id: string): boolean {
  return new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`).test(text)
}

/** The rules that the verdicts of a record rest on. */
function citedIn(text: string, game: Ruleset): string[] {
  const record = readRecord(text, game)
  if (!record.ok) return []
  return [...replay(record.value, game)].flatMap(({ verdict }) => verdict?.rules ?? [])
}

describe.each(games)('$name', async ({ id }) => {
  const game = await loadGame(id)
  const { rules, rulings } = game
  const words = await loadRuleText(id, 'en')
  const tests = repository().filter((file) => file.startsWith(`test/engine/${id}/`) && /\.(txt|ts)$/.test(file))
  const records = tests.filter((file) => file.endsWith('.txt')).map(read)
  const texts = tests.map(read)

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

  test('every rule is named by a test of the game, or cited when the records of its tests are replayed', () => {
    const cited = new Set(records.flatMap((record) => citedIn(record, game)))
    const untested = game.rules
      .map((rule) => rule.id)
      .filter((rule) => !cited.has(rule) && !texts.some((text) => says(text, rule)))
    expect(untested).toEqual([])
  })
})
