/** Declarations that no record can hold, as a backup file may: a word is a whole action or answer, so cards beside it are refused. */
import { describe, expect, test } from 'vitest'
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

/** A game in which everything is open once: an attack, a contact, a Grab, a follow-up, a Nark and a Hacky Sack. */
const moves: readonly Declaration[] = [
  attack,
  { seat: 1, cards: ['fend'] },
  { seat: 1, cards: ['grab'], targets: [{ seat: 0 }] },
  { seat: 0, cards: [], word: 'take' },
  { seat: 1, cards: ['noogie'] },
  { seat: 0, cards: [], word: 'take' },
  { seat: 1, cards: ['nark', 'jab'], targets: [{ seat: 2 }] },
  { seat: 2, cards: [], word: 'take' },
  { seat: 0, cards: ['jab'] },
  { seat: 2, cards: ['dodge'] },
  { seat: 2, cards: ['hacky-sack'] },
  { seat: 0, cards: ['jab'] },
]

/** The state after the first of these moves. */
function after(count: number) {
  return moves.slice(0, count).reduce((before, move) => {
    expect(ruleset.judge(before, move).legal).toBe(true)
    return ruleset.play(before, move)
  }, tables().turn)
}

const counts = [...moves.keys(), moves.length]

describe('a card said twice is refused wherever it is legal once', () => {
  test.each(counts)('after %i moves', (count) => {
    const state = after(count)
    const once = ruleset.cards.flatMap(({ id }) =>
      [0, 1, 2].flatMap((seat): Declaration[] => [
        { seat, cards: [id] },
        ...[0, 1, 2].map((other) => ({ seat, cards: [id], targets: [{ seat: other }] })),
      ]),
    )
    const legal = once.filter((move) => ruleset.judge(state, move).legal)
    expect(legal.length).toBeGreaterThan(0)
    const twice = legal.map((move) => ({ ...move, cards: [...move.cards, ...move.cards] }))
    expect(twice.filter((move) => ruleset.judge(state, move).legal)).toEqual([])
  })
})

describe('what names nothing is refused', () => {
  const at = [{ seat: 1 }]
  const nothing: readonly Omit<Declaration, 'seat'>[] = [
    { cards: [] },
    { cards: [], word: 'nonsense' },
    { cards: [], word: 'swap' },
    { cards: [], word: 'swap', details: {} },
    { cards: [], word: 'swap', details: { count: '2' } },
    { cards: ['nonsense'] },
    { cards: ['nonsense'], targets: at },
    { cards: ['jab', 'nonsense'], targets: at },
    { cards: ['haka', 'nonsense'], targets: at },
    { cards: ['nark', 'nonsense'], targets: at },
    { cards: ['grab', 'nonsense'], targets: at },
    { cards: ['down-trow', 'nonsense'], targets: at },
    { cards: ['down-trow'], targets: at, details: { got: 'nonsense' } },
    { cards: ['nark'], targets: [] },
    { cards: ['grab'], targets: [] },
    { cards: ['down-trow'], targets: [] },
    { cards: ['jab'], targets: [{ seat: 7 }] },
    { cards: ['grab'], targets: [{ seat: -1 }] },
    { cards: ['down-trow'], targets: [{ seat: 7 }] },
    { cards: ['nark', 'jab'], targets: [{ seat: 7 }] },
    { cards: ['four-eggs'], targets: [{ seat: 7, count: 4 }] },
  ]

  test.each(counts)('after %i moves', (count) => {
    const state = after(count)
    const said = [0, 1, 2].flatMap((seat) => nothing.map((move): Declaration => ({ seat, ...move })))
    expect(said.filter((move) => ruleset.judge(state, move).legal)).toEqual([])
  })
})
