/** Looks sentences up in a game's text table. What has none is shown by its key, never left out. */
import type { Happening, Problem } from './ruleset.ts'
import type { GameText, Namer, Sentence } from './text.ts'
import type { Note, Params, Verdict } from './verdict.ts'

function sentence(table: Readonly<Record<string, Sentence>>, keys: readonly string[], params: Params, say: Namer) {
  for (const key of keys) if (Object.hasOwn(table, key)) return table[key]?.(params, say) ?? key
  return keys[0] ?? ''
}

/** Why a verdict is as it is. */
export function why(verdict: Verdict, text: GameText, say: Namer): string {
  return sentence(text.reasons, [verdict.reason], verdict.params, say)
}

/** What a table would want to hear about a legal move. */
export function noteSentence(note: Note, text: GameText, say: Namer): string {
  return sentence(text.notes, [note.id], note.params, say)
}

/** What happened; its seat is the sentence's `who`. */
export function happenedSentence({ kind, cause, seat, ...rest }: Happening, text: GameText, say: Namer): string {
  const keys = cause === undefined ? [kind] : [`${kind}.${cause}`, kind]
  return sentence(text.happened, keys, { ...rest, who: seat }, say)
}

/** What is wrong with a set-up or a correction. */
export function problemSentence(
  { reason, params }: Pick<Problem, 'reason' | 'params'>,
  text: Pick<GameText, 'problems'>,
  say: Namer,
): string {
  return sentence(text.problems, [reason], params, say)
}

/** Says players by their names, cards as the text table does, and lists in English. */
export function englishNamer(text: Pick<GameText, 'cards'>, names: readonly string[]): Namer {
  return {
    player: (seat) => names[seat] ?? 'nobody',
    card: (id) => (Object.hasOwn(text.cards, id) ? (text.cards[id]?.name ?? id) : id),
    list: (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`),
  }
}
