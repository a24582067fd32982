/**
 * Everything that must hold, step by step: `npm test`, or `npm test -- NAME…` for some of the steps.
 * Ends with one line that counts every test, each step without tests of its own as one.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { needBrowsers } from './browsers.ts'

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  run(): Count
}

const root = process.cwd()
/** Colour where somebody sees it. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const scratch = path.join(root, 'node_modules/.cache/tableside')

/** A command that holds or does not. */
function check(name: string, command: string): Step {
  return {
    name,
    run: () => (succeeds(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

/** A Vitest project, counted test by test. */
function tests(project: string): Step {
  return {
    name: project,
    run() {
      const report = path.join(scratch, `${project}.json`)
      rmSync(report, { force: true })
      const held = succeeds(
        `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json="${report}"`,
      )
      const { passed, failed } = counted(report)
      // A file that does not load, or an error outside any test, fails the run without failing a test.
      return held || failed > 0 ? { passed, failed } : { passed, failed: 1 }
    },
  }
}

function counted(report: string): Count {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** Runs a command with this repository's own programs first on the PATH. */
function succeeds(command: string): boolean {
  const programs = path.join(root, 'node_modules/.bin')
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The same everywhere, whoever starts it: Vitest, for one, behaves otherwise where this is not set.
    env: { ...process.env, CI: 'true', ...plain, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` },
  })
  return status === 0
}

const steps: readonly Step[] = [
  check('types', 'tsc'),
  check('engine types', 'tsc -p engine/tsconfig.json'),
  check('style', 'biome check --error-on-warnings'),
  check('unused', 'knip --no-progress'),
  check('build chrome', 'wxt build -b chrome'),
  check('build firefox', 'wxt build -b firefox'),
  tests('structure'),
  tests('unit'),
  tests('component'),
  {
    name: 'browsers',
    run() {
      try {
        for (const [name, file] of Object.entries(needBrowsers('chromium', 'firefox'))) console.log(`${name}: ${file}`)
        return { passed: 1, failed: 0 }
      } catch (problem) {
        console.error(String(problem))
        return { passed: 0, failed: 1 }
      }
    },
  },
  tests('e2e'),
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}
mkdirSync(scratch, { recursive: true })
const chosen = wanted.length > 0 ? steps.filter((step) => wanted.includes(step.name)) : steps
const lines: string[] = []
let passed = 0
let failed = 0
for (const step of chosen) {
  console.log(`\n── ${step.name}`)
  const begun = performance.now()
  const count = step.run()
  passed += count.passed
  failed += count.failed
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const line = `${step.name.padEnd(14)} ${count.failed > 0 ? 'FAILED' : 'ok    '} ${count.passed} passed, ${count.failed} failed  ${seconds} s`
  lines.push(line)
  console.log(line)
}
console.log(`\n${lines.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
