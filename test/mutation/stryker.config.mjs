/**
 * How Stryker breaks engine/ and store/. `npm run -s mutation` says which files and which tests; see scripts/mutation.ts.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  // Every test file that is asked for is run once, not only what Vite takes to be related.
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './test/mutation/runner.mjs'],
  coverageAnalysis: 'perTest',
  // No type is checked while tests run, and no tsconfig.json has to be rewritten for the copy.
  tsconfigFile: 'none',
  // Not in node_modules: Vite does not transform what lies there, and what is not transformed cannot be broken.
  tempDirName: '.mutation',
  ignorePatterns: ['/.output', '/.wxt', '/.shots', '/reports', '/docs', '/public', '/coverage'],
  reporters: ['json', 'dots'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  dryRunTimeoutMinutes: 30,
  timeoutMS: 10_000,
  concurrency: 1,
}
