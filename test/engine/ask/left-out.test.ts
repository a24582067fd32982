/** How often Ask is right about questions that were left out of what it learnt: tuning to the list would show. */

import { expect, test } from 'vitest'
import { prepare, understand } from '../../../engine/ask/ask.ts'
import { learning } from '../../../engine/ask/learn.ts'
import { loadLessons } from '../../../engine/ask/lessons.ts'
import { loadAsk, loadParts } from '../../../engine/ask/load.ts'
import { choicesOf } from '../../../engine/ask/reader.ts'
import { type GameId, games } from '../../../engine/rulesets.ts'
import { BANKS, inWords, partOf, type Question, questionsOf, score, UNTOUCHED } from './questions.ts'

/** How well a way has to fit a question to count as written for it. */
const COPIED = 0.97
const PARTS = 2

/** The game without the ways that fit these questions as if they had been copied from them. */
async function without(id: GameId, questions: readonly Question[]) {
  const whole = await loadAsk(id)
  const [parts, lessons] = await Promise.all([loadParts(id), loadLessons(id)])
  // What plain questions say is left out whole: nothing is learnt from them.
  const learnt = lessons.filter((lesson) => lesson.plain !== true)
  const ways = learnt.flatMap((lesson) => lesson.ways.flatMap(choicesOf))
  const copied = new Set<string>()
  for (const { q } of questions)
    for (const { fit, way } of understand(whole, q).matches) if (fit >= COPIED) copied.add(ways[way] ?? '')
  const rest = learnt.map((lesson) => ({
    ...lesson,
    ways: lesson.ways.flatMap(choicesOf).filter((way) => !copied.has(way)),
  }))
  return prepare(...parts, learning(parts[4], rest))
}

/** Least share of right kinds and rules in each game when a part is left out, in percent. */
const LEFT_OUT = [93, 95] as const

/** Nothing was tuned to these; and what newcomers ask is looked up, not learnt. */
const NOT_ASKED: ReadonlySet<string> = new Set([...UNTOUCHED, 'newcomer'])

// One half of each game: what is left out there is learnt without, which takes long.
const parts = games.map(({ id }, game) => [id, game % PARTS] as const)

test.each(parts)(
  '%s: questions left out, part %i, with the ways that look copied from them, are mostly right',
  async (id, part) => {
    const own = BANKS.filter((bank) => !NOT_ASKED.has(bank))
      .flatMap((bank) => questionsOf(bank, id))
      .filter((question) => partOf(question, PARTS) === part)
    const total = score(await without(id, own), own)
    console.info(`${id}, part ${part} left out: ${inWords(total)}`)
    expect((100 * total.kind) / total.count).toBeGreaterThanOrEqual(LEFT_OUT[0])
    expect((100 * total.rule) / total.count).toBeGreaterThanOrEqual(LEFT_OUT[1])
  },
)
