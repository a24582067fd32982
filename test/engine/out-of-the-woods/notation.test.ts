import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { quote } from '../../../engine/record/quote.ts'
import { readRecord } from '../../../engine/record/read.ts'
import { writeDeclaration } from '../../../engine/record/write.ts'
import type { Declaration, Ruleset } from '../../../engine/ruleset.ts'
import { ANN, faults, NAMES, record, replayed, stateAfter } from './table.ts'

const { notation } = ruleset
const plain = () => stateAfter({}, '')
const watched = () => stateAfter({ stories: 'Cinderella, Hansel & Gretel' }, '')

const four = new Array<string>(4).fill('character')
const spoken: readonly [string, Omit<Declaration, 'seat'>][] = [
  ['Red (Cinderella)', { cards: ['character'], details: { house: 'Red', story: 'Cinderella' } }],
  ['Red', { cards: ['character'], details: { house: 'Red' } }],
  ['Attack', { cards: ['attack'] }],
  ['Red Attack', { cards: ['attack'], details: { house: 'Red' } }],
  ['Burden', { cards: ['burden'] }],
  ['Skip', { cards: ['skip'] }],
  ['Block', { cards: ['block'] }],
  ['Green Block', { cards: ['block'], details: { house: 'Green' } }],
  ['Reflect', { cards: ['reflect'] }],
  ['Bedevil 2', { cards: ['bedevil-2'] }],
  ['Bedevil 4 calls Blue', { cards: ['bedevil-4'], details: { calls: 'Blue' } }],
  ['Red Bedevil 4 calls Blue', { cards: ['bedevil-4'], details: { house: 'Red', calls: 'Blue' } }],
  ['Reflect calls Blue', { cards: ['reflect'], details: { calls: 'Blue' } }],
  ['draw', { cards: [], word: 'draw' }],
  ['take', { cards: [], word: 'take' }],
  ['all four (Cinderella)', { cards: four, word: 'all-four', details: { story: 'Cinderella' } }],
  ['Red all four (Cinderella)', { cards: four, word: 'all-four', details: { house: 'Red', story: 'Cinderella' } }],
  ['all four', { cards: four, word: 'all-four' }],
]

describe('declarations', () => {
  it.each(spoken)('%s', (text, move) => {
    for (const state of [undefined, plain(), watched()])
      expect(notation.read(text, ANN, NAMES, state)).toEqual({ ok: true, value: { seat: ANN, ...move } })
    expect(notation.write({ seat: ANN, ...move }, NAMES)).toBe(text)
  })

  it('case, spaces and hyphens do not count; names come out as the set-up spells them', () => {
    const read = (text: string) => {
      const { seat: _, ...said } = (notation.read(text, ANN, NAMES, watched()) as { value: Declaration }).value
      return said
    }
    expect(read('rEd(cinderella)')).toEqual({ cards: ['character'], details: { house: 'Red', story: 'Cinderella' } })
    expect(read('  red   BEDEVIL4  calls  blue ')).toEqual({
      cards: ['bedevil-4'],
      details: { house: 'Red', calls: 'Blue' },
    })
    expect(read(`Bedevil 4${' '.repeat(90)}calls${' '.repeat(90)}Blue`)).toEqual({
      cards: ['bedevil-4'],
      details: { calls: 'Blue' },
    })
    expect(read('bedevil-2')).toEqual({ cards: ['bedevil-2'] })
    expect(read('Wild 4')).toEqual({ cards: ['bedevil-4'] })
    expect(read('red all 4 (hansel  & gretel)')).toEqual({
      cards: four,
      word: 'all-four',
      details: { house: 'Red', story: 'Hansel & Gretel' },
    })
    expect(read('DRAW')).toEqual({ cards: [], word: 'draw' })
  })

  it('a story may be any text where the set-up names none', () => {
    const story = (text: string) => {
      const read = notation.read(text, ANN, NAMES, plain())
      return read.ok ? read.value.details?.story : read.problem.reason
    }
    expect(story('Red (The wolf (and 7 kids))')).toBe('The wolf (and 7 kids)')
    expect(story('Red ("C# => legal")')).toBe('C# => legal')
    expect(story('Red (__proto__)')).toBe('__proto__')
    expect(story('Red (The wolf calls twice)')).toBe('The wolf calls twice')
  })
})

describe('what cannot be read', () => {
  const problem = (text: string, state = watched()) => {
    const read = notation.read(text, ANN, NAMES, state)
    return read.ok ? read.value : read.problem
  }

  it('offers the nearest house, story or card', () => {
    expect(problem('Rad (Cinderella)')).toEqual({
      column: 0,
      reason: 'unknown-house',
      params: { found: 'Rad', nearest: 'Red' },
    })
    expect(problem('Red (Cinderela)')).toEqual({
      column: 5,
      reason: 'unknown-story',
      params: { found: 'Cinderela', nearest: 'Cinderella' },
    })
    expect(problem('Bedevil 4 calls Gren')).toEqual({
      column: 16,
      reason: 'unknown-house',
      params: { found: 'Gren', nearest: 'Green' },
    })
    expect(problem('Blu Attack')).toMatchObject({ column: 0, reason: 'unknown-house', params: { nearest: 'Blue' } })
    expect(problem('Attakc')).toEqual({
      column: 0,
      reason: 'unknown-word',
      params: { found: 'Attakc', nearest: 'Attack' },
    })
    expect(problem('Yelow')).toMatchObject({ reason: 'unknown-word', params: { nearest: 'Yellow' } })
    expect(problem('zzzzzz')).toEqual({ column: 0, reason: 'unknown-word', params: { found: 'zzzzzz' } })
  })

  it('says what is missing or too much', () => {
    expect(problem('  ')).toMatchObject({ reason: 'expected' })
    expect(problem('Red ()')).toMatchObject({ column: 5, reason: 'expected-value', params: { expected: ['story'] } })
    expect(problem('Red (Cinderella')).toMatchObject({ column: 15, reason: 'expected' })
    expect(problem('Red (Cinderella) now')).toMatchObject({
      column: 16,
      reason: 'unexpected',
      params: { found: 'now' },
    })
    expect(problem('(Cinderella)')).toMatchObject({ column: 0, reason: 'expected' })
    expect(problem('Attack (Cinderella)')).toMatchObject({ column: 7, reason: 'unexpected' })
    expect(problem('Bedevil 2 calls')).toMatchObject({ column: 15, reason: 'expected-value' })
    expect(problem('Attack > Ben')).toMatchObject({ reason: 'unknown-word' })
  })

  it('makes the line of a record unreadable', () => {
    const { lines } = replayed({ stories: 'Cinderella' }, 'Ann: Red (Rapunzel)\n? Ann: Pink (Cinderella) => illegal')
    expect(lines.map(({ line }) => (line.said.ok ? 'read' : line.said.problem.reason))).toEqual([
      'unknown-story',
      'unknown-house',
    ])
  })
})

describe('names that look like something else', () => {
  const odd = [
    'Attack',
    'draw',
    'all four',
    'Red Attack',
    'calls',
    'x calls y',
    '(',
    'a (b)',
    'C#',
    '=> legal',
    '"',
    '>',
    'Ann',
    '__proto__',
    '1',
    'Bedevil 4',
  ]

  it.each(odd)('are written so that they are read back as they are: %j', (name) => {
    const table = { houses: `Red, ${quote(name)}`, stories: quote(name) }
    expect(stateAfter(table, '').houses).toEqual(['Red', name])
    for (const move of movesWith(name)) {
      const line = writeDeclaration(move, ruleset as unknown as Ruleset, NAMES)
      const read = readRecord(record(table, line), ruleset as unknown as Ruleset)
      const said = read.ok && read.value.lines[0]?.said
      expect(said, line).toMatchObject({ ok: true, value: { kind: 'move', move } })
    }
  })

  it('mean no more than other names', () => {
    expect(
      faults(
        { houses: '"Attack", "Ann", "calls"', stories: '"draw"' },
        `Ann: "Ann" ("draw")
         = house Ann
         = run draw 1
         ? Ben: "Attack" ("draw") => illegal match.house
         Ben: "Attack" Attack
         = house Attack
         Cas: take
         Ann: Bedevil 2 calls calls
         Ben: take
         = house calls`,
      ),
    ).toEqual([])
  })

  function movesWith(name: string): Declaration[] {
    return [
      { seat: ANN, cards: ['character'], details: { house: name, story: name } },
      { seat: ANN, cards: ['character'], details: { house: name } },
      { seat: ANN, cards: ['attack'], details: { house: name } },
      { seat: ANN, cards: ['bedevil-4'], details: { house: name, calls: name } },
      { seat: ANN, cards: four, word: 'all-four', details: { house: name, story: name } },
      { seat: ANN, cards: four, word: 'all-four', details: { story: name } },
    ]
  }
})

describe('facts', () => {
  it('every fact of the game', () => {
    expect(
      faults(
        { players: 4 },
        `= turn Ann
         = ask turn Ann
         = house none
         = run none
         = direction clockwise
         = winner none
         = loser none
         = Ann hand 8
         Ann: Red (Cinderella)
         = ask answer Ben
         = turn Ben
         = house red
         = run cinderella 1
         Ben: Reflect
         = direction counterclockwise
         * Ben hand 0
         * Ann hand 0
         * Dan hand 0
         Ann: take
         = ask over
         = turn none
         = winner Ben
         = loser Cas`,
      ),
    ).toEqual([])
  })

  it('fail where they are not so', () => {
    expect(
      faults(
        {},
        `= turn Ben
         = house Red
         = run Cinderella 1
         = direction counterclockwise
         = winner Ann
         = loser Ann
         = Ann hand 7
         = ask answer Ben`,
      ),
    ).toEqual([
      '= turn Ben: got Ann',
      '= house Red: got none',
      '= run Cinderella 1: got none',
      '= direction counterclockwise: got clockwise',
      '= winner Ann: got none',
      '= loser Ann: got none',
      '= Ann hand 7: got 8',
      '= ask answer Ben: got turn Ann',
    ])
  })
})

it('headers are houses and stories; the houses have a default', () => {
  expect(notation.headers).toEqual([
    { key: 'houses', usual: 'Red, Blue, Green, Yellow', input: 'list' },
    { key: 'stories', usual: '', input: 'list' },
  ])
})
