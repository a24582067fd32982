/** How often Ask is right, bank by bank and game by game, held at what it reached. */

import { describe, expect, test } from 'vitest'
import { loadAsk } from '../../../engine/ask/load.ts'
import { games } from '../../../engine/rulesets.ts'
import { added, BANKS, inWords, KOREAN, questionsOf, score } from './questions.ts'

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
  twelfth: [90, 93, 5],
  thirteenth: [89, 94, 6],
  plain: [98, 98, 1],
  newcomer: [97, 97, 1],
  'newcomer-kept': [97, 97, 1],
}

describe('accuracy', () => {
  test.each(BANKS)('on the questions of %s stays what it was', async (bank) => {
    const report: string[] = []
    const all = []
    for (const id of ids) {
      const asked = await loadAsk(id)
      const questions = questionsOf(bank, id)
      const kinds = KINDS.map((kind) => {
        const own = questions.filter((question) => question.kind === kind)
        return { kind, own: score(asked, own) }
      })
      const whole = added(kinds.map(({ own }) => own))
      all.push(whole)
      report.push(`${id}: ${inWords(whole)}`)
      for (const { kind, own } of kinds) if (own.count > 0) report.push(`  ${kind}: ${inWords(own)}`)
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
