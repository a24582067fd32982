/** What a log of undo, redo and edits comes to, held against the plainest way to say it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forks } from '../../engine/hinges.ts'
import { ruleset } from '../../engine/one-outs/index.ts'
import { usualRulings } from '../../engine/ruleset.ts'
import { differences, fold, type GameEntry, type LogEntry, triedAs } from '../../engine/session.ts'
import { traces, undosTo } from '../../engine/standing.ts'

function start() {
  const started = ruleset.start(
    { players: ['Ann', 'Ben', 'Cas'], dealer: 0, options: { hp: '7' } },
    usualRulings(ruleset.rulings),
  )
  if (!started.ok) throw new Error('One-Outs does not start')
  return started.value
}

const hp = (value: number): GameEntry => ({ kind: 'correction', fix: { kind: 'hp', seat: 0, value } })
const tried: GameEntry = { kind: 'refused', move: { seat: 1, cards: ['jab'] } }

const place = fc.integer({ min: 0, max: 30 })
const anyLog: fc.Arbitrary<LogEntry[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 7 }).map(hp) },
    { weight: 2, arbitrary: fc.constant<LogEntry>({ kind: 'undo' }) },
    { weight: 1, arbitrary: fc.constant<LogEntry>({ kind: 'redo' }) },
    { weight: 1, arbitrary: fc.constant<LogEntry>(tried) },
    { weight: 1, arbitrary: place.map((of): LogEntry => ({ kind: 'changed', of, entry: hp(7) })) },
    { weight: 1, arbitrary: place.map((before): LogEntry => ({ kind: 'inserted', before, entry: hp(1) })) },
    { weight: 1, arbitrary: place.map((of): LogEntry => ({ kind: 'dropped', of })) },
  ),
  { maxLength: 30 },
)

interface Plain {
  readonly seq: number
  readonly root: number
}

/** Every list of the history kept whole. */
function plainly(log: readonly LogEntry[]) {
  const past: Plain[][] = []
  let future: Plain[][] = []
  let now: Plain[] = []
  const tries: { readonly seq: number; readonly after: number }[] = []
  for (const [seq, entry] of log.entries()) {
    const before = now
    if (entry.kind === 'refused') tries.push({ seq, after: now.at(-1)?.root ?? -1 })
    else if (entry.kind === 'undo') {
      const back = past.pop()
      if (back === undefined) continue
      future.push(now)
      now = back
    } else if (entry.kind === 'redo') {
      const again = future.pop()
      if (again === undefined) continue
      past.push(now)
      now = again
    } else {
      if (entry.kind === 'dropped') now = now.filter(({ root }) => root !== entry.of)
      else if (entry.kind === 'changed') now = now.map((one) => (one.root === entry.of ? { ...one, seq } : one))
      else {
        const at = entry.kind === 'inserted' ? now.findIndex(({ root }) => root === entry.before) : -1
        now = now.toSpliced(at < 0 ? now.length : at, 0, { seq, root: seq })
      }
      past.push(before)
      future = []
    }
  }
  const order = (list: readonly Plain[]) => {
    const all = [...list]
    for (const { seq, after } of tries.toReversed()) {
      let at = list.findIndex(({ root }) => root === after)
      if (at < 0) at = list.findLastIndex((one) => one.seq < seq)
      const anchor = list[at]
      all.splice(anchor === undefined ? 0 : all.indexOf(anchor) + 1, 0, { seq, root: seq })
    }
    return all
  }
  return {
    now: order(now),
    lists: [now, ...past.toReversed()].map(order),
    undoable: past.length,
    redoable: future.length,
  }
}

describe('a fold that goes on from another', () => {
  it('is the same as one from the start, and judges nothing again that both begin with', () => {
    fc.assert(
      fc.property(anyLog, anyLog, (log, other) => {
        let known = fold(ruleset, start(), [])
        const first = known.start
        for (const end of log.keys()) {
          const next = log.slice(0, end + 1)
          const whole = fold(ruleset, first, next)
          const on = fold(ruleset, first, next, known)
          expect(on).toEqual(whole)
          const shared = whole.lines.findIndex(
            (line, nth) => line.entry !== known.lines[nth]?.entry || line.seq !== known.lines[nth]?.seq,
          )
          for (const [nth, line] of on.lines.slice(0, shared < 0 ? undefined : shared).entries())
            expect(line.after).toBe(known.lines[nth]?.after)
          known = on
        }
        expect(fold(ruleset, first, other, known)).toEqual(fold(ruleset, first, other))
        expect(fold(ruleset, start(), log, known)).toEqual(fold(ruleset, first, log))
      }),
    )
  })
})

describe('a log', () => {
  it('comes to the same as where every list of its history is kept whole', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { lines, undoable, redoable } = fold(ruleset, start(), log)
        const plain = plainly(log)
        expect(lines.map(({ seq, root }) => ({ seq, root }))).toEqual(plain.now)
        expect({ undoable, redoable }).toEqual({ undoable: plain.undoable, redoable: plain.redoable })
      }),
    )
  })

  it('is undone to any entry by as many undos as are said', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { lines } = fold(ruleset, start(), log)
        for (const { root } of lines) {
          const undos = undosTo(log, root)
          if (undos === undefined) continue
          const back = fold(ruleset, start(), [...log, ...Array<LogEntry>(undos).fill({ kind: 'undo' })]).lines
          expect(back.findLast((line) => line.root === root || line.entry.kind !== 'refused')?.root).toBe(root)
          expect(back.length).toBeLessThanOrEqual(lines.length)
        }
      }),
    )
  })

  it('can be undone to an entry that nothing earlier was edited after', () => {
    const log: LogEntry[] = [hp(1), hp(2), tried, hp(3), hp(4)]
    expect(log.map((_, root) => undosTo(log, root))).toEqual([3, 2, 2, 1, 0])
    const edited: LogEntry[] = [...log, { kind: 'changed', of: 0, entry: hp(7) }]
    expect(undosTo(edited, 4)).toBe(0)
    expect(undosTo(edited, 99)).toBeUndefined()
    const dropped: LogEntry[] = [hp(1), hp(2), { kind: 'dropped', of: 1 }]
    expect(undosTo(dropped, 1), 'what an edit took out stands nowhere').toBeUndefined()
  })

  it('that ends in several tries is at each of them already', () => {
    const log: LogEntry[] = [hp(1), tried, tried, hp(2)]
    expect(log.map((_, root) => undosTo(log, root))).toEqual([1, 1, 1, 0])
  })

  it('keeps a try behind the entry it followed, also where that was changed since', () => {
    const log: LogEntry[] = [hp(1), hp(2), tried, { kind: 'changed', of: 1, entry: hp(7) }]
    expect(fold(ruleset, start(), log).lines.map(({ seq }) => seq)).toEqual([0, 3, 2])
  })

  it('says what undo takes back and redo says again', () => {
    const said = (log: readonly LogEntry[]) => {
      const { undoes, redoes } = fold(ruleset, start(), log)
      return [undoes, redoes].map((one) => (one === undefined ? -1 : log.indexOf(one)))
    }
    const change: LogEntry = { kind: 'changed', of: 0, entry: hp(7) }
    expect(said([])).toEqual([-1, -1])
    expect(said([hp(1), hp(2), change, tried])).toEqual([2, -1])
    expect(said([hp(1), hp(2), change, { kind: 'undo' }])).toEqual([1, 2])
    expect(said([hp(1), hp(2), change, { kind: 'undo' }, { kind: 'redo' }])).toEqual([2, -1])
    expect(said([hp(1), hp(2), change, { kind: 'undo' }, hp(3)])).toEqual([4, -1])
  })

  it('leaves a trace of whatever was changed, dropped or undone, and why', () => {
    const changed: LogEntry = { kind: 'changed', of: 0, entry: hp(7) }
    const seen = (log: readonly LogEntry[]) => traces(log).map(({ seq, why, after }) => [seq, why, after])
    const log: LogEntry[] = [hp(1), hp(2), changed]
    expect(seen(log)).toEqual([[0, 'changed', 0]])
    expect(traces(log)[0]?.entry).toEqual(hp(1))
    const back: LogEntry[] = [...log, { kind: 'undo' }]
    expect(seen(back), 'of an edit that was undone').toEqual([[2, 'undone', 0]])
    expect(seen([...back, { kind: 'redo' }])).toEqual([[0, 'changed', 0]])
    expect(seen([...log, { kind: 'dropped', of: 0 }])).toEqual([
      [0, 'changed', -1],
      [2, 'dropped', -1],
    ])
    expect(seen([hp(1), hp(2), { kind: 'undo' }, hp(3)])).toEqual([[1, 'undone', 0]])
    expect(seen([hp(1), hp(2), { kind: 'undo' }, { kind: 'redo' }])).toEqual([])
    expect(seen([hp(1), hp(2), { kind: 'undo' }, { kind: 'undo' }]), 'as they were logged').toEqual([
      [0, 'undone', -1],
      [1, 'undone', -1],
    ])
    expect(seen([hp(1), hp(2), hp(3), { kind: 'dropped', of: 1 }, { kind: 'dropped', of: 0 }])).toEqual([
      [0, 'dropped', -1],
      [1, 'dropped', -1],
    ])
  })

  it('has every entry of the game once, in force or as a trace', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const here = fold(ruleset, start(), log).lines.map(({ seq }) => seq)
        const all = [...here, ...traces(log).map(({ seq }) => seq)].sort((one, other) => one - other)
        const own = log.flatMap((entry, seq) => {
          if (entry.kind === 'undo' || entry.kind === 'redo' || entry.kind === 'dropped') return []
          // A change of nothing changes nothing.
          return entry.kind === 'changed' && !all.includes(seq) ? [] : [seq]
        })
        expect(all).toEqual(own)
      }),
    )
  })
})

describe('what an edit makes different', () => {
  const jab: LogEntry = { kind: 'move', move: { seat: 1, cards: ['jab'], targets: [{ seat: 2 }] } }
  const take: LogEntry = { kind: 'move', move: { seat: 2, cards: [], word: 'take' } }
  const pass: LogEntry = { kind: 'move', move: { seat: 2, cards: [], word: 'pass' } }
  const log = [hp(5), jab, take, pass]
  const told = (entry: LogEntry, on: readonly LogEntry[] = log) =>
    differences(ruleset, start(), on, entry).map(({ root, before, after }) => [root, before?.holds, after?.holds])

  it('is every line after it that has another state, or holds no more', () => {
    // Without the attack nobody can take it, and it is not Cas’s turn.
    expect(told({ kind: 'dropped', of: 1 })).toEqual([
      [1, true, undefined],
      [2, true, false],
      [3, true, false],
    ])
  })

  it('is a line that is put in, in its place', () => {
    const found = differences(ruleset, start(), log, { kind: 'inserted', before: 2, entry: hp(6) })
    expect(found.map(({ root, before, after }) => [root, before === undefined, after?.seq])).toEqual([
      [2, false, 2],
      [3, false, 3],
      [4, true, 4],
    ])
  })

  it('is a line that says something else', () => {
    expect(told({ kind: 'changed', of: 3, entry: hp(6) })).toEqual([[3, true, true]])
    // Changed to what it was: the line is another one, what it comes to is the same.
    expect(told({ kind: 'changed', of: 0, entry: hp(5) })).toEqual([[0, true, true]])
  })

  it('is what an undo takes back, and nothing else', () => {
    expect(told({ kind: 'undo' })).toEqual([[3, true, undefined]])
    expect(told({ kind: 'redo' }, [...log, { kind: 'undo' }])).toEqual([[3, undefined, true]])
  })
})

describe('a try', () => {
  it('was refused, or was a check that is answered with yes', () => {
    const log: LogEntry[] = [tried, { kind: 'refused', move: { seat: 1, cards: [], word: 'pass' } }, hp(3)]
    expect(fold(ruleset, start(), log).lines.map(triedAs)).toEqual(['refused', 'checked', undefined])
    expect(triedAs({ entry: tried, verdict: undefined })).toBe('refused')
  })
})

it('what a move hinges on is told with what every other option would say', () => {
  const move = { seat: 1, cards: ['haka', 'grab'], targets: [{ seat: 2 }] }
  expect(
    forks(ruleset, start(), move).map(({ ruling, verdicts }) => [
      ruling,
      verdicts.map(({ option, verdict }) => [option, verdict.legal]),
    ]),
  ).toEqual([['buff-grab', [['yes', true]]]])
})
