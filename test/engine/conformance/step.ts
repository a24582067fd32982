/** What must hold of one entry of a session, and of the state it leads to. */
import assert from 'node:assert/strict'
import type { BaseState } from '../../../engine/ruleset.ts'
import { fold, type GameEntry, type Line } from '../../../engine/session.ts'
import type { Verdict } from '../../../engine/verdict.ts'
import {
  checkAccounts,
  checkChoices,
  checkHappened,
  checkNonsense,
  checkOnPad,
  checkPlain,
  checkSame,
  checkState,
  viewOf,
} from './checks.ts'
import type { Fixture } from './fixture.ts'
import type { Random } from './random.ts'

/** Plays an entry and looks at what it did. `corrected`: whether the table has corrected or overruled anything so far. */
export function entered<State extends BaseState>(
  fixture: Fixture<State>,
  names: readonly string[],
  state: State,
  entry: GameEntry,
  corrected: boolean,
): State {
  const { ruleset } = fixture
  const [line] = fold(ruleset, state, [entry]).lines
  assert.ok(line !== undefined)
  if (entry.kind === 'move') assert.ok(line.holds, 'a legal move does not hold')
  checkLine(fixture, names, state, line, corrected)
  checkSame(fold(ruleset, state, [entry]).now, line.after, 'the same entry gave another state')
  return line.after
}

/** What an entry in force did to a state. */
export function checkLine<State extends BaseState>(
  fixture: Fixture<State>,
  names: readonly string[],
  state: State,
  { entry, holds, after }: Line<State>,
  corrected: boolean,
): void {
  if (entry.kind === 'refused' || !holds) {
    assert.equal(after, state, 'a refused entry changed the state')
    return
  }
  checkState(after)
  checkAccounts(fixture.ruleset, names, state, after)
  checkHappened(after.happened, fixture.text)
  const broken = fixture.broken(after, corrected)
  if (broken.length > 0) assert.fail(broken.join('; '))
}

/** Somebody can always act until the game is over, and whoever is asked can answer. */
export function checkAsk<State extends BaseState>(
  fixture: Fixture<State>,
  state: State,
  names: readonly string[],
): void {
  const { ruleset } = fixture
  const ask = ruleset.ask(state)
  assert.ok(fixture.asks.includes(ask.kind), `unknown ask ${ask.kind}`)
  assert.ok(Object.hasOwn(fixture.text.asks, ask.kind), `no question for ${ask.kind}`)
  assert.equal(new Set(ask.who).size, ask.who.length, `asked twice: ${ask.who}`)
  const view = viewOf(ruleset, state, names)
  checkSame(view.ask, { kind: ask.kind, who: ask.who.map((seat) => names[seat]) }, 'the view asks something else')
  checkPlain(view)
  assert.equal(ask.kind === 'over', ask.who.length === 0, `${ask.kind} asked of ${ask.who.length}`)
}

/** Whoever is asked has a key that is legal, the pad says what `judge` says, and nonsense is refused. */
export function checkPads<State extends BaseState>(fixture: Fixture<State>, state: State, random: Random): void {
  const { ruleset } = fixture
  const ask = ruleset.ask(state)
  for (const seat of ask.who) {
    const own = ruleset.choices(state, seat).filter((choice) => choice.ways.some((way) => way.move.seat === seat))
    assert.ok(
      own.some((choice) => choice.legal),
      `seat ${seat} is asked ${ask.kind} and can say nothing`,
    )
  }
  const said = random.chance(0.3) ? [random.pick(ruleset.cards).id] : []
  checkChoices(ruleset, state, random.int(ruleset.view(state, []).players.length), said)
  for (let tries = 0; tries < 10; tries++) {
    const move = fixture.declaration(state, random)
    if (ruleset.judge(state, move).legal) checkOnPad(fixture, state, move)
    checkNonsense(ruleset, fixture.text, state, random)
  }
}

/** Nothing is legal once the game is over. `judged` is told of the verdict. */
export function checkOver<State extends BaseState>(
  { ruleset, declaration }: Fixture<State>,
  state: State,
  random: Random,
  judged?: (state: BaseState, verdict: Verdict) => void,
): void {
  const move = declaration(state, random)
  const verdict = ruleset.judge(state, move)
  judged?.(state, verdict)
  assert.equal(verdict.legal, false, `legal after the end: ${JSON.stringify(move)}`)
}
