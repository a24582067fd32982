/** Setting up One-Outs: what is accepted, and every problem at once (`setup.players`, `setup.hp`, `setup.hand`, `setup.first`). */
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { text } from '../../../engine/one-outs/text/en.ts'
import type { Setup } from '../../../engine/ruleset.ts'
import { usualRulings } from '../../../engine/ruleset.ts'
import { englishNamer, problemSentence } from '../../../engine/sentences.ts'

const NAMES = ['Ann', 'Ben', 'Cas', 'Dot', 'Eve', 'Fin', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kim']

function start(players: number, hp: string | undefined, dealer = 0, rulings = {}) {
  const setup: Setup = { players: NAMES.slice(0, players), dealer, options: hp === undefined ? {} : { hp } }
  return ruleset.start(setup, { ...usualRulings(ruleset.rulings), ...rulings })
}

/** Where the problems of a set-up are; empty where it starts. */
function problems(...setup: Parameters<typeof start>): string[] {
  const started = start(...setup)
  return started.ok ? [] : started.problem.map(({ where }) => where)
}

describe('a set-up that starts', () => {
  test.each([3, 4, 5, 6, 7, 8, 9, 10])('%i players', (players) => {
    for (const dealer of Array.from({ length: players }, (_, seat) => seat)) {
      const started = start(players, '12', dealer)
      if (!started.ok) throw new Error(JSON.stringify(started.problem))
      const view = ruleset.view(started.value, NAMES.slice(0, players))
      expect(view.turn).toBe(NAMES[(dealer + 1) % players])
      expect(view.players).toHaveLength(players)
      for (const player of view.players) expect(player).toMatchObject({ hp: 12, hand: 4, skateboards: [], out: false })
      expect(view).toMatchObject({ limit: 4, suddenDeath: false, winner: null, ask: { kind: 'turn' } })
    }
  })

  test.each(['1', '2', '7', '100', '999'])('%s HP', (hp) => {
    const started = start(3, hp)
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    expect(ruleset.view(started.value, NAMES).players[0]).toMatchObject({ hp: Number(hp) })
  })

  test('seven HP where none are named', () => {
    const started = start(3, undefined)
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    expect(ruleset.view(started.value, NAMES).players[2]).toMatchObject({ hp: 7 })
  })
})

describe('a set-up that does not', () => {
  test.each([0, 1, 2, 11])('%i players', (players) => {
    expect(problems(players, '7')).toContain('players')
  })

  test.each(['0', '-1', '1000', '1.5', '', 'seven', '1e1', '٧'])('%j HP', (hp) => {
    expect(problems(3, hp)).toEqual(['hp'])
  })

  test('a ruling or an option that there is none of', () => {
    expect(problems(3, '7', 0, { buffs: 'three' })).toEqual(['rulings.buffs'])
    expect(problems(3, '7', 0, { coffee: 'yes' })).toEqual(['rulings.coffee'])
  })

  test('every problem is named at once, in words', () => {
    const started = start(2, '0', 0, { buffs: 'three' })
    if (started.ok) throw new Error('it starts')
    expect(started.problem.map(({ where }) => where).sort()).toEqual(['hp', 'players', 'rulings.buffs'])
    for (const problem of started.problem) {
      const said = problemSentence(problem, text, englishNamer(text, NAMES))
      expect(said).not.toBe(problem.reason)
      expect(said).not.toMatch(/undefined|NaN/)
    }
  })
})

test.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('nobody deals from seat %d of three', (dealer) => {
  const started = start(3, '7', dealer)
  expect(started).toMatchObject({ ok: false, problem: [{ where: 'dealer', reason: 'dealer', params: { count: 3 } }] })
})

test('a name has 1 to 40 characters', () => {
  const named = (name: string) =>
    ruleset.start({ players: ['Ann', name, 'Cas'], dealer: 0, options: {} }, usualRulings(ruleset.rulings))
  expect(named('x'.repeat(40)).ok).toBe(true)
  const problem = (reason: string, params: object) => ({ ok: false, problem: [{ where: 'players.1', reason, params }] })
  expect(named('x'.repeat(41))).toMatchObject(problem('name.long', { seat: 1, most: 40 }))
  expect(named(' ')).toMatchObject(problem('name.empty', { seat: 1 }))
  expect(named('ANN')).toMatchObject(problem('name.twice', { seat: 1, twin: 0 }))
})
