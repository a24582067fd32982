/** What a question says lies on the pile, and what it wants to put on it: told by the words round the cards. */
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import type { Word } from '../../ask/words.ts'
import type { Suit } from '../cards.ts'
import { lying } from './en-lying.ts'
import { type Mention, mentionsOf, type ToldCard } from './mentions.ts'

const listen = listenerFor(lying)

/** No attack waits any more. */
export function isDrained({ words }: Pick<Reading, 'words'>): boolean {
  return listen(words).has('drained')
}

/** A card that is to go on another one. */
export interface Laying {
  readonly below: ToldCard
  readonly laid: ToldCard
  /** The suit that was asked for. */
  readonly called: Suit | undefined
  /** An attack waits for an answer; undefined where nothing tells. */
  readonly facing: boolean | undefined
}

/** The words round a card, as far as the next ones. */
interface Around {
  readonly mention: Mention
  readonly before: readonly Word[]
  readonly after: readonly Word[]
}

/** What is to be laid on what; undefined where the question does not tell of just two cards. */
export function layingOf(reading: Reading): Laying | undefined {
  const { words } = reading
  const all = mentionsOf(reading)
  const said = listen(words)
  const around = all.map((mention, index): Around => {
    const from = Math.max(all[index - 1]?.to ?? 0, mention.at - 6, 0)
    const until = Math.min(all[index + 1]?.at ?? words.length, mention.to + 7)
    const part = words[mention.at]?.part
    return {
      mention,
      before: words.slice(from, mention.at).filter((word) => word.part === part),
      after: words.slice(mention.to, until).filter((word) => word.part === part),
    }
  })
  let called: Suit | undefined
  const cards: Around[] = []
  for (const one of around) {
    const { mention } = one
    const before = listen(one.before)
    const bare = mention.rank === undefined && mention.exact === undefined
    if (bare && mention.suit !== undefined && (before.has('calling') || listen(one.after).has('called')))
      called = mention.suit
    // `its clubs after all`, `as both are red`, `not the spade one`: a reason, and no card.
    else if ((bare && before.has('reason')) || before.has('no-card')) continue
    else if (
      repeats(
        mention,
        cards.map((card) => card.mention),
      )
    )
      continue
    else cards.push(one)
  }
  const [first, second] = cards
  if (first === undefined || cards.length > 2) return undefined
  // `i lay my 7 and call hearts`: what lies there is not told.
  if (said.has('names-suit') && cards.every(({ mention: { rank, exact } }) => (rank ?? exact?.rank ?? '7') === '7'))
    return undefined
  const facing = said.has('drained') ? false : said.has('facing') ? true : undefined
  if (second === undefined) {
    // `call hearts with my 7`: nothing lies there.
    if (called === undefined || (first.mention.rank === '7' && first.mention.exact === undefined)) return undefined
    return { below: { rank: '7' }, laid: first.mention, called, facing }
  }
  const [below, laid] = firstLies(first, second, words.slice(first.mention.to, second.mention.at))
    ? [first, second]
    : [second, first]
  return { below: below.mention, laid: laid.mention, called, facing }
}

/** `the 7` again, after `the 7 of clubs`. */
function repeats({ rank, suit, exact }: Mention, before: readonly Mention[]): boolean {
  return before.some(
    (one) =>
      one.exact !== undefined &&
      ((exact === undefined && suit === undefined && one.exact.rank === rank) ||
        (exact === undefined &&
          rank === undefined &&
          suit !== undefined &&
          one.exact.suit === suit &&
          before.length > 1)),
  )
}

function firstLies(first: Around, second: Around, between: readonly Word[]): boolean {
  const joined = listen(between)
  if (joined.has('with')) return true
  if (joined.has('onto')) return false
  if (listen(first.before).has('under') && !listen(first.before).has('laid')) return true
  if (listen(first.after).has('lies')) return true
  return !listen(second.after).has('lies') && !listen(second.before).has('under')
}
