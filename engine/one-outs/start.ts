/** The set-up: `setup.players`, `setup.hp`, `setup.hand`, `setup.first`. */
import { MOST } from '../correction.ts'
import { type Problem, type Result, type Rulings, rulingsInForce, type Setup } from '../ruleset.ts'
import { playerProblems, rulingProblems } from '../setup.ts'
import { finish, NO_PLAY, plainPlayer } from './draft.ts'
import { rulings } from './rulings.ts'
import type { State } from './state.ts'

/** `setup.players`. */
export const SEATS = [3, 10] as const
/** Bounds of the starting HP (`setup.hp`): as many as a correction can set. */
export const HP = [1, MOST] as const
/** Starting HP where nothing else is said. */
export const USUAL_HP = '7'
/** `setup.hand`. */
const HAND = 4

/** Everybody's first hand and HP, and the first turn; or every problem of the set-up. Beyond those of every game: `hp`. */
export function start(setup: Setup, chosen: Rulings): Result<State, readonly Problem[]> {
  const problems = [...playerProblems(setup, SEATS), ...rulingProblems(rulings, chosen)]
  const written = setup.options.hp ?? USUAL_HP
  const hp = /^\d{1,4}$/.test(written.trim()) ? Number(written) : Number.NaN
  if (!(hp >= HP[0] && hp <= HP[1]))
    problems.push({ where: 'hp', reason: 'hp', params: { fewest: HP[0], most: HP[1], found: written } })
  if (problems.length > 0) return { ok: false, problem: problems }
  const player = plainPlayer(hp, HAND)
  return {
    ok: true,
    value: finish({
      rulings: rulingsInForce(rulings, chosen),
      turnNumber: 1,
      happened: [],
      startHp: hp,
      players: setup.players.map(() => player),
      turn: (setup.dealer + 1) % setup.players.length,
      steps: [],
      play: NO_PLAY,
      moves: 0,
      over: false,
      winner: null,
    }),
  }
}
