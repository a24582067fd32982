/**
 * Every schema that was ever published has a fixture: the same few sessions as they lay in a browser then. Each
 * is laid down without any code of the store, opened by the code of today, and must mean what it always meant.
 */
import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MalformedRow } from '../../store/checks.ts'
import { type Database, Unavailable } from '../../store/database.ts'
import { liveDraft, liveTaps } from '../../store/drafts.ts'
import { appendEntry, entriesOf, timesOf } from '../../store/entries.ts'
import { findSessions } from '../../store/find.ts'
import { liveHouseRules } from '../../store/house-rules.ts'
import { liveCurrent } from '../../store/live.ts'
import { ENTRY_LIFTS, lifted, ROW_VERSION, SESSION_LIFTS } from '../../store/rows.ts'
import { SCHEMA, type SchemaVersion } from '../../store/schema.ts'
import { knownPlayers, listSessions, sessionById } from '../../store/sessions.ts'
import { type Lying, layDown, readLying } from './lying.ts'
import { freshName, marked, openWindow, summaryOf, until } from './windows.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const versions = SCHEMA.map((one) => one.version)

function fixture(version: number): Lying {
  return JSON.parse(readFileSync(join(FIXTURES, `${version}.json`), 'utf8'))
}

/** Everything the stored sessions say, through the store's own doors. */
async function meaningOf(on: Database) {
  const listed = await listSessions({ limit: 99 }, on)
  const ids = await on.read(['sessions'], ({ sessions }) => sessions.toCollection().primaryKeys())
  const sessions = await Promise.all(ids.sort().map((id) => sessionById(id, on)))
  const logs = await Promise.all(ids.map((id) => entriesOf(id, on)))
  const times = await Promise.all(ids.map((id) => timesOf(id, on)))
  const current = liveCurrent(on)
  const rules = liveHouseRules('one-outs', on)
  const drafts = ids.map((id) => liveDraft(id, on))
  const taps = ids.map((id) => liveTaps(id, on))
  await until(current.current, (value) => value !== undefined)
  await until(rules.value, (value) => value !== undefined)
  for (const { draft } of drafts) await until(draft, (value) => value !== undefined)
  for (const one of taps) await until(one.taps, (value) => value !== undefined)
  for (const one of [current, rules, ...drafts, ...taps]) one.close()
  return {
    listed: listed.sessions.map((one) => one.id),
    problems: listed.problems,
    sessions: sessions.map((one) => ({ ...one, v: undefined })),
    logs,
    times,
    players: await knownPlayers(on),
    found: await Promise.all(
      ['', 'dave', 'LEE', 'entry 13', 'spades', 'ann wolf', 'nowhere'].map((text) => findSessions({ text }, on)),
    ),
    current: current.current.value,
    rules: rules.value.value,
    drafts: drafts.map(({ draft }) => draft.value),
    taps: taps.map((one) => one.taps.value),
    settings: (await on.read(['values'], ({ values }) => values.get('settings')))?.value,
  }
}

/** The shape of a database without its rows, indexes in the order of their names. */
function shapeOf({ version, stores }: Lying) {
  const shapes = Object.entries(stores).map(([name, { keyPath, indexes }]) => [name, { keyPath, indexes }] as const)
  return { version, stores: Object.fromEntries(shapes) }
}

afterEach(() => vi.restoreAllMocks())

describe('every published schema', () => {
  it('has its number, its fixture, and rows of every version among the fixtures', () => {
    expect(versions).toEqual(versions.map((_, nth) => nth + 1))
    const numbered = readdirSync(FIXTURES).filter((name) => /^\d+\.json$/.test(name))
    expect(numbered.sort()).toEqual(versions.map((version) => `${version}.json`).sort())
    expect(SESSION_LIFTS.length + 1, 'each version of session rows is lifted to the next').toBe(ROW_VERSION)
    expect(ENTRY_LIFTS.length + 1, 'each version of entry rows is lifted to the next').toBe(ROW_VERSION)
    for (const store of ['sessions', 'entries']) {
      const rows = versions.flatMap((version) => fixture(version).stores[store]?.rows ?? []) as { v: number }[]
      expect([...new Set(rows.map((row) => row.v))].sort(), store).toEqual(
        Array.from({ length: ROW_VERSION }, (_, nth) => nth + 1),
      )
    }
  })

  it.each(versions)('%i is still made as its fixture says: a published schema is never edited', async (version) => {
    const name = freshName()
    const on = openWindow(name, SCHEMA.slice(0, version))
    await on.open()
    expect(on.state.value).toBe('ready')
    expect(shapeOf(await readLying(name))).toEqual(shapeOf(fixture(version)))
  })

  it.each(versions)('%i is read by the code of today, means what it meant, and can be played on', async (version) => {
    const name = freshName()
    await layDown(name, fixture(version))
    const on = openWindow(name)
    const meaning = JSON.parse(readFileSync(join(FIXTURES, 'meaning.json'), 'utf8'))
    expect(JSON.parse(JSON.stringify(await meaningOf(on)))).toEqual(meaning)
    expect(on.state.value).toBe('ready')
    const today = openWindow()
    await today.open()
    expect(shapeOf(await readLying(name)), 'a migrated database is shaped like a new one').toEqual(
      shapeOf(await readLying(today.name)),
    )
    const id = meaning.current
    expect(await appendEntry(id, 1, marked('on'), 9e12, summaryOf(2), {}, on)).toEqual({ saved: true })
    expect(await entriesOf(id, on)).toEqual([...(await entriesOf(id, on)).slice(0, 1), marked('on')])
  })
})

describe('a session of version 1 that cannot be read', () => {
  /** The first fixture, its first session changed by hand and then opened by the code of today. */
  async function opened(change: object) {
    const name = freshName()
    const one = fixture(1)
    const sessions = one.stores.sessions
    if (sessions === undefined) throw new Error('no sessions')
    const [first, ...rest] = sessions.rows as { id: string }[]
    const rows = [{ ...first, ...change }, ...rest]
    await layDown(name, { ...one, stores: { ...one.stores, sessions: { ...sessions, rows } } })
    return { on: openWindow(name), id: first?.id ?? '', others: rest.map(({ id }) => id) }
  }

  it('stands in the list of today, and is found by no word', async () => {
    const { on, id } = await opened({ players: 'nobody' })
    expect(await findSessions({}, on)).toContain(id)
    for (const text of ['dave', 'nobody', 'e']) expect(await findSessions({ text }, on)).not.toContain(id)
    const [row] = await on.read(['texts'], ({ texts }) => texts.filter((one) => one.id === id).toArray())
    expect(row, 'with nothing to be found by').toMatchObject({ about: '', log: '' })
    expect((await on.read(['sessions'], ({ sessions }) => sessions.get(id)))?.started).toBe(row?.started)
  })

  it.each([
    ['began at no time', { started: 'today' }],
    ['has no text for its id', { id: 7 }],
  ])('holds nothing up where it %s', async (_, change) => {
    const { on, id, others } = await opened(change)
    const found = await findSessions({}, on)
    expect(found).not.toContain(id)
    for (const other of others) expect(await on.read(['sessions'], ({ sessions }) => sessions.get(other))).toBeDefined()
    expect(on.state.value).toBe('ready')
    expect((await on.read(['texts'], ({ texts }) => texts.toArray())).map((row) => row.id).sort()).toEqual(
      others.toSorted(),
    )
  })
})

describe('a migration', () => {
  const next = (upgrade: NonNullable<SchemaVersion['upgrade']>): readonly SchemaVersion[] => [
    ...SCHEMA,
    { version: SCHEMA.length + 1, stores: {}, upgrade },
  ]

  it('changes every row in one go', async () => {
    const name = freshName()
    await layDown(name, fixture(SCHEMA.length))
    const on = openWindow(
      name,
      next(async (transaction) => {
        await transaction.table('entries').toCollection().modify({ at: 7 })
      }),
    )
    const [id] = (await listSessions({ limit: 1, game: 'one-outs' }, on)).sessions.map((one) => one.id)
    expect(new Set(await timesOf(id ?? '', on))).toEqual(new Set([7]))
  })

  it('that fails half way leaves everything as it was, for the code before', async () => {
    const name = freshName()
    await layDown(name, fixture(SCHEMA.length))
    const before = await readLying(name)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const on = openWindow(
      name,
      next(async (transaction) => {
        await transaction.table('entries').clear()
        throw new Error('half way')
      }),
    )
    await expect(listSessions({ limit: 1 }, on)).rejects.toThrow(Unavailable)
    expect(on.state.value).toBe('failed')
    expect(await readLying(name)).toEqual(before)
    const old = openWindow(name)
    expect((await listSessions({ limit: 9 }, old)).sessions).toHaveLength(2)
    expect(old.state.value).toBe('ready')
  })
})

describe('a row of an older version', () => {
  const lifts = [
    (row: Record<string, unknown>) => ({ ...row, steps: `${row.steps}a` }),
    (row: Record<string, unknown>) => ({ ...row, steps: `${row.steps}b` }),
  ]

  it('is lifted from its own version on, in order, and itself stays as it is', () => {
    const row = Object.freeze({ v: 1, steps: '' })
    expect(lifted(row, lifts, 'x')).toMatchObject({ steps: 'ab' })
    expect(lifted({ v: 2, steps: '' }, lifts, 'x')).toMatchObject({ steps: 'b' })
    expect(lifted({ v: 3, steps: '' }, lifts, 'x')).toMatchObject({ steps: '' })
  })

  it('that is newer than the code, or of no version, is refused', () => {
    for (const [v, reason] of [
      [4, 'newer'],
      [0, 'not-a-place'],
      [1.5, 'not-a-place'],
      [undefined, 'missing'],
      ['1', 'not-a-number'],
    ])
      expect(() => lifted({ v }, lifts, 'entries abc 3')).toThrow(new MalformedRow('entries abc 3: v', reason as never))
  })
})
