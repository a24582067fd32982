/** Backups that are taken in on the settings screen while the browser is killed. */
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LogEntry } from '../../../engine/session.ts'
import type { Random } from '../../engine/conformance/random.ts'
import type { Tableside } from '../harness/chromium.ts'
import { bigBackup } from './big.ts'
import { Clock, type Left, type Scene } from './killed.ts'
import { logsOf, lying, storePage, takeIn } from './lying.ts'

export class BringIn implements Scene {
  readonly #random: Random
  readonly #sessions: number
  readonly #entries: number
  readonly #clock = new Clock(4_000)
  #batch = 0
  /** What must be there. */
  readonly #kept = new Map<string, readonly LogEntry[]>()
  /** What is being taken in, and whether the screen has said that it is there. */
  #onTheWay: { readonly logs: ReadonlyMap<string, readonly LogEntry[]>; said: boolean } | undefined

  /** @param sessions in each backup, each of so many entries */
  constructor(random: Random, sessions: number, entries: number) {
    this.#random = random
    this.#sessions = sessions
    this.#entries = entries
  }

  async begin(tableside: Tableside): Promise<void> {
    const { text, logs } = bigBackup('here', 20, 20)
    await takeIn(await storePage(tableside), text)
    for (const [id, log] of logs) this.#kept.set(id, log)
  }

  async check(tableside: Tableside): Promise<Left> {
    const logs = logsOf(await lying(await storePage(tableside)))
    const onTheWay = this.#onTheWay
    const whole = onTheWay !== undefined && logs.size > this.#kept.size
    assert.ok(whole || onTheWay?.said !== true, 'what was said to be added is not there')
    if (whole) for (const [id, log] of onTheWay.logs) this.#kept.set(id, log)
    assert.deepEqual([...logs.keys()].sort(), [...this.#kept.keys()].sort())
    for (const [id, log] of this.#kept) assert.deepEqual(logs.get(id), log, id)
    const left = onTheWay === undefined || onTheWay.said ? 'none' : whole ? 'whole' : 'nothing'
    this.#onTheWay = undefined
    return left
  }

  async work(tableside: Tableside, killIn: (milliseconds: number) => void): Promise<void> {
    const { text, logs } = bigBackup(`batch${this.#batch++}`, this.#sessions, this.#entries)
    const file = path.join(mkdtempSync(path.join(tableside.profile, 'brought-')), 'backup.json')
    writeFileSync(file, text)
    const tab = await tableside.tab('table.html#/settings')
    await tab.pickFile('.bring input[type=file]', file)
    await tab.waitForText(`${this.#sessions} session`, '.bring-found')
    this.#onTheWay = { logs, said: false }
    await tab.click('.bring-found .is-ink')
    const begun = performance.now()
    killIn(this.#clock.moment(this.#random))
    await tab.waitForPlace('.bring-done')
    this.#onTheWay.said = true
    this.#clock.took(performance.now() - begun)
  }
}
