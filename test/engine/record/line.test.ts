import { describe, expect, test } from 'vitest'
import { ruleset as oneCard } from '../../../engine/one-card/index.ts'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { readLine } from '../../../engine/record/line.ts'
import { readProblem } from '../../../engine/record/text/en.ts'
import type { Ruleset } from '../../../engine/ruleset.ts'

const names = ['Ann', 'Ben Hur', 'Max, the 2nd', 'hp', 'turn']

function said(line: string, game: Ruleset = ruleset, players = names) {
  // A list of its own each time: what is remembered of one is no help for the next.
  const read = readLine(line, game, [...players])
  if (read === undefined) throw new Error('no entry')
  if (!read.said.ok) throw new Error(`${read.said.problem.column} ${read.said.problem.reason}`)
  return read.said.value
}

function wrong(line: string, game: Ruleset = ruleset, players = names): string {
  const read = readLine(line, game, [...players])
  if (read === undefined || read.said.ok) throw new Error(`it reads: ${JSON.stringify(read)}`)
  const { column, reason, params } = read.said.problem
  return `${column} ${readProblem(reason, params)}`
}

describe('lines without an entry', () => {
  test.each(['', '   ', '\t', '# Ann: pass', '   # only'])('%j', (line) => {
    expect(readLine(line, ruleset, names)).toBeUndefined()
  })
})

describe('moves', () => {
  const jab = { seat: 0, cards: ['jab'], targets: [{ seat: 1 }] }

  test.each([
    'Ann: Jab > Ben Hur',
    'ann:jab>ben hur',
    '  ANN :  JAB  >  Ben   Hur   # ouch',
    '"Ann": Jab > "ben hur"',
    'Ann: J-a-b > Ben Hur',
  ])('%j', (line) => {
    expect(said(line)).toEqual({ kind: 'move', move: jab, expectation: undefined })
  })

  test('the sign before a line says what kind it is', () => {
    expect(said('? Ann: Jab > Ben Hur')).toMatchObject({ kind: 'check', move: jab })
    expect(said('?Ann: Jab > Ben Hur')).toMatchObject({ kind: 'check', move: jab })
    expect(said('! Ann: Jab > Ben Hur')).toMatchObject({ kind: 'overruled', move: jab })
  })

  test.each(['done', 'DONE', '  done # nobody', 'Ann: done'])('nobody in particular says %j', (line) => {
    expect(said(line)).toEqual({ kind: 'move', move: { seat: null, cards: [], word: 'done' }, expectation: undefined })
  })

  test('names in quotes stand anywhere', () => {
    expect(said('"Max, the 2nd": 4 Eggs > Ann 3, "Max, the 2nd" 1')).toMatchObject({
      move: {
        seat: 2,
        cards: ['four-eggs'],
        targets: [
          { seat: 0, count: 3 },
          { seat: 2, count: 1 },
        ],
      },
    })
    expect(said(`Ann: Grab > "Max, the 2nd"'s Skateboard`)).toMatchObject({
      move: { targets: [{ seat: 2, card: 'skateboard' }] },
    })
  })

  test('a quote is not needed where the name is no riddle', () => {
    expect(said('A: B: Jab > C', ruleset, ['A: B', 'C', 'D'])).toMatchObject({
      move: { seat: 0, targets: [{ seat: 1 }] },
    })
    expect(said('5" Jim: Jab > C', ruleset, ['5" Jim', 'C', 'D'])).toMatchObject({ move: { seat: 0 } })
    const fist = ['Ann', 'Bob "The Fist" Li', 'C']
    expect(said('Bob "The Fist" Li: take', ruleset, fist)).toMatchObject({ move: { seat: 1 } })
    expect(said('= Bob "The Fist" Li hp 5', ruleset, fist)).toMatchObject({ claim: { fact: 'hp', seat: 1 } })
    expect(said('* Bob "The Fist" Li out', ruleset, fist)).toMatchObject({ fix: { kind: 'out', seat: 1 } })
  })

  test('long runs of spaces and names in quotes leave everything in its place', () => {
    const eggs = {
      cards: ['four-eggs'],
      targets: [
        { seat: 2, count: 2 },
        { seat: 0, count: 2 },
      ],
    }
    expect(said('Ann: 4    Eggs >    "Max, the 2nd"    2,     Ann    2')).toMatchObject({ move: eggs })
    expect(said('Ann: Swap     3')).toMatchObject({ move: { word: 'swap', details: { count: 3 } } })
    expect(said('Ann: Down Trow > "Ann",     got    nothing')).toMatchObject({ move: { details: { got: 'nothing' } } })
    expect(wrong('Ann: Haka     +     Jap')).toMatch(/^20 there is no card "Jap"/)
    expect(wrong('Ann: Jab > "Max, the 2nd",     "Ann",     Zed')).toMatch(/^42 nobody here is called "Zed"/)
    expect(wrong('Ann: Jab > "Ann"     x, Zed')).toMatch(/^11 nobody here is called "Ann x"/)
  })

  test('whoever is found first at a colon is who speaks', () => {
    expect(wrong('Ann: Jap: Ben Hur')).toMatch(/^5 there is no card "Jap: Ben Hur"/)
    expect(said('A: B: C: Jab > C', ruleset, ['A: B: C', 'C', 'D'])).toMatchObject({ move: { seat: 0 } })
    expect(wrong(': Jab')).toMatch(/^0 nobody here is called ""/)
  })

  test('a player may be called like the word that nobody says', () => {
    expect(said('done: Jab > Ann', ruleset, ['done', 'Ann', 'Ben'])).toMatchObject({
      move: { seat: 0, cards: ['jab'] },
    })
    expect(wrong('Zed: done')).toMatch(/^0 nobody here is called "Zed"/)
    for (const line of ['undone', 'doner', 'well done']) expect(wrong(line)).toMatch(/^0 a line starts with who speaks/)
  })

  test('of a name in quotes and what looks like its alias only the name counts', () => {
    expect(wrong('"Ann": Jab > \ue0001\ue001 + "Ann"')).toMatch(/^13 nobody here is called "\ufffd1\ufffd \+ Ann"/)
  })
})

describe('expectations', () => {
  const none = { rule: undefined, hinges: [], notes: [], noNotes: false }

  test.each([
    ['=> legal', { legal: true }],
    ['=>LEGAL', { legal: true }],
    ['=> illegal', { legal: false }],
    ['=> illegal buff.one', { legal: false, rule: 'buff.one' }],
    ['=> illegal BUFF.ONE ~buffs # so', { legal: false, rule: 'buff.one', hinges: ['buffs'] }],
    ['=> legal ~ countered ~buffs', { legal: true, hinges: ['countered', 'buffs'] }],
    ['=> legal !claim.contradicted', { legal: true, notes: ['claim.contradicted'] }],
    ['=> legal ! none', { legal: true, noNotes: true }],
    ['=> legal~countered!none', { legal: true, hinges: ['countered'], noNotes: true }],
  ])('%j', (text, expected) => {
    for (const sign of ['', '? ', '! '])
      expect(said(`${sign}Ann: pass ${text}`)).toMatchObject({ expectation: { ...none, ...expected } })
  })

  test.each([
    ['Ann: pass =>', '12 after => stands "legal" or "illegal", not ""'],
    ['? => legal', '2 a line starts with who speaks, "Name:", not with ""'],
    ['Ann: pass => perhaps', '13 after => stands "legal" or "illegal", not "perhaps"'],
    ['Ann: pass => illegal buff.won', '21 there is no rule "buff.won"; did you mean buff.one?'],
    ['Ann: pass => legal buff.one', '19 nothing more is expected here, but there is "buff.one"'],
    ['Ann: pass => illegal win out', '25 nothing more is expected here, but there is "out"'],
    ['Ann: pass => legal ~buff', '19 there is no ruling "buff"; did you mean buffs?'],
    ['Ann: pass => legal ~', '19 after ~ stands a ruling and after ! a note, not "~"'],
  ])('%j', (line, problem) => {
    expect(wrong(line)).toBe(problem)
  })
})

describe('corrections', () => {
  test.each([
    ['* Ann hp 5', { kind: 'hp', seat: 0, value: 5 }],
    ['*ANN   HP   05', { kind: 'hp', seat: 0, value: 5 }],
    ['* Ben Hur hand 3 # counted', { kind: 'hand', seat: 1, value: 3 }],
    ['* "Max, the 2nd" skateboard none', { kind: 'skateboard', seat: 2, value: null }],
    ['* Ann skateboard 1', { kind: 'skateboard', seat: 0, value: 1 }],
    ['* turn Ben Hur', { kind: 'turn', seat: 1 }],
    ['* Ann out', { kind: 'out', seat: 0 }],
    ['* reshuffle', { kind: 'reshuffle' }],
    ['* hp hp 4', { kind: 'hp', seat: 3, value: 4 }],
    ['* turn turn', { kind: 'turn', seat: 4 }],
    ['* turn hp 5', { kind: 'hp', seat: 4, value: 5 }],
    ['* turn hp', { kind: 'turn', seat: 3 }],
  ])('%j', (line, fix) => {
    expect(said(line)).toStrictEqual({ kind: 'correction', fix })
  })

  test('names of several words are looked for as they are written', () => {
    const players = ['Ann', 'Ann hp', 'Big  Ben Hur']
    expect(said('* Ann hp hp 5', ruleset, players)).toMatchObject({ fix: { kind: 'hp', seat: 1, value: 5 } })
    expect(said('* Ann hp 5', ruleset, players)).toMatchObject({ fix: { kind: 'hp', seat: 0, value: 5 } })
    expect(said('* big ben   hur hand 2', ruleset, players)).toMatchObject({ fix: { kind: 'hand', seat: 2 } })
    expect(said('* "Big  Ben Hur" out', ruleset, players)).toMatchObject({ fix: { kind: 'out', seat: 2 } })
  })

  test('what is about a player needs one', () => {
    expect(wrong('* hand 3', ruleset, ['Ann', 'Ben', 'Cas'])).toMatch(/^2 a correction has no "hand"/)
  })

  test.each([
    ['*', '1 the line does not say what it is about'],
    ['* Ann', '5 something is missing at the end: hp, hand, skateboard, out'],
    ['* Ann hp', '8 a whole number is missing'],
    ['* Ann hp none', '9 "none" is no whole number'],
    ['* turn none', '7 nobody here is called "none"'],
    ['* Ann hp five', '9 "five" is no whole number'],
    ['* Ann hp -1', '9 "-1" is no whole number'],
    ['* Ann hp 1.5', '9 "1.5" is no whole number'],
    ['* Ann skateboard x', '17 "x" is neither a whole number nor "none"'],
    ['* Ann out now', '10 nothing more is expected here, but there is "now"'],
    ['* Ann hands 3', '6 a correction has no "hands"; did you mean hand?'],
    ['* Anne hp 3', '2 nobody here is called "Anne"; did you mean Ann?'],
    ['* Ben Her hp 3', '2 nobody here is called "Ben Her"; did you mean Ben Hur?'],
    ['* turn', '6 the name of a player is missing'],
    ['* turn Zed', '7 nobody here is called "Zed"'],
    ['* turns Ann', '2 a correction has no "turns"; did you mean turn?'],
    ['* __proto__ 3', '2 a correction has no "__proto__"'],
    ['* Ann constructor 3', '6 a correction has no "constructor"'],
    ['* Ann hp 3 => legal', '9 "3 => legal" is no whole number'],
  ])('%j', (line, problem) => {
    expect(wrong(line)).toBe(problem)
  })
})

describe('assertions', () => {
  test.each([
    ['= Ann hp 07', { fact: 'hp', seat: 0, expected: '7' }],
    ['= ann  SKATEBOARDS  1 2', { fact: 'skateboards', seat: 0, expected: '1 2' }],
    ['= Ann out', { fact: 'out', seat: 0, expected: 'yes' }],
    ['= turn ben hur', { fact: 'turn', seat: undefined, expected: 'Ben Hur' }],
    ['= winner none', { fact: 'winner', seat: undefined, expected: 'none' }],
    ['= ask contact Ann, "Max, the 2nd"', { fact: 'ask', seat: undefined, expected: 'contact Ann, "Max, the 2nd"' }],
    ['= ask over', { fact: 'ask', seat: undefined, expected: 'over' }],
    ['= limit 4', { fact: 'limit', seat: undefined, expected: '4' }],
  ])('%j', (line, claim) => {
    expect(said(line)).toEqual({ kind: 'assertion', claim })
  })

  test.each([
    ['= Ann hb 5', '6 an assertion has no "hb"; did you mean hp?'],
    ['= limits 4', '2 an assertion has no "limits"; did you mean limit?'],
    ['= ask contact Ann, Zed', '19 nobody here is called "Zed"'],
    ['= ask', '5 something is missing at the end'],
    ['= winner Annn', '9 nobody here is called "Annn"; did you mean Ann?'],
  ])('%j', (line, problem) => {
    expect(wrong(line)).toBe(problem)
  })

  test('facts are the game’s own', () => {
    expect(said('= top 7h', oneCard)).toEqual({
      kind: 'assertion',
      claim: { fact: 'top', seat: undefined, expected: '7h' },
    })
    expect(wrong('= limit 4', oneCard)).toMatch(/^2 an assertion has no "limit"/)
  })
})

describe('unreadable moves', () => {
  test.each([
    ['Jab > Ann', '0 a line starts with who speaks, "Name:", not with "Jab > Ann"'],
    ['Zed: Jab > Ann', '0 nobody here is called "Zed"'],
    ['Anna: Jab', '0 nobody here is called "Anna"; did you mean Ann?'],
    ['Ann:', '4 after the name stands what they play or say'],
    ['Ann: Jap > Ben Hur', '5 there is no card "Jap"; did you mean Jab?'],
    ['  ?   Ann: Jap', '11 there is no card "Jap"; did you mean Jab?'],
    ['Ann: Haka + Jap > Ben Hur', '12 there is no card "Jap"; did you mean Jab?'],
    ['Ann: Jab > Ben Hut', '11 nobody here is called "Ben Hut"; did you mean Ben Hur?'],
    ['Ann: Jab > "Max, the 2nd", Ben Hut', '27 nobody here is called "Ben Hut"; did you mean Ben Hur?'],
    ['Ann: Jab > "Max, the 3rd"', '11 nobody here is called ""Max"'],
    ['Ann: Jab >', '10 the name of a player is missing'],
    ['Ann: Swap', '9 a number of cards is missing'],
  ])('%j', (line, problem) => {
    expect(wrong(line)).toContain(problem)
  })
})
