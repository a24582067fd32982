/**
 * Every game, and every card, question, step, rule and ruling of it, is registered, worded in every language, written
 * down and tested. A failure says what is missing, and where it belongs.
 */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../components/shared/words.ts'
import { loadLessons } from '../../engine/ask/lessons.ts'
import { foldName } from '../../engine/record/names.ts'
import type { Field } from '../../engine/ruleset.ts'
import { games, loadGame, loadRuleText, loadText } from '../../engine/rulesets.ts'
import type { Language } from '../../engine/text.ts'
import type { Fixture } from '../engine/conformance/fixture.ts'
import { recordsOf } from './records.ts'
import { importsOf, read, repository, says, unless } from './sources.ts'

const languages = Object.keys(LANGUAGES) as Language[]

/** Cards of which their names say everything, and why. */
const PLAIN: Readonly<Record<string, { readonly cards: RegExp; readonly why: string }>> = {
  'one-card': {
    cards: /^([345689]|10)[SHDC]$/,
    why: 'a card without an effect: `follow` is all there is to say of it',
  },
}

/** Modules beside the steps: the contract, the list, and what is open where no step is. */
const NO_STEPS = ['kinds.ts', 'step.ts', 'turn.ts']

/** The file of a game's words: the first of these that there is. */
const tableOf = (id: string, language: Language, ...kinds: readonly string[]): string =>
  kinds.map((kind) => `engine/${id}/text/${language}-${kind}.ts`).find(existsSync) ?? `engine/${id}/text/`
const blank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** What the first table of a document says in a column: by row, the words that its code snippets begin with. */
function columnOf(file: string, column: string): Readonly<Record<string, readonly string[]>> {
  const rows = read(file)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const head = rows.findIndex((cells) => cells.includes(column))
  const at = rows[head]?.indexOf(column) ?? -1
  const end = rows.findIndex((cells, row) => row > head && cells.length === 1)
  return Object.fromEntries(
    rows
      .slice(head + 2, end)
      .map((cells) => [
        cells[1] ?? '',
        [...(cells[at] ?? '').replace(/\([^)]*\)/g, '').matchAll(/`([\w-]+)/g)].map(([, word = '']) => word),
      ]),
  )
}

describe.each(games)('$name', async ({ id, name }) => {
  const game = await loadGame(id)
  const lessons = await loadLessons(id)
  const spoken = await Promise.all(
    languages.map(async (language) => ({
      language,
      table: `engine/${id}/text/${language}.ts`,
      text: await loadText(id, language),
      rulesTable: tableOf(id, language, 'rules'),
      rulingsTable: tableOf(id, language, 'rulings', 'rules'),
      rules: await loadRuleText(id, language),
    })),
  )
  const records = recordsOf(id, game)
  const tests = repository().filter((file) => file.startsWith(`test/engine/${id}/`) && /\.(txt|ts)$/.test(file))
  const conformance = `test/engine/conformance/${id}.ts`
  const { fixture }: { fixture: Fixture } = await import(/* @vite-ignore */ path.resolve(conformance))

  test('is registered wherever games are, and tested by every suite', () => {
    const lists = [
      ['components/games.ts', `./${id}/pieces.tsx`, 'its pieces of the table'],
      [`test/engine/conformance/${id}.test.ts`, `./${id}.ts`, 'the conformance suite for its fixture'],
      ['test/engine/model/tables.ts', `./${id}.ts`, 'its small tables, whose every state is walked'],
      ['test/engine/conformance/fixtures.ts', `./${id}.ts`, 'its fixture, for random play at scale and hostile input'],
    ] as const
    const files = [
      [`test/records/${id}/`, 'play records, for whoever writes another engine'],
      [`test/engine/phrase/${id}.txt`, 'sentences as people type them, with what they mean'],
      [`test/engine/ask/own/${id}.jsonl`, 'rules questions with their answers'],
      [`test/e2e/${id}.test.ts`, 'a session in the real browser'],
    ] as const
    expect([
      ...lists.flatMap(([file, from, what]) =>
        unless(
          existsSync(file) && importsOf(file).includes(path.posix.join(path.posix.dirname(file), from)),
          `${file} does not import ${from}: ${what}`,
        ),
      ),
      ...files.flatMap(([file, what]) => unless(existsSync(file), `${file} is missing: ${what}`)),
      ...unless(read('README.md').includes(`**${name}**`), `README.md does not name ${name} among the games`),
    ]).toEqual([])
  })

  test('every card has its name in every language, its group a heading', () => {
    expect(
      spoken.flatMap(({ language, table, text }) =>
        game.cards.flatMap(({ id: card, group }) => [
          ...unless(!blank(text.cards[card]?.name), `card ${card} has no name (${language}): cards in ${table}`),
          ...unless(
            !blank(text.groups[group]),
            `cards’ group ${group} has no heading (${language}): groups in ${table}`,
          ),
        ]),
      ),
    ).toEqual([])
  })

  test('every card says what it does, and was played legally in a record', () => {
    const played = new Set(records.flatMap(({ lines }) => lines.flatMap(({ cards, legal }) => (legal ? cards : []))))
    expect(
      game.cards.flatMap(({ id: card }) => [
        ...spoken.flatMap(({ language, table, text, rules, rulesTable }) =>
          unless(
            PLAIN[id]?.cards.test(card) || !blank(text.cards[card]?.short) || !blank(rules.rules[card]?.text),
            `card ${card} has neither a second line (${language}: cards in ${table}) nor a rule of its own (${rulesTable})`,
          ),
        ),
        ...unless(played.has(card), `card ${card} is played legally in no record: test/records/${id}/`),
        ...unless(
          fixture.unreached[`card ${card}`] === undefined,
          `card ${card} is not played at random: unreached in ${conformance}`,
        ),
      ]),
    ).toEqual([])
  })

  test('every question is put in every language, comes up in a record, and is known to the conformance suite', () => {
    const asked = new Set(
      records.flatMap(({ source }) => [...source.matchAll(/^= ask ([\w-]+)/gm)].map(([, ask]) => ask)),
    )
    expect(
      fixture.asks.flatMap((ask) => [
        ...spoken.flatMap(({ language, table, text }) =>
          unless(text.asks[ask], `question ${ask} has no words (${language}): asks in ${table}`),
        ),
        ...unless(
          asked.has(ask),
          `no record says when ${ask} is asked: a line "= ask ${ask} …" in test/records/${id}/`,
        ),
      ]),
    ).toEqual([])
    const known = new Set(fixture.asks)
    expect(
      spoken.flatMap(({ table, text }) =>
        Object.keys(text.asks).flatMap((ask) =>
          unless(known.has(ask), `${table} puts a question ${ask} that is no ask of ${conformance}`),
        ),
      ),
    ).toEqual([])
  })

  test('every step has its module in the list of kinds, and says which rules it carries out', () => {
    const folder = `engine/${id}/steps/`
    const modules = repository().filter((file) => file.startsWith(folder))
    const registered = modules.length === 0 ? [] : importsOf(`${folder}kinds.ts`)
    const ids = game.rules.map((rule) => rule.id)
    expect(
      modules.flatMap((file) => {
        const step = path.posix.basename(file)
        const [about = ''] = /^\/\*\*.*?\*\//s.exec(read(file)) ?? []
        const isStep = !NO_STEPS.includes(step)
        return [
          ...unless(!isStep || registered.includes(file), `${file} is in no list: ${folder}kinds.ts`),
          ...unless(
            (!isStep && step !== 'turn.ts') || ids.some((rule) => about.includes(`\`${rule}\``)),
            `${file} names no rule in the comment at its head`,
          ),
        ]
      }),
    ).toEqual([])
  })

  test('what it adds to the play record is written down, and nothing else is', () => {
    const { headers, corrections, facts } = game.notation
    const keysOf = (fields: Readonly<Record<string, Field>>, of: Field['of']) =>
      Object.keys(fields).filter((key) => fields[key]?.of === of)
    expect(columnOf('docs/record.md', name)).toEqual({
      headers: headers.map(({ key }) => key),
      'corrections of a player': keysOf(corrections, 'player'),
      'corrections of the table': keysOf(corrections, 'table'),
      'facts about a player': keysOf(facts, 'player'),
      'facts about the table': keysOf(facts, 'table'),
      'what `ask` can be': [...fixture.asks],
    })
  })

  test('every rule has a title, a text and a section with a heading in every language, and nothing else has', () => {
    expect(
      spoken.flatMap(({ rules, rulesTable }) => [
        ...game.rules.flatMap((rule) => [
          ...unless(!blank(rules.rules[rule.id]?.title), `rule ${rule.id} has no title: ${rulesTable}`),
          ...unless(!blank(rules.rules[rule.id]?.text), `rule ${rule.id} has no text: ${rulesTable}`),
          ...unless(!blank(rules.sections[rule.section]), `section ${rule.section} has no heading: ${rulesTable}`),
        ]),
        ...Object.keys(rules.rules).flatMap((rule) =>
          unless(
            game.rules.some((one) => one.id === rule),
            `${rulesTable} has a rule ${rule} that engine/${id}/rules.ts has not`,
          ),
        ),
      ]),
    ).toEqual([])
  })

  test('every rule is named by a test of the game, or cited when the records of its tests are replayed', () => {
    const cited = new Set(records.flatMap(({ lines }) => lines.flatMap(({ rules }) => rules)))
    const texts = tests.map(read)
    expect(
      game.rules.flatMap((rule) =>
        unless(
          cited.has(rule.id) || texts.some((text) => says(text, rule.id)),
          `rule ${rule.id} is tested nowhere: a record in test/records/${id}/ or test/engine/${id}/`,
        ),
      ),
    ).toEqual([])
  })

  test('every ruling has its question, its reason and its options in every language, and nothing else has', () => {
    expect(
      spoken.flatMap(({ rules, rulingsTable }) => [
        ...game.rulings.flatMap(({ id: ruling, options }) => {
          const words = rules.rulings[ruling]
          return [
            ...unless(!blank(words?.question), `ruling ${ruling} has no question: ${rulingsTable}`),
            ...unless(!blank(words?.reason), `ruling ${ruling} has no reason: ${rulingsTable}`),
            ...options.flatMap((option) =>
              unless(!blank(words?.options[option]), `ruling ${ruling} has no words for ${option}: ${rulingsTable}`),
            ),
            ...Object.keys(words?.options ?? {}).flatMap((option) =>
              unless(options.includes(option), `${rulingsTable}: ${ruling} has no option ${option}`),
            ),
          ]
        }),
        ...Object.keys(rules.rulings).flatMap((ruling) =>
          unless(
            game.rulings.some((one) => one.id === ruling),
            `${rulingsTable} has a ruling ${ruling} that there is not`,
          ),
        ),
      ]),
    ).toEqual([])
  })

  test('every ruling bends rules that there are, can be asked about, and each option is played in a record', () => {
    const inForce = new Set(
      records.flatMap(({ rulings }) => Object.entries(rulings).map(([ruling, option]) => `${ruling}=${option}`)),
    )
    expect(
      game.rulings.flatMap(({ id: ruling, options, rules }) => [
        ...unless(rules.length > 0, `ruling ${ruling} bends no rule: engine/${id}/rulings.ts`),
        ...rules.flatMap((rule) =>
          unless(
            game.rules.some((one) => one.id === rule),
            `ruling ${ruling} bends ${rule}, which is no rule`,
          ),
        ),
        ...unless(
          lessons.some((statement) => statement.rulings.includes(ruling)),
          `nobody can ask about ruling ${ruling}: a way to ask in engine/${id}/ask/`,
        ),
        ...options.flatMap((option) =>
          unless(
            inForce.has(`${ruling}=${option}`),
            `nobody plays by ${ruling}=${option}: "rulings:" of a record in test/records/${id}/`,
          ),
        ),
      ]),
    ).toEqual([])
  })

  test('no card, rule or ruling is listed twice', () => {
    const twice = (ids: readonly string[]) => ids.filter((one, nth) => ids.indexOf(one) !== nth)
    expect(twice(game.cards.flatMap(({ name, also = [] }) => [name, ...also]).map(foldName))).toEqual([])
    for (const list of [game.cards, game.rules, game.rulings]) expect(twice(list.map((one) => one.id))).toEqual([])
  })
})
