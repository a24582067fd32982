/** Records that nobody means well with: no crash, and time in proportion to their length. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleset as oneCard } from '../../../engine/one-card/index.ts'
import { ruleset as oneOuts } from '../../../engine/one-outs/index.ts'
import { ruleset as woods } from '../../../engine/out-of-the-woods/index.ts'
import { readLine } from '../../../engine/record/line.ts'
import { gameOf, readRecord, unreadable } from '../../../engine/record/read.ts'
import { replay } from '../../../engine/record/replay.ts'
import { readProblem, readProblems } from '../../../engine/record/text/en.ts'
import type { Ruleset } from '../../../engine/ruleset.ts'
import { share } from '../../share.ts'

const games: readonly Ruleset[] = [oneOuts, oneCard, woods]
const heads: Readonly<Record<string, string>> = {
  'one-outs': 'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Ann\n\n',
  'one-card': 'game: one-card\nplayers: Ann, Ben, Cas\ndealer: Ann\ntop: 9C\n\n',
  'out-of-the-woods': 'game: out-of-the-woods\nplayers: Ann, Ben, Cas\ndealer: Ann\nstories: Hansel\n\n',
}

/** Pieces of records, put together anyhow. */
const piece = fc.oneof(
  fc.constantFrom(
    'Ann',
    'ben',
    'Zed',
    ':',
    '>',
    ',',
    '+',
    '=',
    '=>',
    '~',
    '!',
    '?',
    '*',
    '#',
    '"',
    '\\',
    '(',
    ')',
    "'s",
    ' ',
    '\n',
    '\r\n',
    '\t',
    'Jab',
    '4 Eggs',
    'Skateboard',
    'Swap',
    'with',
    'got',
    'nothing',
    '7H',
    'calls',
    'spades',
    'one card',
    'draw',
    'take',
    'done',
    'Red',
    'all four',
    'legal',
    'illegal',
    'waiting',
    'hp',
    'hand',
    'turn',
    'ask',
    'over',
    'none',
    '3',
    '-1',
    '99999999999999999999',
    '__proto__',
    'constructor',
    'game:',
    'players:',
    'dealer:',
    'rulings:',
    'buffs=stack',
    '\ud800',
    '\u0000',
    '\ue0000\ue001',
    '\u2028',
  ),
  fc.string({ maxLength: 3, unit: 'binary' }),
)
const anything = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

describe.each(games)('$id', (game) => {
  test('whatever a record says, it is replayed or it says why not', () => {
    fc.assert(
      fc.property(anything, (body) => {
        const read = readRecord((heads[game.id] ?? '') + body, game)
        if (!read.ok) {
          for (const { from, reason, params, line, column } of read.problem) {
            if (from === 'record') expect(readProblem(reason, params)).not.toBe(reason)
            expect(line).toBeGreaterThan(0)
            expect(column).toBeGreaterThan(0)
          }
          return
        }
        for (const line of replay(read.value, game)) JSON.stringify(game.view(line.after, ['Ann', 'Ben', 'Cas']))
        for (const { reason, params } of unreadable(read.value)) {
          expect(Object.hasOwn(readProblems, reason), reason).toBe(true)
          expect(readProblem(reason, params)).not.toMatch(/undefined|\[object/)
        }
      }),
      { numRuns: share(1500) },
    )
  })

  test('the place of a problem lies within its line', () => {
    fc.assert(
      fc.property(
        anything.map((text) => text.replace(/[\r\n]/g, ' ')),
        (line) => {
          const read = readLine(line, game, ['Ann', 'Ben', 'A, B'])
          if (read === undefined || read.said.ok) return
          expect(read.said.problem.column).toBeGreaterThanOrEqual(0)
          expect(read.said.problem.column).toBeLessThanOrEqual(line.length)
        },
      ),
      { numRuns: share(1500) },
    )
  })
})

test('any text at all has a game or says that it has none', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const named = gameOf(text)
      if (!named.ok) expect(readProblem(named.problem.reason, named.problem.params)).not.toBe(named.problem.reason)
    }),
  )
})

const many = (what: string, length: number) => what.repeat(Math.ceil(length / what.length)).slice(0, length)

/** Lines that a careless reader takes quadratic time for. */
const LINES: Readonly<Record<string, (length: number) => string>> = {
  'a long name': (length) => `${many('x', length)}: Jab > Ben`,
  'a long card': (length) => `Ann: ${many('x', length)}`,
  'many cards': (length) => `Ann: ${many('Jab + ', length)}Jab > Ben`,
  'many unknown cards': (length) => `Ann: ${many('Jap + ', length)}`,
  'many targets': (length) => `Ann: 4 Eggs > ${many('Ben 1, ', length)}Ben 1`,
  'many spaces': (length) => `Ann: Jab${many(' ', length)}x > Ben`,
  'many spaces in a target': (length) => `Ann: Grab > Ben${many(' ', length)}x`,
  'many spaces before calls': (length) => `Ann: 7H${many(' ', length)}x`,
  'many words': (length) => `Ann: ${many('x ', length)}`,
  'many colons': (length) => `${many('x:', length)} Jab`,
  'quotes that never close': (length) => `Ann: ${many(' "\\', length)}`,
  'many quoted names': (length) => `Ann: 4 Eggs > ${many('"Ben", ', length)}`,
  'many brackets': (length) => `Ann: Red ${many('(', length)}`,
  'many ids': (length) => `Ann: pass => legal ${many('~buffs ', length)}`,
  'spaces after a sign': (length) => `Ann: pass => legal ~${many(' ', length)}!`,
  'a long fact': (length) => `= ask turn ${many('Ann, ', length)}Ann`,
  'spaces in a fact': (length) => `= suit ${many(' ', length)}x`,
  'words in a fact': (length) => `= ${many('Ann hop ', length)}`,
  'a long number': (length) => `* Ann hp ${many('9', length)}`,
  'a long comment': (length) => `Ann: pass ${many('#', length)}`,
}

/** A reader that takes quadratic time needs minutes for these, whole; a linear one is done in a fraction of this. */
const SOON = 5_000

function millis(read: () => unknown): number {
  const begun = performance.now()
  read()
  return performance.now() - begun
}

describe('time grows with the length and no faster', () => {
  test.each(Object.entries(LINES))('%s', (kind, line) => {
    for (const game of games) {
      const source = (heads[game.id] ?? '') + line(share(200_000))
      const took = millis(() => {
        const record = readRecord(source, game)
        if (record.ok) for (const _ of replay(record.value, game));
      })
      expect(took, `${game.id}: ${kind}`).toBeLessThan(SOON)
    }
  })

  test.each([
    ['moves', 'Ann: pass\n'],
    ['unknown names', 'Zed: pass\n'],
    ['unknown cards', 'Ann: jup\n'],
    ['blank lines', '\n'],
    ['comments', '# x\n'],
  ])('very many lines: %s', (_, line) => {
    const source = heads['one-outs'] + line.repeat(share(30_000))
    expect(millis(() => readRecord(source, oneOuts))).toBeLessThan(SOON)
  })

  test('a header with very many players or rulings is refused, soon', () => {
    const names = Array.from({ length: share(20_000) }, (_, seat) => `P${seat}`).join(', ')
    const rulings = Array.from({ length: share(20_000) }, (_, id) => `x${id}=y`).join(', ')
    const source = `game: one-outs\nplayers: ${names}\ndealer: P1\nrulings: ${rulings}\n`
    expect(millis(() => expect(readRecord(source, oneOuts).ok).toBe(false))).toBeLessThan(SOON)
  })
})

test('a very long name is cut where it is shown', () => {
  const name = 'x'.repeat(10_000)
  const read = readRecord(`${heads['one-outs']}${name}: pass\n`, oneOuts)
  if (!read.ok) throw new Error('no record')
  for (const { reason, params } of unreadable(read.value)) expect(readProblem(reason, params).length).toBeLessThan(200)
})
