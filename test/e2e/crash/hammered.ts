/** Several windows that play on one session at once, as fast as they can, and what must hold of what they leave. */
import assert from 'node:assert/strict'
import { loadGame } from '../../../engine/rulesets.ts'
import { fold, type LogEntry, startSession as startOf } from '../../../engine/session.ts'
import type { StoredSession } from '../../../store/rows.ts'
import type { Tableside } from '../harness/chromium.ts'
import { injecting } from '../harness/inject.ts'
import { startSession } from '../harness/session.ts'
import type { Surface } from '../harness/surface.ts'
import type { Hammer, Hammered } from './hammer-page.ts'
import { logsOf, lying, rowsOf, storePage } from './lying.ts'
import { waitForLines } from './play.ts'

/** What `hammer-page.ts` leaves in a page. */
declare const hammer: Hammer

export interface Outcome {
  readonly entries: number
  readonly conflicts: number
}

/**
 * Starts a session, lets every window hammer it, and has every window shown show what came of it.
 * @param hammering opens the windows that play, each so many moves
 * @param showing opens the windows that must show the same in the end, each with the app in it
 * @throws where a move that was saved is not in its place, one is there that nobody was told of, or a window shows otherwise
 */
export async function hammered(
  tableside: Tableside,
  hammering: () => Promise<readonly Surface[]>,
  showing: () => Promise<readonly Surface[]>,
  moves: number,
  seed: number,
): Promise<Outcome> {
  const inject = await injecting('test/e2e/crash/hammer-page.ts')
  const page = await storePage(tableside)
  const [session] = rowsOf<StoredSession>(await lying(page), 'sessions')
  assert.ok(session !== undefined, 'No session was stored')
  const players = await hammering()
  for (const one of players) await inject(one)
  const said = await Promise.all(
    players.map((one, nth) => one.eval((...args) => hammer(...args), session.id, moves, seed + nth)),
  )
  const log = logsOf(await lying(page)).get(session.id) ?? []
  sameAsTold(log, said)
  const ruleset = await loadGame('one-outs')
  const start = startOf(ruleset, session.head)
  assert.ok(start.ok)
  const { lines, now } = fold(ruleset, start.value, log)
  assert.ok(
    lines.every((line) => line.holds),
    'a move was saved that was not legal in its place',
  )
  const numbers = ruleset.view(now, session.head.setup.players).players.map(({ hp }) => Number(hp))
  let question = ''
  for (const one of await showing()) {
    // The popup says no number of entries.
    if (one.name !== 'popup') await waitForLines(one, lines.length)
    await waitForNumbers(one, numbers)
    question ||= await one.text('#question')
    await one.waitForText(question, '#question')
  }
  return { entries: log.length, conflicts: said.reduce((sum, one) => sum + one.conflicts, 0) }
}

/** Every entry is one that exactly one window was told of, in the place it was told. */
function sameAsTold(log: readonly LogEntry[], said: readonly Hammered[]): void {
  const told = new Map<number, LogEntry>()
  for (const { saved } of said)
    for (const [seq, entry] of saved) {
      assert.ok(!told.has(seq), `two windows were told that theirs is entry ${seq}`)
      told.set(seq, entry)
    }
  assert.equal(log.length, told.size, 'entries, and those that a window was told of')
  for (const [seq, entry] of log.entries()) assert.deepEqual(entry, told.get(seq), `entry ${seq}`)
}

/** Waits until the numbers of the players who are in are these; those who are out may be shown without any. */
async function waitForNumbers(surface: Surface, wanted: readonly number[]): Promise<void> {
  await surface.waitFor(
    `the numbers ${wanted.join(', ')}`,
    (numbers) =>
      numbers.every((number, seat) => {
        const shown = document.querySelector(
          `[data-player="${seat + 1}"] :is(.hp-num, .big-num):not(.is-before)`,
        )?.textContent
        return number === 0 || Number.parseInt(shown ?? '', 10) === number
      }),
    wanted,
  )
}

/** Begins the session that is hammered. */
export async function beginHammered(surface: Surface): Promise<void> {
  await startSession(surface, { game: 'One-Outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' })
  await waitForLines(surface, 0)
}
