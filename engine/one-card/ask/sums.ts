/** Numbers that a question tells the parts of: what attacks add up to, and how many cards a hand has after all that. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { textOf, type Word } from '../../ask/words.ts'
import { cards, type PlayingCard } from '../cards.ts'
import { CAP } from '../rulings.ts'
import { digitsOf, housed } from './said-so.ts'
import { cardFor, type Mention, mentionsOf } from './scenes.ts'

/** What is asked is how much somebody has to draw. */
const HOW_MUCH =
  /\b(how (many|much|bad|big|hard|strong|nasty|badly)|(draws?|take|takes|pick up|picks up|owes?|eat|eats|cops?|gets?|face|faces) what|what (do|does|must|will|would|should|did) .{0,30}(draw|draws|take|takes|owe|owes|pick up|eat|get|cop|face|cost)|what (is|be) (the |my |his |her )?(damage|total|sum|pending|bill|tally|penalty|grand total)|pending( is| now| is now)?$|(damage|total|sum|pending|tally|bill|amount)$|equals|what (does |is )?it costs?|what (is|be) (now )?pending|adds? up to|comes? to what|makes what|whats? owed|what (is|be) owed|what number|total of|(he|she|i|they|neighbour|one) (takes?|draws?|owes?|must take|has to take)$)\b/
/** It is about something else than what the next one draws. */
const ELSE =
  /\b(in (my |her |his |the |their )?hand|left|no limit|is there|most|highest|at most|can i play|can go down|how many (players|people|skips|times|jokers|aces|twos|sevens)|in (the|a|this) (deck|pack|game)|each|more plays|weaker|at least|penalty card|extra|instead of|how many attack cards|how many cards (do|can|may) (i|we|you) (play|lay)|short|only (has|holds|have)|stock|to be had|dealt|start|beginning|begin|first card|turned up|turned over|flipped|as well|too|also|after me|again|owe (one|1|a card)|owes (one|a card)|compared|difference|than|worse|better|(any|every|each) (ace|joker|2|two))\b/
/** A number that is owed before the cards the question names. */
const OWED = new Set(
  'pending damage stack pile stand stood at owe owes owed already count total sum penalty tally heap'.split(' '),
)
/** A number that is offered as the answer. */
const OFFERED = new Set(
  'draw take owe for really it total of make makes face faces eat get all up pick to cost costs worth mean means now that is be'.split(
    ' ',
  ),
)

const SAYS_HOW_MUCH =
  /\b(draw|take|takes|pick|owe|owes|eat|for me|for the next|makes?|worth|costs?|total|really|equals|up for|altogether)\b/

/** What the attacks of a question add up to, or whether a number it says is that. */
export function owed({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  // `an ace + a 2`, and no more: what is it together?
  const asks =
    (HOW_MUCH.test(text) && !/\bequals \d+$/.test(digitsOf(reading))) ||
    /\b\d+ or \d+\b/.test(digitsOf(reading)) ||
    (/\bplus\b/.test(text) && reading.words.length < 12 && !/^(can|may|do|does|is|are)\b/.test(text))
  if (!asks && !reading.asks.has('polar')) return undefined
  if (ELSE.test(text)) return undefined
  const attacks = attacksOf(reading)
  const plus = /\b\d+( plus \d+)+\b/.exec(digitsOf(reading))?.[0].split(' plus ') ?? []
  if (attacks === undefined || attacks.length + plus.length === 0) return undefined
  const { before, offered } = numbersOf(reading)
  const pieces = attacks.reduce((sum, { count }) => sum + count, 0)
  const total =
    plus.reduce((sum, one) => sum + Number(one), 0) +
    before +
    attacks.reduce((sum, { card, count }) => sum + count * card.damage, 0)
  const special = [...new Set(attacks.map(({ card }) => card.special))]
  const rules =
    pieces + plus.length > 1 || before > 0 ? ['attack.adds', 'attack.draw', ...special] : ['attack.draw', ...special]
  const told = asks || (offered !== undefined && SAYS_HOW_MUCH.test(text))
  if (!told) return undefined
  if (total > CAP && !capped(text) && !housed(text))
    return { kind: 'depends', rules: ['attack.adds', 'attack.draw'], rulings: ['attack-cap'] }
  if (asks) return { kind: 'fact', rules, rulings: [], fact: String(capped(text) ? Math.min(total, CAP) : total) }
  // A number is said: is it that?
  return { kind: offered === total ? 'yes' : 'no', rules, rulings: [] }
}

/** The table says itself that it stops at 20. */
function capped(text: string): boolean {
  return (
    /\b(cap|capped|limit|maximum) (is |of |at |on |it at )*(20|twenty)?\b/.test(text) &&
    /\b(cap|capped|limit|maximum)\b/.test(text)
  )
}

/** The attack cards of a question; undefined where one is not known well enough. */
function attacksOf(reading: Reading): readonly { card: PlayingCard; count: number }[] | undefined {
  const found: { card: PlayingCard; count: number }[] = []
  for (const mention of mentionsOf(reading)) {
    if (denied(reading.words, mention)) continue
    const { rank, suit, exact, colour } = mention
    if (rank === undefined && exact === undefined) continue
    if (rank === 'joker' && exact === undefined && colour === undefined) return undefined
    const card = cardFor(rank === 'A' && suit === undefined ? { ...mention, suit: 'hearts' } : mention)
    if (card === undefined || card.damage === 0) continue
    // All four aces have the ace of spades among them.
    const strong = card.rank === 'A' && mention.count === 4 ? cards.find(({ id }) => id === 'AS') : undefined
    if (strong !== undefined) found.push({ card: strong, count: 1 })
    found.push({ card, count: strong === undefined ? mention.count : mention.count - 1 })
  }
  for (const [at] of reading.words.entries())
    if (bareTwo(reading, at))
      found.push({ card: cardFor({ rank: '2', count: 1, at, to: at }) as PlayingCard, count: 1 })
  if (reading.tokens.some(({ id }) => id === 'two-jokers'))
    found.push(...cards.filter(({ rank }) => rank === 'joker').map((card) => ({ card, count: 1 })))
  return found
}

/** `2 then an ace`: a number that can only be the card. */
function bareTwo(reading: Reading, at: number): boolean {
  const { words } = reading
  if (words[at]?.text !== '2' || mentionsOf(reading).some((mention) => mention.at <= at && at < mention.to))
    return false
  const before = words[at - 1]?.text ?? ''
  const next = words[at + 1]?.text ?? ''
  return (
    /^(then|followed|stacked|on|him|her|hits|2|ace|joker)$/.test(next) ||
    (next === 'plus' && !/^\d+$/.test(words[at + 2]?.text ?? '')) ||
    (next === 'and' && /^(a|an|the|another)$/.test(words[at + 2]?.text ?? '')) ||
    (/^(then|a|another)$/.test(before) && !/^(cards?|of|players?|people)$/.test(next))
  )
}

/** `not the spade one`, `no 2`, `without an ace`. */
function denied(words: readonly Word[], { at }: Mention): boolean {
  return /\b(not|no|without|except|any|have no|but not)( a| an| the| any| other| more| another)*$/.test(
    words
      .slice(Math.max(0, at - 3), at)
      .map(({ text }) => text)
      .join(' '),
  )
}

/** What is owed before, and the number that is offered as the answer. */
function numbersOf(reading: Reading): { before: number; offered: number | undefined } {
  let before = 0
  let offered: number | undefined
  const taken = mentionsOf(reading)
  for (const [at, { stem }] of reading.words.entries()) {
    if (!/^\d+$/.test(stem) || bareTwo(reading, at) || taken.some((mention) => mention.at <= at && at < mention.to))
      continue
    // `three 2s`
    if (taken.some((mention) => mention.at === at + 1 && mention.count > 1)) continue
    const next = reading.words[at + 1]?.text ?? ''
    if (/^(players?|people|of|person|seats?|times?)$/.test(next)) continue
    const said = reading.words.slice(Math.max(0, at - 3), at).map((word) => word.text)
    const behind = reading.words.slice(at + 1, at + 3).map((word) => word.text)
    const first = taken[0]?.at ?? 0
    const waiting =
      said.some((word) => OWED.has(word)) || behind.some((word) => /^(pending|waiting|owed|already)$/.test(word))
    if (waiting && at < first) before += Number(stem)
    else if (said.some((word) => OFFERED.has(word)) || OWED.has(behind[0] ?? '')) offered = Number(stem)
  }
  return { before, offered }
}
