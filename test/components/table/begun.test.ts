/** A session that is begun is on the table before anybody is led there. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { begin } from '../../../components/setup/again.ts'
import { emptyDraft } from '../../../components/setup/draft.ts'
import { go, route } from '../../../components/shared/router.ts'
import { followTable, table, tableKnown } from '../../../components/table/model.ts'
import { loadGame } from '../../../engine/rulesets.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { createSession } from '../../../store/sessions.ts'

let nth = 0
let leave = (): void => {}
const seats = ['Ann', 'Ben', 'Cas'].map((name, key) => ({ key, name }))
const draft = { ...emptyDraft('one-outs'), seats, dealer: 0 }

beforeEach(() => {
  shareDatabase(new Database(`begun-${nth++}`))
  go('new')
})
afterEach(() => leave())

/** Whether a table stood there when the screen of the table was first called for. */
async function beginAndLook(): Promise<unknown> {
  let stood: unknown
  const stop = route.subscribe(({ screen }) => {
    if (screen === 'table') stood ??= table.peek() instanceof Object
  })
  expect(await begin(draft, await loadGame('one-outs'))).toBe(true)
  stop()
  return stood
}

test('with nothing there before', async () => {
  leave = followTable()
  await tableKnown()
  expect(table.value).toBeNull()
  expect(await beginAndLook()).toBe(true)
})

test('with another session there before: the new one is', async () => {
  leave = followTable()
  expect(await beginAndLook()).toBe(true)
  const before = table.peek()
  go('new')
  expect(await beginAndLook()).toBe(true)
  expect(table.peek()).not.toBe(before)
})

test('whichever it is, where another window begins one at the same moment', async () => {
  leave = followTable()
  await tableKnown()
  const head = { game: 'one-outs', edition: 1, setup: { players: ['Dot', 'Eve', 'Flo'], dealer: 0, options: {} } }
  const [stood] = await Promise.all([beginAndLook(), createSession({ ...head, rulings: {} }, Date.now())])
  expect(stood).toBe(true)
})

test('where nobody follows the table, nobody waits for it', async () => {
  leave = (): void => {}
  expect(await beginAndLook()).toBe(false)
})
