/** A typed sentence that is no record line: what it can mean, to be seen before anything is entered. */
import { type Phrasing, readPhrase } from '../../engine/phrase/phrase.ts'
import { sameMove } from '../../engine/record/write.ts'
import type { Declaration, Seat } from '../../engine/ruleset.ts'
import { gameNamed, loadPhrasing } from '../../engine/rulesets.ts'
import type { Verdict } from '../../engine/verdict.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { language } from '../shared/words.ts'
import { entryLine } from '../table/entries.ts'
import type { Moment } from '../table/pieces.ts'

/** One meaning of a sentence. */
export interface Meant {
  readonly move: Declaration
  /** As a record writes it. */
  readonly line: string
  readonly verdict: Verdict
  /** False where somebody has to say that this was meant. */
  readonly sure: boolean
}

/** What a sentence can mean. */
export interface Meanings {
  readonly meant: readonly Meant[]
  /** Words that were not understood. */
  readonly unknown: readonly string[]
}

/** Whether there is one meaning, and no doubt about it. */
export function isSure({ meant }: Meanings): boolean {
  return meant.length === 1 && meant[0]?.sure === true
}

/** Whether there is one meaning, sure or not, and no word that was not understood. */
export function isWhole({ meant, unknown }: Meanings): boolean {
  return meant.length === 1 && unknown.length === 0
}

/** Most meanings that are offered. */
const MOST = 6

/** How sentences of a game are read, once somebody types: it is not needed before. */
export function usePhrasing(game: string, wanted: boolean): Phrasing | undefined {
  const tongue = language.value
  return useLoaded(
    async () => {
      const id = gameNamed(game)
      return wanted && id !== undefined ? loadPhrasing(id, tongue) : undefined
    },
    [game, wanted],
    [tongue],
  )
}

/** The meanings of a sentence on the table as it is: legal ones first, for only they can be meant by most people. */
export function meaningsOf(text: string, phrasing: Phrasing, moment: Moment, speaker: Seat | undefined): Meanings {
  const { ruleset, state, names, ask } = moment
  const phrase = readPhrase(text, phrasing, state, speaker ?? ask.who[0] ?? 0, names)
  const meant: Meant[] = []
  for (const { move, sure } of phrase.readings) {
    if (meant.some((one) => sameMove(one.move, move))) continue
    const line = entryLine({ kind: 'move', move }, ruleset, names)
    meant.push({ move, sure, line, verdict: ruleset.judge(state, move) })
  }
  meant.sort((one, other) => Number(other.verdict.legal) - Number(one.verdict.legal))
  return { meant: meant.slice(0, MOST), unknown: phrase.unknown.map((token) => token.text) }
}
