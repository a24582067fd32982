/** A few spoilt rows and files with every test run; `npm run fuzz` throws a million. `FUZZ_SEED` chooses others. */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { test } from 'vitest'
import { share } from '../../share.ts'
import { backups, imports } from './backups.ts'
import { rows } from './rows.ts'

const seed = Number(process.env.FUZZ_SEED ?? 1)

test(`stored rows from seed ${seed} are read, or refused by name`, () => {
  fc.assert(rows, { seed, numRuns: share(1500) })
})

test(`backup files from seed ${seed} are read whole or refused whole`, () => {
  fc.assert(backups, { seed, numRuns: share(1500) })
})

test(`backup files from seed ${seed} are taken in whole or not at all`, async () => {
  await fc.assert(imports, { seed, numRuns: share(150) })
})
