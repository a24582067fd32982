/** The plainest questions of each game get the answers they were written to. */
import { expect, test } from 'vitest'
import { ask } from '../../../engine/ask/ask.ts'
import { loadLessons } from '../../../engine/ask/lessons.ts'
import { loadAsk } from '../../../engine/ask/load.ts'
import { choicesOf } from '../../../engine/ask/reader.ts'
import { games } from '../../../engine/rulesets.ts'

/** Every so manieth one of them stands for the others. */
const ONE_IN = 7
/** Most that may be answered otherwise, in a thousand: of two that come to the same words the first counts. */
const OTHERWISE = 12

test.each(games.map((game) => game.id))('%s', async (id) => {
  const [asked, lessons] = await Promise.all([loadAsk(id), loadLessons(id)])
  const plain = lessons
    .filter((lesson) => lesson.plain === true && lesson.work === undefined)
    .flatMap(({ ways, ...statement }) => ways.flatMap(choicesOf).map((way) => ({ way, statement })))
    .filter(({ way }, index) => index % ONE_IN === 0 && !/[{}]/.test(way))
  expect(plain.length).toBeGreaterThan(200)
  const otherwise = plain.filter(({ way, statement: { kind, rules, rulings } }) => {
    const answer = ask(asked, way)
    return (
      answer.kind !== kind || answer.rulings[0] !== rulings[0] || (kind !== 'unknown' && answer.rules[0] !== rules[0])
    )
  })
  expect((1000 * otherwise.length) / plain.length, otherwise.map(({ way }) => way).join('\n')).toBeLessThanOrEqual(
    OTHERWISE,
  )
})
