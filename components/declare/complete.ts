/** Completes what is being typed: names, cards and words, by where in the line the caret stands. */
import { fold } from '../../engine/record/names.ts'
import { writeName } from '../../engine/record/quote.ts'
import { language } from '../shared/words.ts'
import type { Moment } from '../table/pieces.ts'

/** What a line may go on with. */
export interface Completion {
  /** What the list shows. */
  readonly label: string
  /** The whole line with it. */
  readonly line: string
  /** Where the caret stands then. */
  readonly caret: number
}

/** Most suggestions shown at once. */
const MOST = 6

/**
 * What could stand where the caret is.
 * @param spoken whether a speaker is known without a name, so that a line may begin with a card
 * @param more names that the game knows besides players and cards; in brackets nothing else can stand
 */
export function complete(
  line: string,
  caret: number,
  moment: Moment,
  spoken: boolean,
  more: readonly string[] = [],
): readonly Completion[] {
  const before = line.slice(0, caret)
  const start = Math.max(...[':', '>', '+', ',', '('].map((sign) => before.lastIndexOf(sign))) + 1
  const delimiter = before[start - 1] ?? ''
  const lead = /^\s*[?*!=]?\s*/.exec(before.slice(start))?.[0].length ?? 0
  const from = start === 0 ? lead : start
  const written = before.slice(from)
  const wanted = fold(written)
  if (wanted === '') return []
  const asWritten = (text: string) => ({ text, written: text })
  const names = moment.names.map(writeName).map(asWritten)
  const own = more.map(writeName).map(asWritten)
  const things = [...cardsOf(moment), ...wordsOf(moment).map(asWritten), ...own]
  const candidates: { text: string; written: string; after: string }[] = []
  const offer = (list: readonly { text: string; written: string }[], after: string) =>
    candidates.push(...list.map((one) => ({ ...one, after })))
  if (delimiter === '') {
    offer(names, ': ')
    if (spoken) offer(things, '')
  } else if (delimiter === ':' || delimiter === '+') offer(things, '')
  else if (delimiter === '(') offer(own, ')')
  else offer(names, '')
  const tail = line.slice(caret)
  const space = delimiter === '' || delimiter === '(' ? '' : ' '
  return rank(candidates, wanted)
    .slice(0, MOST)
    .map(({ text, written, after }) => {
      const done = line.slice(0, from) + space + written + after
      return { label: text, line: done + tail, caret: done.length }
    })
}

/** The cards by their names here, and as a record can have them: its own language is English. */
function cardsOf({ text, ruleset }: Moment): { text: string; written: string }[] {
  const printed = new Map(ruleset.cards.map((card) => [card.id, card.name]))
  return Object.entries(text.cards).map(([id, { name }]) => ({
    text: name,
    written: language.peek() === 'en' ? name : (printed.get(id) ?? name),
  }))
}

/** The words of a game as a record writes them, without the number that may follow (`Swap 0`). */
function wordsOf({ text, ruleset, names }: Moment): string[] {
  return Object.keys(text.words).map(
    (word) => ruleset.notation.write({ seat: 0, cards: [], word }, names).split(' 0')[0] ?? word,
  )
}

/** Those that begin so, then those of which some word begins so; what is already written in full is no suggestion. */
function rank<Candidate extends { readonly text: string }>(
  candidates: readonly Candidate[],
  wanted: string,
): Candidate[] {
  const begins = candidates.filter(({ text }) => fold(text).startsWith(wanted) && fold(text) !== wanted)
  const inside = candidates.filter(
    (one) =>
      !begins.includes(one) &&
      one.text.split(/[\s-]/).some((word) => fold(word).startsWith(wanted)) &&
      fold(one.text) !== wanted,
  )
  return [...begins, ...inside]
}
