/** One-Outs, edition 1. */
import type { Ask, Problem, Result, Ruleset, Rulings, Seat, Setup, View } from '../ruleset.ts'
import { rulingsInForce } from '../ruleset.ts'
import { playerProblems, rulingProblems } from '../setup.ts'
import { cards } from './cards.ts'
import { choices } from './choices.ts'
import { correct, overrule } from './corrections.ts'
import { finish, NO_PLAY } from './draft.ts'
import { notation } from './notation.ts'
import { judge, play } from './play.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'
import { handLimit, NO_BOARDS, type Player, type State, topOf } from './state.ts'
import { kindOf } from './steps/kinds.ts'

const SEATS = [3, 10] as const
/** Bounds of the starting HP (`setup.hp`). */
const HP = [1, 99] as const
/** `setup.hand`. */
const HAND = 4

/** `setup.players`, `setup.hp`, `setup.hand`, `setup.first`. */
function start(setup: Setup, chosen: Rulings): Result<State, readonly Problem[]> {
  const problems = [...playerProblems(setup, SEATS), ...rulingProblems(rulings, chosen)]
  const written = setup.options.hp ?? '7'
  const hp = /^\d{1,4}$/.test(written.trim()) ? Number(written) : Number.NaN
  if (!(hp >= HP[0] && hp <= HP[1]))
    problems.push({ where: 'hp', reason: 'hp', params: { fewest: HP[0], most: HP[1], found: written } })
  if (problems.length > 0) return { ok: false, problem: problems }
  const player: Player = Object.freeze({ hp, hand: HAND, boards: NO_BOARDS, out: false, claim: null })
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

/** Who is asked what. */
function ask(state: State): Ask {
  if (state.over) return { kind: 'over', who: [], must: false, params: { winner: state.winner ?? -1 } }
  const step = topOf(state)
  if (step === undefined) return { kind: 'turn', who: [state.turn], must: true, params: { who: state.turn } }
  const kind = kindOf(step)
  return { kind: ASKS[step.kind] ?? step.kind, who: kind.who(step), must: kind.must, params: kind.params(state, step) }
}

/** record.md's names of the asks, where a step's own name is another. */
const ASKS: Readonly<Record<string, string>> = { strike: 'defend' }

function view(state: State, names: readonly string[]): View {
  const name = (seat: Seat): string => names[seat] ?? ''
  const asked = ask(state)
  return {
    turn: state.over ? null : name(state.turn),
    ask: { kind: asked.kind, who: asked.who.map(name) },
    limit: handLimit(state),
    suddenDeath: handLimit(state) === 3,
    players: state.players.map((player, seat) => ({
      name: name(seat),
      hp: player.hp,
      hand: player.hand,
      skateboards: [...player.boards],
      out: player.out,
    })),
    winner: state.winner === null ? null : name(state.winner),
  }
}

export const ruleset: Ruleset<State> = {
  id: 'one-outs',
  name: 'One-Outs',
  edition: 1,
  seats: SEATS,
  cards,
  rules,
  rulings,
  notation: notation(ask),
  start,
  judge,
  play,
  overrule,
  correct,
  ask,
  choices: (state, seat, said) => choices(ruleset, state, seat, said),
  view,
}
