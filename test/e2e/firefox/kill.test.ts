/**
 * Firefox is killed in the middle of a game, several times over in the same profile: every entry that was shown as
 * saved is there again, in its place and once, and what was half made too.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FOUR, Table, turn } from '../harness/one-outs.ts'
import { FirefoxTableside } from './firefox.ts'

const KILLS = 4

const profile = mkdtempSync(path.join(tmpdir(), 'tableside-firefox-kill-'))
afterAll(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))

test(`of ${KILLS} games that were killed nothing is lost`, async () => {
  let tableside = await FirefoxTableside.launch({ profile })
  let table = new Table(await tableside.panel())
  await table.start({ players: FOUR, dealer: 'Nova', hp: 20 })
  let shown: readonly string[] = []
  const names = [...FOUR]
  for (let kill = 0; kill < KILLS; kill++) {
    const [attacker = '', victim = ''] = names
    await table.shows(turn(attacker))
    await table.cards('Jab')
    await table.victim(victim)
    await table.shows(`${victim}: answer Jab from ${attacker}`)
    await table.answer('Take it')
    names.push(names.shift() ?? '')
    await table.shows(turn(victim))
    await table.cards('Haka')
    await table.shows(`${victim}: Haka with which card?`)
    await table.surface.waitFor('the draft to be stored', draftStored)
    const entries = await table.entries()
    expect(entries.length).toBeGreaterThanOrEqual(Math.min(4, 2 * (kill + 1)))
    shown = entries
    await tableside.kill()
    tableside = await FirefoxTableside.launch({ profile })
    table = new Table(await tableside.panel())
    // The Haka that lay there still lies there.
    await table.shows(`${victim}: Haka with which card?`)
    await table.logs(...shown)
    expect(await table.count()).toBe(2 * (kill + 1))
    await table.cards('Haka')
  }
  await tableside.close()
}, 240_000)

/** Whether a Haka lies in the database. */
function draftStored(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tableside')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll()
      drafts.onerror = () => reject(drafts.error)
      drafts.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(drafts.result).includes('haka'))
      }
    }
  })
}
