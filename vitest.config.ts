import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { learnt } from './scripts/learnt.ts'

export default defineConfig({
  // As in a build: the tests try what people get, and do not learn it again in every process.
  plugins: [learnt()],
  test: {
    allowOnly: false,
    // Every core: Vitest leaves one out, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/{engine,store,scripts}/**/*.test.ts'],
          // They wait for nothing but the processor: how long they take, the machine says.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['test/components/**/*.test.{ts,tsx}'],
          setupFiles: ['test/components/patience.ts'],
          testTimeout: 60_000,
          // A wait that runs out on a busy machine is tried once more; what is wrong fails twice.
          retry: 1,
        },
      },
      {
        // Reads the repository and both builds: `npm run build` first.
        extends: true,
        test: { name: 'structure', environment: 'node', include: ['test/structure/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        // Real browsers with the real builds, one after the other: two at a time take a sixth less, and try on some runs
        // what a busy machine does (`--maxWorkers=2 --fileParallelism`). `npm run build` first.
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // No second try: the tests of a file share a table, and it would begin with one that is half played.
          retry: 0,
        },
      },
    ],
  },
})
