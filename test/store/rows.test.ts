/** What may be anything becomes a row, or is refused with its place and reason: it may have been changed by hand. */
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../engine/session.ts'
import { MalformedRow } from '../../store/checks.ts'
import { readEntry, readEntryRow, readSession } from '../../store/rows.ts'
import { headOf, marked, summaryOf } from './windows.ts'

/** Where something is wrong, and why; undefined where nothing is. */
function wrong(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (!(error instanceof MalformedRow)) throw error
    expect(error.message).toBe(`${error.place}: ${error.reason}`)
    return error.message
  }
}

/** A copy with something else at a place; `undefined` takes it away. */
function changed(value: unknown, place: string, to: unknown): unknown {
  const copy = structuredClone(value)
  const path = place.split('.')
  const last = path.pop() ?? ''
  const at = path.reduce((one, key) => one[key] as Record<string, unknown>, copy as Record<string, unknown>)
  if (to === undefined) delete at[last]
  else at[last] = to
  return copy
}

describe('an entry', () => {
  const full: LogEntry = {
    kind: 'move',
    move: {
      seat: 2,
      cards: ['four-eggs', 'haka'],
      targets: [{ seat: 0, count: 3 }, { seat: 1, card: 'skateboard' }, { seat: 2 }],
      word: 'swap',
      details: { count: 3, with: ['skateboard'], got: 'nothing' },
    },
  }

  it.each<LogEntry>([
    full,
    { ...full, kind: 'overruled' },
    { ...full, kind: 'refused' },
    { kind: 'move', move: { seat: null, cards: [] } },
    { kind: 'correction', fix: { kind: 'reshuffle' } },
    { kind: 'correction', fix: { kind: 'hp', seat: 0, value: 5 } },
    { kind: 'correction', fix: { kind: 'skateboard', seat: 3, value: null } },
    { kind: 'undo' },
    { kind: 'redo' },
    { kind: 'dropped', of: 4 },
    { kind: 'changed', of: 0, entry: full },
    { kind: 'inserted', before: 7, entry: { kind: 'correction', fix: { kind: 'hp', seat: 0, value: 5 } } },
  ])('%j is read as it is, and nothing that does not belong to it', (entry) => {
    expect(readEntry(entry, 'x')).toStrictEqual(entry)
    expect(readEntry({ ...entry, felt: 'green' }, 'x')).toStrictEqual(entry)
  })

  it.each<[string, unknown, string]>([
    ['kind', 'bluff', 'kind: unknown-kind'],
    ['kind', undefined, 'kind: unknown-kind'],
    ['move', undefined, 'move: missing'],
    ['move', null, 'move: not-an-object'],
    ['move', ['jab'], 'move: not-an-object'],
    ['move.seat', undefined, 'move.seat: missing'],
    ['move.seat', '0', 'move.seat: not-a-number'],
    ['move.seat', -1, 'move.seat: not-a-place'],
    ['move.seat', 0.5, 'move.seat: not-a-place'],
    ['move.cards', undefined, 'move.cards: missing'],
    ['move.cards', 'jab', 'move.cards: not-a-list'],
    ['move.cards.1', 7, 'move.cards.1: not-text'],
    ['move.targets', { 0: 1 }, 'move.targets: not-a-list'],
    ['move.targets.1', 1, 'move.targets.1: not-an-object'],
    ['move.targets.2.seat', undefined, 'move.targets.2.seat: missing'],
    ['move.targets.0.count', 'all', 'move.targets.0.count: not-a-number'],
    ['move.targets.0.count', Number.POSITIVE_INFINITY, 'move.targets.0.count: not-a-number'],
    ['move.targets.1.card', 7, 'move.targets.1.card: not-text'],
    ['move.word', 7, 'move.word: not-text'],
    ['move.details', 'got', 'move.details: not-an-object'],
    ['move.details.got', null, 'move.details.got: not-text'],
    ['move.details.count', Number.NaN, 'move.details.count: not-a-number'],
    ['move.details.with.0', 7, 'move.details.with.0: not-text'],
  ])('%s as %j is refused', (place, to, expected) => {
    expect(wrong(() => readEntry(changed(full, place, to), 'line 3'))).toBe(`line 3.${expected}`)
    const edit = { kind: 'changed', of: 0, entry: changed(full, place, to) }
    expect(wrong(() => readEntry(edit, 'line 3'))).toBe(`line 3.entry.${expected}`)
  })

  it.each<[unknown, string]>([
    [undefined, 'x: missing'],
    [7, 'x: not-an-object'],
    [null, 'x: not-an-object'],
    [[], 'x: not-an-object'],
    [{ kind: 'correction' }, 'x.fix: missing'],
    [{ kind: 'correction', fix: {} }, 'x.fix.kind: missing'],
    [{ kind: 'correction', fix: { kind: 'hp', seat: 1.5 } }, 'x.fix.seat: not-a-place'],
    [{ kind: 'correction', fix: { kind: 'hp', value: 'five' } }, 'x.fix.value: not-a-number'],
    [{ kind: 'dropped' }, 'x.of: missing'],
    [{ kind: 'changed', entry: full }, 'x.of: missing'],
    [{ kind: 'changed', of: 1 }, 'x.entry: missing'],
    [{ kind: 'inserted', entry: full }, 'x.before: missing'],
    [{ kind: 'inserted', before: 1 }, 'x.entry: missing'],
    // An edit puts an entry of the game in, nothing else.
    [{ kind: 'inserted', before: 1, entry: { kind: 'undo' } }, 'x.entry.kind: unknown-kind'],
    [{ kind: 'changed', of: 1, entry: { kind: 'dropped', of: 0 } }, 'x.entry.kind: unknown-kind'],
  ])('%j is none', (value, expected) => {
    expect(wrong(() => readEntry(value, 'x'))).toBe(expected)
  })

  it('has no −0 in it, which JSON would not give back', () => {
    const read = readEntry({ kind: 'correction', fix: { kind: 'hp', seat: -0, value: -0 } }, 'x')
    expect(JSON.stringify(read)).toBe('{"kind":"correction","fix":{"kind":"hp","seat":0,"value":0}}')
    expect(read).toStrictEqual({ kind: 'correction', fix: { kind: 'hp', seat: 0, value: 0 } })
  })
})

describe('a row of the log', () => {
  const row = { session: 's', seq: 4, v: 1, at: 5, entry: marked('a') }

  it('is the entry at its place', () => {
    expect(readEntryRow(row, 's', 4)).toEqual(marked('a'))
  })

  it.each<[string, unknown, string]>([
    ['seq', 5, 'entries s 4: gap'],
    ['seq', undefined, 'entries s 4: gap'],
    ['v', undefined, 'entries s 4: v: missing'],
    ['v', 2, 'entries s 4: v: newer'],
    ['at', 'now', 'entries s 4: at: not-a-number'],
    ['at', 8.64e15 + 1, 'entries s 4: at: not-a-time'],
    ['entry', undefined, 'entries s 4: entry: missing'],
    ['entry.move', 7, 'entries s 4: entry.move: not-an-object'],
  ])('with %s as %j is refused', (place, to, expected) => {
    expect(wrong(() => readEntryRow(changed(row, place, to), 's', 4))).toBe(expected)
  })

  it('that is none is refused', () => {
    expect(wrong(() => readEntryRow(undefined, 's', 4))).toBe('entries s 4: missing')
    expect(wrong(() => readEntryRow('row', 's', 4))).toBe('entries s 4: not-an-object')
  })
})

describe('a session', () => {
  const row = {
    ...{ id: 'abc', v: 1, game: 'one-outs', head: headOf(['Nova', 'Dave']), players: ['nova', 'dave'] },
    ...{ started: 5, updated: 6, summary: { ...summaryOf(3), winner: 'Nova' } },
  }

  it('is read as it is, and nothing that does not belong to it', () => {
    expect(readSession({ ...row, byPlayer: [], felt: 'green' })).toStrictEqual(row)
    expect(readSession({ ...row, deleted: 7, sample: true })).toStrictEqual({ ...row, deleted: 7, sample: true })
    expect(readSession(changed(row, 'summary.winner', null))).toStrictEqual(changed(row, 'summary.winner', null))
  })

  it.each<[string, unknown, string]>([
    ['v', 'one', 'v: not-a-number'],
    ['game', 7, 'game: not-text'],
    ['head', undefined, 'head: missing'],
    ['head.game', undefined, 'head.game: missing'],
    ['head.edition', '1', 'head.edition: not-a-number'],
    ['head.setup', 'usual', 'head.setup: not-an-object'],
    ['head.setup.players', 2, 'head.setup.players: not-a-list'],
    ['head.setup.players.1', null, 'head.setup.players.1: not-text'],
    ['head.setup.dealer', -1, 'head.setup.dealer: not-a-place'],
    ['head.setup.options', undefined, 'head.setup.options: missing'],
    ['head.setup.options.hp', 7, 'head.setup.options.hp: not-text'],
    ['head.rulings', [], 'head.rulings: not-an-object'],
    ['head.rulings.buffs', true, 'head.rulings.buffs: not-text'],
    ['players', 'nova', 'players: not-a-list'],
    ['players.1', 7, 'players.1: not-text'],
    ['started', undefined, 'started: missing'],
    ['updated', '6', 'updated: not-a-number'],
    ['deleted', 'yes', 'deleted: not-a-number'],
    ['summary', null, 'summary: not-an-object'],
    ['summary.entries', 1.5, 'summary.entries: not-a-place'],
    ['summary.turn', undefined, 'summary.turn: missing'],
    ['summary.over', 'no', 'summary.over: not-yes-or-no'],
    ['summary.over', undefined, 'summary.over: missing'],
    ['summary.winner', 0, 'summary.winner: not-text'],
    ['summary.text', undefined, 'summary.text: missing'],
  ])('with %s as %j is refused by its name', (place, to, expected) => {
    expect(wrong(() => readSession(changed(row, place, to)))).toBe(`sessions abc: ${expected}`)
  })

  it.each<[unknown, string]>([
    [undefined, 'sessions: missing'],
    [[], 'sessions: not-an-object'],
    [{ ...row, id: 7 }, 'sessions ?: id: not-text'],
    [{ ...row, id: undefined }, 'sessions ?: id: missing'],
  ])('that has no name is refused all the same, %#', (value, expected) => {
    expect(wrong(() => readSession(value))).toBe(expected)
  })

  it('keeps names that look like object keys as they are', () => {
    const options = JSON.parse('{"__proto__":"x","constructor":"y"}')
    const read = readSession({ ...row, head: { ...row.head, setup: { ...row.head.setup, options }, rulings: options } })
    expect(JSON.stringify([read.head.setup.options, read.head.rulings])).toBe(JSON.stringify([options, options]))
  })
})
