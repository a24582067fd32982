/** Walks every state that a small table can reach, breadth first, and checks each of them. */
import assert from 'node:assert/strict'
import { writeRecord } from '../../../engine/record/write.ts'
import type { BaseState, Declaration } from '../../../engine/ruleset.ts'
import { fold, type GameEntry, type SessionHead } from '../../../engine/session.ts'
import { checkAccounts } from '../conformance/checks.ts'
import type { Fixture } from '../conformance/fixture.ts'
import { type Random, randomOf } from '../conformance/random.ts'
import { checkAsk, checkOver, checkPads, entered } from '../conformance/step.ts'

/** A small table of a game, and what has to be known of the game to walk it. */
export interface Model<State extends BaseState> {
  readonly name: string
  readonly fixture: Fixture<State>
  readonly head: SessionHead
  /** Where the walk begins. */
  readonly start: State
  /** The log that leads there; undefined where no log does. */
  readonly before: readonly GameEntry[]
  /** Everything that may be said here, legal or not. */
  moves(state: State): readonly Declaration[]
  /** The same for two states whose futures are the same, up to what the model calls the same. */
  key(state: State): string
  /** The bound that a state lies beyond: it is checked, and the walk goes no further there. */
  beyond(state: State): string | undefined
  /** What is open, the last one on top; empty where whoever is on turn goes on as on any turn, or the game is over. */
  open(state: State): readonly string[]
}

export interface Limits {
  /** States at most; where a walk needs more it fails. */
  readonly most: number
  /** Share of the states whose pads are compared with `judge`. */
  readonly pads: number
  /** Share of the states where the table corrects something, or lets an illegal move stand. The walk does not go on from there. */
  readonly corrected: number
  /** States at most that are compared with another one of the same key. */
  readonly twins: number
  told?(states: number, waiting: number): void
}

export interface Walked {
  readonly states: number
  /** Legal moves between them. */
  readonly moves: number
  readonly over: number
  /** Longest way from the start, in moves. */
  readonly depth: number
  /** States that were checked but lie beyond a bound, by bound. */
  readonly beyond: Readonly<Record<string, number>>
  /** States in which each kind of thing is open and on top, and moves after which it is gone. */
  readonly open: Readonly<Record<string, { readonly states: number; readonly closed: number }>>
  /** States compared with another of their key: everything that could be said there led to the same. */
  readonly twins: number
}

/** The walk in numbers: a state is its place in the order it was found. */
interface Graph {
  /** Where each state was first come from, and with what. */
  readonly parents: number[]
  readonly said: (Declaration | undefined)[]
  readonly depths: number[]
  /** The moves of each state that was walked, as places; undefined beyond a bound. */
  readonly next: (Uint32Array | undefined)[]
  readonly settled: boolean[]
  readonly over: boolean[]
}

/** Walks the model. Throws with the record that leads there where a state is not as it must be. */
export function walk<State extends BaseState>(model: Model<State>, limits: Limits): Walked {
  const { fixture, head } = model
  const { ruleset } = fixture
  const names = head.setup.players
  const random = randomOf(1)
  const places = new Map<string, number>()
  const graph: Graph = { parents: [], said: [], depths: [], next: [], settled: [], over: [] }
  const beyond: Record<string, number> = {}
  const open: Record<string, { states: number; closed: number }> = {}
  const twins: { state: State; place: number }[] = []
  let moves = 0
  let again = 0
  let waiting: { state: State; place: number }[] = []
  const failed = (place: number, move: Declaration | undefined, problem: unknown): Error =>
    new Error(
      `${model.name}: ${problem instanceof Error ? problem.message : String(problem)}\n${wayTo(model, graph, place, move)}`,
      { cause: problem },
    )

  /** Finds the place of a state; one that was never seen is checked and put in line. */
  const found = (state: State, from: number, move: Declaration | undefined): number => {
    const key = model.key(state)
    const known = places.get(key)
    if (known !== undefined) {
      // Of all that came the same way as another, as many as were asked for are kept, each as likely as any other.
      const at = again++ < limits.twins ? twins.length : random.int(again)
      if (at < limits.twins) twins[at] = { state, place: known }
      return known
    }
    const place = places.size
    assert.ok(place < limits.most, `${model.name} has more than ${limits.most} states`)
    places.set(key, place)
    const ask = ruleset.ask(state)
    const what = model.open(state).at(-1)
    graph.parents.push(from)
    graph.said.push(move)
    graph.depths.push(from < 0 ? 0 : (graph.depths[from] ?? 0) + 1)
    graph.settled.push(what === undefined)
    graph.over.push(ask.kind === 'over')
    graph.next.push(undefined)
    if (what !== undefined) {
      open[what] ??= { states: 0, closed: 0 }
      open[what].states++
    }
    try {
      checkAsk(fixture, state, names)
      if (ask.kind === 'over') checkOver(fixture, state, random)
      else if (random.chance(limits.pads)) checkPads(fixture, state, random)
      if (random.chance(limits.corrected)) checkCorrected(fixture, state, names, random)
    } catch (problem) {
      throw failed(place, undefined, problem)
    }
    const bound = model.beyond(state)
    if (bound !== undefined) beyond[bound] = (beyond[bound] ?? 0) + 1
    else waiting.push({ state, place })
    return place
  }

  found(model.start, -1, undefined)
  while (waiting.length > 0) {
    const here = waiting
    waiting = []
    for (const { state, place } of here) {
      const asked = new Set(ruleset.ask(state).who)
      const to = new Set<number>()
      const opened = model.open(state)
      const top = open[opened.at(-1) ?? '']
      for (const move of model.moves(state)) {
        if (!ruleset.judge(state, move).legal) continue
        moves++
        try {
          const known = places.size
          const after = ruleset.play(state, move)
          const next = found(after, place, move)
          to.add(next)
          // What holds of a state is looked at once, how it came about for every move.
          if (next === known) entered(fixture, names, state, { kind: 'move', move }, false)
          else checkAccounts(ruleset, names, state, after)
          if (move.seat !== null) asked.delete(move.seat)
          if (top !== undefined && model.open(after)[opened.length - 1] !== opened.at(-1)) top.closed++
        } catch (problem) {
          throw failed(place, move, problem)
        }
      }
      graph.next[place] = Uint32Array.from(to)
      if (!graph.over[place] && asked.size > 0) throw failed(place, undefined, `seat ${[...asked]} can say nothing`)
      if (graph.over[place] && to.size > 0) throw failed(place, undefined, 'goes on after the end')
    }
    limits.told?.(places.size, waiting.length)
  }
  checkReach(graph, graph.settled, 'no way to close what is open', failed)
  checkReach(graph, graph.over, 'no way to an end of the game', failed)
  for (const [kind, { closed }] of Object.entries(open)) assert.ok(closed > 0, `${model.name}: ${kind} never closes`)
  for (const twin of twins) checkTwin(model, places, graph, twin, failed)
  return {
    states: places.size,
    moves,
    over: graph.over.filter((one) => one).length,
    depth: graph.depths.reduce((most, one) => Math.max(most, one), 0),
    beyond,
    open,
    twins: twins.length,
  }
}

/** Whatever the table says, the state after it is one in which the game goes on. */
function checkCorrected<State extends BaseState>(
  fixture: Fixture<State>,
  state: State,
  names: readonly string[],
  random: Random,
): void {
  const { ruleset } = fixture
  const move = fixture.declaration(state, random)
  const said: GameEntry[] = [{ kind: 'correction', fix: fixture.correction(state, random) }]
  if (!ruleset.judge(state, move).legal) said.push({ kind: 'overruled', move })
  for (const entry of said) {
    const after = entered(fixture, names, state, entry, true)
    checkAsk(fixture, after, names)
    for (const seat of ruleset.ask(after).who)
      assert.ok(
        ruleset.choices(after, seat).some((choice) => choice.legal),
        `after ${JSON.stringify(entry)} seat ${seat} can say nothing`,
      )
  }
}

/** From every state that was walked some way leads to one of `goals`, or to where the walk ended at a bound. */
function checkReach(
  graph: Graph,
  goals: readonly boolean[],
  what: string,
  failed: (place: number, move: undefined, problem: unknown) => Error,
): void {
  const count = graph.next.length
  const before: number[][] = Array.from({ length: count }, () => [])
  for (const [place, next] of graph.next.entries()) for (const to of next ?? []) before[to]?.push(place)
  const reaches = new Uint8Array(count)
  const line: number[] = []
  for (let place = 0; place < count; place++)
    if (goals[place] || graph.next[place] === undefined) {
      reaches[place] = 1
      line.push(place)
    }
  for (let place = line.pop(); place !== undefined; place = line.pop())
    for (const from of before[place] ?? [])
      if (reaches[from] === 0) {
        reaches[from] = 1
        line.push(from)
      }
  const lost = reaches.indexOf(0)
  if (lost >= 0) throw failed(lost, undefined, what)
}

/** Two states of one key: whatever can be said in one of them leads where something in the other leads. */
function checkTwin<State extends BaseState>(
  model: Model<State>,
  places: ReadonlyMap<string, number>,
  graph: Graph,
  { state, place }: { state: State; place: number },
  failed: (place: number, move: undefined, problem: unknown) => Error,
): void {
  const next = graph.next[place]
  if (next === undefined) return
  const { ruleset } = model.fixture
  const to = new Set<number>()
  for (const move of model.moves(state)) {
    if (!ruleset.judge(state, move).legal) continue
    to.add(places.get(model.key(ruleset.play(state, move))) ?? -1)
  }
  const same = to.size === next.length && next.every((one) => to.has(one))
  if (!same) throw failed(place, undefined, `the key is too coarse: ${JSON.stringify(state)}`)
}

/** The record that leads to a state, and the move that failed there. */
function wayTo<State extends BaseState>(
  { fixture, head, start, before }: Model<State>,
  graph: Graph,
  place: number,
  move: Declaration | undefined,
): string {
  const { ruleset } = fixture
  const said: Declaration[] = []
  for (let at = place; at > 0; at = graph.parents[at] ?? 0) {
    const one = graph.said[at]
    if (one !== undefined) said.unshift(one)
  }
  const log: GameEntry[] = said.map((one) => ({ kind: 'move', move: one }))
  const begun = ruleset.start(head.setup, head.rulings)
  assert.ok(begun.ok)
  const prefix = fold(ruleset, begun.value, before).lines
  const { lines } = fold(ruleset, start, log)
  const last = move === undefined ? '' : `# then: ${JSON.stringify(move)}\n`
  return `${writeRecord(ruleset, head, [...prefix, ...lines])}${last}`
}
