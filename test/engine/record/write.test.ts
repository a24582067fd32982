import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { ruleset as woods } from '../../../engine/out-of-the-woods/index.ts'
import { readDeclaration } from '../../../engine/record/declaration.ts'
import { foldName } from '../../../engine/record/names.ts'
import {
  alias,
  isOdd,
  quote,
  replaceAliases,
  scan,
  splitList,
  unquote,
  writeName,
} from '../../../engine/record/quote.ts'
import { entriesOf, readRecord } from '../../../engine/record/read.ts'
import { sameMove, writeDeclaration, writeLine, writeRecord } from '../../../engine/record/write.ts'
import { type Correction, type Declaration, type Ruleset, usualRulings } from '../../../engine/ruleset.ts'
import { fold, type GameEntry, type Line, type LogEntry, type SessionHead } from '../../../engine/session.ts'
import { share } from '../../share.ts'

/** Any text, with the characters that mean something in a record more often than others, and halves of pairs. */
const text = fc.string({
  minLength: 1,
  maxLength: 20,
  unit: fc.oneof(
    fc.constantFrom(...'abN3 :,#>+=()~"\\?*!\'\n\r\t\u2028\ufeff\ue000\ue001'),
    fc.constantFrom('\ud800', '\udfff', '🐻', 'é', 'İ', 'ß', '１'),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
  ),
})

const players = (least: number, most: number) =>
  fc.uniqueArray(
    text.filter((name) => foldName(name) !== ''),
    { minLength: least, maxLength: most, selector: foldName },
  )

function headFor(game: Ruleset, names: readonly string[], options: Record<string, string> = {}): SessionHead {
  return {
    game: game.id,
    edition: game.edition,
    setup: { players: names, dealer: names.length - 1, options },
    rulings: usualRulings(game.rulings),
  }
}

function written(game: Ruleset, head: SessionHead, log: readonly LogEntry[]): string {
  const start = game.start(head.setup, head.rulings)
  if (!start.ok) throw new Error(JSON.stringify(start.problem))
  return writeRecord(game, head, fold(game, start.value, log).lines)
}

function readBack(game: Ruleset, source: string): { head: SessionHead; log: GameEntry[] } {
  const read = readRecord(source, game)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return { head: read.value.head, log: entriesOf(read.value) }
}

describe('names', () => {
  test('a written name reads back, and is one line', () => {
    fc.assert(
      fc.property(text, (name) => {
        const shown = writeName(name)
        expect(unquote(shown)).toBe(name)
        expect(shown).not.toMatch(/[\r\n]/)
        expect(scan(`${shown}: x # y`).text).toBe(`${shown}: x`)
      }),
      { numRuns: share(2000) },
    )
  })

  test('what is quoted is blotted out, so that nothing in it means anything', () => {
    fc.assert(
      fc.property(text, (name) => {
        const { mask } = scan(`${quote(name)} > ${quote(name)}`)
        expect(mask.replace(/_+/g, '_')).toBe('_ > _')
      }),
    )
  })

  test('what is quoted is read and written by the escapes of JSON', () => {
    expect(unquote(String.raw`"\b\f\n\r\t\"\\\/\u00e9\x"`)).toBe('\b\f\n\r\t"\\/éx')
    expect(quote('\u007f\u2028')).toBe(String.raw`"\u007f\u2028"`)
    for (const text of ['"', 'a"', '"a', '"a"b', 'a "b"', '"a" "b"']) expect(unquote(text)).toBe(text)
    expect(['""', ' "a" ', '  a '].map(unquote)).toEqual(['', 'a', 'a'])
  })

  test('a quote within a word, or one that never closes, is an ordinary character', () => {
    const inches = '5" Jim: Jab > 6" Tom'
    expect(scan(inches)).toEqual({ text: inches, mask: inches, quoted: [] })
    expect(scan('Ann "x # so')).toEqual({ text: 'Ann "x', mask: 'Ann "x', quoted: [] })
    expect(scan('Ann "x  ')).toEqual({ text: 'Ann "x', mask: 'Ann "x', quoted: [] })
    expect(scan('"#" "x # so')).toEqual({ text: '"#" "x', mask: '___ "x', quoted: [[0, 3]] })
    expect(scan('# "x"').text).toBe('')
  })

  test('a list is cut at its commas, with the places of its parts', () => {
    expect(splitList(scan(' a ,"b, c",,d '))).toEqual([
      { text: 'a', column: 1 },
      { text: '"b, c"', column: 4 },
      { text: '', column: 11 },
      { text: 'd', column: 12 },
    ])
    expect(splitList(scan('a,'))).toEqual([
      { text: 'a', column: 0 },
      { text: '', column: 2 },
    ])
    expect(splitList(scan(''))).toEqual([{ text: '', column: 0 }])
  })

  test('what stands for a name is put back for any seat', () => {
    const text = `${alias(0)} and ${alias(12)}`
    expect(replaceAliases(text, (seat) => `<${seat}>`)).toBe('<0> and <12>')
  })

  test('plain names stay without quotes', () => {
    for (const name of ['what?', 'a*b', 'a!']) expect(writeName(name)).toBe(name)
    for (const name of ['Ann', "O'Neil", 'Mary Jane', 'Łukasz 2nd', '李雷', '🐻', '5 Jim', 'x.y-z'])
      expect(writeName(name)).toBe(name)
    for (const name of ['A: B', 'a,b', '#1', 'a > b', 'a+b', '=x', '?x', '*x', '!x', ' x', '', '"x"'])
      expect(isOdd(name)).toBe(true)
  })
})

test('a session at a table with any names reads back as it was written', () => {
  fc.assert(
    fc.property(players(3, 4), (names) => {
      const last = names.length - 1
      const log: GameEntry[] = [
        {
          kind: 'move',
          move: {
            seat: 0,
            cards: ['four-eggs'],
            targets: [
              { seat: 1, count: 3 },
              { seat: last, count: 1 },
            ],
          },
        },
        { kind: 'refused', move: { seat: last, cards: ['grab'], targets: [{ seat: 1, card: 'skateboard' }] } },
        { kind: 'move', move: { seat: 1, cards: ['down-trow'], targets: [{ seat: 0 }], details: { got: 'nothing' } } },
        { kind: 'move', move: { seat: null, cards: [], word: 'done' } },
        { kind: 'correction', fix: { kind: 'hp', seat: 2, value: 3 } },
        { kind: 'correction', fix: { kind: 'skateboard', seat: 1, value: null } },
        { kind: 'correction', fix: { kind: 'turn', seat: 1 } },
        { kind: 'correction', fix: { kind: 'reshuffle' } },
        { kind: 'overruled', move: { seat: 0, cards: ['haka', 'four-eggs'], targets: [{ seat: 1 }] } },
        { kind: 'move', move: { seat: 1, cards: ['jab'], targets: [{ seat: 0 }] } },
      ]
      const head = headFor(ruleset, names, { hp: '12' })
      expect(readBack(ruleset, written(ruleset, head, log))).toEqual({ head, log })
    }),
    { numRuns: share(1000) },
  )
})

test('houses and stories with any names read back', () => {
  const list = fc.uniqueArray(
    text.filter((name) => foldName(name) !== '' && !/^\s|\s$|\s\s|none/i.test(name)),
    { minLength: 1, maxLength: 3, selector: foldName },
  )
  fc.assert(
    fc.property(list, list, (houses, stories) => {
      const head = headFor(woods, ['Ann', 'Ben'], {
        houses: houses.map(writeName).join(', '),
        stories: stories.map(writeName).join(', '),
      })
      const start = woods.start(head.setup, head.rulings)
      // What a set-up may name, its own tests say.
      fc.pre(start.ok)
      expect(readBack(woods, written(woods, head, [])).head).toEqual(head)
    }),
    { numRuns: share(500) },
  )
})

describe('lines', () => {
  const names = ['Ann', 'Ben', 'Cas']
  const head = headFor(ruleset, names, { hp: '7' })
  const lines = (log: readonly LogEntry[]) => written(ruleset, head, log).split('\n').slice(5, -1)
  const jab: Declaration = { seat: 0, cards: ['jab'], targets: [{ seat: 1 }] }

  test('the header names everything that was chosen and no usual ruling', () => {
    const chosen = { ...head, rulings: { ...head.rulings, buffs: 'stack', 'heal-cap': 'start' } }
    expect(written(ruleset, chosen, [])).toBe(
      'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Cas\nhp: 7\nrulings: buffs=stack, heal-cap=start\n\n',
    )
  })

  test('a refused try says by which rule', () => {
    const other: Declaration = { ...jab, seat: 1, targets: [{ seat: 0 }] }
    expect(lines([{ kind: 'refused', move: other }])).toEqual(['? Ben: Jab > Ann => illegal turn.owner'])
  })

  test('a move that no longer holds after an edit stays, and says so', () => {
    const log: LogEntry[] = [
      { kind: 'move', move: jab },
      { kind: 'move', move: { seat: 1, cards: ['dodge'] } },
      { kind: 'changed', of: 0, entry: { kind: 'move', move: { seat: 0, cards: [], word: 'pass' } } },
    ]
    expect(lines(log)).toEqual(['Ann: pass', 'Ben: Dodge => illegal turn.one-action'])
  })

  test('what was undone is gone', () => {
    expect(lines([{ kind: 'move', move: jab }, { kind: 'undo' }])).toEqual([])
  })
})

describe('a correction is written', () => {
  const names = ['Ann', 'hp', 'Mary Hand', 'Max, the 2nd']

  test.each<[string, Correction]>([
    ['* Ann hp 3', { kind: 'hp', seat: 0, value: 3 }],
    ['* Ann skateboard none', { kind: 'skateboard', seat: 0, value: null }],
    ['* Ann out', { kind: 'out', seat: 0 }],
    ['* turn Ann', { kind: 'turn', seat: 0 }],
    ['* reshuffle', { kind: 'reshuffle' }],
    ['* "hp" hp 4', { kind: 'hp', seat: 1, value: 4 }],
    ['* turn "hp"', { kind: 'turn', seat: 1 }],
    ['* "Mary Hand" hand 2', { kind: 'hand', seat: 2, value: 2 }],
    ['* "Max, the 2nd" out', { kind: 'out', seat: 3 }],
    // Of a later edition, say.
    ['* Ann gold', { kind: 'gold', seat: 0, value: 5 }],
  ])('%s', (expected, fix) => {
    const line: Line = { ...plain({ kind: 'correction', fix }) }
    expect(writeLine(line, ruleset, names)).toBe(expected)
  })
})

/** A line that nobody has judged. */
function plain(entry: GameEntry): Line {
  const start = ruleset.start({ players: ['Ann', 'Ben', 'Cas'], dealer: 0, options: {} }, usualRulings(ruleset.rulings))
  if (!start.ok) throw new Error('does not start')
  return {
    ...{ seq: 0, root: 0, entry, verdict: undefined, problem: undefined, holds: true },
    after: start.value,
  } as unknown as Line
}

describe('a line that nobody has judged is written', () => {
  const names = ['Ann', 'Ben', 'Cas']
  const pass: Declaration = { seat: 0, cards: [], word: 'pass' }

  test('with what is known of it', () => {
    expect(writeLine(plain({ kind: 'refused', move: pass }), ruleset, names)).toBe('? Ann: pass => illegal')
    expect(writeLine({ ...plain({ kind: 'move', move: pass }), holds: false }, ruleset, names)).toBe(
      'Ann: pass => illegal',
    )
    expect(writeLine(plain({ kind: 'overruled', move: pass }), ruleset, names)).toBe('! Ann: pass')
  })

  test('and what nobody in particular says is a word', () => {
    expect(writeDeclaration({ seat: null, cards: [], word: 'done' }, ruleset, names)).toBe('done')
    expect(writeDeclaration({ seat: null, cards: [] }, ruleset, names)).toBe('done')
  })
})

test('a header’s value that would not come back as it is stands in quotes', () => {
  const written = (hp: string) =>
    writeRecord(ruleset, headFor(ruleset, ['Ann', 'Ben', 'Cas'], { hp }), [])
      .split('\n')
      .filter((line) => line.startsWith('hp'))
  expect(written('7')).toEqual(['hp: 7'])
  expect(written('')).toEqual([])
  for (const value of [' 7', '7 ', '"7"', '7 # seven', '7\n8', '7\r8']) {
    const [line = ''] = written(value)
    expect(line).toMatch(/^hp: "/)
    const back = readRecord(`game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Ann\n${line}\n`, ruleset)
    // The game takes some of them for no number: then the header was read all the same.
    if (back.ok) expect(back.value.head.setup.options.hp).toBe(value)
    else expect(back.problem).toMatchObject([{ reason: 'hp', params: { found: value } }])
  }
  const sparse = { ...headFor(ruleset, ['Ann', 'Ben', 'Cas']), rulings: { buffs: 'stack' } }
  expect(writeRecord(ruleset, sparse, [])).toBe(
    'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Cas\nrulings: buffs=stack\n\n',
  )
})

describe('two declarations', () => {
  const one: Declaration = {
    seat: 0,
    cards: ['haka', 'jab'],
    targets: [
      { seat: 1, count: 2 },
      { seat: 2, card: 'skateboard' },
    ],
    word: 'swap',
    details: { count: 3, with: ['skateboard'] },
  }

  test('that say the same are the same, whatever the order of their details', () => {
    expect(sameMove(one, structuredClone(one))).toBe(true)
    expect(sameMove(one, { ...one, details: { with: ['skateboard'], count: 3 } })).toBe(true)
    expect(sameMove({ seat: 0, cards: [] }, { seat: 0, cards: [], targets: [], details: {} })).toBe(true)
    expect(sameMove({ seat: 0, cards: [], targets: [], details: {} }, { seat: 0, cards: [] })).toBe(true)
    const three = { b: 'x', a: 'y', c: 'z' }
    const turned = { c: 'z', b: 'x', a: 'y' }
    expect(sameMove({ ...one, details: three }, { ...one, details: turned })).toBe(true)
  })

  test.each<[string, Partial<Declaration>]>([
    ['another speaker', { seat: 1 }],
    ['nobody', { seat: null }],
    ['another word', { word: 'take' }],
    ['another card', { cards: ['haka', 'grab'] }],
    ['other order', { cards: ['jab', 'haka'] }],
    ['a card less', { cards: ['haka'] }],
    ['a card more', { cards: ['haka', 'jab', 'jab'] }],
    [
      'another target',
      {
        targets: [
          { seat: 2, count: 2 },
          { seat: 2, card: 'skateboard' },
        ],
      },
    ],
    [
      'another number',
      {
        targets: [
          { seat: 1, count: 1 },
          { seat: 2, card: 'skateboard' },
        ],
      },
    ],
    ['no number', { targets: [{ seat: 1 }, { seat: 2, card: 'skateboard' }] }],
    ['no Skateboard', { targets: [{ seat: 1, count: 2 }, { seat: 2 }] }],
    ['a target less', { targets: [{ seat: 1, count: 2 }] }],
    ['no target', { targets: [] }],
    ['other details', { details: { count: 4, with: ['skateboard'] } }],
    ['fewer details', { details: { count: 3 } }],
    ['no details', { details: {} }],
  ])('of which one has %s are not', (_, change) => {
    const other = { ...one, ...change }
    expect(sameMove(one, other)).toBe(false)
    expect(sameMove(other, one)).toBe(false)
    expect(sameMove(other, other)).toBe(true)
  })
})

test('a player whose name and Skateboard read like another’s is quoted', () => {
  const names = ['Nova', "Nova's", 'Max']
  for (const seat of [0, 1]) {
    const grab: Declaration = { seat: 2, cards: ['grab'], targets: [{ seat, card: 'skateboard' }] }
    const line = writeDeclaration(grab, ruleset, names)
    expect(readDeclaration(scan(line), ruleset, names), line).toEqual({ ok: true, value: grab })
  }
  const plainly: Declaration = { seat: 2, cards: ['grab'], targets: [{ seat: 1 }] }
  expect(writeDeclaration(plainly, ruleset, names)).toBe("Max: Grab > Nova's")
})

test('players whose names could be read two ways are quoted', () => {
  const names = ['Nova', 'Nova 3', "Nova's Skateboard"]
  const eggs: Declaration = {
    seat: 2,
    cards: ['four-eggs'],
    targets: [
      { seat: 0, count: 3 },
      { seat: 1, count: 1 },
    ],
  }
  const grab: Declaration = { seat: 1, cards: ['grab'], targets: [{ seat: 0, card: 'skateboard' }] }
  for (const move of [eggs, grab]) {
    const line = writeDeclaration(move, ruleset, names)
    expect(readDeclaration(scan(line), ruleset, names)).toEqual({ ok: true, value: move })
  }
  expect(writeDeclaration(eggs, ruleset, names)).toContain('> "Nova" 3')
})
