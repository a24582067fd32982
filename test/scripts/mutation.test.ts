/** What mutation testing breaks, which tests have to notice, and what it does not count. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { equivalent } from '../mutation/equivalent.ts'
import { modules, testsOf, tried } from '../mutation/modules.ts'

const within = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .sort()

const code = [...within('engine'), ...within('store')].filter(tried)

test('every file that is broken belongs to one part, and the part has tests', () => {
  expect(modules(code).flat().sort()).toEqual(code)
  const tests = within('test')
  expect(code.filter((file) => testsOf(file, tests).length === 0)).toEqual([])
})

test('a game is tried by its own tests', () => {
  const tests = testsOf('engine/one-card/attack.ts', within('test'))
  expect(tests).toContain('test/engine/one-card/attack.test.ts')
  expect(tests.filter((file) => /one-outs|out-of-the-woods/.test(file))).toEqual([])
})

test('what a game has of its own for Ask is tried without the ways people ask', () => {
  const tests = testsOf('engine/one-card/ask/seats.ts', within('test'))
  expect(tests).toContain('test/engine/ask/readers/one-card/seats.test.ts')
  expect(tests.filter((file) => !file.startsWith('test/engine/ask/readers/one-card/'))).toEqual([])
})

test('tables of words are not broken', () => {
  const words = ['engine/one-outs/text/en.ts', 'engine/one-card/ask/said/en-more.ts', 'engine/ask/text/en-forms.ts']
  expect(words.filter(tried)).toEqual([])
})

test('a mutant that is not counted stands in a line that is there, and has a reason', () => {
  const lines = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
  expect(equivalent.length).toBeGreaterThan(0)
  expect(equivalent.filter(({ file, line, why }) => why === '' || !lines(file).includes(line))).toEqual([])
})

describe('npm run mutation', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'mutation', ...args], { encoding: 'utf8' })

  test('breaks nothing where there is no code', () => {
    const { status, stdout } = run('engine/one-outs/text')
    expect(stdout).toBe('nothing to break: no code of engine/ or store/ in what was asked for\n')
    expect(status).toBe(0)
  })

  test.each([[['--jobs', 'many']], [['components/games.ts']], [['engine/nothing.ts']]])(
    '%j is refused with how it is meant',
    (args) => {
      const { status, stderr } = run(...args)
      expect(status).toBe(2)
      expect(stderr).toMatch(/^Usage: npm run -s mutation -- /)
    },
  )
})
