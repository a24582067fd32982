/** Questions that name the cards: what lies there and what is to go on it, judged by the engine. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { PlayingCard } from '../cards.ts'
import { lying } from './en-lying.ts'
import { type Laying, layingOf } from './lying.ts'
import { fitting, type ToldCard } from './mentions.ts'
import { answers, costs, follows } from './onto.ts'
import { agreedIn, meaningsOf } from './said-so.ts'

const listen = listenerFor(lying)
type Said = Heard<keyof typeof lying>

/** Meanings with which it is not asked whether a card goes on another one. */
const ELSE = [
  'multi',
  'together',
  'last-card',
  'win',
  'finish',
  'one-card',
  'two-jokers',
  'twice',
  'must',
  'deal',
  'skip',
  'reverse',
  'lose-turn',
  'turn-over',
  'cap',
  'discard-pile',
  'next-player',
  'best',
]

/** Whether a card may be laid on another that the question names; undefined where it asks for something else. */
export function laidOn({ game, reading }: Workbench): Finding | undefined {
  if (!reading.asks.has('polar')) return undefined
  const said = listen(reading.words)
  const ids = meaningsOf(reading)
  const begins = ids.has('start-card')
  if (
    (begins && said.has('start-else')) ||
    said.has('else') ||
    ELSE.some((id) => ids.has(id) && !(id === 'must' && said.has('costs')))
  )
    return undefined
  const agreed = agreedIn(reading)
  const told = agreed && layingOf(reading)
  // A start card attacks nobody.
  const laying = told !== undefined && begins ? { ...told, facing: false } : told
  if (laying === undefined) return undefined
  const { called } = laying
  const under = called === undefined ? laying.below : { ...laying.below, rank: '7' }
  const [below, laid] = suited(under, laying.laid, said)
  if (onlyColour(laid) && onlyColour(below)) return undefined
  const asksCost = said.has('costs')
  const lies = cardOf(below, laid.exact, called)
  if (
    lies === undefined ||
    !(
      isKnown(below, called) ||
      (asksCost && below.rank !== 'joker') ||
      (laid.rank !== undefined && laid.rank === below.rank && said.has('alike'))
    ) ||
    (called !== undefined && lies.rank !== '7')
  )
    return undefined
  const card = cardOf(laid, lies)
  if (card === undefined) return undefined
  const attack = lies.damage > 0 && (laying.facing ?? asksCost)
  // An attack card on an attack card: whether the first one still waits is not told.
  if (lies.damage > 0 && laying.facing === undefined && !asksCost) return undefined
  // `a red attack card`: which one, is not told.
  if (attack && onlyColour(laid)) return undefined
  if (asksCost) return attack && card.damage > 0 ? costs(game, lies, card, agreed ?? {}) : undefined
  const byColour = lies.rank === 'joker' && !attack && laid.colour !== undefined
  const sameRank =
    !attack && said.has('alike') && laid.rank !== undefined && laid.rank === below.rank && lies.rank !== 'joker'
  if (!isKnown(laid, undefined) && !byColour && !sameRank && !(attack && card.damage === 0) && card.rank !== '7')
    return undefined
  if (attack) return answers(game, lies, card, agreed)
  const finding = follows(game, lies, card, called)
  if (finding === undefined) return undefined
  if (lies.rank === 'K' && said.has('own-king'))
    return { ...finding, rules: [...new Set(['king.again', ...finding.rules])] }
  return begins ? { ...finding, rules: ['setup.start', ...finding.rules] } : finding
}

/** `an ace of the same suit`, `of another suit`: which one does not matter. */
function suited(below: ToldCard, laid: ToldCard, said: Said): readonly [ToldCard, ToldCard] {
  const same = said.has('same-suit')
  const other = said.has('other-suit')
  if (
    same === other ||
    laid.exact !== undefined ||
    laid.suit !== undefined ||
    laid.rank === 'joker' ||
    below.rank === 'joker'
  )
    return [below, laid]
  const suit = below.exact?.suit ?? below.suit ?? 'hearts'
  const own = below.exact === undefined && below.suit === undefined ? { ...below, suit } : below
  return [own, { ...laid, suit: same ? suit : suit === 'clubs' ? 'spades' : 'clubs' }]
}

/** `black on red` names no card. */
function onlyColour({ exact, rank, suit }: ToldCard): boolean {
  return exact === undefined && rank === undefined && suit === undefined
}

/** Its suit and rank are told as far as it takes. */
function isKnown({ exact, suit, colour, rank }: ToldCard, called: Laying['called']): boolean {
  return (
    exact !== undefined || suit !== undefined || called !== undefined || (rank === undefined && colour !== undefined)
  )
}

/** A card that fits a mention, and none of these; where its rank is not told, one that does not match by chance. */
function cardOf(mention: ToldCard, other?: PlayingCard, called?: Laying['called']): PlayingCard | undefined {
  if (mention.exact !== undefined) return mention.exact
  const all = fitting(mention).filter(({ id, suit }) => id !== other?.id && (called === undefined || suit !== called))
  return all.find(({ rank }) => mention.rank !== undefined || rank !== other?.rank) ?? all[0]
}
