import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { ruleset as woods } from '../../../engine/out-of-the-woods/index.ts'
import { readDeclaration } from '../../../engine/record/declaration.ts'
import { foldName } from '../../../engine/record/names.ts'
import { isOdd, quote, scan, unquote, writeName } from '../../../engine/record/quote.ts'
import { entriesOf, readRecord } from '../../../engine/record/read.ts'
import { writeDeclaration, writeRecord } from '../../../engine/record/write.ts'
import { type Declaration, type Ruleset, usualRulings } from '../../../engine/ruleset.ts'
import { fold, type GameEntry, type LogEntry, type SessionHead } from '../../../engine/session.ts'
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

  test('plain names stay without quotes', () => {
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
