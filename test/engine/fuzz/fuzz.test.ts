/** A little hostile input with every test run; `npm run fuzz` throws a million. `FUZZ_SEED` chooses other input. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from '../../share.ts'
import { soon } from './hostile.ts'
import { lines } from './lines.ts'
import { records } from './records.ts'

const seed = Number(process.env.FUZZ_SEED ?? 1)

test(`typed lines from seed ${seed} are read or said not to be`, () => {
  fc.assert(lines, { seed, numRuns: share(1500) })
})

test(`records from seed ${seed} are replayed or refused with their places`, () => {
  fc.assert(records, { seed, numRuns: share(400) })
})

test('what takes too long is noticed, and what a busy machine holds up is not', () => {
  const spin = (millis: number) => () => {
    const before = process.cpuUsage()
    for (;;) {
      const { user, system } = process.cpuUsage(before)
      if ((user + system) / 1000 > millis) return
    }
  }
  expect(() => soon(10, spin(400))).toThrow('for 10 characters')
  let first = true
  soon(10, () => {
    if (first) spin(400)()
    first = false
  })
})
