/** Declarations that no record can hold, as a backup file may: a word is a whole action or answer, so cards beside it are refused. */
import { expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { type Declaration, usualRulings } from '../../../engine/ruleset.ts'

const attack: Declaration = { seat: 0, cards: ['jab'], targets: [{ seat: 1 }] }

/** Ann's turn; Ben attacked by her. */
function tables() {
  const started = ruleset.start(
    { players: ['Ann', 'Ben', 'Cas'], dealer: 2, options: {} },
    usualRulings(ruleset.rulings),
  )
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return { turn: started.value, answer: ruleset.play(started.value, attack) }
}

test.each([
  ['pass', 'turn', 0],
  ['swap', 'turn', 0],
  ['take', 'answer', 1],
] as const)('%s beside a card', (word, when, seat) => {
  const state = tables()[when]
  const alone: Declaration = { seat, cards: [], word, ...(word === 'swap' ? { details: { count: 2 } } : {}) }
  expect(ruleset.judge(state, alone).legal).toBe(true)
  for (const { id } of ruleset.cards) {
    const verdict = ruleset.judge(state, { ...alone, cards: [id] })
    expect(verdict).toMatchObject({ legal: false, rules: ['turn.one-action'] })
  }
})

test('eggs thrown at somebody’s Skateboard beside eggs thrown at a player', () => {
  const { turn } = tables()
  const targets = [
    { seat: 1, count: 2 },
    { seat: 2, count: 2 },
  ]
  const eggs = (at: Declaration['targets'] = targets): Declaration => ({ seat: 0, cards: ['four-eggs'], targets: at })
  expect(ruleset.judge(turn, eggs()).legal).toBe(true)
  for (const odd of targets) {
    const at = targets.map((one) => (one === odd ? { ...one, card: 'skateboard' } : one))
    expect(ruleset.judge(turn, eggs(at))).toMatchObject({ legal: false, rules: ['eggs.four'] })
  }
})
