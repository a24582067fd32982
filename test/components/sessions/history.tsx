/** The history on its screen, with sessions in a store of its own for each test. */
import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, vi } from 'vitest'
import { Screen } from '../../../components/sessions/screen.tsx'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { go } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { followTable } from '../../../components/table/model.ts'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { entriesOf, readRecord } from '../../../engine/record/read.ts'
import type { LogEntry } from '../../../engine/session.ts'
import { fold, startSession } from '../../../engine/session.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { appendEntry } from '../../../store/entries.ts'
import { createSession } from '../../../store/sessions.ts'
import { withoutCanvas } from './canvas.ts'

/** Before each test of a file: nothing was ever played, in the side panel. */
export function emptyHistory(): { readonly on: Database } {
  let on: Database
  let nth = 0
  let stop: () => void
  beforeEach(() => {
    on = new Database(`history-${nth++}`)
    shareDatabase(on)
    surface.value = 'panel'
    withoutCanvas()
    stop = followTable()
    go('sessions')
  })
  afterEach(() => {
    cleanup()
    stop()
    on.close()
    vi.restoreAllMocks()
  })
  return {
    get on() {
      return on
    },
  }
}

export const MINUTE = 60_000
/** 14 June 2025, 15:20 in the time of this place. */
export const june = new Date(2025, 5, 14, 15, 20).getTime()

export const record = `game: one-outs
players: Ann, Ben, Cas
dealer: Cas
hp: 4

Ann: Tail Whip > Ben
Ben: take
? Cas: Jab > Ben
! Cas: Bite > Ann
Cas: Haka + Jab > Ann
Ann: take
`

/** Stores a session as if it had been played, an entry a minute. */
export async function play(text: string, started = june): Promise<string> {
  const read = readRecord(text, ruleset)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  const { head } = read.value
  const begun = startSession(ruleset, head)
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem))
  const made = await createSession(head, started)
  if (!made.saved) throw new Error(made.why)
  const log: LogEntry[] = entriesOf(read.value)
  for (const [seq, entry] of log.entries()) {
    const { now } = fold(ruleset, begun.value, log.slice(0, seq + 1))
    const view = ruleset.view(now, head.setup.players)
    const saved = await appendEntry(made.value.id, seq, entry, started + (seq + 1) * MINUTE, {
      entries: seq + 1,
      turn: now.turnNumber,
      over: view.turn === null,
      winner: view.winner,
      text: '',
    })
    if (!saved.saved) throw new Error(saved.why)
  }
  return made.value.id
}

export const shown = (rest: readonly string[]) => (
  <>
    <Screen rest={rest} />
    <LiveRegion />
  </>
)
export const show = (rest: readonly string[] = []) => render(shown(rest))

/** Opens a session of this record, and waits until it is there. */
export async function openPlayed(text = record): Promise<string> {
  const id = await play(text)
  show([id])
  await screen.findByRole('slider')
  return id
}

export const rows = () => screen.queryAllByRole('link').filter((link) => link.classList.contains('session'))
export const slider = () => screen.getByRole('slider') as HTMLInputElement
