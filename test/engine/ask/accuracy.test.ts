/** How often Ask is right, bank by bank and game by game, held at what it reached. */

import { describe, expect, test } from 'vitest'
import { prepare, understand } from '../../../engine/ask/ask.ts'
import { learning } from '../../../engine/ask/learn.ts'
import { loadLessons } from '../../../engine/ask/lessons.ts'
import { loadAsk, loadParts } from '../../../engine/ask/load.ts'
import { choicesOf } from '../../../engine/ask/reader.ts'
import { type GameId, games } from '../../../engine/rulesets.ts'
import { added, BANKS, inWords, KOREAN, partOf, type Question, questionsOf, score } from './questions.ts'

const KINDS = ['yes', 'no', 'depends', 'fact', 'unknown'] as const
const ids = games.map((game) => game.id)

/** Least share of right kinds and right rules, most wrong yes or no, in percent: what was reached, rounded down. */
const REACHED: Readonly<Record<(typeof BANKS)[number], readonly [number, number, number]>> = {
  bank: [99, 98, 1],
  own: [99, 96, 1],
  second: [98, 98, 1],
  third: [97, 97, 1],
  fourth: [98, 97, 1],
  fifth: [88, 97, 5],
  sixth: [99, 97, 1],
  seventh: [96, 97, 3],
  eighth: [90, 93, 4],
  ninth: [89, 93, 4],
  tenth: [90, 95, 6],
  eleventh: [92, 93, 5],
  plain: [98, 98, 1],
}

describe('accuracy', () => {
  test.each(BANKS)('on the questions of %s stays what it was', async (bank) => {
    const report: string[] = []
    const all = []
    for (const id of ids) {
      const asked = await loadAsk(id)
      const questions = questionsOf(bank, id)
      const whole = score(asked, questions)
      all.push(whole)
      report.push(`${id}: ${inWords(whole)}`)
      for (const kind of KINDS) {
        const own = questions.filter((question) => question.kind === kind)
        if (own.length > 0) report.push(`  ${kind}: ${inWords(score(asked, own))}`)
      }
    }
    const total = added(all)
    console.info([`${bank}: ${inWords(total)}`, ...report].join('\n'))
    const [kind, rule, wrong] = REACHED[bank]
    expect((100 * total.kind) / total.count).toBeGreaterThanOrEqual(kind)
    expect((100 * total.rule) / total.count).toBeGreaterThanOrEqual(rule)
    expect((100 * total.wrong) / total.count).toBeLessThanOrEqual(wrong)
  })
})

test('Korean questions on One Card', async () => {
  const asked = await loadAsk('one-card', 'ko')
  const total = score(asked, questionsOf(KOREAN, 'one-card'))
  console.info(`one-card, in Korean: ${inWords(total)}`)
  expect((100 * total.kind) / total.count).toBeGreaterThanOrEqual(83)
  expect((100 * total.rule) / total.count).toBeGreaterThanOrEqual(91)
  expect((100 * total.wrong) / total.count).toBeLessThanOrEqual(6)
})

/** How well a way has to fit a question to count as written for it. */
const COPIED = 0.97
const PARTS = 2

/** The game without the ways that fit these questions as if they had been copied from them. */
async function without(id: GameId, questions: readonly Question[]) {
  const whole = await loadAsk(id)
  const [parts, lessons] = await Promise.all([loadParts(id), loadLessons(id)])
  const ways = lessons.flatMap((lesson) => lesson.ways.flatMap(choicesOf))
  const copied = new Set<string>()
  for (const { q } of questions)
    for (const { fit, way } of understand(whole, q).matches) if (fit >= COPIED) copied.add(ways[way] ?? '')
  const rest = lessons.map((lesson) => ({ ...lesson, ways: lesson.ways.filter((way) => !copied.has(way)) }))
  return prepare(...parts, learning(parts[4], rest))
}

/** Least share of right kinds and rules in each game when a part is left out, in percent. */
const LEFT_OUT = [93, 95] as const

/** Banks that nothing was tuned to. */
const UNTOUCHED: ReadonlySet<string> = new Set(['eighth', 'ninth', 'tenth', 'eleventh'])

// One half of each game: what is left out there is learnt without, which takes long.
const parts = ids.map((id, game) => [id, game % PARTS] as const)

test.each(parts)(
  '%s: questions left out, part %i, with the ways that look copied from them, are mostly right',
  async (id, part) => {
    const own = BANKS.filter((bank) => !UNTOUCHED.has(bank))
      .flatMap((bank) => questionsOf(bank, id))
      .filter((question) => partOf(question, PARTS) === part)
    const total = score(await without(id, own), own)
    console.info(`${id}, part ${part} left out: ${inWords(total)}`)
    expect((100 * total.kind) / total.count).toBeGreaterThanOrEqual(LEFT_OUT[0])
    expect((100 * total.rule) / total.count).toBeGreaterThanOrEqual(LEFT_OUT[1])
  },
)
