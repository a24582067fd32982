import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { type Declaration, usualRulings } from '../../../engine/ruleset.ts'

const { notation } = ruleset
const [ANN, BEN, BEN3, OBOE] = [0, 1, 2, 3] as const
const names = ['Ann', 'Ben', 'Ben 3', "Oboe's"]

function said(text: string) {
  const result = notation.read(text, ANN, names)
  return result.ok ? result.value : result.problem
}

describe('what is read', () => {
  it.each<[string, Omit<Declaration, 'seat'>]>([
    ['Jab', { cards: ['jab'] }],
    ['  jab > Ben ', { cards: ['jab'], targets: [{ seat: BEN }] }],
    ['Haka + Tail-Whip>ben', { cards: ['haka', 'tail-whip'], targets: [{ seat: BEN }] }],
    ['another skateboard', { cards: ['another-skateboard'] }],
    ['take', { cards: [], word: 'take' }],
    ['PASS', { cards: [], word: 'pass' }],
    ['decline', { cards: [], word: 'decline' }],
    ['No attack-card', { cards: [], word: 'no-attack-card' }],
    ['4 Eggs > Ben 3, Ann 1', { cards: ['four-eggs'], targets: [{ seat: BEN3 }, { seat: ANN, count: 1 }] }],
    [
      '4 Eggs > Ben  12, Ben 3 2',
      {
        cards: ['four-eggs'],
        targets: [
          { seat: BEN, count: 12 },
          { seat: BEN3, count: 2 },
        ],
      },
    ],
    ["Grab > Ben's Skateboard", { cards: ['grab'], targets: [{ seat: BEN, card: 'skateboard' }] }],
    ['Grab > Ben’s  SKATEBOARD', { cards: ['grab'], targets: [{ seat: BEN, card: 'skateboard' }] }],
    ["Grab > Ben's skate board", { cards: ['grab'], targets: [{ seat: BEN, card: 'skateboard' }] }],
    ["Grab > Ben 3's Skate-Board", { cards: ['grab'], targets: [{ seat: BEN3, card: 'skateboard' }] }],
    ['Grab > Ben skateboard', { cards: ['grab'], targets: [{ seat: BEN, card: 'skateboard' }] }],
    ["Grab > Ben 3' skateboard", { cards: ['grab'], targets: [{ seat: BEN3, card: 'skateboard' }] }],
    ["Grab > Oboe's Skateboard", { cards: ['grab'], targets: [{ seat: OBOE, card: 'skateboard' }] }],
    ["Grab > Oboe's's Skateboard", { cards: ['grab'], targets: [{ seat: OBOE, card: 'skateboard' }] }],
    ['Down Trow > Ben, got nothing', { cards: ['down-trow'], targets: [{ seat: BEN }], details: { got: 'nothing' } }],
    ['Down Trow > Ben,got  Jab', { cards: ['down-trow'], targets: [{ seat: BEN }], details: { got: 'jab' } }],
    ['Swap 12', { cards: [], word: 'swap', details: { count: 12 } }],
    ['swap 4', { cards: [], word: 'swap', details: { count: 4 } }],
    ['Swap 3 with Skateboard', { cards: [], word: 'swap', details: { count: 3, with: ['skateboard'] } }],
    [
      'Swap  3  WITH skateboard, another Skateboard',
      { cards: [], word: 'swap', details: { count: 3, with: ['skateboard', 'another-skateboard'] } },
    ],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual({ seat: ANN, ...expected })
  })
})

describe('what is wrong, and where', () => {
  it.each<[string, number, string, object]>([
    ['', 0, 'expected', { expected: 'declaration', found: '' }],
    ['  ', 0, 'expected', { expected: 'declaration', found: '' }],
    ['Jap', 0, 'unknown-card', { found: 'Jap', nearest: 'Jab' }],
    ['  Haka +  Jap', 10, 'unknown-card', { found: 'Jap', nearest: 'Jab' }],
    ['tak', 0, 'unknown-card', { found: 'tak', nearest: 'take' }],
    ['xylophone quartet', 0, 'unknown-card', { found: 'xylophone quartet' }],
    ['Jab +', 5, 'expected', { expected: 'card', found: '' }],
    ['> Ben', 0, 'expected', { expected: 'card', found: '' }],
    ['Jab >', 5, 'expected', { expected: 'player', found: '' }],
    ['Jab > Bne', 6, 'unknown-name', { found: 'Bne', nearest: 'Ben' }],
    ['4 Eggs > Ann 2,  Zebediah 2', 17, 'unknown-name', { found: 'Zebediah' }],
    ['4 Eggs > Bem 1234', 9, 'unknown-name', { found: 'Bem 1234' }],
    ["Grab > Bem's skate board", 7, 'unknown-name', { found: 'Bem', nearest: 'Ben' }],
    ["Grab > Ben's Jab", 7, 'unknown-name', { found: "Ben's Jab" }],
    ["Grab > Bem's Skateboard", 7, 'unknown-name', { found: 'Bem', nearest: 'Ben' }],
    ['Down Trow > Ben, got Jap', 21, 'unknown-card', { found: 'Jap', nearest: 'Jab' }],
    ['Down Trow > Ben, got another Skateboard', 21, 'unknown-card', { found: 'another Skateboard' }],
    ['Down Trow > got Jab', 12, 'unknown-name', { found: 'got Jab' }],
    ['Down Trow > Ben, got Jab, Ann', 17, 'unknown-name', { found: 'got Jab' }],
    ['Jab > Ben, got Jab', 11, 'unknown-name', { found: 'got Jab' }],
    ['Swap', 4, 'expected', { expected: 'swap', found: '' }],
    ['  Swap all', 6, 'expected', { expected: 'swap', found: 'all' }],
    ['Swap 3 cards', 4, 'expected', { expected: 'swap', found: '3 cards' }],
    ['Swap 3 with Jap', 12, 'unknown-card', { found: 'Jap', nearest: 'Jab' }],
    ['Swap 3 with Skateboard + Jap', 25, 'unknown-card', { found: 'Jap', nearest: 'Jab' }],
    ['Swap 3 with Jab', 12, 'expected', { expected: 'Skateboard', found: 'Jab' }],
    ['Crane Swap 3', 0, 'unknown-card', { found: 'Crane Swap 3' }],
    ['Down Trow > Ben, forgot Jab', 17, 'unknown-name', { found: 'forgot Jab' }],
    ["Grab > Ben's Skateboards", 7, 'unknown-name', { found: "Ben's Skateboards" }],
    ['Swap x3', 4, 'expected', { expected: 'swap', found: 'x3' }],
    ['Swap 3 withSkateboard', 4, 'expected', { expected: 'swap', found: '3 withSkateboard' }],
    ['Swapped', 0, 'unknown-card', { found: 'Swapped' }],
  ])('%j', (text, column, reason, params) => {
    const found = said(text)
    expect(found).toMatchObject({ column, reason, params })
  })

  it('says no more of a long line than finds it', () => {
    const long = 'x'.repeat(100_000)
    for (const text of [
      long,
      `Jab > ${long}`,
      `Grab > ${long} skateboard`,
      `Swap ${long}`,
      `Swap 1 with ${'jab,'.repeat(9_999)}jab`,
    ])
      expect(JSON.stringify(said(text)).length).toBeLessThan(300)
  })

  it.each(['__proto__', 'constructor', 'Jab > __proto__', 'Down Trow > Ben, got __proto__', 'Swap __proto__'])(
    '%s is nothing',
    (text) => {
      expect(notation.read(text, ANN, names).ok).toBe(false)
    },
  )
})

describe('what is written', () => {
  it.each<[string, Omit<Declaration, 'seat'>]>([
    ['Haka + Jab > Ben', { cards: ['haka', 'jab'], targets: [{ seat: BEN }] }],
    [
      '4 Eggs > "Ben" 3, Ann 1',
      {
        cards: ['four-eggs'],
        targets: [
          { seat: BEN, count: 3 },
          { seat: ANN, count: 1 },
        ],
      },
    ],
    ["Grab > Ben's Skateboard", { cards: ['grab'], targets: [{ seat: BEN, card: 'skateboard' }] }],
    ['Down Trow > Ben, got nothing', { cards: ['down-trow'], targets: [{ seat: BEN }], details: { got: 'nothing' } }],
    [
      'Down Trow > Ben, got Tail Whip',
      { cards: ['down-trow'], targets: [{ seat: BEN }], details: { got: 'tail-whip' } },
    ],
    ['Swap 2', { cards: [], word: 'swap', details: { count: 2 } }],
    ['Swap 12', { cards: [], word: 'swap', details: { count: 12 } }],
    [
      'Swap 3 with Skateboard + another Skateboard',
      { cards: [], word: 'swap', details: { count: 3, with: ['skateboard', 'another-skateboard'] } },
    ],
    ['Swap 2 with Skateboard', { cards: [], word: 'swap', details: { count: 2, with: ['skateboard'] } }],
    ['no attack card', { cards: [], word: 'no-attack-card' }],
    ['take', { cards: [], word: 'take' }],
    ['Dodge', { cards: ['dodge'] }],
  ])('%s', (text, move) => {
    expect(notation.write({ seat: ANN, ...move }, names)).toBe(text)
  })

  it.each(ruleset.cards.map(({ id }) => id))('%s reads back', (id) => {
    const move = { seat: ANN, cards: [id], targets: [{ seat: BEN }] }
    expect(said(notation.write(move, names))).toEqual(move)
  })
})

describe('facts and the public summary', () => {
  const started = ruleset.start({ players: names, dealer: ANN, options: {} }, usualRulings(ruleset.rulings))
  if (!started.ok) throw new Error('does not start')
  const state = started.value

  it('are named as docs/record.md names them', () => {
    expect(Object.keys(notation.facts)).toEqual(['hp', 'hand', 'skateboards', 'out', 'turn', 'ask', 'limit', 'winner'])
    expect(Object.keys(notation.corrections)).toEqual(['hp', 'hand', 'skateboard', 'out', 'turn', 'reshuffle'])
    expect(notation.headers).toEqual([{ key: 'hp', usual: '7', input: 'number', min: 1, max: 999 }])
  })

  it('say how things stand', () => {
    const facts = Object.entries(notation.facts).map(([key, fact]) => [key, fact.read(state, BEN, names)])
    expect(Object.fromEntries(facts)).toEqual({
      ...{ hp: '7', hand: '4', skateboards: 'none', out: 'no' },
      ...{ turn: 'Ben', ask: 'turn Ben', limit: '4', winner: 'none' },
    })
  })

  it('have exactly the keys of docs/record.md, in their order', () => {
    const players = names.map((name) => ({ name, hp: 7, hand: 4, skateboards: [], out: false }))
    expect(JSON.stringify(ruleset.view(state, names))).toBe(
      JSON.stringify({
        turn: 'Ben',
        ask: { kind: 'turn', who: ['Ben'] },
        limit: 4,
        suddenDeath: false,
        players,
        winner: null,
      }),
    )
  })

  it('tell of Skateboards, and that whoever is on turn has to say something', () => {
    const fixed = ruleset.correct(state, { kind: 'skateboard', seat: BEN, value: 1 })
    if (!fixed.ok) throw new Error(fixed.problem.reason)
    expect(ruleset.view(fixed.value, names).players[BEN]?.skateboards).toEqual([1])
    expect(notation.facts.skateboards?.read(fixed.value, BEN, names)).toBe('1')
    expect(ruleset.ask(state)).toEqual({ kind: 'turn', who: [BEN], must: true, params: { who: BEN } })
    expect(state.happened).toEqual([])
  })

  it('tell of a game that is over, and of whoever is out', () => {
    const over = [0, 2, 3].reduce((now, seat) => {
      const fixed = ruleset.correct(now, { kind: 'out', seat })
      if (!fixed.ok) throw new Error(fixed.problem.reason)
      return fixed.value
    }, state)
    expect(ruleset.view(over, names)).toMatchObject({ turn: null, ask: { kind: 'over', who: [] }, winner: 'Ben' })
    const read = (key: string, seat: number) => notation.facts[key]?.read(over, seat, names)
    expect([read('turn', 0), read('winner', 0), read('out', 0), read('out', 1)]).toEqual(['none', 'Ben', 'yes', 'no'])
    expect(ruleset.ask(over)).toEqual({ kind: 'over', who: [], must: false, params: { winner: BEN } })
  })
})
