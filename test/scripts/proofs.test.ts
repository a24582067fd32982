/** The commands that go further than a test run, run as people run them, a little of each. */
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run soak', () => {
  test('plays so many games from a seed, shared out over processes', () => {
    const { status, stdout } = run('soak', '--games', '6', '--seed', '11', '--workers', '2')
    expect(status).toBe(0)
    expect(stdout.match(/^held: 3 games, \d+ entries, .*from seed 11, process [12] of 2$/gm)).toHaveLength(2)
  })
})

describe('npm run fuzz', () => {
  test('throws so many inputs at one target', () => {
    const { status, stdout } = run('fuzz', '--target', 'rows', '--inputs', '25', '--seed', '3')
    expect(stdout).toMatch(/^held: rows: 25 inputs, .*from seed 3\n$/)
    expect(status).toBe(0)
  })
})

describe('npm run model', () => {
  test('walks the tables that are asked for, and adds up', () => {
    const { status, stdout } = run('model', '--only', 'one-card, 2 players, 8 cards, defaults')
    expect(stdout).toMatch(/^1\/1 one-card, 2 players, 8 cards, defaults: (\d+) states, [\s\S]*\nheld: \1 states, /)
    expect(stdout).toMatch(/one-card: attack closed by [1-9]/)
    expect(status).toBe(0)
  })
})

test.each([
  ['soak', '--games', 'many'],
  ['soak', '--game', 'chess'],
  ['fuzz', '--target', 'nothing'],
  ['fuzz', '--inputs', '0'],
  ['model', '--game', 'chess'],
  ['model', '--wrong'],
  ['crash', '--only', 'nothing'],
  ['crash', '--kills', '0'],
])('%s %s %s is refused with how it is meant', (script, ...args) => {
  const { status, stderr } = run(script, ...args)
  expect(status).toBe(2)
  expect(stderr).toMatch(new RegExp(`^Usage: npm run -s ${script} -- `))
})
