/** What is wrong with a set-up, in words and by field. */
import type { Problem } from '../../engine/ruleset.ts'
import { problemSentence } from '../../engine/sentences.ts'
import type { GameText, Namer } from '../../engine/text.ts'
import { list } from '../shared/words.ts'
import { cardName } from '../table/namer.ts'
import { type Draft, tidyName } from './draft.ts'
import { words } from './words.ts'

/** What is wrong, and with which field. */
export interface Placed {
  /** `players`, `players.2`, `dealer`, `rulings.buffs`, or a header key. */
  readonly where: string
  readonly text: string
}

/** Names as the sentences need them: a seat without a name is called by its place. */
function namerOf(draft: Draft, text: Pick<GameText, 'cards'>): Namer {
  return {
    player: (seat) => tidyName(draft.seats[seat]?.name ?? '') || words.value.seat(seat + 1),
    card: (id) => cardName(text, id),
    list,
  }
}

/** What the game has against a set-up, a sentence each. While nobody sits, that nobody deals goes without saying. */
export function placed(draft: Draft, text: Pick<GameText, 'cards' | 'problems'>, found: readonly Problem[]): Placed[] {
  const namer = namerOf(draft, text)
  return found
    .filter(({ where }) => where !== 'dealer' || draft.seats.length > 0)
    .map(({ where, reason, params }) => ({ where, text: problemSentence({ reason, params }, text, namer) }))
}

/** The sentences of one field, as one text. */
export function at(problems: readonly Placed[], where: string): string | undefined {
  const texts = problems.filter((problem) => problem.where === where).map((problem) => problem.text)
  return texts.length === 0 ? undefined : texts.join(' ')
}
