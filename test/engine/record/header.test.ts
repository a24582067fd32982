import { describe, expect, test } from 'vitest'
import { ruleset as oneCard } from '../../../engine/one-card/index.ts'
import { ruleset as oneOuts } from '../../../engine/one-outs/index.ts'
import { ruleset as woods } from '../../../engine/out-of-the-woods/index.ts'
import { entriesOf, gameOf, readRecord, unreadable } from '../../../engine/record/read.ts'
import { readProblem } from '../../../engine/record/text/en.ts'
import type { Ruleset } from '../../../engine/ruleset.ts'

function headOf(text: string, game: Ruleset = oneOuts) {
  const read = readRecord(text, game)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return { ...read.value.head, lines: read.value.lines }
}

function problemsOf(text: string, game: Ruleset = oneOuts): string[] {
  const read = readRecord(text, game)
  if (read.ok) throw new Error('it reads')
  return read.problem.map(
    ({ line, column, from, reason, params }) =>
      `${line}:${column} ${from === 'record' ? readProblem(reason, params) : reason}`,
  )
}

const three = 'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Cas\n'

describe('a header', () => {
  test('gives players, dealer, options and rulings', () => {
    const head = headOf(`${three}hp: 9\nrulings: heal-cap=start, buffs=stack\n\nAnn: pass\n`)
    expect(head.setup).toEqual({ players: ['Ann', 'Ben', 'Cas'], dealer: 2, options: { hp: '9' } })
    expect(head.edition).toBe(oneOuts.edition)
    expect(head.rulings).toMatchObject({ 'heal-cap': 'start', buffs: 'stack', 'spent-board': 'no' })
    expect(Object.keys(head.rulings)).toHaveLength(oneOuts.rulings.length)
    expect(head.lines.map(({ line, text }) => [line, text])).toEqual([[7, 'Ann: pass']])
  })

  test('takes the default where a game’s own header is left out', () => {
    expect(headOf(three).setup.options).toEqual({ hp: '7' })
  })

  test.each([
    ['line ends of every system', three.replaceAll('\n', '\r\n')],
    ['line ends of old systems', three.replaceAll('\n', '\r')],
    ['a byte order mark', `\ufeff${three}`],
    ['spaces at the end', three.replaceAll('\n', '  \t\n')],
    ['comments', `# a game\n\n${three.replaceAll('\n', ' # so\n')}# more`],
    ['capitals', three.replace('game: one-outs', 'GAME: One-Outs').replace('dealer: Cas', 'Dealer: cAS')],
    ['spaces in names of keys and values', three.replace('game: one-outs', '  game :one outs')],
    ['every line doubled', three.replaceAll('\n', '\n\n')],
  ])('may have %s', (_, text) => {
    expect(headOf(text).setup).toEqual({ players: ['Ann', 'Ben', 'Cas'], dealer: 2, options: { hp: '7' } })
  })

  test('may have comments anywhere, and blank lines before it', () => {
    for (const [text, problem] of [
      [`${three}# hp\ndealr: Ann\n`, '5:1'],
      [`\n  \n${three}dealr: Ann\n`, '6:1'],
      [`# x\n\n${three}dealr: Ann\n`, '6:1'],
    ] as const)
      expect(problemsOf(text)).toEqual([`${problem} there is no header "dealr"; did you mean dealer?`])
    for (const blank of ['', '  ', '\t'])
      expect(headOf(`${three}${blank}\ndealr: Ann\n`).lines.map(({ line, said }) => [line, said.ok])).toEqual([
        [5, false],
      ])
  })

  test('takes a value that is left empty as not given', () => {
    for (const empty of ['hp:', 'hp: ""', 'hp:   # seven'])
      expect(headOf(`${three}${empty}\n`).setup).toEqual(headOf(three).setup)
    expect(headOf('game: out-of-the-woods\nplayers: Ann, Ben\ndealer: Ben\nhouses:\nstories:\n', woods).setup).toEqual(
      headOf('game: out-of-the-woods\nplayers: Ann, Ben\ndealer: Ben\n', woods).setup,
    )
    expect(headOf(`${three}rulings:\n`).rulings).toEqual(headOf(three).rulings)
    expect(headOf(`${three}rulings: buffs=stack, ,\n`).rulings).toMatchObject({ buffs: 'stack' })
  })

  test('ends at the first entry where the blank line was forgotten', () => {
    for (const entry of ['Ann: pass', '? Ann: pass', '* Ann hp 3', '= turn Ann', '! Ann: Jab', 'done'])
      expect(headOf(`${three}${entry}\n`).lines).toMatchObject([{ line: 4, text: entry }])
  })

  test('is not mistaken for an entry of a player who is called like a header', () => {
    const head = headOf('game: one-outs\nplayers: hp, dealer, Cas\ndealer: Cas\nhp: 5\n\nhp: pass\ndealer: pass\n')
    expect(head.setup.options).toEqual({ hp: '5' })
    expect(head.lines.map(({ text, said }) => [text, said.ok])).toEqual([
      ['hp: pass', true],
      ['dealer: pass', true],
    ])
  })

  test('keeps names as they are written', () => {
    const names = ["Mary  Jane O'Neil", 'Łukasz', 'a/b (c) [d] {e}', '5" Jim', 'back\\slash']
    expect(headOf(`game: one-outs\nplayers: ${names.join(', ')}\ndealer: łukasz\n`).setup).toMatchObject({
      players: names,
      dealer: 1,
    })
  })

  test('takes names in quotes', () => {
    const text = String.raw`game: one-outs
players: "Max, the 2nd", "#1" , "say \"hi\"", "A: B", "tab\there"  # five
dealer: "max, THE 2nd"
`
    expect(headOf(text).setup).toMatchObject({
      players: ['Max, the 2nd', '#1', 'say "hi"', 'A: B', 'tab\there'],
      dealer: 0,
    })
  })
})

describe('a bad header says where and why', () => {
  test.each([
    ['players: Ann, Ben, Cas\ndealer: Ann\n', ['1:1 the header has no line "game:"']],
    ['game: one-outs\ndealer: Ann\n', ['1:1 the header has no line "players:"', '2:9 nobody here is called "Ann"']],
    ['game: one-outs\nplayers: Ann, Ben, Cas\n', ['1:1 the header has no line "dealer:"']],
    [`${three}dealer: Ann\n`, ['4:1 the header "dealer" stands here a second time']],
    [`${three}dealr: Ann\n`, ['4:1 there is no header "dealr"; did you mean dealer?']],
    [`${three}top: 7H\n`, ['4:1 there is no header "top"']],
    [`${three}donee: x\n`, ['4:1 there is no header "donee"']],
    [`${three}what?: x\n`, ['4:1 there is no header "what?"']],
    [`${three}: x\n`, ['4:1 there is no header ""']],
    [`${three}rulings: =stack\n`, ['4:10 there is no ruling ""']],
    [three.replace('Cas\n', 'Cas,\n'), ['2:24 a player has no name']],
    [`${three}hp 7\n`, ['4:1 a header line is written "key: value", not "hp 7"']],
    [three.replace('dealer: Cas', 'dealer: Caz'), ['3:9 nobody here is called "Caz"; did you mean Cas?']],
    [three.replace('dealer: Cas', 'dealer:'), ['3:8 the name of a player is missing']],
    [three.replace('Ben', 'ann'), ['2:15 two players are called "ann"']],
    [three.replace('Ben', ''), ['2:15 a player has no name']],
    [`${three}rulings: bufs=stack\n`, ['4:10 there is no ruling "bufs"; did you mean buffs?']],
    [`${three}rulings: buffs=stak\n`, ['4:16 the ruling has no option "stak"; it has one, stack']],
    [`${three}rulings: buffs\n`, ['4:10 the ruling has no option ""; it has one, stack']],
    [`${three}rulings: buffs=one, buffs=stack\n`, ['4:21 the ruling "buffs" stands here a second time']],
    ['game: one-outs\nplayers: Ann, Ben\ndealer: Ann\n', ['2:10 players.few']],
    [`${three}hp: many\n`, ['4:5 hp']],
    [`${three}hp: 0\n`, ['4:5 hp']],
  ])('%j', (text, expected) => {
    expect(problemsOf(text)).toEqual(expected)
  })

  test('every problem at once, in the order of the lines', () => {
    const text = 'game: one-outs\ncolour: red\nplayers: Ann, Ann, Cas\ndealer: Zed\nrulings: x=y\n'
    expect(problemsOf(text).map((problem) => problem.split(' ')[0])).toEqual(['2:1', '3:15', '4:9', '5:10'])
    const mixed = 'rulings: x=y, z=y\ngame: chess\ndealer: Zed\nplayers: Ann, ann, Ann\ncolour: red\n'
    expect(problemsOf(mixed).map((problem) => problem.split(' ')[0])).toEqual([
      '1:10',
      '1:15',
      '2:7',
      '3:9',
      '4:15',
      '4:20',
      '5:1',
    ])
  })

  test('a problem says whether the record or the game has it, and what there would be', () => {
    const read = (text: string, game: Ruleset = oneOuts) => {
      const found = readRecord(text, game)
      return found.ok ? [] : found.problem
    }
    expect(read(`${three}hp: 0\n`)).toMatchObject([{ from: 'game', reason: 'hp', line: 4, column: 5 }])
    expect(read(three, oneCard)).toContainEqual(
      expect.objectContaining({ from: 'record', params: { found: 'one-outs', expected: ['one-card'] } }),
    )
    expect(read(three.replace('one-outs', 'one-cart'), oneCard)[0]?.params).toMatchObject({ nearest: 'one-card' })
  })

  test('a record of another game is refused', () => {
    expect(problemsOf(three, oneCard)[0]).toMatch(/^1:7 no game is called "one-outs"/)
  })

  test('a game needs its own headers where they have no default', () => {
    expect(problemsOf('game: one-card\nplayers: Ann, Ben\ndealer: Ann\n', oneCard)).toEqual(['1:1 top.missing'])
    expect(problemsOf('game: one-card\nplayers: Ann, Ben\ndealer: Ann\ntop: 1X\n', oneCard)).toEqual([
      '4:6 top.unknown',
    ])
  })
})

describe('lines that cannot be read', () => {
  test('are told with their places, and are no entries', () => {
    const read = readRecord(`${three}\nAnn: Jap\n= turn Ann\nAnn: pass\n\n  ? Zed: pass\n`, oneOuts)
    if (!read.ok) throw new Error('no record')
    expect(unreadable(read.value)).toEqual([
      { line: 5, column: 6, from: 'record', reason: 'unknown-card', params: { found: 'Jap', nearest: 'Jab' } },
      { line: 9, column: 5, from: 'record', reason: 'unknown-name', params: { found: 'Zed' } },
    ])
    expect(read.value.lines).toHaveLength(4)
    expect(entriesOf(read.value)).toEqual([{ kind: 'move', move: { seat: 0, cards: [], word: 'pass' } }])
  })
})

describe('the game of a record', () => {
  test.each(['game: one-outs', 'GAME:One-Outs', '# x\n\n  game : "one outs" # y', 'players: a\ngame: oneouts'])(
    '%j',
    (text) => {
      expect(gameOf(text)).toEqual({ ok: true, value: 'one-outs' })
    },
  )

  test('is missing or unknown', () => {
    const missing = { line: 1, column: 1, from: 'record', reason: 'missing-header', params: { expected: 'game' } }
    for (const text of ['players: Ann', 'players: game: one-outs', 'the game: one-outs'])
      expect(gameOf(text)).toEqual({ ok: false, problem: missing })
    expect(gameOf('\ufeffgame: one-oats')).toMatchObject({ ok: false, problem: { from: 'record', line: 1, column: 7 } })
    expect(gameOf('\ngame: one-oats')).toMatchObject({
      ok: false,
      problem: { reason: 'unknown-game', line: 2, column: 7, params: { nearest: 'one-outs' } },
    })
    expect(gameOf('game: __proto__')).toMatchObject({ ok: false, problem: { reason: 'unknown-game' } })
  })
})
