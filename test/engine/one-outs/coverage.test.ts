/**
 * What the records of `rules/` leave out, and what they say that has no words. A rule of kind `forbids` must decide a
 * refusal, every other one must be cited by a verdict or shown by an assertion (a comment `# shows: rule.id, …` at the
 * head of a record says which).
 */
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import type { State } from '../../../engine/one-outs/state.ts'
import { text } from '../../../engine/one-outs/text/en.ts'
import { rules as ruleText } from '../../../engine/one-outs/text/en-rules.ts'
import type { ReplayedLine } from '../../../engine/record/replay.ts'
import { englishNamer, happenedSentence, noteSentence, why } from '../../../engine/sentences.ts'
import type { Namer } from '../../../engine/text.ts'
import type { Verdict } from '../../../engine/verdict.ts'
import { files, recordOf, replayed } from './records.ts'

/** Lines of a record within which a refusal has its legal counterpart. */
const NEARBY = 12

/** A record with its lines, replayed. */
function replay(file: string) {
  const record = recordOf(file)
  return { ...record, names: record.record.head.setup.players, lines: replayed(record) }
}

const ids = new Set(ruleset.rules.map((rule) => rule.id))

/** Rules that a record shows by its assertions, from its comments. */
function shown(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => line.startsWith('# shows:'))
    .flatMap((line) => line.slice('# shows:'.length).split(','))
    .map((id) => id.trim())
}

describe('rules', () => {
  test('every rule is cited by a verdict or shown by assertions', () => {
    const cited = new Set(
      files
        .map(replay)
        .flatMap(({ source, record, lines }) => [
          ...lines.flatMap(({ verdict }) => [...(verdict?.rules ?? []), ...(verdict?.notes.map(({ id }) => id) ?? [])]),
          ...(record.lines.some(({ kind }) => kind === 'assertion') ? shown(source) : []),
        ]),
    )
    expect([...ids].filter((id) => !cited.has(id))).toEqual([])
  })

  test('every rule that forbids decides an expected refusal, with a legal move near it', () => {
    const all = files.map(replay)
    const missing = ruleset.rules
      .filter(({ kind }) => kind === 'forbids')
      .filter(({ id }) => !all.some(({ lines }) => refusedNearLegal(lines, id)))
    expect(missing.map(({ id }) => id)).toEqual([])
  })
})

/** Whether a line of a record expects to be refused by a rule, and one near it is legal. */
function refusedNearLegal(all: readonly ReplayedLine<State>[], id: string): boolean {
  return all.some(
    (line, at) =>
      line.holds === true &&
      line.verdict?.legal === false &&
      line.verdict.rules[0] === id &&
      all.slice(Math.max(0, at - NEARBY), at + NEARBY + 1).some(({ verdict }) => verdict?.legal === true),
  )
}

describe('cards', () => {
  test('every card was declared, and declared legally', () => {
    const lines = files.flatMap((file) => replay(file).lines)
    const played = new Set(lines.flatMap(({ line, verdict }) => (verdict?.legal ? cardsOf(line) : [])))
    expect(ruleset.cards.map(({ id }) => id).filter((id) => !played.has(id))).toEqual([])
  })
})

function cardsOf(line: ReplayedLine['line']): readonly string[] {
  return line.said.ok && 'move' in line.said.value ? line.said.value.move.cards : []
}

describe('what is said in a record is known and has words', () => {
  const forbids = new Set(ruleset.rules.filter(({ kind }) => kind === 'forbids').map(({ id }) => id))
  /** A sentence that fell back to its key, or that lacks a parameter. */
  const wordless = (key: string, said: string) => said === key || said === '' || /undefined|NaN|⁇/.test(said)
  /** Says `⁇` for a seat or a card that there is none of. */
  const strict = (names: readonly string[]): Namer => ({
    ...englishNamer(text, names),
    player: (seat) => names[seat] ?? '⁇',
    card: (id) => text.cards[id]?.name ?? '⁇',
  })

  /** Of a verdict: rules that are none, a refusal by a rule that does not forbid, sentences that are missing. */
  function odd(verdict: Verdict, say: Namer): string[] {
    return [
      ...verdict.rules.filter((id) => !ids.has(id)),
      ...(verdict.legal || forbids.has(verdict.rules[0] ?? '') ? [] : [`refused by ${verdict.rules[0]}`]),
      ...(wordless(verdict.reason, why(verdict, text, say)) ? [verdict.reason] : []),
      ...verdict.notes.filter((note) => wordless(note.id, noteSentence(note, text, say))).map(({ id }) => id),
      ...(counted(verdict) ? [] : [`as ${verdict.as}`]),
    ]
  }

  test.each(files)('%s', (file) => {
    const { source, names, lines } = replay(file)
    const say = strict(names)
    const missing = lines.flatMap(({ line, verdict, played, after }) => {
      const { kind, params } = ruleset.ask(after)
      return [
        ...(verdict === undefined ? [] : odd(verdict, say)),
        ...(played ? after.happened : [])
          .map((one) => ({ one, key: one.cause === undefined ? one.kind : `${one.kind}.${one.cause}` }))
          .filter(({ one, key }) => wordless(key, happenedSentence(one, text, say)))
          .map(({ key }) => key),
        ...(wordless(kind, text.asks[kind]?.(params, say) ?? '') ? [`ask ${kind}`] : []),
      ].map((what) => `${line.line} ${what}`)
    })
    expect(missing).toEqual([])
    expect(shown(source).filter((id) => !ids.has(id))).toEqual([])
  })
})

test('every rule, section and ruling is written, and nothing else', () => {
  expect(Object.keys(ruleText.rules)).toEqual(ruleset.rules.map(({ id }) => id))
  expect(Object.keys(ruleText.sections)).toEqual([...new Set(ruleset.rules.map(({ section }) => section))])
  expect(Object.keys(ruleText.rulings)).toEqual(ruleset.rulings.map(({ id }) => id))
  for (const { id, options, rules } of ruleset.rulings) {
    expect(Object.keys(ruleText.rulings[id]?.options ?? {})).toEqual(options)
    expect(rules.filter((rule) => !ids.has(rule))).toEqual([])
  }
  const blank = [...Object.values(ruleText.rules).flatMap(({ title, text: said }) => [title, said])].filter(
    (said) => said.trim() === '' || said.includes('!'),
  )
  expect(blank).toEqual([])
})

/** Whether what a legal verdict counts as has a word. */
function counted({ legal, as }: Verdict): boolean {
  return !legal || Object.hasOwn(text.as, as)
}
