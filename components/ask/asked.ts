/** What was asked over a session, or about a game's rules: kept like a half-made declaration, in every window. */
import { liveDraft } from '../../store/drafts.ts'
import { questionsOf } from '../../store/rows.ts'
import { when } from '../shared/when.ts'
import { followDraft, type HalfMade } from '../table/half-made.ts'

/** A question that was asked. */
export interface Asked {
  readonly question: string
  /** The question it goes on from, where it is one like `and with two players?`. */
  readonly after?: string
  /** What it came to then, as it was said. */
  readonly lead: string
}

/** What is asked over a session or about a game, and what was. */
export interface Questions {
  /** What stands in the line. */
  readonly line: string
  /** The newest last, each once. */
  readonly asked: readonly Asked[]
}

const NONE: Questions = { line: '', asked: [] }
/** So many questions are kept. */
const MOST = 50

/**
 * What was asked, once it is known.
 * @param of the session's id, or the game's where nothing is on the table
 */
export async function openQuestions(of: string): Promise<HalfMade<Questions>> {
  const key = questionsOf(of)
  const live = liveDraft(key)
  const questions = followDraft(key, NONE, readQuestions, live.draft)
  // Without storage there is nothing that could be written over.
  await when(() => live.draft.value !== undefined || live.problem.value !== undefined)
  return {
    ...questions,
    close() {
      questions.close()
      live.close()
    },
  }
}

/** Puts a question among those that were asked: the newest, and once. */
export function withAsked(questions: Questions, one: Asked): Questions {
  const others = questions.asked.filter(({ question, after }) => question !== one.question || after !== one.after)
  return { ...questions, asked: [...others, one].slice(-MOST) }
}

/**
 * What the next question may go on from: the last one, or what that went on from itself; for the last one asked again,
 * what it went on from then.
 */
export function previousOf(asked: readonly Asked[], question: string): string | undefined {
  const last = asked.at(-1)
  return last?.question === question ? last.after : (last?.after ?? last?.question)
}

/** Questions from what the store gives: what does not fit is passed over. */
function readQuestions(stored: unknown): Questions {
  const { line, asked } = (stored instanceof Object ? stored : {}) as Record<string, unknown>
  return { line: typeof line === 'string' ? line : '', asked: Array.isArray(asked) ? asked.flatMap(readOne) : [] }
}

function readOne(stored: unknown): Asked[] {
  const { question, after, lead } = (stored instanceof Object ? stored : {}) as Record<string, unknown>
  if (typeof question !== 'string' || typeof lead !== 'string') return []
  return [{ question, lead, ...(typeof after === 'string' ? { after } : {}) }]
}
