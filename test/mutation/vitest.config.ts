/** Unit tests that need Vitest, as mutation testing runs them: thousands of times, so few random ones each time. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'mutation',
    environment: 'node',
    include: ['test/mutation/all.test.ts'],
    env: { TEST_SHARE: '0.03' },
    testTimeout: 300_000,
  },
})
