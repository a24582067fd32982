/** What people do at a table, done on a surface: start a session, say what was played. */
import { readRecord } from '../../../engine/record/read.ts'
import { type GameId, loadGame, loadSample } from '../../../engine/rulesets.ts'
import type { Driven } from './driven.ts'

export interface SampleSession {
  readonly game: string
  readonly players: readonly string[]
  readonly dealer: string
  /** The moves as a record says them, in order. */
  readonly lines: readonly string[]
}

/**
 * The sample table of a game, to be played entry by entry: who sits there and what is said.
 * @throws when it cannot be read or holds anything but moves
 */
export async function sampleSession(id: GameId): Promise<SampleSession> {
  const rules = await loadGame(id)
  const record = readRecord(await loadSample(id), rules)
  if (!record.ok) throw new Error(record.problem.map((one) => `${one.line} ${one.reason}`).join(', '))
  const other = record.value.lines.filter((line) => line.kind !== 'move' || !line.said.ok)
  if (other.length > 0) throw new Error(`${id}: only moves, not ${other.map((line) => line.text).join('; ')}`)
  const { players, dealer } = record.value.head.setup
  return {
    game: rules.name,
    players,
    dealer: players[dealer] ?? '',
    lines: record.value.lines.map((line) => line.text),
  }
}

/** Seats these players, in this order, and nobody else, on the page of a new session. */
export async function seat(surface: Driven, players: readonly string[]): Promise<void> {
  const remove = { role: 'button', name: /^Remove / } as const
  const add = { role: 'textbox', name: 'Add a player' } as const
  await surface.waitForPlace({ role: 'button', name: /^Start(,|$)/ })
  for (let left = await surface.count(remove); left > 0; left--) await surface.click({ ...remove, nth: 0 })
  for (const player of players) {
    await surface.fill(add, player)
    await surface.press('Enter')
  }
}

/** Starts a session from an empty table, through the page where a new one is entered. */
export async function startSession(
  surface: Driven,
  { game, players, dealer }: Omit<SampleSession, 'lines'>,
): Promise<void> {
  await surface.click({ role: 'link', name: 'Start a session' })
  await surface.click({ role: 'radio', name: new RegExp(`^${game}`) })
  await seat(surface, players)
  await surface.click({ role: 'radio', name: `${dealer} deals` })
  await surface.click({ role: 'button', name: /^Start(,|$)/ })
}

/**
 * Types a declaration into the line and sends it.
 * @throws when the table does not take it, with what it says
 */
export async function declare(surface: Driven, line: string): Promise<void> {
  await surface.fill('#line', line)
  await surface.press('Enter')
  const answer = await surface.waitFor(`“${line}” to be played`, () => {
    const problem = document.querySelector('#line-result')?.textContent
    if (problem) return { problem }
    return document.querySelector<HTMLInputElement>('#line')?.value === '' ? { problem: undefined } : undefined
  })
  if (answer?.problem !== undefined) throw new Error(`“${line}”: ${answer.problem}`)
}
