import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followAwake } from '../../../components/settings/awake.ts'
import { followTable } from '../../../components/table/model.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { appendEntry } from '../../../store/entries.ts'
import { openOnTable } from '../../../store/live.ts'
import { createSession } from '../../../store/sessions.ts'
import { saveSettings, USUAL_SETTINGS } from '../../../store/settings.ts'

let on: Database
let nth = 0
let stops: (() => void)[]
/** Locks held and let go, as the browser would count them. */
let held = 0
let visibility = 'visible'

beforeEach(async () => {
  on = new Database(`awake-${nth++}`)
  shareDatabase(on)
  await saveSettings(USUAL_SETTINGS)
  held = 0
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
  const wakeLock = {
    async request() {
      held += 1
      return {
        async release() {
          held -= 1
        },
      }
    },
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock }))
  stops = [followTable(), followAwake()]
})
afterEach(() => {
  for (const stop of stops) stop()
  on.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const players = ['Ann', 'Ben', 'Cas']
const head = { game: 'one-outs', edition: 1, setup: { players, dealer: 2, options: { hp: '1' } }, rulings: {} }
const is = (count: number) => waitFor(() => expect(held).toBe(count), { timeout: 10_000 })

it('keeps the screen awake while a session is on the table, in sight, and wanted so', async () => {
  expect(held).toBe(0)
  await createSession(head, 1000)
  await is(1)
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  await is(0)
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await is(1)
  await saveSettings({ keepAwake: false })
  await is(0)
  await saveSettings({ keepAwake: true })
  await is(1)
  await openOnTable(null)
  await is(0)
})

it('lets it sleep once the game is over', async () => {
  const made = await createSession(head, 1000)
  if (!made.saved) throw new Error(made.why)
  await is(1)
  const moves = [
    { seat: 0, cards: ['jab'], targets: [{ seat: 1 }] },
    { seat: 1, cards: [], word: 'take' },
    { seat: 2, cards: ['jab'], targets: [{ seat: 0 }] },
    { seat: 0, cards: [], word: 'take' },
  ]
  const summary = { entries: 0, turn: 1, over: false, winner: null, text: '' }
  for (const [seq, move] of moves.entries())
    expect(await appendEntry(made.value.id, seq, { kind: 'move', move }, 2000, summary)).toEqual({ saved: true })
  await is(0)
})
