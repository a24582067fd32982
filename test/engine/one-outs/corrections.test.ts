/**
 * Corrections that name nothing there is to correct are refused with a reason, and change nothing; a record cannot hold
 * them. What corrections do stands in `rules/corrections*.txt`.
 */
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { text } from '../../../engine/one-outs/text/en.ts'
import { type Correction, usualRulings } from '../../../engine/ruleset.ts'
import { englishNamer, problemSentence } from '../../../engine/sentences.ts'

const names = ['Ann', 'Ben', 'Cas']
function start() {
  const started = ruleset.start({ players: names, dealer: 2, options: {} }, usualRulings(ruleset.rulings))
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

function corrected(...fixes: Correction[]) {
  let state = start()
  for (const fix of fixes) {
    const next = ruleset.correct(state, fix)
    if (!next.ok) throw new Error(JSON.stringify(next.problem))
    state = next.value
  }
  return state
}

describe('refused', () => {
  const wrong: Correction[] = [
    { kind: 'hp', seat: 3, value: 5 },
    { kind: 'hp', seat: -1, value: 5 },
    { kind: 'hp', value: 5 },
    { kind: 'hp', seat: 0 },
    { kind: 'hp', seat: 0, value: null },
    { kind: 'hp', seat: 0, value: -1 },
    { kind: 'hp', seat: 0, value: 1.5 },
    { kind: 'hp', seat: 0, value: Number.NaN },
    { kind: 'hp', seat: 0, value: Number.POSITIVE_INFINITY },
    { kind: 'hand', seat: 0 },
    { kind: 'hand', seat: 0, value: -1 },
    { kind: 'hand', seat: 0, value: 0.5 },
    { kind: 'skateboard', seat: 0, value: 3 },
    { kind: 'skateboard', seat: 0, value: -1 },
    { kind: 'skateboard', seat: 7, value: 1 },
    { kind: 'turn' },
    { kind: 'turn', seat: 5 },
    { kind: 'out', seat: 9 },
    { kind: 'suit', seat: 0 },
    { kind: 'constructor', seat: 0, value: 1 },
  ]

  test.each(wrong)('%j', (fix) => {
    const state = start()
    const before = structuredClone(state)
    const fixed = ruleset.correct(state, fix)
    if (fixed.ok) throw new Error('accepted')
    expect(fixed.problem).toMatchObject({ where: fix.kind, params: { who: fix.seat ?? -1 } })
    const said = problemSentence(fixed.problem, text, englishNamer(text, names))
    expect(said).not.toBe(fixed.problem.reason)
    expect(said).not.toMatch(/undefined|NaN/)
    expect(state).toEqual(before)
  })

  test('the turn of a player who is out', () => {
    const state = corrected({ kind: 'out', seat: 1 })
    expect(ruleset.correct(state, { kind: 'turn', seat: 1 }).ok).toBe(false)
    expect(ruleset.correct(state, { kind: 'turn', seat: 2 }).ok).toBe(true)
  })

  test('a Skateboard in an empty hand', () => {
    const state = corrected({ kind: 'hand', seat: 1, value: 0 })
    expect(ruleset.correct(state, { kind: 'skateboard', seat: 1, value: 1 }).ok).toBe(false)
    expect(ruleset.correct(state, { kind: 'skateboard', seat: 1, value: null }).ok).toBe(true)
  })
})

describe('accepted', () => {
  test('a reshuffle changes nothing that is tracked', () => {
    const view = ruleset.view(corrected({ kind: 'reshuffle' }), names)
    expect(view).toEqual(ruleset.view(start(), names))
  })

  test('everybody out, and one back in', () => {
    const out: Correction[] = [0, 1, 2].map((seat) => ({ kind: 'out', seat }))
    const nobody = corrected(...out)
    expect(ruleset.ask(nobody).kind).toBe('over')
    const one = corrected(...out, { kind: 'hp', seat: 1, value: 3 })
    expect(ruleset.view(one, names)).toMatchObject({ winner: 'Ben', ask: { kind: 'over' } })
    const two = corrected(...out, { kind: 'hp', seat: 1, value: 3 }, { kind: 'hp', seat: 2, value: 3 })
    expect(ruleset.view(two, names)).toMatchObject({ winner: null, limit: 3, suddenDeath: true, ask: { kind: 'turn' } })
  })

  test('what is said twice is so once', () => {
    const view = ruleset.view(corrected({ kind: 'out', seat: 1 }, { kind: 'out', seat: 1 }), names)
    expect(view.players[1]).toMatchObject({ out: true, hp: 0, hand: 0, skateboards: [] })
    expect(view.turn).toBe('Ann')
  })
})
