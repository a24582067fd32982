/** What somebody brings in from a file or as text: a backup or a play record, read whole or refused whole. */
import { signal } from '@preact/signals'
import type { RecordProblem } from '../../engine/record/head.ts'
import { gameOf, readRecord, unreadable } from '../../engine/record/read.ts'
import { replay } from '../../engine/record/replay.ts'
import { loadGame, loadText } from '../../engine/rulesets.ts'
import { problemSentence } from '../../engine/sentences.ts'
import type { GameText } from '../../engine/text.ts'
import { type Backup, readBackup } from '../../store/backup.ts'
import { type Merge, previewMerge } from '../../store/merge.ts'
import { recordProblem } from '../shared/record.ts'
import { language, list } from '../shared/words.ts'
import { cardName } from '../table/namer.ts'
import { type Recorded, recorded } from '../table/recorded.ts'
import { words } from './words.ts'

/** How often something has been brought in in this window: what is stored is looked at anew. */
export const added = signal(0)

/** What was brought, read. */
export type Brought =
  | { readonly kind: 'backup'; readonly file: Backup; readonly merge: Merge }
  | {
      readonly kind: 'record'
      readonly game: string
      readonly recorded: Recorded
      /** A sentence for each thing that the record says must hold and that does not. */
      readonly claims: readonly string[]
    }
  /** Nothing of it is taken; a sentence for each thing that is wrong. */
  | { readonly kind: 'bad'; readonly problems: readonly string[] }

/** So many problems are named; there may be thousands. */
const MOST_PROBLEMS = 5

/** Reads what was brought, and looks what it would add. Changes nothing. */
export async function lookInto(given: string | File): Promise<Brought> {
  try {
    const text = typeof given === 'string' ? given : await given.text()
    return await (text.trimStart().startsWith('{') ? lookIntoBackup(text) : lookIntoRecord(text))
  } catch {
    // The file has gone since it was picked, or what is stored cannot be read.
    return { kind: 'bad', problems: [words.value.notReadable] }
  }
}

async function lookIntoBackup(text: string): Promise<Brought> {
  const say = words.value
  const read = readBackup(text)
  if (read.ok) return { kind: 'backup', file: read.value, merge: await previewMerge(read.value) }
  const { line, place, reason } = read.problem
  return { kind: 'bad', problems: [say.badLine(line, say.badBackup[reason], place)] }
}

async function lookIntoRecord(text: string): Promise<Brought> {
  const game = gameOf(text)
  if (!game.ok) return { kind: 'bad', problems: [said(game.problem, undefined)] }
  const [ruleset, own] = await Promise.all([loadGame(game.value), loadText(game.value, language.value)])
  const read = readRecord(text, ruleset)
  const problems = read.ok ? unreadable(read.value) : read.problem
  if (problems.length > 0) {
    const more = problems.length - MOST_PROBLEMS
    const sentences = problems.slice(0, MOST_PROBLEMS).map((problem) => said(problem, own))
    return { kind: 'bad', problems: more > 0 ? [...sentences, words.value.moreProblems(more)] : sentences }
  }
  const found = read.ok ? recorded(ruleset, read.value) : undefined
  if (!read.ok || found === undefined) return { kind: 'bad', problems: [] }
  const claims = [...replay(read.value, ruleset)].flatMap(({ line, holds, got }) =>
    holds === false ? [words.value.claim(line.line, line.text, got ?? '')] : [],
  )
  return { kind: 'record', game: own.name, recorded: found, claims: claims.slice(0, MOST_PROBLEMS) }
}

/** A problem of a record as a sentence with its line. */
function said({ line, from, reason, params }: RecordProblem, text: GameText | undefined): string {
  const namer = {
    player: (seat: number) => words.value.seat(seat + 1),
    card: (id: string) => (text === undefined ? id : cardName(text, id)),
    list,
  }
  const ofGame = from === 'game' && text !== undefined
  const what = ofGame ? problemSentence({ reason, params }, text, namer) : recordProblem(reason, params)
  return words.value.badLine(line, what, '')
}
