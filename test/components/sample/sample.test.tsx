import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleOf, trySample } from '../../../components/sample/sample.ts'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { go } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { speak, wordsArrived } from '../../../components/shared/words.ts'
import { SurfaceScreens } from '../../../components/shell/Surface.tsx'
import { PanelTable } from '../../../components/table/PanelTable.tsx'
import { games, loadGame } from '../../../engine/rulesets.ts'
import { fold, startSession } from '../../../engine/session.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { openOnTable } from '../../../store/live.ts'
import { createSession, listSessions } from '../../../store/sessions.ts'
import { asked, entered } from '../table/opened.tsx'

let on: Database
let nth = 0

beforeEach(() => {
  on = new Database(`sample-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
  go('table')
})
afterEach(async () => {
  cleanup()
  on.close()
  await speak('en')
})

function shown() {
  return render(
    <>
      <SurfaceScreens Table={PanelTable} />
      <LiveRegion />
    </>,
  )
}
const key = (name: string | RegExp) => screen.findByRole('button', { name })
const heard = () => screen.getByRole('status').textContent
const kept = async () => (await listSessions({ limit: 9 })).sessions.length

async function ownSession(): Promise<void> {
  const setup = { players: ['Ann', 'Ben', 'Cas'], dealer: 2, options: { hp: '7' } }
  const made = await createSession({ game: 'one-outs', edition: 1, setup, rulings: {} }, 1_000)
  if (!made.saved) throw new Error(made.why)
}

describe.each(games.map(({ id }) => id))('the sample of %s', (id) => {
  it.each(['en', 'ko'] as const)('stands in the middle of a game that is legal throughout, in %s', async (language) => {
    await speak(language)
    const { head, log, broken, summary } = await sampleOf(id)
    expect(broken).toBe(0)
    expect(log.length).toBeGreaterThan(5)
    expect(summary.over).toBe(false)
    const ruleset = await loadGame(id)
    const started = startSession(ruleset, head)
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    const { now } = fold(ruleset, started.value, log)
    // Somebody has to answer: what a newcomer sees first is the game at its liveliest.
    expect(ruleset.ask(now).kind).not.toBe('turn')
    const written = JSON.stringify([head, log])
    expect(/[가-힣]/.test(written)).toBe(language === 'ko')
    if (language === 'ko') expect(head.setup.players.every((name) => /^[가-힣]+$/.test(name))).toBe(true)
  })
})

describe('who has never played', () => {
  it('is told what to do first and offered a sample of every game beside a session of their own', async () => {
    shown()
    await screen.findByRole('heading', { name: 'Keep score beside the cards' })
    expect(screen.getByRole('link', { name: 'Start a session' }).getAttribute('href')).toBe('#/new')
    expect(screen.queryByText('Look at earlier sessions')).toBeNull()
    await screen.findByRole('heading', { name: 'Or try a sample table' })
    const names = within(screen.getByRole('list')).getAllByRole('button')
    expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Sample table: One-Outs',
      'Sample table: One Card',
      'Sample table: Out of the Woods',
    ])
  })

  it('plays the sample like any other, sees what it is, throws it away with one tap, and can undo that', async () => {
    shown()
    fireEvent.click(await key('Sample table: One-Outs'))
    await waitFor(() => expect(asked()).toBe('Nova: answer Steroids + Jab from Max'))
    expect(screen.getByText('A sample, to play with. It is counted nowhere.')).toBeDefined()
    expect(screen.getByRole('banner').textContent).toMatch(/^One-Outs Sample/)
    fireEvent.click(await key(/^Take it/))
    await entered('Nova: take')
    expect(await kept()).toBe(0)
    fireEvent.click(await key('Throw it away'))
    const title = await screen.findByRole('heading', { name: 'Keep score beside the cards' })
    expect(heard()).toBe('The sample is thrown away.')
    await waitFor(() => expect(document.activeElement).toBe(title))
    fireEvent.click(await key('Undo'))
    await entered('Nova: take')
  })

  it('has names of their own language there', async () => {
    await speak('ko')
    await wordsArrived()
    shown()
    fireEvent.click(await key('맛보기 판: Out of the Woods'))
    await waitFor(() => expect(asked()).toMatch(/^하준/))
    expect(screen.getByText(/^맛보기 판이에요/)).toBeDefined()
    expect(document.body.textContent).not.toMatch(/Nova|Charlie|Cinderella/)
  })

  it('is told when it cannot be put there', async () => {
    shown()
    const offer = await key('Sample table: One Card')
    vi.spyOn(on, 'write').mockResolvedValueOnce({ saved: false, why: 'full' })
    fireEvent.click(offer)
    const said = 'The sample could not be put on the table. Nothing has changed.'
    await screen.findByText(said, { selector: 'p' })
    expect(heard()).toBe(said)
  })

  it('gets no rematch with people who are not there', async () => {
    await trySample('one-card')
    shown()
    await waitFor(() => expect(asked()).toMatch('Max'))
    expect(screen.queryByText('Same again')).toBeNull()
    cleanup()
    go('new')
    shown()
    await screen.findByRole('heading', { name: 'New session' })
    await screen.findByText('Players')
    expect(screen.queryByText('Same again')).toBeNull()
    expect(screen.queryByText('Played before:')).toBeNull()
  })
})

describe('who has played', () => {
  it('finds earlier sessions first, and a sample still', async () => {
    await ownSession()
    await openOnTable(null)
    shown()
    await screen.findByText('No session on the table')
    expect(screen.getByRole('link', { name: 'Look at earlier sessions' })).toBeDefined()
    await key('Sample table: One Card')
  })

  it('sees nothing of a sample on their own table', async () => {
    await ownSession()
    shown()
    await waitFor(() => expect(asked()).toMatch(/Ann/))
    expect(screen.queryByText(/^(A sample|Sample$)/)).toBeNull()
    expect(screen.queryByText('Throw it away')).toBeNull()
  })
})
