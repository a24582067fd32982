/** What every line of a record comes to when it is played again. */
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { readRecord } from '../../../engine/record/read.ts'
import { amiss, replay, startRecord } from '../../../engine/record/replay.ts'

function record(lines: string, players = 'Ann, Ben, Cas', rulings = '') {
  const head = `game: one-outs\nplayers: ${players}\ndealer: Cas\n${rulings === '' ? '' : `rulings: ${rulings}\n`}`
  const read = readRecord(`${head}\n${lines}\n`, ruleset)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return read.value
}

const replayed = (lines: string, players?: string, rulings?: string) => [
  ...replay(record(lines, players, rulings), ruleset),
]

/** Of the last line: whether it holds, and what is the case instead. */
function last(lines: string, players?: string, rulings?: string) {
  const line = replayed(lines, players, rulings).at(-1)
  return line === undefined ? undefined : [line.holds, line.got]
}

describe('a line', () => {
  test('of each kind: what it is judged as, whether it did something, what is amiss', () => {
    const rows = replayed(
      [
        'Ann: Jab > Ben',
        'Ann: Jab > Ben',
        '? Ben: Dodge',
        '? Cas: Dodge',
        '! Cas: Haka',
        '* Ann hp 3',
        '* Ann hp 3000',
        '= Ann hp 3',
        '= Ann hp 4',
        'Zed: Jab',
        'Ben: take',
      ].join('\n'),
    ).map((line) => [line.line.line, line.verdict?.legal, line.played, line.problem?.reason, line.holds, amiss(line)])
    expect(rows).toEqual([
      [5, true, true, undefined, undefined, undefined],
      [6, false, false, undefined, undefined, 'fails'],
      // A question may be answered with no.
      [7, true, false, undefined, undefined, undefined],
      [8, false, false, undefined, undefined, undefined],
      [9, false, true, undefined, undefined, undefined],
      [10, undefined, true, undefined, undefined, undefined],
      [11, undefined, false, 'correction.number', undefined, 'fails'],
      [12, undefined, false, undefined, true, undefined],
      [13, undefined, false, undefined, false, 'fails'],
      [14, undefined, false, undefined, undefined, 'unreadable'],
      [15, true, true, undefined, undefined, undefined],
    ])
  })

  test('that did nothing leaves the state as it was', () => {
    const given = record('Ann: Jab > Ann\n? Ann: Jab > Ben\n= turn Ann\nZed: Jab\n* Ann hp 3000')
    const start = startRecord(given, ruleset)
    for (const line of replay(given, ruleset)) expect(line.after).toEqual(start)
  })

  test('says on which rulings its verdict hinges', () => {
    const [line] = replayed('? Ann: Haka + Steroids + Jab > Ben')
    expect(line?.hinges).toContain('buffs')
    expect(replayed('= turn Ann')[0]?.hinges).toEqual([])
  })

  test('a head that no game starts with is no record', () => {
    const given = record('Ann: pass')
    const { setup } = given.head
    const broken = { ...given, head: { ...given.head, setup: { ...setup, players: ['Ann'] } } }
    expect(() => startRecord(broken, ruleset)).toThrow(/players/)
  })
})

describe('an expectation', () => {
  test.each([
    ['Ann: Jab > Ben => legal', true, undefined],
    ['Ann: Jab > Ben => illegal', false, 'legal'],
    ['? Ben: Jab > Ann => illegal', true, undefined],
    ['? Ben: Jab > Ann => illegal turn.owner', true, undefined],
    ['? Ben: Jab > Ann => illegal buff.one', false, 'illegal turn.owner'],
    ['? Ben: Jab > Ann => legal', false, 'illegal turn.owner'],
    ['? Ann: Haka + Steroids + Jab > Ben => illegal buff.one ~buffs', true, undefined],
    ['? Ann: Haka + Steroids + Jab > Ben => illegal buff.one ~countered', false, 'illegal buff.one ~buffs'],
    ['? Ann: Haka + Steroids + Jab > Ben => illegal ~buffs ~countered', false, 'illegal buff.one ~buffs'],
    ['Ann: Jab > Ben => legal !none', true, undefined],
    ['Ann: Jab > Ben => legal !claim.contradicted', false, 'legal'],
  ])('%s', (line, holds, got) => {
    expect(last(line)).toEqual([holds, got])
  })

  test('of notes is kept by the notes there are', () => {
    const claimed = 'Ann: Nark + Jab > Cas\nCas: take\nBen: no attack card\nAnn: pass\nBen: Jab > Ann'
    expect(last(`${claimed} => legal !claim.contradicted`)).toEqual([true, undefined])
    expect(last(`${claimed} => legal !claim.contradicted !other`)).toEqual([false, 'legal !claim.contradicted'])
    expect(last(`${claimed} => legal !none`)).toEqual([false, 'legal !claim.contradicted'])
    expect(last(`${claimed} => legal`)).toEqual([true, undefined])
  })
})

describe('an assertion', () => {
  test.each([
    ['= Ann hp 7', true, undefined],
    ['= ANN  HP  07', true, undefined],
    ['= Ann hp 6', false, '7'],
    ['= Ann skateboards none', true, undefined],
    ['= Ann out', false, 'no'],
    ['= turn ann', true, undefined],
    ['= turn Ben', false, 'Ann'],
    ['= winner none', true, undefined],
    ['= ask turn ANN', true, undefined],
    ['= ask turn Ben', false, 'turn Ann'],
    ['= limit 4', true, undefined],
  ])('%s', (line, holds, got) => {
    expect(last(line)).toEqual([holds, got])
  })

  test('of several players in any spelling of the list', () => {
    const contact = 'Ann: Jab > Ben\nBen: Fend'
    const asked = replayed(contact).at(-1)
    if (asked === undefined) throw new Error('no line')
    const { kind, who } = ruleset.ask(asked.after)
    const names = who.map((seat) => ['Ann', 'Ben', 'Cas'][seat] ?? '')
    for (const list of [names.join(', '), names.join(','), names.join('  ,  ').toUpperCase()])
      expect(last(`${contact}\n= ask ${kind} ${list}`), list).toEqual([true, undefined])
    expect(last(`${contact}\n= ask ${kind} Cas`)).toEqual([false, `${kind} ${names.join(', ')}`])
  })

  test('that is wrong is told what is the case, also where nobody is asked', () => {
    expect(last('* Ann hp 0\n* Ben hp 0\n= ask turn Cas')).toEqual([false, 'over'])
    expect(last('* Ann hp 0\n* Ben hp 0\n= ask over')).toEqual([true, undefined])
  })

  test('players who are asked may be quoted or not, whatever they are called', () => {
    for (const name of ['Ann', '"Ann"', '"ANN"', ' "ann" '])
      expect(last(`= ask turn ${name}`), name).toEqual([true, undefined])
    const players = '"A: B", Ben, Cas'
    for (const name of ['"A: B"', 'A: B', 'a: b'])
      for (const fact of ['turn', 'ask turn'])
        expect(last(`= ${fact} ${name}`, players), name).toEqual([true, undefined])
    expect(last('= ask turn "Ben"', players)).toEqual([false, 'turn "A: B"'])
    expect(last('= ask turn Ben', players)).toEqual([false, 'turn "A: B"'])
    const contact = 'Ann: Jab > Ben\nBen: Fend'
    for (const list of ['Ben, Ann', '"Ben" , "Ann"', '"ben",ANN', 'Ben,"Ann"'])
      expect(last(`${contact}\n= ask contact ${list}`), list).toEqual([true, undefined])
    for (const list of ['Ben', 'BenAnn', '"Ben, Ann"'])
      expect(last(`${contact}\n= ask contact ${list}`)?.[0] ?? false, list).toBe(false)
  })

  test('of one of several players is about that one', () => {
    const lines = '* Cas hp 3\n* Ben hp 5'
    expect(last(`${lines}\n= Cas hp 3`)).toEqual([true, undefined])
    expect(last(`${lines}\n= Ben hp 5`)).toEqual([true, undefined])
    expect(last(`${lines}\n= Cas hp 7`)).toEqual([false, '3'])
  })

  test('names that a record quotes may stand with and without quotes', () => {
    const players = '"Max, the 2nd", Ben, Cas'
    for (const name of ['"Max, the 2nd"', '"max, THE 2nd"', 'Max, the 2nd', 'max,  the 2ND'])
      expect(last(`= turn ${name}`, players), name).toEqual([true, undefined])
    expect(last('= turn Ben', players)).toEqual([false, '"Max, the 2nd"'])
    expect(last('= ask turn "Max, the 2nd"', players)).toEqual([true, undefined])
    // Quoted without need, and what only looks like the name.
    expect(last('Ann: pass\n= turn "Ben"')).toEqual([true, undefined])
    expect(last('= turn "Cas"', players)).toEqual([false, '"Max, the 2nd"'])
  })
})
