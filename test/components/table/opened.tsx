/** A session on the table of the side panel, as a person has it before them. */
import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { afterEach } from 'vitest'
import { submit } from '../../../components/declare/typed.ts'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { Stage, uncover } from '../../../components/shared/Stage.tsx'
import { surface } from '../../../components/shared/surface.ts'
import { type OpenSession, openSession } from '../../../components/table/model.ts'
import { PanelTable } from '../../../components/table/PanelTable.tsx'
import { loadGame } from '../../../engine/rulesets.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { createSession } from '../../../store/sessions.ts'

export interface Opening {
  readonly game: 'one-card' | 'one-outs' | 'out-of-the-woods'
  readonly players: readonly string[]
  /** Who deals; the first player, if nothing is said. */
  readonly dealer?: string
  readonly options?: Readonly<Record<string, string>>
  readonly rulings?: Readonly<Record<string, string>>
  /** What has been said so far, as a record has it. */
  readonly lines?: readonly string[]
}

export interface Opened {
  readonly session: OpenSession
  /** Says a line as if it had been typed. Throws with what the table says where it does not take it. */
  say(line: string): Promise<void>
  close(): void
}

/** Four who play One-Outs. Nova deals, so that Charlie begins. */
export const FOUR: Opening = { game: 'one-outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' }

/** The table of each test of a file: opened by it, closed after it. */
export function tables(usual: Opening): Omit<Opened, 'close'> & { open(more?: Partial<Opening>): Promise<void> } {
  let table: Opened | undefined
  const opened = () => {
    if (table === undefined) throw new Error('no table is open')
    return table
  }
  afterEach(() => {
    table?.close()
    table = undefined
  })
  return {
    async open(more = {}) {
      table = await openTable({ ...usual, ...more })
    },
    say: (line) => opened().say(line),
    get session() {
      return opened().session
    },
  }
}

let nth = 0

/** Opens the panel with a session of its own in a store of its own. */
export async function openTable(opening: Opening): Promise<Opened> {
  const { game, players, dealer, options = {}, rulings = {}, lines = [] } = opening
  const database = new Database(`opened-table-${nth++}`)
  shareDatabase(database)
  surface.value = 'panel'
  const ruleset = await loadGame(game)
  const setup = { players, dealer: dealer === undefined ? 0 : players.indexOf(dealer), options }
  const made = await createSession({ game, edition: ruleset.edition, setup, rulings }, 1_750_000_000_000)
  if (!made.saved) throw new Error(made.why)
  const session = await openSession(made.value)
  if (!(session instanceof Object)) throw new Error(`The table does not open: ${session}`)
  const say = async (line: string) => {
    const typed = await submit(session, line)
    if (typed.kind !== 'done') throw new Error(`${line}: ${JSON.stringify(typed)}`)
  }
  for (const line of lines) await say(line)
  render(
    <>
      <Stage>
        <PanelTable session={session} />
      </Stage>
      <LiveRegion />
    </>,
  )
  return {
    session,
    say,
    close() {
      uncover()
      cleanup()
      session.close()
      database.close()
    },
  }
}

/** What the question asks, as it is read. */
export const asked = (): string => document.getElementById('question')?.textContent ?? ''

/** The newest entry, who and what. */
export const lastEntry = (): string => document.querySelector('.entry-text')?.textContent?.trim() ?? ''

/** Waits until the newest entry is this one. */
export const entered = (text: string) =>
  waitFor(() => {
    if (lastEntry() !== text) throw new Error(`The newest entry is ${lastEntry() || 'none'}, not ${text}`)
  })

/** A player's number as their tile shows it. */
export function numberOf(name: string): number {
  const tile = screen.getByText(name, { selector: '.tile-name span, .tile-name' }).closest('li')
  return Number(/^\d+/.exec(tile?.querySelector('.hp-num')?.textContent ?? '')?.[0])
}
