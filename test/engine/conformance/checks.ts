/** What holds of every move in every game. Each check throws with what it found. */
import assert from 'node:assert/strict'
import { hinges } from '../../../engine/hinges.ts'
import type { BaseState, Choice, Declaration, Happening, Ruleset, Seat, View } from '../../../engine/ruleset.ts'
import { englishNamer, happenedSentence, noteSentence, why } from '../../../engine/sentences.ts'
import type { GameText } from '../../../engine/text.ts'
import type { Verdict } from '../../../engine/verdict.ts'
import type { Fixture } from './fixture.ts'
import type { Random } from './random.ts'

// States share most of their parts with those before them: a frozen part that was looked at stays as it is.
const sound = new WeakSet<object>()

/** Path of the first part that JSON would not give back as it is, or that is not frozen where it must be. */
function flaw(value: unknown, path: string, frozen: boolean): string | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path}: ${value}`
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value !== 'object') return `${path}: ${typeof value}`
  if (frozen && !Object.isFrozen(value)) return `${path}: not frozen`
  if (frozen && sound.has(value)) return undefined
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return `${path}: no plain object`
  for (const key of Object.keys(value)) {
    const found = flaw(value[key as keyof typeof value], `${path}.${key}`, frozen)
    if (found !== undefined) return found
  }
  if (frozen) sound.add(value)
  return undefined
}

/** A state is plain data that JSON gives back as it is, and frozen to its last part. */
export function checkState(state: BaseState): void {
  assert.equal(flaw(state, 'state', true), undefined)
}

/** Plain data that JSON gives back as it is. */
export function checkPlain(value: unknown): void {
  assert.equal(flaw(value, 'value', false), undefined)
}

/** The same to its last part. Text is compared first: it is quick, and nearly always enough. */
export function checkSame(one: unknown, other: unknown, what: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) assert.deepEqual(one, other, what)
}

// Random play says the same again and again, and a sentence depends on nothing but its verdict or happening.
const worded = new WeakMap<GameText, Set<string>>()
/** So many are remembered; then from the start. */
const REMEMBERED = 50_000

/** Whether the words of this were looked at before; from now on they were. */
function wasWorded(text: GameText, about: Verdict | Happening): boolean {
  const known = worded.get(text) ?? new Set()
  worded.set(text, known)
  const key = JSON.stringify(about)
  if (known.has(key)) return true
  if (known.size >= REMEMBERED) known.clear()
  known.add(key)
  return false
}

/** A verdict cites rules of the game, and every sentence it needs is there and complete. */
export function checkVerdict<State extends BaseState>(ruleset: Ruleset<State>, text: GameText, verdict: Verdict): void {
  if (wasWorded(text, verdict)) return
  assert.ok(verdict.rules.length > 0, 'a verdict rests on no rule')
  for (const rule of verdict.rules)
    assert.ok(
      ruleset.rules.some((one) => one.id === rule),
      `no such rule: ${rule}`,
    )
  assert.equal(new Set(verdict.rules).size, verdict.rules.length, `a rule twice: ${verdict.rules}`)
  assert.equal(verdict.as === '', !verdict.legal, `as "${verdict.as}"`)
  if (verdict.legal) assert.ok(Object.hasOwn(text.as, verdict.as), `no word for as "${verdict.as}"`)
  const say = englishNamer(text, ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'])
  assert.ok(Object.hasOwn(text.reasons, verdict.reason), `no sentence for reason ${verdict.reason}`)
  whole(why(verdict, text, say), verdict.reason)
  for (const note of verdict.notes) {
    assert.ok(Object.hasOwn(text.notes, note.id), `no sentence for note ${note.id}`)
    whole(noteSentence(note, text, say), note.id)
  }
}

export function checkHappened(happened: readonly Happening[], text: GameText): void {
  for (const one of happened) {
    assert.notEqual(Math.abs(one.change ?? 1), 0, `a change that is none: ${JSON.stringify(one)}`)
    if (wasWorded(text, one)) continue
    const say = englishNamer(text, ['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'])
    const key = one.cause === undefined ? one.kind : `${one.kind}.${one.cause}`
    assert.ok(Object.hasOwn(text.happened, key) || Object.hasOwn(text.happened, one.kind), `no sentence for ${key}`)
    whole(happenedSentence(one, text, say), key)
  }
}

function whole(sentence: string, key: string): void {
  assert.doesNotMatch(sentence, /undefined|NaN|\[object|null/, `sentence of ${key}`)
  assert.notEqual(sentence.trim(), '', `sentence of ${key}`)
}

const views = new WeakMap<BaseState, View>()

/** The view of a state, made once: every check of a move looks at the one before and the one after. */
export function viewOf<State extends BaseState>(ruleset: Ruleset<State>, state: State, names: readonly string[]): View {
  const view = views.get(state) ?? ruleset.view(state, names)
  views.set(state, view)
  return view
}

/** Every change of a hand or of HP is told of in `happened`, and nothing is told that was not so. */
export function checkAccounts<State extends BaseState>(
  ruleset: Ruleset<State>,
  names: readonly string[],
  before: State,
  after: State,
): void {
  const was = viewOf(ruleset, before, names).players
  const is = viewOf(ruleset, after, names).players
  for (const key of ['hp', 'hand'])
    for (const [seat, player] of is.entries()) {
      if (typeof player[key] !== 'number') continue
      let told = 0
      for (const one of after.happened) if (one.kind === key && one.seat === seat) told += one.change ?? 0
      const before = Number(was[seat]?.[key])
      // What to say of it is put together only where there is something to say.
      if (player[key] - before !== told)
        assert.fail(`${key} of seat ${seat}: ${before} to ${player[key]}, told ${JSON.stringify(after.happened)}`)
    }
}

/** The pad of a seat says of every key and way what `judge` says of it. */
export function checkChoices<State extends BaseState>(
  ruleset: Ruleset<State>,
  state: State,
  seat: Seat,
  said: readonly string[],
): void {
  const choices = ruleset.choices(state, seat, said)
  const ids = choices.map((choice) => choice.id)
  assert.equal(new Set(ids).size, ids.length, `a key twice: ${ids}`)
  for (const choice of choices) {
    assert.ok(choice.ways.length > 0, `key ${choice.id} without a way`)
    const legal = choice.ways.map((way) => way.verdict.legal)
    assert.equal(choice.legal, legal.includes(true), `key ${choice.id}`)
    assert.ok(legal.lastIndexOf(true) < (legal.includes(false) ? legal.indexOf(false) : legal.length), choice.id)
    for (const way of choice.ways) {
      assert.deepEqual(way.verdict, ruleset.judge(state, way.move), `verdict of ${JSON.stringify(way.move)}`)
      assert.deepEqual([...way.hinges], hinges(ruleset, state, way.move), `hinges of ${JSON.stringify(way.move)}`)
      assert.deepEqual(way.move.cards.slice(0, said.length), [...said])
      assert.ok(way.move.seat === seat || way.move.word === 'done', `${choice.id} of another seat`)
    }
  }
}

/** A legal declaration can be said with the pad: its key is there and legal, once the cards before it are laid down. */
export function checkOnPad<State extends BaseState>(
  { ruleset, onPad = (_, __, said) => said }: Fixture<State>,
  state: State,
  move: Declaration,
): void {
  const seat = move.seat ?? ruleset.ask(state).who[0] ?? 0
  const cards = move.word === undefined ? onPad(state, seat, move.cards) : [move.word]
  const said = cards.slice(0, -1)
  const id = cards.at(-1)
  const choice = ruleset.choices(state, seat, said).find((one: Choice) => one.id === id)
  assert.ok(choice?.legal, `legal, but its key is ${choice === undefined ? 'missing' : 'not'}: ${JSON.stringify(move)}`)
}

/** Nothing that can be said makes `judge` throw; what names nothing that exists is never legal. */
export function checkNonsense<State extends BaseState>(
  ruleset: Ruleset<State>,
  text: GameText,
  state: State,
  random: Random,
): void {
  const seats = [-1, 0, 1, 2, 99, 1.5, Number.NaN, null]
  const words = ['__proto__', 'constructor', '', 'toString', 'take', 'done', 'draw', 'x'.repeat(1000)]
  const real = ruleset.cards.map((card) => card.id)
  const cards = [...words, ...real]
  // A word or cards, as everything that reads declarations makes them; the parts are whatever somebody put there.
  const said: Omit<Declaration, 'seat'> = random.chance(0.3)
    ? { cards: [], word: random.pick(words) }
    : {
        cards: Array.from({ length: random.int(4) }, () => random.pick(cards)),
        ...(random.chance(0.5)
          ? {
              targets: Array.from({ length: random.int(3) }, () => ({
                seat: random.pick(seats) ?? -1,
                ...(random.chance(0.3) ? { count: random.pick([-1, 0, 4, Number.NaN, 1e9]) } : {}),
                ...(random.chance(0.3) ? { card: random.pick(cards) } : {}),
              })),
            }
          : {}),
      }
  const details = { count: random.pick([-1, 0.5, 3, Number.NaN]), got: random.pick(cards), calls: random.pick(words) }
  const move: Declaration = { seat: random.pick(seats), ...said, ...(random.chance(0.3) ? { details } : {}) }
  const verdict = ruleset.judge(state, move)
  const exists =
    (move.word === undefined || Object.hasOwn(text.words, move.word)) &&
    (move.seat === null ? move.word === 'done' : ruleset.view(state, []).players[move.seat] !== undefined) &&
    move.cards.every((id) => real.includes(id)) &&
    (move.targets ?? []).every((target) => ruleset.view(state, []).players[target.seat] !== undefined)
  if (!exists) assert.equal(verdict.legal, false, `nonsense is legal: ${JSON.stringify(move)}`)
  if (verdict.legal) checkState(ruleset.play(state, move))
}
