/** Learns from the ways people ask what Ask needs to know of them: a game's lessons, cut into meanings and weighed once. */
import type { Habits } from './evidence.ts'
import { classesOfCards, type Knowledge, type Lesson, type Statement } from './knowledge.ts'
import type { PlainKeys } from './plain.ts'
import { choicesOf, readerOf } from './reader.ts'
import type { Steps } from './steps.ts'
import { type Example, training } from './training.ts'
import { draftOf } from './way.ts'

/** A way cut into meanings, each by its number, as are those without which, and with which, it is not meant. */
export type LearntWay = readonly [
  statement: number,
  ids: readonly number[],
  needed: readonly number[],
  barred: readonly number[],
]

/** What a game's lessons come to. Plain data, JSON-safe: `lines.ts` writes and reads it. */
export interface Learnt {
  /** What the rules say; those that come to the same answer have one number as their answer. */
  readonly statements: readonly (Statement & { readonly answer: number })[]
  /** Every meaning that a way has. */
  readonly meanings: readonly string[]
  readonly ways: readonly LearntWay[]
  /** What each of the plainest questions is known by (`plain.ts`), and its statement by number. */
  readonly plain: readonly (readonly [key: number, statement: number])[]
  /** The words of all ways: what typing errors are bent to. */
  readonly stems: readonly string[]
  readonly habits: Habits
}

/**
 * Learns in small steps. The same lessons come to the same.
 * @param own the lessons: those without a way are none
 */
export function* learning(knowledge: Knowledge, own: readonly Lesson[]): Steps<Learnt> {
  const lessons = own.filter(({ ways }) => ways.length > 0)
  yield
  const reader = yield* readerOf(knowledge)
  const before = new Set(reader.known)
  const classesOf = classesOfCards(knowledge)
  const answers = numbers()
  const meanings = numbers()
  const statements: (Statement & { answer: number })[] = []
  const ways: LearntWay[] = []
  const plain = plainQuestions()
  const examples: Example[] = []
  for (const { ways: written, ...statement } of lessons) {
    const answer = answers.of(answerOf(statement, written))
    statements.push({ ...statement, answer })
    for (const text of written.flatMap(choicesOf)) {
      const draft = draftOf(text, statement.spoken === true || statement.plain === true, reader, knowledge, classesOf)
      yield
      if (statement.plain === true) {
        plain.put(draft.keys, statements.length - 1, answer)
        continue
      }
      ways.push([
        statements.length - 1,
        draft.ids.map(meanings.of),
        [...draft.needed].map(meanings.of),
        draft.barred.map(meanings.of),
      ])
      examples.push({ answer, features: draft.features })
    }
  }
  const trained = examples.reduce((most, { answer }) => Math.max(most, answer + 1), 0)
  const habits = yield* training(examples, trained)
  const stems = [...reader.known].filter((stem) => !before.has(stem))
  return { statements, meanings: meanings.all(), ways, plain: plain.all(), stems, habits }
}

/** Statements that come to the same answer. What the rules do not say is a subject of its own each time. */
function answerOf({ kind, rules, rulings, fact, work }: Statement, ways: readonly string[]): string {
  if (kind === 'unknown') return `unknown|${ways[0]}`
  return work === undefined ? [kind, rules[0], rulings[0], fact].join('|') : `work|${work}`
}

/**
 * The plainest questions by what they are known by. Word by word the first that is written so counts; meaning by meaning only
 * what is said of one answer does, and never what another one is known by word by word.
 */
function plainQuestions() {
  const byWords = new Map<number, number>()
  const byMeanings = new Map<number, { readonly statement: number; readonly answers: Set<number> }>()
  return {
    put({ words, meanings }: PlainKeys, statement: number, answer: number): void {
      if (words !== undefined && !byWords.has(words)) byWords.set(words, statement)
      if (meanings === undefined) return
      const known = byMeanings.get(meanings) ?? { statement, answers: new Set() }
      byMeanings.set(meanings, known)
      known.answers.add(answer)
    },
    all: (): Learnt['plain'] => {
      const alone = [...byMeanings].filter(([key, { answers }]) => answers.size === 1 && !byWords.has(key))
      return [...byWords, ...alone.map(([key, { statement }]) => [key, statement] as const)]
    },
  }
}

/** Gives every text a number, from 0 in the order in which they come. */
function numbers() {
  const known = new Map<string, number>()
  return {
    of(text: string): number {
      const number = known.get(text) ?? known.size
      known.set(text, number)
      return number
    },
    all: (): readonly string[] => [...known.keys()],
  }
}
