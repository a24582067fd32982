/** Lines as somebody types or pastes them, in the words of the table and in no words at all. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { readPhrase } from '../../../engine/phrase/phrase.ts'
import { readLine } from '../../../engine/record/line.ts'
import { entriesOf, entryOf, readRecord } from '../../../engine/record/read.ts'
import { readProblem, readProblems } from '../../../engine/record/text/en.ts'
import { writeRecord } from '../../../engine/record/write.ts'
import type { BaseState, Declaration } from '../../../engine/ruleset.ts'
import { loadPhrasing } from '../../../engine/rulesets.ts'
import { fold } from '../../../engine/session.ts'
import { checkState } from '../conformance/checks.ts'
import { fixtures } from '../conformance/fixtures.ts'
import { nasty, soon } from './hostile.ts'
import { checkUse, type Played, sessions } from './sessions.ts'

const SIGNS = [
  ':',
  '>',
  ',',
  '+',
  '=>',
  '~',
  '!',
  '?',
  '*',
  '=',
  '#',
  '"',
  '(',
  ')',
  "'s",
  ' ',
  '  ',
  '\t',
  'and',
  'with',
]
const WORDS = [
  ...['take', 'pass', 'decline', 'no attack card', 'swap', 'draw', 'one card', 'done', 'all four', 'calls', 'got'],
  ...['nothing', 'hp', 'hand', 'turn', 'skateboard', 'out', 'reshuffle', 'none', '1', '2', '4', 'legal', 'illegal'],
  ...['at', 'by', 'jabs', 'hits', 'everyone', 'me', 'spades', '하트', '가', '낸다', '뽑기', 'Red', 'Hansel', 'x'],
]
const CARDS = [
  ...new Set(fixtures.flatMap(({ ruleset }) => ruleset.cards.flatMap((card) => [card.name, ...(card.also ?? [])]))),
]

/** A piece of a line: a word of the game, somebody's name (by seat), a sign, or anything. */
const piece: fc.Arbitrary<string | number> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...CARDS) },
  { weight: 4, arbitrary: fc.nat(4) },
  { weight: 4, arbitrary: fc.constantFrom(...SIGNS) },
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: nasty },
)

/** A line: with a name and a colon before it most of the time, as a record has it. */
export const line = fc.record({
  speaker: fc.option(fc.nat(4), { freq: 4 }),
  pieces: fc.array(piece, { maxLength: 8 }),
  between: fc.constantFrom(' ', '', ' > ', ' + '),
})

export function lineOf(
  said: { speaker: number | null; pieces: readonly (string | number)[]; between: string },
  names: readonly string[],
): string {
  const word = (one: string | number) => (typeof one === 'string' ? one : (names[one % names.length] ?? ''))
  const body = said.pieces.map(word).join(said.between)
  return said.speaker === null ? body : `${word(said.speaker)}: ${body}`
}

/** How every game reads sentences, in every language it has its own words for. */
const phrasings = new Map(
  await Promise.all(
    fixtures.map(async ({ ruleset: { id } }) => {
      const game = id as Parameters<typeof loadPhrasing>[0]
      return [id, await Promise.all([loadPhrasing(game), loadPhrasing(game, 'ko')])] as const
    }),
  ),
)

export const lines = fc.property(fc.nat(10_000), fc.nat(200), line, (nth, at, said) => {
  const all = sessions()
  const played = all[nth % all.length] as Played
  const state = played.states[at % played.states.length] as BaseState
  const names = played.head.setup.players
  const text = lineOf(said, names)
  soon(text.length, () => {
    checkLineRead(played, state, text)
    for (const phrasing of phrasings.get(played.head.game) ?? [])
      for (const { move } of readPhrase(text, phrasing, state, 0, names).readings) checkSaid(played, state, move)
  })
})

function checkLineRead(played: Played, state: BaseState, text: string): void {
  const { ruleset } = played.fixture
  const reading = readLine(text, ruleset, played.head.setup.players, state)
  if (reading === undefined) return
  if (!reading.said.ok) {
    const { column, reason, params } = reading.said.problem
    assert.ok(column >= 0 && column <= text.length, `column ${column} of ${text.length}`)
    assert.ok(Object.hasOwn(readProblems, reason), reason)
    assert.ok(readProblem(reason, params).length < 1000, 'a problem as long as the line')
    return
  }
  const entry = entryOf(reading)
  if (entry === undefined) return
  if (entry.kind !== 'correction') checkSaid(played, state, entry.move)
  // What was understood can be written down, and reads as the same again.
  const { head } = played
  const started = ruleset.start(head.setup, head.rulings)
  assert.ok(started.ok)
  const again = readRecord(writeRecord(ruleset, head, fold(ruleset, started.value, [entry]).lines), ruleset)
  assert.ok(again.ok)
  assert.deepEqual(entriesOf(again.value), [entry])
  checkUse(head, [entry])
}

/** Whatever somebody said is judged, and can be let stand. */
function checkSaid({ fixture: { ruleset } }: Played, state: BaseState, move: Declaration): void {
  const verdict = ruleset.judge(state, move)
  checkState(verdict.legal ? ruleset.play(state, move) : ruleset.overrule(state, move))
}
