/** Verdicts by themselves: legal and illegal declarations in all kinds of states, and a whole pad with its hinges. */
import type { BaseState, Declaration, Ruleset, Seat } from '../engine/ruleset.ts'
import type { Fixture } from '../test/engine/conformance/fixture.ts'
import { fixture as oneCard } from '../test/engine/conformance/one-card.ts'
import { fixture as oneOuts } from '../test/engine/conformance/one-outs.ts'
import { fixture as woods } from '../test/engine/conformance/out-of-the-woods.ts'
import { randomOf } from '../test/engine/conformance/random.ts'
import { playRandom } from '../test/engine/conformance/table.ts'
import { atLeast, median, millis, type Result, rates, under } from './measure.ts'

interface Question<State extends BaseState> {
  readonly state: State
  readonly move: Declaration
}

/** Every state of some random sessions with what somebody could say there. */
function questions<State extends BaseState>(fixture: Fixture<State>, sessions: number): Question<State>[] {
  const random = randomOf(3)
  const found: Question<State>[] = []
  for (let seed = 1; seed <= sessions; seed++)
    for (const state of playRandom(fixture, seed, { table: false, pads: 0 }).states)
      for (let each = 0; each < 3; each++) found.push({ state, move: fixture.declaration(state, random) })
  return found
}

function judging<State extends BaseState>(fixture: Fixture<State>): number {
  const asked = questions(fixture, 30)
  const { ruleset } = fixture
  const [rate = 0] = rates(9, {
    name: 'judge',
    round() {
      let legal = 0
      for (let time = 0; time < 20; time++)
        for (const { state, move } of asked) if (ruleset.judge(state, move).legal) legal++
      if (legal === 0 || legal === asked.length * 20) throw new Error('no mixture of verdicts')
      return asked.length * 20
    },
  })
  return rate
}

/** Judges every key of a seat's pad under every ruling; says how many of its ways hinge on one. */
function hingesOfPad<State extends BaseState>(ruleset: Ruleset<State>, state: State, seat: Seat): number {
  // A way looks for its hinges when it is asked for them.
  const ways = ruleset.choices(state, seat).flatMap((choice) => choice.ways)
  return ways.filter((way) => way.hinges.length > 0).length
}

/** Milliseconds for the pad of whoever is asked, every way judged under every ruling: median and the slowest of a hundred. */
function pads<State extends BaseState>(fixture: Fixture<State>): { usual: number; slow: number } {
  const ruleset: Ruleset<State> = fixture.ruleset
  const states = [1, 2, 3, 4, 5, 6]
    .flatMap((seed) => playRandom(fixture, seed, { table: false, pads: 0 }).states)
    .filter((state) => ruleset.ask(state).who.length > 0)
  const times: number[] = []
  for (let time = -3; time < 6; time++)
    for (const state of states) {
      const took = millis(() => hingesOfPad(ruleset, state, ruleset.ask(state).who[0] ?? 0))
      if (time >= 0) times.push(took)
    }
  const sorted = times.sort((one, other) => one - other)
  return { usual: median(sorted), slow: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

export function verdicts(): Result[] {
  return [oneOuts, oneCard, woods].flatMap((fixture) => {
    const { name } = fixture.ruleset
    const rate = judging(fixture as Fixture)
    const { usual, slow } = pads(fixture as Fixture)
    const main = fixture === oneOuts
    return [
      {
        what: `${name}: verdicts, legal and illegal`,
        value: rate,
        unit: '/s',
        ...(main ? { goal: atLeast(2e6, rate, 'at least 2 million') } : {}),
      },
      {
        what: `${name}: a whole pad with every hinge, median`,
        value: usual,
        unit: 'ms',
        ...(main ? { goal: under(2, usual, 'under 2 ms') } : {}),
      },
      { what: `${name}: a whole pad with every hinge, 99 of 100`, value: slow, unit: 'ms' },
    ]
  })
}
