/** Backups that are written on the settings screen while the browser is killed. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { LogEntry } from '../../../engine/session.ts'
import { readBackup } from '../../../store/backup.ts'
import type { Random } from '../../engine/conformance/random.ts'
import type { Tableside } from '../harness/chromium.ts'
import { bigBackup } from './big.ts'
import { Clock, type Left, type Scene } from './killed.ts'
import { logsOf, lying, storePage, takeIn } from './lying.ts'

export class BackUp implements Scene {
  readonly #random: Random
  readonly #text: string
  readonly #logs: ReadonlyMap<string, readonly LogEntry[]>
  readonly #clock = new Clock(4_000)
  #folder = ''
  /** Whether the screen has said that the browser got the file. */
  #said = false

  /** @param sessions in the database, each of so many entries */
  constructor(random: Random, sessions: number, entries: number) {
    this.#random = random
    const { text, logs } = bigBackup('here', sessions, entries)
    this.#text = text
    this.#logs = logs
  }

  async begin(tableside: Tableside): Promise<void> {
    await takeIn(await storePage(tableside), this.#text)
  }

  async check(tableside: Tableside): Promise<Left> {
    const logs = logsOf(await lying(await storePage(tableside)))
    assert.equal(logs.size, this.#logs.size)
    for (const [id, log] of this.#logs) assert.deepEqual(logs.get(id), log, id)
    const files = readdirSync(this.#folder).filter((name) => name.endsWith('.json'))
    for (const name of files) {
      // What goes by the name of a backup is a whole one.
      const read = readBackup(readFileSync(path.join(this.#folder, name), 'utf8'))
      assert.ok(read.ok, `${name}: ${JSON.stringify(read.ok ? '' : read.problem)}`)
      const saved = new Map(read.value.sessions.map(({ session, log }) => [session.id, log.map((one) => one.entry)]))
      assert.deepEqual([...saved].sort(), [...this.#logs].sort(), name)
    }
    const there = files.length > 0
    const left = this.#said ? (there ? 'none' : 'gone') : there ? 'whole' : 'nothing'
    this.#said = false
    rmSync(this.#folder, { recursive: true })
    return left
  }

  async work(tableside: Tableside, killIn: (milliseconds: number) => void): Promise<void> {
    this.#folder = mkdtempSync(path.join(tableside.profile, 'saved-'))
    const tab = await tableside.tab('table.html#/settings')
    await tab.saveFilesIn(this.#folder)
    await tab.click({ role: 'button', name: 'Save a backup' })
    const begun = performance.now()
    killIn(this.#clock.moment(this.#random))
    await tab.waitForText('Saved as', '[role="status"]')
    this.#said = true
    this.#clock.took(performance.now() - begun)
  }
}
