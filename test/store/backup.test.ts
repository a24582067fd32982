import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LogEntry } from '../../engine/session.ts'
import { type Backup, readBackup, writeBackup } from '../../store/backup.ts'
import { MalformedRow } from '../../store/checks.ts'
import type { Database } from '../../store/database.ts'
import { appendEntry, entriesOf, timesOf } from '../../store/entries.ts'
import { allHouseRules, saveHouseRules } from '../../store/house-rules.ts'
import { addSession, mergeBackup, previewMerge } from '../../store/merge.ts'
import { deleteSession, listSessions, newSession, sessionById } from '../../store/sessions.ts'
import { putSessions } from '../../store/texts.ts'
import { type Lying, layDown } from './lying.ts'
import { freshName, headOf, marked, newStored, openWindow, summaryOf } from './windows.ts'

afterEach(() => vi.restoreAllMocks())

/** The database of the first fixture: sessions with every kind of entry. */
async function played(): Promise<Database> {
  const name = freshName()
  const fixture = readFileSync(join(import.meta.dirname, 'fixtures', '1.json'), 'utf8')
  await layDown(name, JSON.parse(fixture) as Lying)
  return openWindow(name)
}

async function append(on: Database, id: string, ...entries: LogEntry[]): Promise<void> {
  for (const entry of entries) {
    const seq = (await entriesOf(id, on)).length
    const saved = await appendEntry(id, seq, entry, 5_000 + seq, summaryOf(seq + 1), {}, on)
    expect(saved).toEqual({ saved: true })
  }
}

/** The sessions of a file that must be good. */
function good(text: string): Backup {
  const read = readBackup(text)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return read.value
}

/** Every session with its log and times, by id. */
async function contents(on: Database) {
  const { sessions, problems } = await listSessions({ limit: 999 }, on)
  expect(problems).toEqual([])
  const all = sessions.map(async (session) => ({
    session,
    log: await entriesOf(session.id, on),
    times: await timesOf(session.id, on),
  }))
  return (await Promise.all(all)).sort((one, other) => (one.session.id < other.session.id ? -1 : 1))
}

describe('a backup', () => {
  it('brings everything that is not deleted to another browser, exactly', async () => {
    const here = await played()
    const text = await writeBackup(77, undefined, here)
    expect(text.split('\n')[0]).toBe('{"tableside":"backup","version":1,"made":77}')
    const there = openWindow()
    const preview = await previewMerge(good(text), there)
    expect(await listSessions({ limit: 9 }, there), 'a preview adds nothing').toMatchObject({ sessions: [] })
    const merged = await mergeBackup(good(text), there)
    expect(merged).toEqual({ saved: true, value: preview })
    expect(preview).toMatchObject({ longer: [], apart: [], known: [], entries: 14 })
    expect(await contents(there)).toEqual(await contents(here))
    expect((await contents(there)).map((one) => one.log.length)).toEqual([13, 1])
    expect(await writeBackup(77, undefined, there)).toBe(text)
  })

  it('tells of sessions in the order in which they began', async () => {
    const on = openWindow()
    const [first, second] = [newSession(headOf(), 1), newSession(headOf(), 2)]
    const made = [
      { ...first, id: 'z' },
      { ...second, id: 'a' },
    ]
    await on.write(['sessions', 'texts'], (tables) => putSessions(tables, made))
    expect(good(await writeBackup(1, undefined, on)).sessions.map(({ session }) => session.id)).toEqual(['z', 'a'])
  })

  it('of one session holds only that', async () => {
    const here = await played()
    const [one] = (await listSessions({ limit: 1, game: 'one-card' }, here)).sessions
    const text = await writeBackup(77, [one?.id ?? '', 'nobody'], here)
    expect(good(text)).toEqual({
      sessions: [{ session: one, log: [{ at: expect.any(Number), entry: expect.any(Object) }] }],
      houseRules: [],
    })
  })

  it('is not made where a row cannot be read, rather than with a hole', async () => {
    const here = await played()
    await here.write(['sessions'], ({ sessions }) =>
      sessions.update('22222222-bbbb-4bbb-8bbb-222222222222', { head: null } as never),
    )
    await expect(writeBackup(1, undefined, here)).rejects.toThrow(MalformedRow)
    const other = await played()
    await other.write(['entries'], ({ entries }) => entries.delete(['11111111-aaaa-4aaa-8aaa-111111111111', 4]))
    await expect(writeBackup(1, undefined, other)).rejects.toThrow(MalformedRow)
  })

  it('keeps names and words that look like something else as they are', async () => {
    const here = openWindow()
    const names = ['__proto__', '{"end":1}', '\u2028\n"Nova"', '<img src=x>', 'Bom\uFEFFba']
    const { id } = await newStored(here, 1, headOf(names))
    const details = JSON.parse('{"__proto__":"x","constructor":["y"]}')
    await append(here, id, { kind: 'move', move: { seat: 0, cards: ['\r\n'], details } })
    const there = openWindow()
    await mergeBackup(good(await writeBackup(1, undefined, here)), there)
    expect(await contents(there)).toEqual(await contents(here))
    expect((await sessionById(id, there))?.head.setup.players).toEqual(names)
  })

  it('is read with the line ends and the mark of another system', async () => {
    const text = await writeBackup(77, undefined, await played())
    expect(good(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n\r\n  \t\r\n`)).toEqual(good(text))
  })
})

describe('a bad file is refused whole, with line and reason', () => {
  const entry = (change: object) => JSON.stringify({ v: 1, at: 1, entry: { kind: 'undo' }, ...change })

  it.each<[string, (lines: string[]) => string[], object]>([
    ['empty', () => [], { line: 1, reason: 'cut-off' }],
    ['a picture', () => ['\u0089PNG', '\u0000'], { line: 1, reason: 'not-a-backup' }],
    ['other JSON', () => ['{"name":"package"}'], { line: 1, reason: 'not-a-backup' }],
    [
      'of a later format',
      ([_, ...rest]) => ['{"tableside":"backup","version":2}', ...rest],
      { line: 1, place: 'version', reason: 'newer' },
    ],
    [
      'of no version',
      ([_, ...rest]) => ['{"tableside":"backup","version":"1"}', ...rest],
      { line: 1, place: 'version', reason: 'not-a-number' },
    ],
    [
      'of fewer sessions than its end says',
      (lines) => lines.with(18, (lines[18] ?? '').replace('"sessions":2', '"sessions":3')),
      { line: 19, place: 'end', reason: 'cut-off' },
    ],
    [
      'an end that is none',
      (lines) => lines.with(18, '{"end":7}'),
      { line: 19, place: 'end', reason: 'not-an-object' },
    ],
    [
      'house rules that are a number',
      (lines) => lines.with(17, '{"houseRules":7}'),
      { line: 18, place: 'houseRules', reason: 'not-an-object' },
    ],
    [
      'house rules without a name',
      (lines) => lines.with(17, '{"houseRules":{"game":"y","rulings":{}}}'),
      { line: 18, place: 'houseRules.name', reason: 'missing' },
    ],
    [
      'house rules of no game',
      (lines) => lines.with(17, '{"houseRules":{"name":"x","rulings":{}}}'),
      { line: 18, place: 'houseRules.game', reason: 'missing' },
    ],
    ['cut off after a line', (lines) => lines.slice(0, 7), { line: 7, reason: 'cut-off' }],
    [
      'cut off within a line',
      (lines) => [...lines.slice(0, 7), (lines[7] ?? '').slice(0, 20)],
      { line: 8, reason: 'not-json' },
    ],
    ['a line gone from the middle', (lines) => lines.toSpliced(5, 1), { line: 18, place: 'end', reason: 'cut-off' }],
    ['a session gone', (lines) => lines.toSpliced(15, 2), { line: 17, place: 'end', reason: 'cut-off' }],
    ['an entry of no session', ([head]) => [head ?? '', entry({})], { line: 2, reason: 'out-of-place' }],
    ['a line that is nothing', (lines) => lines.toSpliced(3, 0, '{}'), { line: 4, reason: 'out-of-place' }],
    ['something after the end', (lines) => [...lines, lines[1] ?? ''], { line: 20, reason: 'out-of-place' }],
    [
      'a session twice',
      (lines) => lines.toSpliced(15, 0, lines[1] ?? ''),
      { line: 16, place: 'session.id', reason: 'doubled' },
    ],
    [
      'an entry of a later version',
      (lines) => lines.with(4, entry({ v: 2 })),
      { line: 5, place: 'v', reason: 'newer' },
    ],
    [
      'an entry without its time',
      (lines) => lines.with(4, entry({ at: undefined })),
      { line: 5, place: 'at', reason: 'missing' },
    ],
    [
      'a kind nobody knows',
      (lines) => lines.with(4, entry({ entry: { kind: 'bluff' } })),
      { line: 5, place: 'entry.kind', reason: 'unknown-kind' },
    ],
    [
      'a seat that is text',
      (lines) => lines.with(4, entry({ entry: { kind: 'move', move: { seat: 'Nova', cards: [] } } })),
      { line: 5, place: 'entry.move.seat', reason: 'not-a-number' },
    ],
    [
      'a session without players',
      (lines) => lines.with(1, (lines[1] ?? '').replace('"players":["Charlie"', '"gamblers":["Charlie"')),
      { line: 2, place: 'head.setup.players', reason: 'missing' },
    ],
    [
      'house rules that are none',
      (lines) => lines.with(17, '{"houseRules":{"name":"x","game":"y","rulings":{"buffs":1}}}'),
      { line: 18, place: 'houseRules.rulings.buffs', reason: 'not-text' },
    ],
    ['house rules gone', (lines) => lines.toSpliced(17, 1), { line: 18, place: 'end', reason: 'cut-off' }],
    ['a list', (lines) => lines.with(4, '[]'), { line: 5, reason: 'not-json' }],
  ])('%s', async (_, spoil, expected) => {
    const lines = (await writeBackup(77, undefined, await played())).trimEnd().split('\n')
    expect(lines).toHaveLength(19)
    const text = spoil(lines).join('\n')
    expect(text).not.toBe(lines.join('\n'))
    expect(readBackup(text)).toEqual({ ok: false, problem: { place: '', ...expected } })
  })

  it('and any single lost character is noticed or changes only a word, never how much there is', async () => {
    const text = await writeBackup(77, undefined, await played())
    const sizes = (file: Backup) => file.sessions.map((one) => one.log.length)
    for (let place = 0; place < text.length - 1; place += 3) {
      const read = readBackup(text.slice(0, place) + text.slice(place + 1))
      if (read.ok) expect(sizes(read.value), `without character ${place}`).toEqual([13, 1])
      else expect(read.problem.line).toBeLessThanOrEqual(19)
    }
  })
})

describe('importing merges', () => {
  it('and adds nothing the second time', async () => {
    const file = good(await writeBackup(77, undefined, await played()))
    const there = openWindow()
    await mergeBackup(file, there)
    const before = await contents(there)
    const again = await mergeBackup(file, there)
    expect(again).toMatchObject({ saved: true, value: { added: [], longer: [], apart: [], entries: 0 } })
    expect(again.saved && again.value.known).toHaveLength(2)
    expect(await contents(there)).toEqual(before)
  })

  it('what went on in the file is appended, what went on here stays', async () => {
    const here = openWindow()
    const grows = await newStored(here, 1)
    const stays = await newStored(here, 2)
    await append(here, grows.id, marked('a'))
    await append(here, stays.id, marked('b'))
    const there = openWindow()
    await mergeBackup(good(await writeBackup(1, undefined, here)), there)
    await append(here, grows.id, marked('c'), { kind: 'undo' })
    await append(there, stays.id, marked('d'))
    const file = good(await writeBackup(2, undefined, here))
    const merged = await mergeBackup(file, there)
    expect(merged).toMatchObject({ saved: true, value: { added: [], apart: [], entries: 2 } })
    expect(merged.saved && merged.value.longer.map((one) => one.id)).toEqual([grows.id])
    expect(merged.saved && merged.value.known.map((one) => one.id)).toEqual([stays.id])
    expect(await entriesOf(grows.id, there)).toEqual([marked('a'), marked('c'), { kind: 'undo' }])
    expect((await sessionById(grows.id, there))?.summary.entries).toBe(3)
    expect(await entriesOf(stays.id, there)).toEqual([marked('b'), marked('d')])
    expect(await sessionById(grows.id, there)).toEqual(await sessionById(grows.id, here))
  })

  it('what went another way is added beside, once', async () => {
    const here = openWindow()
    const { id } = await newStored(here, 1)
    await append(here, id, marked('a'))
    const there = openWindow()
    await mergeBackup(good(await writeBackup(1, undefined, here)), there)
    await append(here, id, marked('here'))
    await append(there, id, marked('there'), marked('too'))
    const file = good(await writeBackup(2, undefined, here))
    const merged = await mergeBackup(file, there)
    expect(merged).toMatchObject({ saved: true, value: { added: [], longer: [], known: [], entries: 2 } })
    const beside = merged.saved ? (merged.value.apart[0]?.id ?? '') : ''
    expect(beside).not.toBe(id)
    expect(await entriesOf(id, there)).toEqual([marked('a'), marked('there'), marked('too')])
    expect(await entriesOf(beside, there)).toEqual([marked('a'), marked('here')])
    expect(await mergeBackup(file, there)).toMatchObject({ value: { apart: [], entries: 0 } })
    expect((await listSessions({ limit: 9 }, there)).sessions).toHaveLength(2)
  })

  it('what went several other ways is added beside each time, and none of it twice', async () => {
    const start = openWindow()
    const { id } = await newStored(start, 1)
    await append(start, id, marked('a'))
    const begun = good(await writeBackup(1, undefined, start))
    const ways = await Promise.all(
      ['one', 'two', 'three'].map(async (way) => {
        const on = openWindow()
        await mergeBackup(begun, on)
        await append(on, id, marked(way))
        return good(await writeBackup(2, undefined, on))
      }),
    )
    const there = openWindow()
    for (let twice = 0; twice < 2; twice++) for (const way of ways) await mergeBackup(way, there)
    const logs = (await contents(there)).map(({ log }) => log)
    expect(logs).toHaveLength(3)
    for (const way of ['one', 'two', 'three']) expect(logs).toContainEqual([marked('a'), marked(way)])
  })

  it('what has the same id but another table is added beside, though nobody has played', async () => {
    const here = openWindow()
    const { id } = await newStored(here, 1)
    const text = await writeBackup(1, undefined, here)
    const merged = await mergeBackup(good(text.replace('"Nova"', '"Anna"')), here)
    expect(merged).toMatchObject({ saved: true, value: { added: [], longer: [], known: [], apart: [{}] } })
    expect((await sessionById(id, here))?.head.setup.players[0]).toBe('Nova')
    expect((await listSessions({ limit: 9 }, here)).sessions).toHaveLength(2)
  })

  it('what is here and cannot be read stays, and the file’s comes beside it', async () => {
    const here = openWindow()
    const { id } = await newStored(here, 1)
    await append(here, id, marked('a'))
    const file = good(await writeBackup(1, undefined, here))
    await here.write(['entries'], ({ entries }) => entries.update([id, 0], { entry: { kind: 'bluff' } } as never))
    const merged = await mergeBackup(file, here)
    expect(merged).toMatchObject({ saved: true, value: { entries: 1 } })
    const beside = merged.saved ? (merged.value.apart[0]?.id ?? '') : ''
    expect(await entriesOf(beside, here)).toEqual([marked('a')])
    await expect(entriesOf(id, here)).rejects.toThrow(MalformedRow)
  })

  it('what was deleted here comes back, with all that was played here', async () => {
    const here = openWindow()
    const { id } = await newStored(here, 1)
    await append(here, id, marked('a'))
    const file = good(await writeBackup(1, undefined, here))
    await append(here, id, marked('b'))
    await deleteSession(id, 9, here)
    expect(await mergeBackup(file, here)).toMatchObject({ saved: true, value: { entries: 0 } })
    const session = await sessionById(id, here)
    expect(session?.deleted).toBeUndefined()
    expect(session?.summary.entries).toBe(2)
    expect(await entriesOf(id, here)).toEqual([marked('a'), marked('b')])
  })

  it('all or nothing: where room runs out half way, nothing of the file is here', async () => {
    const file = good(await writeBackup(77, undefined, await played()))
    const there = openWindow()
    const own = await newStored(there, 1)
    const before = await contents(there)
    const add = IDBObjectStore.prototype.add
    let calls = 0
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (++calls === 9) throw new DOMException('no room', 'QuotaExceededError')
      return add.apply(this, args)
    })
    expect(await mergeBackup(file, there)).toEqual({ saved: false, why: 'full' })
    expect(calls).toBe(9)
    vi.restoreAllMocks()
    expect(await contents(there)).toEqual(before)
    expect(await mergeBackup(file, there)).toMatchObject({ saved: true })
    expect((await contents(there)).map((one) => one.session.id)).toContain(own.id)
  })

  it('saved house rules whose name is free are added, the others stay as they are here', async () => {
    const there = openWindow()
    const own = { name: 'friday', game: 'one-outs', rulings: { buffs: 'stack' } }
    await saveHouseRules(own, there)
    const here = await played()
    await saveHouseRules({ name: 'Friday', game: 'one-card', rulings: {} }, here)
    const file = good(await writeBackup(77, undefined, here))
    expect(file.houseRules.map((one) => one.name)).toEqual(['Friday', 'Friday'])
    const merged = await mergeBackup(file, there)
    expect(merged).toMatchObject({ saved: true, value: { houseRules: [{ name: 'Friday', game: 'one-card' }] } })
    const all = await there.read(['values'], allHouseRules)
    expect(all).toEqual([own, { name: 'Friday', game: 'one-card', rulings: {} }])
  })

  it('a session that was typed in is added whole', async () => {
    const on = openWindow()
    const log = [marked('a'), marked('b')]
    const added = await addSession(headOf(), log, 50, summaryOf(2), on)
    const id = added.saved ? added.value.id : ''
    expect(await entriesOf(id, on)).toEqual(log)
    expect(await timesOf(id, on)).toEqual([50, 50])
    expect((await sessionById(id, on))?.summary).toEqual(summaryOf(2))
    expect(await on.read(['values'], ({ values }) => values.count()), 'nothing goes on the table').toBe(0)
  })
})
