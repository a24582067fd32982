/** Questions that name the cards: what lies there and what is to go on it, judged by the engine. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { textOf } from '../../ask/words.ts'
import { cards, type PlayingCard } from '../cards.ts'
import { type Laying, layingOf } from './lying.ts'
import type { Mention } from './mentions.ts'
import { answers, follows } from './onto.ts'
import { no } from './said-so.ts'

/** Meanings with which it is not asked whether a card goes on another one. */
const ELSE = new Set([
  'multi',
  'together',
  'last-card',
  'win',
  'finish',
  'one-card',
  'two-jokers',
  'hand-empty',
  'twice',
  'must',
  'in-deck',
  'deal',
  'skip',
  'reverse',
  'lose-turn',
  'turn-over',
  'whose-turn',
  'cap',
  'discard-pile',
  'next-player',
  'best',
])
const ELSEWHERE =
  /\b(both|pair|already in the|at once|in 1 go|how many|how much|instead of|rather than|or must|or do i|or the|strong(er|est)|same card|two cards|we play|at our|house rule|our rules?|king first|then again|(to|can i|may i|could i|do i|must i|ok if i) (still )?(call|name|wish|say|ask|pick|choose|change))\b/
const COSTS =
  /\b(pay|pays|cost|costs|extra|penalty|price|surcharge|free|for nothing|cheat|draw 1|draw one|take 1|take one|drew nothing|draw something|no card|fine me|slapped with|punished|charge|owes? (one|1|a card)|card for it|card for that)\b/

/** Whether a card may be laid on another that the question names; undefined where it asks for something else. */
export function laidOn({ game, reading }: Workbench): Finding | undefined {
  if (!reading.asks.has('polar')) return undefined
  const text = textOf(reading)
  if (/\b(answer|counter|effect|draw)\b/.test(text) && reading.tokens.some(({ id }) => id === 'start-card'))
    return undefined
  if (reading.tokens.some(({ id }) => ELSE.has(id)) || ELSEWHERE.test(text)) return undefined
  const told = layingOf(reading)
  // A start card attacks nobody.
  const laying =
    told !== undefined && reading.tokens.some(({ id }) => id === 'start-card') ? { ...told, facing: false } : told
  if (laying === undefined) return undefined
  const { called } = laying
  const under = called === undefined ? laying.below : { ...laying.below, rank: '7' }
  const [below, laid] = suited(under, laying.laid, text)
  if (onlyColour(laid) && onlyColour(below)) return undefined
  const lies = cardOf(below, laid, called)
  if (
    lies === undefined ||
    !(isKnown(below, called) || (laid.rank !== undefined && laid.rank === below.rank && alike(text))) ||
    (called !== undefined && lies.rank !== '7')
  )
    return undefined
  const card = cardOf(laid, undefined, undefined, lies)
  if (card === undefined) return undefined
  const asksCost = COSTS.test(text)
  const attack = lies.damage > 0 && (laying.facing ?? asksCost)
  // An attack card on an attack card: whether the first one still waits is not told.
  if (lies.damage > 0 && laying.facing === undefined && !asksCost) return undefined
  const byColour = lies.rank === 'joker' && !attack && laid.colour !== undefined
  const sameRank =
    !attack && alike(text) && laid.rank !== undefined && laid.rank === below.rank && lies.rank !== 'joker'
  if (!isKnown(laid, undefined) && !byColour && !sameRank && !(attack && card.damage === 0) && card.rank !== '7')
    return undefined
  if (attack && asksCost && card.damage > 0)
    return card.damage < lies.damage
      ? { kind: 'depends', rules: ['attack.answer'], rulings: ['attack-order'] }
      : no('attack.answer', 'attack.adds')
  if (asksCost) return undefined
  if (attack) return answers(game, lies, card)
  const finding = follows(game, lies, card, called)
  if (finding === undefined) return undefined
  if (lies.rank === 'K' && /\b(my|a|the) king\b|\bextra\b/.test(text))
    return { ...finding, rules: ['king.again', ...finding.rules] }
  const begins = reading.tokens.some(({ id }) => id === 'start-card')
  return begins ? { ...finding, rules: ['setup.start', ...finding.rules] } : finding
}

/** `an ace of the same suit`, `of another suit`: which one does not matter. */
function suited(below: Mention, laid: Mention, text: string): readonly [Mention, Mention] {
  const same = /\b(same|matching|its|that) (suit|colour)\b/.test(text)
  const other = /\b(different|another|other|wrong|not the same) suits?\b|\bsuits? (differ|do not match|not match)/.test(
    text,
  )
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

/** `a 6 on a 6`: one is laid on the other, whatever suits they have. */
function alike(text: string): boolean {
  return (
    /\b(on|onto|over) (a|an|another|the|his|her|my|your|top of)\b/.test(text) ||
    /\bon \w+ of (another|a different)\b/.test(text)
  )
}

/** `black on red` names no card. */
function onlyColour({ exact, rank, suit }: Mention): boolean {
  return exact === undefined && rank === undefined && suit === undefined
}

/** Its suit and rank are told as far as it takes. */
function isKnown({ exact, suit, colour, rank }: Mention, called: Laying['called']): boolean {
  return (
    exact !== undefined || suit !== undefined || called !== undefined || (rank === undefined && colour !== undefined)
  )
}

/** A card that fits a mention, another one than `other` where it is free to be. */
function cardOf(
  { exact, rank, suit, colour }: Mention,
  other?: Mention,
  called?: Laying['called'],
  lies?: PlayingCard,
): PlayingCard | undefined {
  if (exact !== undefined) return exact
  const fitting = cards.filter(
    (card) =>
      (rank === undefined ? card.special === '' : card.rank === rank) &&
      (suit === undefined || card.suit === suit) &&
      (colour === undefined || card.colour === colour) &&
      card.suit !== (called ?? '') &&
      card.id !== other?.exact?.id &&
      card.id !== lies?.id,
  )
  // A suit or a colour without a rank: one whose rank does not match by chance.
  return fitting.find((card) => rank !== undefined || card.rank !== lies?.rank) ?? fitting[0]
}
