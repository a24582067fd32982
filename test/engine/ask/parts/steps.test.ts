/** Long work in small steps. */
import { expect, test } from 'vitest'
import { atOnce, paced, type Steps } from '../../../../engine/ask/steps.ts'

function* counting(to: number, done: string[]): Steps<number> {
  for (let step = 1; step <= to; step++) {
    done.push(`step ${step}`)
    yield
  }
  return to
}

test('all of it at once', () => {
  const done: string[] = []
  expect(atOnce(counting(3, done))).toBe(3)
  expect(done).toEqual(['step 1', 'step 2', 'step 3'])
  expect(atOnce(counting(0, done))).toBe(0)
})

test('at a pace, which is waited for where it says so', async () => {
  const done: string[] = []
  const rest = async (): Promise<void> => {
    await Promise.resolve()
    done.push('rested')
  }
  let paces = 0
  const value = await paced(counting(3, done), () => (++paces === 2 ? rest() : undefined))
  expect(value).toBe(3)
  expect(done).toEqual(['step 1', 'step 2', 'rested', 'step 3'])
  expect(paces).toBe(3)
})

test('where nothing is waited for, it goes on at once', async () => {
  const done: string[] = []
  const all = paced(counting(2, done), () => undefined)
  expect(done).toEqual(['step 1', 'step 2'])
  expect(await all).toBe(2)
})
