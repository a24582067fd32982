/** Backup files that somebody changed: read whole or refused whole, and taken in whole or not at all. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type Backup, readBackup, writeBackup } from '../../../store/backup.ts'
import { Database } from '../../../store/database.ts'
import { entriesOf } from '../../../store/entries.ts'
import { type Merge, mergeBackup, previewMerge } from '../../../store/merge.ts'
import { isKept } from '../../../store/rows.ts'
import { checkPlain } from '../../engine/conformance/checks.ts'
import { fromFile, NASTY, nasty, type Spoiling, soon, spoiled, spoiling } from '../../engine/fuzz/hostile.ts'
import { checkUse, type Played, sessions } from '../../engine/fuzz/sessions.ts'
import { checkTime, ENTRIES, rowsOf } from './rows.ts'

/** What can be wrong with the lines of a file. */
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      how: fc.constant('spoil' as const),
      at: fc.nat(99),
      changes: fc.array(spoiling(fromFile), { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('twice' as const), at: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('drop' as const), at: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('move' as const), at: fc.nat(99), to: fc.nat(99) }) },
  {
    weight: 1,
    arbitrary: fc.record({ how: fc.constant('put' as const), at: fc.nat(99), column: fc.nat(400), text: nasty }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ how: fc.constant('cut' as const), at: fc.nat(99), column: fc.nat(400), count: fc.nat(9) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      how: fc.constant('deep' as const),
      at: fc.nat(99),
      key: fc.constantFrom('session', 'entry', 'houseRules', 'end'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('names' as const), name: fc.constantFrom(...NASTY) }) },
)
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

interface Spoilt {
  readonly first: number
  readonly second: number
  readonly changes: readonly Change[]
  /** Whether the last line counts what the file then has, so that reading comes to its end. */
  readonly counted: boolean
}

const spoilt: fc.Arbitrary<Spoilt> = fc.record({
  first: fc.nat(10_000),
  second: fc.nat(10_000),
  changes: fc.array(change, { maxLength: 4 }),
  counted: fc.boolean(),
})

/** The values on the lines of a backup of one or two sessions. */
function linesOf(played: readonly Played[]): unknown[] {
  const lines: unknown[] = [{ tableside: 'backup', version: 1, made: 77 }]
  for (const [nth, one] of played.entries()) {
    const { session, entries } = rowsOf(one, `session-${nth}`)
    const { byPlayer: _, ...stored } = session
    lines.push({ session: stored })
    for (const { v, at, entry } of entries) lines.push({ v, at, entry })
  }
  lines.push({ houseRules: { name: 'Friday', game: 'one-outs', rulings: { buffs: 'stack' } } })
  return lines
}

function fileOf({ first, second, changes, counted }: Spoilt): string {
  const all = sessions()
  const played = [all[first % all.length], all[second % all.length]].flatMap((one) => one ?? [])
  const values = linesOf(second % 3 === 0 ? played.slice(0, 1) : played)
  const lines = values.map((value) => JSON.stringify(value))
  for (const one of changes) changeLines(lines, values, one)
  const has = (key: string) => lines.filter((line) => line.includes(`"${key}":`)).length
  const end = {
    houseRules: has('houseRules'),
    sessions: has('session'),
    entries: lines.filter((line) => /^\{"v"/.test(line)).length,
  }
  if (counted || changes.length === 0) lines.push(JSON.stringify({ end }))
  else lines.push(JSON.stringify({ end: { houseRules: 1, sessions: played.length, entries: 2 * ENTRIES } }))
  return lines.join('\n')
}

/** Lists in lists: more than a reader that calls itself for each could bear. */
const DEEP = 20_000

function changeLines(lines: string[], values: readonly unknown[], one: Change): void {
  if (one.how === 'names') {
    for (const [at, line] of lines.entries()) lines[at] = line.replaceAll('"Ann"', JSON.stringify(one.name))
    return
  }
  const at = one.at % lines.length
  const line = lines[at] ?? ''
  if (one.how === 'spoil') lines[at] = JSON.stringify(spoiled(values[at], one.changes as readonly Spoiling[])) ?? 'null'
  else if (one.how === 'deep') lines[at] = `{"v":1,"at":1,"${one.key}":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`
  else if (one.how === 'twice') lines.splice(at, 0, line)
  else if (one.how === 'drop') lines.splice(at, 1)
  else if (one.how === 'move') lines.splice(one.to % lines.length, 0, ...lines.splice(at, 1))
  else if (one.how === 'put') lines[at] = line.slice(0, one.column) + one.text + line.slice(one.column)
  else lines[at] = line.slice(0, one.column) + line.slice(one.column + one.count)
}

function readWhole(text: string): Backup | undefined {
  const read = readBackup(text)
  if (!read.ok) {
    const { line, place, reason } = read.problem
    assert.ok(line >= 1 && line <= text.split(/\r?\n/).length, `line ${line}`)
    assert.match(reason, /^[a-z-]+$/)
    assert.equal(typeof place, 'string')
    return undefined
  }
  for (const { session, log } of read.value.sessions) {
    checkTime(session.started, session.updated, session.deleted ?? 0, ...log.map((one) => one.at))
    checkPlain(session)
    checkUse(
      session.head,
      log.map((one) => one.entry),
    )
  }
  return read.value
}

export const backups = fc.property(spoilt, (file) => {
  const text = fileOf(file)
  soon(text.length, () => readWhole(text))
})

let databases = 0

/** Into a database that has something of its own: all of the file or nothing, and then all of it can be found and read. */
export const imports = fc.asyncProperty(spoilt, spoilt, async (own, file) => {
  const [before, after] = [readWhole(fileOf({ ...own, changes: [] })), readWhole(fileOf(file))]
  if (before === undefined || after === undefined) return
  const here = new Database(`fuzz-${databases++}`)
  try {
    assert.ok((await mergeBackup(before, here)).saved)
    const had = await contents(here)
    const preview = await previewMerge(after, here)
    assert.deepEqual(await contents(here), had, 'a preview changed something')
    const merged = await mergeBackup(after, here)
    const has = await contents(here)
    if (!merged.saved) {
      assert.equal(merged.why, 'conflict')
      assert.deepEqual(has, had, 'a refused file has left something')
      return
    }
    assert.deepEqual(merged.value, preview)
    await checkMerged(here, had, has, merged.value)
    const again = await mergeBackup(after, here)
    assert.ok(
      again.saved && again.value.entries === 0 && again.value.added.length === 0,
      'the same file adds something again',
    )
    assert.deepEqual(await contents(here), has)
    // What is here can be saved again, and read.
    assert.ok(readBackup(await writeBackup(1, undefined, here)).ok)
  } finally {
    here.close()
    indexedDB.deleteDatabase(here.name)
  }
})

type Contents = Readonly<Record<string, readonly unknown[]>>

/** Every row of every session and log. */
function contents(on: Database): Promise<Contents> {
  return on.read(['sessions', 'texts', 'entries'], async ({ sessions, texts, entries }) => ({
    sessions: await sessions.toArray(),
    texts: await texts.toArray(),
    entries: await entries.toArray(),
  }))
}

async function checkMerged(on: Database, had: Contents, has: Contents, merge: Merge): Promise<void> {
  const count = (now: Contents, table: string) => now[table]?.length ?? 0
  assert.equal(count(has, 'entries') - count(had, 'entries'), merge.entries)
  for (const entry of had.entries ?? [])
    assert.ok(
      has.entries?.some((one) => JSON.stringify(one) === JSON.stringify(entry)),
      'an entry that was here is gone',
    )
  for (const session of [...merge.added, ...merge.longer, ...merge.apart]) {
    const log = await entriesOf(session.id, on)
    assert.equal(log.length, session.summary.entries, 'a log of another length than its session says')
    assert.ok(isKept(session), 'what was taken in is not shown')
  }
}
