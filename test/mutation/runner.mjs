/**
 * A test runner of Stryker that keeps one process with all tests loaded, for tests that are nothing but functions: the
 * engine's. For a mutant that is at work while modules load they are all loaded anew, and forgotten after it. What a module
 * remembers is filled by one run of everything before the first mutant, so that no mutant leaves something wrong behind for the next.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { build } from 'esbuild'

const BUNDLE = 'mutation-tests.js'
const PACKAGES = 'mutation-tests.json'
// What the code that Stryker has put mutants into asks which of them is at work.
globalThis.__stryker__ ??= {}
const stryker = globalThis.__stryker__

/** Tests know their own place by import.meta, which a bundle has only one of. */
const places = {
  name: 'places',
  setup(on) {
    on.onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      loader: 'ts',
    }))
  },
}

async function bundle() {
  const files = process.env.MUTATION_TESTS.split(' ')
  const loads = files.map((file) => `  await load(${JSON.stringify(file)}, () => import('./${file}'))`)
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { collected, load } from './test/mutation/harness.ts'
export async function loaded() {
${loads.join('\n')}
  return collected
}`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    alias: { vitest: path.resolve('test/mutation/harness.ts') },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    plugins: [places],
  })
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((one) => one.path))
  put(PACKAGES, JSON.stringify([...new Set(outside)]))
  put(BUNDLE, outputFiles[0].contents)
}

/** Another process may be about to read it. */
function put(file, contents) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, contents)
  renameSync(own, file)
}

/** What a package exports, as a bundle takes it: what it exports by default holds the rest, or all is taken as it is. */
async function exportsOf(name) {
  const all = await import(name)
  const { default: whole = {}, ...each } = all
  return Object.keys(each).every((key) => key in Object(whole)) ? whole : all
}

class StayingRunner {
  /** Undefined until they are loaded. */
  tests

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    process.env.TEST_SHARE = '0.03'
    if (!existsSync(BUNDLE)) await bundle()
    const names = JSON.parse(readFileSync(PACKAGES, 'utf8'))
    const packages = new Map(await Promise.all(names.map(async (name) => [name, await exportsOf(name)])))
    this.code = new Function('require', 'module', 'exports', readFileSync(BUNDLE, 'utf8'))
    this.require = (name) => packages.get(name)
  }

  /** All modules and their tests, made anew. */
  async load() {
    const own = { exports: {} }
    this.code(this.require, own, own.exports)
    return own.exports.loaded()
  }

  async dryRun() {
    this.tests = await this.load()
    const tests = await this.run(this.tests, false)
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const atLoading = mutantActivation === 'static'
    if (!atLoading && this.tests === undefined) {
      this.tests = await this.load()
      await this.run(this.tests, false)
    }
    // A hundred times what all tests together need, as Stryker has it, takes a loop without end minutes to reach.
    const most = hitLimit === undefined ? undefined : Math.ceil(hitLimit / 25)
    stryker.hitLimit = most
    stryker.hitCount = most === undefined ? undefined : 0
    stryker.activeMutant = activeMutant.id
    const all = atLoading ? await this.load() : this.tests
    const wanted = new Set(testFilter)
    const tests = testFilter ? all.filter((one) => wanted.has(one.name)) : all
    const results = await this.run(tests, true)
    stryker.activeMutant = undefined
    return toMutantRunResult(
      determineHitLimitReached(stryker.hitCount, most) ?? { status: DryRunStatus.Complete, tests: results },
    )
  }

  /** Runs tests in their order; with `bail` up to the first that fails. */
  async run(tests, bail) {
    const results = []
    for (const { name, run } of tests) {
      stryker.currentTestId = name
      const begun = performance.now()
      const result = { id: name, name, status: TestStatus.Success }
      try {
        await run()
      } catch (problem) {
        result.status = TestStatus.Failed
        result.failureMessage = String(problem?.message ?? problem)
      }
      stryker.currentTestId = undefined
      results.push({ ...result, timeSpentMs: performance.now() - begun })
      if (bail && result.status === TestStatus.Failed) break
    }
    return results
  }
}

const create = () => new StayingRunner()
create.inject = []

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'staying', create)]
