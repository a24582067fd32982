/** Unit tests that need Vitest, as mutation testing runs them: thousands of times, so few random ones each time. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'mutation',
    // The settings have a copy in the page's own storage.
    environment: process.env.MUTATION_TESTS === 'test/store/settings.test.ts' ? 'happy-dom' : 'node',
    include: ['test/mutation/all.test.ts'],
    env: { TEST_SHARE: '0.03' },
    // What waits for something that never comes is noticed by that.
    testTimeout: 5_000,
  },
})
