/**
 * What the records of `rules/` leave out. A rule of kind `forbids` must decide a refusal, every other one must be cited
 * by a verdict or shown by an assertion (a comment `# shows: rule.id, …` at the head of a record says which); everything
 * said must have words.
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

/** Every record with its lines, replayed. */
const replays = () => files.map((file) => ({ ...recordOf(file), lines: replayed(recordOf(file)) }))
const lines = () =>
  replays().flatMap(({ file, record, lines: all }) =>
    all.map((line) => ({ file, names: record.head.setup.players, ...line })),
  )
const verdicts = () => lines().flatMap(({ verdict }) => (verdict === undefined ? [] : [verdict]))
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
  test('every id that a verdict or a note names is a rule', () => {
    const named = verdicts().flatMap(({ rules }) => rules)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  test('a refusal names the rule that forbids it, and that rule is of the kind that forbids', () => {
    const kinds = new Map(ruleset.rules.map((rule) => [rule.id, rule.kind]))
    const deciding = new Set(
      verdicts()
        .filter(({ legal }) => !legal)
        .map(({ rules }) => rules[0] ?? ''),
    )
    expect([...deciding].filter((id) => kinds.get(id) !== 'forbids')).toEqual([])
  })

  test('every rule is cited by a verdict or shown by assertions', () => {
    const cited = new Set([
      ...verdicts().flatMap(({ rules, notes }) => [...rules, ...notes.map(({ id }) => id)]),
      ...files
        .map(recordOf)
        .filter(({ record }) => record.lines.some(({ kind }) => kind === 'assertion'))
        .flatMap(({ source }) => shown(source)),
    ])
    expect([...ids].filter((id) => !cited.has(id))).toEqual([])
  })

  test('what a comment says a record shows is a rule', () => {
    expect(
      files
        .map(recordOf)
        .flatMap(({ source }) => shown(source))
        .filter((id) => !ids.has(id)),
    ).toEqual([])
  })

  test('every rule that forbids decides an expected refusal, with a legal move near it', () => {
    const all = replays()
    const missing = ruleset.rules
      .filter(({ kind }) => kind === 'forbids')
      .filter(({ id }) => !all.some((one) => refusedNearLegal(one.lines, id)))
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
    const played = new Set(lines().flatMap(({ line, verdict }) => (verdict?.legal ? cardsOf(line) : [])))
    expect(ruleset.cards.map(({ id }) => id).filter((id) => !played.has(id))).toEqual([])
  })
})

function cardsOf(line: ReplayedLine['line']): readonly string[] {
  return line.said.ok && 'move' in line.said.value ? line.said.value.move.cards : []
}

describe('words', () => {
  /** A sentence that fell back to its key, or that lacks a parameter. */
  const wordless = (key: string, said: string) => said === key || said === '' || /undefined|NaN|⁇/.test(said)
  /** Says `⁇` for a seat or a card that there is none of. */
  const strict = (names: readonly string[]): Namer => ({
    ...englishNamer(text, names),
    player: (seat) => names[seat] ?? '⁇',
    card: (id) => text.cards[id]?.name ?? '⁇',
  })

  test('every reason and note has a sentence, with all it needs', () => {
    const missing = lines().flatMap(({ file, line, names, verdict }) => {
      if (verdict === undefined) return []
      const say = strict(names)
      return [
        ...(wordless(verdict.reason, why(verdict, text, say)) ? [verdict.reason] : []),
        ...verdict.notes.filter((note) => wordless(note.id, noteSentence(note, text, say))).map(({ id }) => id),
        ...(counted(verdict) ? [] : [`as ${verdict.as}`]),
      ].map((key) => `${file}:${line.line} ${key}`)
    })
    expect(missing).toEqual([])
  })

  test('everything that happened has a sentence', () => {
    const missing = lines().flatMap(({ file, line, names, played, after }) => {
      const say = strict(names)
      return (played ? after.happened : [])
        .filter((one) =>
          wordless(one.cause === undefined ? one.kind : `${one.kind}.${one.cause}`, happenedSentence(one, text, say)),
        )
        .map((one) => `${file}:${line.line} ${one.kind} ${one.cause ?? ''}`)
    })
    expect(missing).toEqual([])
  })

  test('every question has one', () => {
    const missing = lines().flatMap(({ file, line, names, after }) => {
      const { kind, params } = ruleset.ask(after)
      const said = text.asks[kind]?.(params, strict(names)) ?? ''
      return wordless(kind, said) ? [`${file}:${line.line} ${kind}`] : []
    })
    expect(missing).toEqual([])
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
})

/** Whether what a legal verdict counts as has a word. */
function counted({ legal, as }: Verdict): boolean {
  return !legal || Object.hasOwn(text.as, as)
}
