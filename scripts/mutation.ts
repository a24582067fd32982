/**
 * Breaks the code of engine/ and store/ in every small way Stryker knows and counts what no test notices:
 * `npm run -s mutation -- [--jobs N] [FILE, FILE:LINE-LINE or FOLDER…]`. Without any it takes what changed against main.
 * Exit status: 0 enough is killed, 1 too little, 2 wrong usage or the tests fail as they are.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isEquivalent, type Mutant } from '../test/mutation/equivalent.ts'
import { GOALS, modules, runnerOf, testsOf, tried } from '../test/mutation/modules.ts'

const USAGE = `Usage: npm run -s mutation -- [--jobs N] [FILE, FILE:LINE-LINE or FOLDER of engine/ or store/ …]`
const REPORT = 'reports/mutation/mutation.json'

function main(): number {
  const plan = planned()
  if (plan === undefined) {
    console.error(USAGE)
    return 2
  }
  const places = (plan.places.length > 0 ? plan.places.flatMap(within) : changed()).filter((one) => tried(fileOf(one)))
  if (places.length === 0) {
    console.log('nothing to break: no code of engine/ or store/ in what was asked for')
    return 0
  }
  return Math.max(...modules(places.map(fileOf)).map((files) => breakAll(files, places, plan.jobs)))
}

interface Plan {
  /** Files, folders, or lines of files. */
  readonly places: readonly string[]
  readonly jobs: string
}

function planned(): Plan | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { jobs: { type: 'string', default: '1' } },
    })
    if (!/^[1-9]\d?$/.test(values.jobs)) return undefined
    const places = positionals.map((one) => path.relative('', one))
    const known = (one: string) => /^(engine|store)(\/|$)/.test(one) && existsSync(fileOf(one))
    return places.every(known) ? { places, jobs: values.jobs } : undefined
  } catch {
    return undefined
  }
}

/** `engine/text.ts:3-9` is of `engine/text.ts`. */
function fileOf(place: string): string {
  return place.replace(/:\d+-\d+$/, '')
}

/** A file or its lines, or all files of a folder. */
function within(place: string): string[] {
  if (!statSync(fileOf(place)).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(place, file))
    .sort()
}

/** What is not as it is on main: committed, or lying about. */
function changed(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const main =
    git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main').at(-1) ?? 'HEAD'
  const base = git('merge-base', main, 'HEAD')[0] ?? main
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
    .filter(existsSync)
    .sort()
}

/** Files that the same tests try. */
function breakAll(files: readonly string[], places: readonly string[], jobs: string): number {
  const these = places.filter((one) => files.includes(fileOf(one)))
  const args = [
    'run',
    'test/mutation/stryker.config.mjs',
    '--mutate',
    these.join(','),
    '--concurrency',
    jobs,
    '--testRunner',
    runnerOf(files[0] ?? ''),
  ]
  const tests = testsOf(files[0] ?? '', within('test'))
  const { status } = spawnSync('node_modules/.bin/stryker', args, {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: tests.join(' ') },
  })
  if (status !== 0) return 2
  return told(files)
}

interface Place {
  readonly line: number
  readonly column: number
}

interface Found {
  readonly replacement?: string
  readonly status: string
  /** Whether it is run when its module is loaded. */
  readonly static?: boolean
  readonly testsCompleted?: number
  readonly location: { readonly start: Place; readonly end: Place }
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Found[] }>>
}

interface Count {
  killed: number
  survived: number
  equivalent: number
}

/** Prints what survived, file by file, and says whether enough did not. */
function told(files: readonly string[]): number {
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
  const all: Count = { killed: 0, survived: 0, equivalent: 0 }
  for (const file of files) {
    const { source = '', mutants = [] } = report.files[file] ?? {}
    const here: Count = { killed: 0, survived: 0, equivalent: 0 }
    for (const found of mutants) count(found, described(file, source, found), here)
    console.log(`${file}: ${figures(here)}`)
    for (const one of ['killed', 'survived', 'equivalent'] as const) all[one] += here[one]
  }
  console.log(`together: ${figures(all)}`)
  return killed(all) >= (GOALS[files[0]?.split('/')[0] ?? ''] ?? 1) ? 0 : 1
}

function count(found: Found, mutant: Mutant, here: Count): void {
  const {
    status,
    location: { start },
  } = found
  // Of a test file that no longer loads Stryker hears of no test, neither passed nor failed.
  const unloaded = found.static === true && found.testsCompleted === 0
  if (status === 'Killed' || status === 'Timeout' || unloaded) {
    here.killed++
    return
  }
  // What does not even load, or was not to be tried, says nothing about the tests.
  if (status !== 'Survived' && status !== 'NoCoverage') return
  if (isEquivalent(mutant)) {
    here.equivalent++
    return
  }
  here.survived++
  const untried = status === 'NoCoverage' ? ' (no test runs it)' : ''
  console.log(`${mutant.file}:${start.line}:${start.column}${untried}\n  ${mutant.line}\n  ${mutant.change}`)
}

function described(file: string, source: string, { replacement = '', location: { start, end } }: Found): Mutant {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const from = lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join(' ')
  const one = (text: string) => text.replace(/\s+/g, ' ').trim()
  return { file, line: one(lines[0] ?? ''), change: `${one(from)} → ${one(replacement)}` }
}

/** The share that was killed of those that can be. */
function killed({ killed, survived }: Count): number {
  return killed + survived === 0 ? 1 : killed / (killed + survived)
}

function figures(count: Count): string {
  const { killed: dead, survived, equivalent } = count
  const excused = equivalent === 0 ? '' : `, ${equivalent} equivalent`
  return `${(killed(count) * 100).toFixed(1)} % killed: ${dead} killed, ${survived} survived${excused}`
}

process.exitCode = main()
