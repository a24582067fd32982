import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { go, type ScreenName } from '../../../components/shared/router.ts'
import { type Surface, surface } from '../../../components/shared/surface.ts'
import { SurfaceScreens } from '../../../components/shell/Surface.tsx'
import { Tab } from '../../../components/shell/Tab.tsx'
import { PanelTable } from '../../../components/table/PanelTable.tsx'
import { Database, database, shareDatabase } from '../../../store/database.ts'
import { FOUR, openTable } from '../table/opened.tsx'

const FAILED = /^The browser gives no storage.*What was saved before is kept\..*try again/
const NEWER = /^A newer version of Tableside made this data\. Everything can be read/
const SCREENS: readonly ScreenName[] = ['table', 'log', 'new', 'sessions', 'rules', 'settings']

/** Where it stands, not where it is heard. */
const IN_SIGHT = { selector: 'p' }
const heard = () => screen.getByRole('status').textContent

let on: Database
let nth = 0

function shown(kind: Surface) {
  surface.value = kind
  return render(
    <>
      {kind === 'tab' ? <Tab /> : <SurfaceScreens Table={PanelTable} />}
      <LiveRegion />
    </>,
  )
}

afterEach(() => {
  cleanup()
  on.close()
  vi.restoreAllMocks()
  go('table')
})

describe.each(['panel', 'tab'] as const)('in the %s', (kind) => {
  it.each(SCREENS)('a browser that gives no storage is said once on the screen %s, with what to do', async (name) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError')
    })
    on = new Database(`storage-${nth++}`)
    shareDatabase(on)
    go(name)
    shown(kind)
    await screen.findByText(FAILED, IN_SIGHT)
    expect(screen.getAllByText(FAILED, IN_SIGHT)).toHaveLength(1)
    expect(document.querySelectorAll('.is-trouble')).toHaveLength(1)
    expect(heard()).toMatch(FAILED)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  })
})

it('a new session can be filled in without storage, and says that it has not started', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError')
  })
  on = new Database(`storage-${nth++}`)
  shareDatabase(on)
  go('new')
  shown('panel')
  const field = await screen.findByLabelText('Add a player')
  for (const name of ['Ann', 'Ben', 'Cas']) {
    fireEvent.input(field, { target: { value: name } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  fireEvent.click(await screen.findByRole('button', { name: /^Start, / }))
  await screen.findByText(
    /^The session could not be saved, so it has not started\. What you entered is still here\.$/,
    IN_SIGHT,
  )
})

it('a rematch that cannot be stored says so over the table that is over', async () => {
  const lines = ['* Dave out', '* Max out', '* Nova hp 1', 'Charlie: Jab > Nova', 'Nova: take']
  const table = await openTable({ ...FOUR, lines })
  on = database()
  on.close()
  fireEvent.click(screen.getByRole('button', { name: 'Same again' }))
  await screen.findByText(/^Not saved: the browser did not write it/)
  table.close()
})

it('data of a newer version is said on every screen, and can be read', async () => {
  const name = `storage-${nth++}`
  await new Promise((done) => {
    const opening = indexedDB.open(name, 9_990)
    opening.onsuccess = () => {
      opening.result.close()
      done(undefined)
    }
  })
  on = new Database(name)
  shareDatabase(on)
  go('settings')
  shown('panel')
  await screen.findByText(NEWER, IN_SIGHT)
  await waitFor(() => expect(screen.getAllByText(NEWER, IN_SIGHT)).toHaveLength(1))
})
