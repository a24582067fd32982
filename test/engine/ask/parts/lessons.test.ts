/** The lessons of the real games, as they are loaded: nothing is learnt from them here. */
import { describe, expect, test } from 'vitest'
import { loadLessons } from '../../../../engine/ask/lessons.ts'
import { spokenOf, statementsOf } from '../../../../engine/ask/statements.ts'
import { silentAnywhere } from '../../../../engine/ask/text/en-silent.ts'
import { silentSaid } from '../../../../engine/ask/text/en-silent-said.ts'
import { isAskedIn } from '../../../../engine/games.ts'
import { games, loadRuleText } from '../../../../engine/rulesets.ts'

const ways = (lessons: Awaited<ReturnType<typeof loadLessons>>) => lessons.flatMap((lesson) => lesson.ways)

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('English lessons end in what no game’s rules say', async () => {
    const lessons = await loadLessons(id)
    const anywhere = [...statementsOf(silentAnywhere), ...spokenOf(silentSaid)]
    expect(anywhere.length).toBeGreaterThan(0)
    expect(lessons.slice(-anywhere.length)).toEqual(anywhere)
    expect(ways(await loadLessons(id, 'en'))).toEqual(ways(lessons))
  })

  test('they are about its own rules', async () => {
    const { rules } = await loadRuleText(id, 'en')
    const lessons = await loadLessons(id)
    expect(lessons.filter(({ kind }) => kind === 'yes').length).toBeGreaterThan(10)
    expect(lessons.flatMap((lesson) => lesson.rules).filter((rule) => !Object.hasOwn(rules, rule))).toEqual([])
  })

  test('in another language they are its own where it is asked about in it, and else the English ones', async () => {
    const [english, korean] = [ways(await loadLessons(id)), ways(await loadLessons(id, 'ko'))]
    if (isAskedIn(id, 'ko')) expect(korean.some((way) => /[가-힣]/.test(way))).toBe(true)
    else expect(korean).toEqual(english)
  })
})
