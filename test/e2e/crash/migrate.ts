/** Databases of earlier schemas that are brought up to today’s while the browser is killed. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SCHEMA } from '../../../store/schema.ts'
import type { Random } from '../../engine/conformance/random.ts'
import type { Lying } from '../../store/lying.ts'
import type { Tableside } from '../harness/chromium.ts'
import type { Surface } from '../harness/surface.ts'
import { bigDatabase } from './big.ts'
import { Clock, type Left, type Scene } from './killed.ts'
import { layDown, lying, openDatabase, rowsOf, storePage } from './lying.ts'

/** Versions before today’s. */
export const EARLIER: readonly number[] = SCHEMA.slice(0, -1).map((one) => one.version)

/** The few sessions of a published schema as they lay in a browser then. */
export function fixtureOf(version: number): Lying {
  return JSON.parse(readFileSync(path.resolve(`test/store/fixtures/${version}.json`), 'utf8'))
}

export class Migrate implements Scene {
  readonly #random: Random
  readonly #sessions: number
  readonly #clock = new Clock(4_000)
  #before: Lying | undefined
  #round = 0
  #said = false

  /** @param sessions in the database, besides those of the fixture */
  constructor(random: Random, sessions: number) {
    this.#random = random
    this.#sessions = sessions
  }

  async begin(tableside: Tableside): Promise<void> {
    await this.#layDown(await storePage(tableside))
  }

  /** The next of the earlier versions. */
  async #layDown(page: Surface): Promise<void> {
    const version = EARLIER[this.#round++ % EARLIER.length]
    assert.ok(version !== undefined, 'there is no earlier schema')
    this.#before = bigDatabase(fixtureOf(version), this.#sessions, 3)
    await layDown(page, this.#before)
  }

  async check(tableside: Tableside): Promise<Left> {
    const page = await storePage(tableside)
    const now = await lying(page)
    const before = this.#before
    assert.ok(before !== undefined)
    const whole = now.version !== before.version
    assert.ok(whole || !this.#said, 'what was brought up to date is not')
    if (whole) {
      assert.equal(now.version, SCHEMA.length * 10)
      for (const name of Object.keys(before.stores)) same(now, before, name)
      assert.equal(rowsOf(now, 'texts').length, rowsOf(before, 'sessions').length)
      await this.#layDown(page)
    } else {
      assert.deepEqual(Object.keys(now.stores).sort(), Object.keys(before.stores).sort())
      for (const name of Object.keys(before.stores)) same(now, before, name)
    }
    const left = this.#said ? 'none' : whole ? 'whole' : 'nothing'
    this.#said = false
    return left
  }

  async work(tableside: Tableside, killIn: (milliseconds: number) => void): Promise<void> {
    const page = await storePage(tableside)
    const begun = performance.now()
    killIn(this.#clock.moment(this.#random))
    assert.equal(await openDatabase(page), 'ready')
    this.#said = true
    this.#clock.took(performance.now() - begun)
  }
}

/** Rows lie in the order of their keys, whatever was laid down first. */
function same(now: Lying, before: Lying, name: string): void {
  const sorted = (all: Lying) =>
    rowsOf(all, name)
      .map((row) => JSON.stringify(row))
      .sort()
  assert.deepEqual(sorted(now), sorted(before), name)
}
