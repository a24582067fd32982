/** Questions about the table as it stands, asked in the small language at tables of One-Outs and One Card. */
import { describe, expect, test } from 'vitest'
import { readerOf } from '../../../../engine/ask/reader.ts'
import { read } from '../../../../engine/ask/reading.ts'
import { SEATED, stateOf } from '../../../../engine/ask/scene.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { askTable } from '../../../../engine/ask/table.ts'
import { ruleset as oneCard } from '../../../../engine/one-card/index.ts'
import { phrasing as oneCardPhrasing } from '../../../../engine/one-card/phrases.ts'
import { ruleset as oneOuts } from '../../../../engine/one-outs/index.ts'
import { phrasing as oneOutsPhrasing } from '../../../../engine/one-outs/phrases.ts'
import { ruleset as woods } from '../../../../engine/out-of-the-woods/index.ts'
import { phrasing as woodsPhrasing } from '../../../../engine/out-of-the-woods/phrases.ts'
import type { Phrasing } from '../../../../engine/phrase/phrase.ts'
import type { Ruleset } from '../../../../engine/ruleset.ts'
import { knowledge } from './toy.ts'

const NAMES = SEATED.slice(0, 3)
const reader = () =>
  atOnce(
    readerOf({
      ...knowledge,
      cards: { ...knowledge.cards, grab: ['grab'] },
      tongue: { ...knowledge.tongue, ...LANGUAGE },
    }),
  )

const LANGUAGE = {
  idle: ['the', 'a', 'of', 'to', 'it'],
  words: {
    hp: ['hp'],
    limit: ['limit'],
    winner: ['winner'],
    nothing: ['zebra'],
    'draw-up': ['refill'],
    'whose-turn': ['whose turn'],
  },
  asks: { count: ['how many', 'how much'], what: ['what'], which: ['which'], who: ['who'] },
}
const FACTS = { nothing: 'zebra a.rule', hp: 'hp setup.hp', limit: 'limit', winner: 'winner a.rule' }

const tableOf = (game: unknown, phrasing: unknown, lines: readonly string[], options = {}) => {
  const table = { game: game as Ruleset, phrasing: phrasing as Phrasing, names: NAMES, facts: FACTS }
  const state = stateOf(table.game, { lines, players: NAMES.length, options })
  if (state === undefined) throw new Error(lines.join())
  return (question: string) => askTable(question, read(question, reader(), NAMES), { ...table, state })
}

const atOneOuts = (...lines: readonly string[]) => tableOf(oneOuts, oneOutsPhrasing, lines)
const atItsEnd = () => atOneOuts('* Ben hp 0', '* Cam hp 2', 'Ann: Jab > Cam', 'Cam: take')
const atOneCard = (...lines: readonly string[]) => tableOf(oneCard, oneCardPhrasing, lines, { top: '3S' })
const atTheWoods = (...lines: readonly string[]) => tableOf(woods, woodsPhrasing, lines)

const fact = (found: ReturnType<typeof askTable>) => [found?.finding.fact, found?.finding.rules[0]]

describe('a question about the rules at large', () => {
  test.each(['can i jab', 'how many hp', 'jab', '', 'is a jab known', 'who draws', 'can Zed jab'])('%s', (question) => {
    expect(atOneOuts()(question)).toBeUndefined()
  })
})

describe('whose turn it is', () => {
  test.each(['whose turn is it', 'who is on now', 'Who is up at the moment?'])('%s', (question) => {
    expect(atOneOuts()(question)).toEqual({
      judged: 'table',
      finding: { kind: 'fact', rules: ['turn.owner'], rulings: [], fact: 'Ann' },
    })
  })

  test('whoever has to speak is on; where several have, all of them', () => {
    expect(fact(atOneOuts('Ann: Jab > Ben')('whose turn is it'))).toEqual(['Ben', 'turn.owner'])
    expect(fact(atOneOuts('Ann: Jab > Ben', 'Ben: Fend')('whose turn is it'))).toEqual(['Ben, Ann', 'turn.owner'])
  })

  test('where somebody is named it is another question', () => {
    expect(atOneOuts()('whose turn is it, Ben')).toBeUndefined()
  })

  test('nobody’s when it is over', () => {
    expect(atItsEnd()('whose turn is it')).toBeUndefined()
    expect(atItsEnd()('can i pass now')).toBeUndefined()
  })
})

describe('what somebody has', () => {
  test.each([
    ['how many hp has Ben', '5'],
    ['what hp has Ben got', '5'],
    ['which hp is it that Ben has', '5'],
    ['how much hp has ann', '7'],
  ])('%s', (question, number) => {
    expect(fact(atOneOuts('Ann: Jab > Ben', 'Ben: take')(question))).toEqual([number, 'setup.hp'])
  })

  test('what is nobody’s own is told without a name; a fact without a rule is its own', () => {
    expect(fact(atOneOuts()('what is the limit now'))).toEqual(['4', 'limit'])
  })

  test('what somebody has is not told where nobody is named', () => {
    expect(atOneOuts()('how many hp now')).toBeUndefined()
  })

  test('what is not asked for, or is no fact, is not told', () => {
    expect(atOneOuts()('who has hp, Ben')).toBeUndefined()
    expect(atOneOuts()('how many horses has Ben')).toBeUndefined()
    expect(atOneOuts()('how many zebra has Ben')).toBeUndefined()
    expect(fact(atOneOuts()('how many zebra hp has Ben'))).toEqual(['7', 'setup.hp'])
  })
})

describe('what somebody draws', () => {
  test('when the play is over, as many as they have played of it', () => {
    const ended = atOneOuts('Ann: Jab > Ben', 'Ben: Fend')
    for (const [name, cards] of [
      ['Ann', '1'],
      ['Ben', '1'],
      ['Cam', '0'],
    ])
      for (const question of [`how many does ${name} draw`, `how many will ${name} refill`])
        expect(fact(ended(question)), question).toEqual([cards, 'draw-up'])
    expect(fact(ended('how many does Ann draw up for Ben'))).toEqual(['1', 'draw-up'])
  })

  test('each for their own cards', () => {
    const over = atOneOuts('Ann: Haka + Jab > Ben', 'Ben: Fend')
    expect(fact(over('how many does Ann draw'))[0]).toBe('2')
    expect(fact(over('how many does Ben draw'))[0]).toBe('1')
  })

  test('what else comes with it is not drawn', () => {
    const healed = atOneOuts('* Ann hp 2', 'Ann: Noodles')
    expect([fact(healed('how many does Ann draw')), fact(healed('how many does Ben draw'))]).toEqual([
      ['1', 'draw-up'],
      ['0', 'draw-up'],
    ])
  })

  test('in every game by the rule that makes them draw', () => {
    const attacked = atTheWoods('Cam: Attack')
    expect(fact(attacked('how many does Ann draw'))).toEqual(['2', 'attack'])
    expect(fact(attacked('how many does Ben draw'))).toEqual(['0', 'attack'])
    // A card that is given is not drawn.
    expect(atTheWoods('Cam: Burden')('how many does Ann draw')).toBeUndefined()
  })

  test('nothing is known of it while a play cannot be over, and while nothing is played', () => {
    expect(atOneOuts('Ann: Jab > Ben')('how many does Ben draw')).toBeUndefined()
    for (const table of [atOneOuts(), atOneCard(), atTheWoods()])
      expect(table('how many does Cam draw')).toBeUndefined()
  })

  test('what is pending is what whoever is to answer draws', () => {
    const attacked = atOneCard('Ben: 2S')
    expect(fact(attacked('how many does Cam draw'))).toEqual(['2', 'attack.draw'])
    expect(fact(attacked('how many do i draw now'))).toEqual(['2', 'attack.draw'])
  })
})

describe('what somebody may do now', () => {
  const say = (question: string, ...lines: readonly string[]) => {
    const found = atOneOuts(...lines)(question)
    return [found?.judged, found?.finding.kind, found?.finding.rules[0]]
  }

  test.each([
    ['can Ann jab Ben?', 'yes', 'turn.attack'],
    ['can Ann jab Ben now', 'yes', 'turn.attack'],
    ['Could Ann right away jab Ben', 'yes', 'turn.attack'],
    ['may Ben jab Ann', 'no', 'turn.owner'],
    ['does Ann pass?!', 'yes', 'turn.pass'],
    ['can Ann pass now.', 'yes', 'turn.pass'],
    ['could Ann pass', 'yes', 'turn.pass'],
    ['  Could   Ann pass!?!', 'yes', 'turn.pass'],
    ['it is Ann, passes?', 'yes', 'turn.pass'],
    ['can Ben pass', 'no', 'turn.owner'],
    ['Ann passes?', 'yes', 'turn.pass'],
  ])('asked: %s', (question, kind, rule) => {
    expect(say(question)).toEqual(['table', kind, rule])
  })

  test.each([
    ['Ann jabs Ben', 'yes', 'turn.attack'],
    ['Ben jabs Ann!', 'no', 'turn.owner'],
    ['Ann passes', 'yes', 'turn.pass'],
  ])('typed out like a play: %s', (text, kind, rule) => {
    expect(say(text)).toEqual(['play', kind, rule])
  })

  test('the move and the verdict on it go with the answer', () => {
    expect(atOneOuts()('can Ann jab Ben?')?.judgement).toMatchObject({
      move: { seat: 0, cards: ['jab'], targets: [{ seat: 1 }] },
      verdict: { legal: true },
    })
  })

  test('the rulings that it hinges on are named, and the answer is this table’s', () => {
    expect(atOneOuts()('can Ann grab Ben with haka')?.finding).toMatchObject({ kind: 'no', rulings: ['buff-grab'] })
    expect(atOneOuts()('can Ann jab Ben')?.finding.rulings).toEqual([])
  })

  test('where nobody is named it is whoever is to speak', () => {
    expect(atOneOuts()('can i pass now')?.judgement?.move.seat).toBe(0)
    expect(atOneOuts('Ann: Jab > Ben')('can i fend now')?.judgement?.move).toMatchObject({ seat: 1, cards: ['fend'] })
  })

  test('a statement that is not sure is no play', () => {
    expect(atOneOuts()('Ann jabbs Ben')).toBeUndefined()
    expect(atOneOuts()('Ann horse jabs Ben')).toBeUndefined()
    expect(say('can Ann jabb Ben')).toEqual(['table', 'yes', 'turn.attack'])
  })

  test('a card that stands in a question that is not understood whole is tried: at whom it names, legal if it can be', () => {
    const move = (question: string, ...lines: readonly string[]) => atOneOuts(...lines)(question)?.judgement
    expect(move('can Ann horse a jab at Cam')).toMatchObject({
      move: { seat: 0, cards: ['jab'], targets: [{ seat: 2 }] },
      verdict: { legal: true },
    })
    expect(move('can Ann horse a jab')).toMatchObject({ move: { seat: 0, cards: ['jab'] }, verdict: { legal: true } })
    expect(move('can Ann jab')).toMatchObject({ move: { seat: 0, cards: ['jab'] }, verdict: { legal: true } })
    expect(move('can Ben horse a jab at Cam')).toMatchObject({
      move: { seat: 1, cards: ['jab'], targets: [{ seat: 2 }] },
      verdict: { legal: false },
    })
    expect(move('can Ann horse grab', 'Ann: Jab > Cam', 'Cam: Fend')).toMatchObject({
      move: { targets: [{ seat: 2 }] },
      verdict: { legal: true },
    })
    expect(atOneOuts()('can Ann horse a jab')?.judged).toBe('table')
    // Nobody can be both, and nothing is said that is a card.
    expect(move('can Ann horse a jab at Ann')).toBeUndefined()
    expect(move('can Ann')).toBeUndefined()
    expect(move('can Ann horse')).toBeUndefined()
    expect(move('can Ann pass zebra')).toBeUndefined()
    expect(move('can Ann horse fend Ben')).toBeUndefined()
    expect(move('can Ann horse a spade')).toBeUndefined()
  })

  test('the names of the table are met however they are written', () => {
    expect(say('can ANN jab ben')).toEqual(['table', 'yes', 'turn.attack'])
  })
})
