/** What the games know about questions fits their rules. */

import { describe, expect, test } from 'vitest'
import { ask, understand } from '../../../engine/ask/ask.ts'
import { loadLessons } from '../../../engine/ask/lessons.ts'
import { loadAsk } from '../../../engine/ask/load.ts'
import { games, loadGame, loadKnowledge } from '../../../engine/rulesets.ts'

describe.each(games.map((game) => game.id))('%s', (id) => {
  test('every rule and ruling that is named exists, and every ruling is asked about', async () => {
    const [game, statements] = await Promise.all([loadGame(id), loadLessons(id)])
    const rules = new Set(game.rules.map((rule) => rule.id))
    const rulings = game.rulings.map((ruling) => ruling.id)
    expect(statements.flatMap((one) => one.rules).filter((rule) => !rules.has(rule))).toEqual([])
    expect(statements.flatMap((one) => one.rulings).filter((ruling) => !rulings.includes(ruling))).toEqual([])
    const asked = new Set(statements.flatMap((one) => one.rulings))
    expect(rulings.filter((ruling) => !asked.has(ruling))).toEqual([])
  })

  test('what depends names a ruling, a fact has words, work has its name, and everything can be asked in some way', async () => {
    const [{ works }, statements] = await Promise.all([loadKnowledge(id), loadLessons(id)])
    const odd = statements.filter(
      ({ kind, rulings, fact, ways, work }) =>
        ways.length === 0 ||
        (kind === 'depends') !== rulings.length > 0 ||
        (kind === 'fact' && work === undefined && fact === '') ||
        (work !== undefined && works[work] === undefined),
    )
    expect(odd).toEqual([])
  })

  test('nearly every way finds its own statement', async () => {
    const [asked, statements] = await Promise.all([loadAsk(id), loadLessons(id)])
    // Every fortieth of them, a thousand a game, stands for the others.
    const ways = statements.flatMap((statement) => statement.ways).filter((_, index) => index % 40 === 0)
    const lost = ways.filter((way) => {
      const best = understand(asked, way.replace(/ ?-\S+/g, '').replace(/[!{}]|\b\w+:/g, '')).matches[0]
      return best === undefined || best.score < 0.5
    })
    expect(lost.length / ways.length).toBeLessThan(0.1)
  })

  test('every answer but “the rules do not say” cites a rule first', async () => {
    const [asked, game, statements] = await Promise.all([loadAsk(id), loadGame(id), loadLessons(id)])
    const rules = new Set(game.rules.map((rule) => rule.id))
    // One way to every third of them: what is cited comes from the statement that is found, however it was asked for.
    for (const way of statements.flatMap((statement, index) => (index % 3 === 0 ? statement.ways.slice(0, 1) : []))) {
      const { kind, rules: cited } = ask(asked, way)
      if (kind !== 'unknown') expect([way, rules.has(cited[0] ?? '')]).toEqual([way, true])
    }
  })
})
