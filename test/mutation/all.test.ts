/**
 * Test files as one, so that a mutant is tried in one process that loads everything once: starting one for each file
 * takes longer than the tests. `MUTATION_TESTS` names them; scripts/mutation.ts says which.
 */
import path from 'node:path'
import { describe, test } from 'vitest'

for (const file of (process.env.MUTATION_TESTS ?? '').split(' '))
  describe(file, async () => {
    try {
      await import(/* @vite-ignore */ path.resolve(file))
    } catch (problem) {
      // Stryker counts tests that fail: a file that does not load has none, and what broke it would go unnoticed.
      test('loads', () => {
        throw problem
      })
    }
  })
