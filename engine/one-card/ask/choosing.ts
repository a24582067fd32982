/** The plain choices of a turn: to draw or to play, to follow by rank or by suit, where no card is named. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { textOf } from '../../ask/words.ts'
import { mentionsOf } from './mentions.ts'
import { housed, meaningsOf, no, yes } from './said-so.ts'

const DRAW = '(draw|pick up|pick one up|pick a card up|take a card|take one|grab a card|draw a card|draw one)'
const COULD =
  '((even )?(if|though|although|when|while|with) (i |he |she |you |we |someone |somebody )?(can|could|have|has|hold|holds|am able|got|had|holding) (still |also )?(play|go|a (playable|matching|fitting)|one that fits|a match|a card that (fits|matches|goes)|something (that fits|to play|playable|i could)|able)|instead of (playing|laying)|rather than (play|playing|lay)|on purpose|voluntarily|by choice|although (something|one) fits)'
const CANT =
  '(can not (play|go|follow|match)|nothing (to play|to lay|fits|matches|goes|that fits|playable)|no (match|card to play|card fits|playable card|fitting card)|not able to (play|go)|unable to play|have nothing)'
const MUST =
  '(must|is it a must to|have to|has to|need to|got to|forced to|obliged to|required to|made to|do i|does one)'
const BUSY = [
  'class:attack',
  'pending',
  'answer',
  'one-card',
  'last-card',
  'drew',
  'start-card',
  'stock',
  'run-out',
  'reshuffle',
  'multi',
  'class:king',
  'next-player',
]

/** Whether one may, or must, draw or play on an ordinary turn. */
export function drawsOrPlays({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  const ids = meaningsOf(reading)
  if (!reading.asks.has('polar') || housed(text) || reading.words.length > 22) return undefined
  if (reading.asks.has('count') || /\bhow many\b/.test(text)) return undefined
  const king = ids.has('class:king')
  if (mentionsOf(reading).length > (king ? 1 : 0)) return undefined
  if (BUSY.some((id) => ids.has(id) && !(king && id === 'class:king'))) return undefined
  if (/\b(then|two|2|three|3|until|till|and|again|pass|penalty|more)\b/.test(text) && !king) return undefined
  const rule = king ? 'king.again' : 'turn.play-or-draw'
  if (
    new RegExp(`\\b${CANT}\\b`).test(text) &&
    new RegExp(
      `\\b${MUST} (i |he |she |you |we |then |still )*(have to |need to )?${DRAW.replace(/a card/g, 'a card')}`,
    ).test(text)
  )
    return yes(rule)
  if (king) return undefined
  if (new RegExp(`\\b${DRAW}\\b.*\\b${COULD}`).test(text) && !/\b(must|have to|forced|need)\b/.test(text))
    return yes(rule)
  if (
    /\b(must|have to|has to|forced to|obliged to|need to|compulsory|required to) (i |he |you |we |one )?(play|lay|go|put|use)\b/.test(
      text,
    ) &&
    /\b((if|when) (i|you|he|she|we|one) (can|could|am able|have)|something (playable|that fits)|a (match|matching card|fitting card|card that fits)|matching card|whenever possible|if possible)\b/.test(
      text,
    )
  )
    return no(rule)
  return undefined
}

/** Whether the player of a 7 names a suit. */
export function namesSuit({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  const ids = meaningsOf(reading)
  const laid = mentionsOf(reading).filter(({ rank, exact }) => rank !== undefined || exact !== undefined)
  const seven = laid.length === 1 && (laid[0]?.rank ?? laid[0]?.exact?.rank) === '7'
  if (!reading.asks.has('polar') || !seven || !ids.has('call') || !/\bsuit\b/.test(text)) return undefined
  if (
    [
      'class:attack',
      'pending',
      'answer',
      'start-card',
      'last-card',
      'next-player',
      'one-card',
      'follow',
      'multi',
      'third',
      'any1',
      'again',
    ].some((id) => ids.has(id))
  )
    return undefined
  if (
    /\b(number|rank|colour|color|red|black|kings?|queens?|aces?|two suits|2 suits|later|back|after(wards)?|else|then|other|another|called|named|wished|without a|stays|counts?|on it|all|nobody|vote)\b/.test(
      text,
    )
  )
    return undefined
  if (/\b(not|without|forget|forgot|forgotten|nothing|skip|silent|silently|quiet|optional|leave)\b/.test(text))
    return no('seven.call')
  return /\b(i|me|my|player|he|she|we|you|its|must|one who)\b/.test(text) ? yes('seven.call') : undefined
}

/** A match told without cards: the same rank, the same suit, the same colour, or nothing. */
export function matches({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  const ids = meaningsOf(reading)
  if (
    !reading.asks.has('polar') ||
    mentionsOf(reading).some(({ exact, rank }) => exact !== undefined || rank !== undefined)
  )
    return undefined
  if (
    ['class:attack', 'pending', 'answer', 'multi', 'together', 'call', 'last-card', 'drew', 'must', 'class:joker'].some(
      (id) => ids.has(id),
    )
  )
    return undefined
  const same = (what: string): boolean => new RegExp(`\\b(same|equal|identical|matching) (${what})\\b`).test(text)
  const other = (what: string): boolean =>
    new RegExp(`\\b(different|other|another|wrong|not (the )?same) (${what})\\b`).test(text)
  const rank = 'number|rank|value|numbers|ranks'
  const suit = 'suit|suits'
  if (/\b(both|neither|only if|not only)\b/.test(text)) return undefined
  if ((same(rank) && other(suit)) || (same(suit) && other(rank)) || (same(rank) && other('colour|color')))
    return yes('follow')
  if (same('colour|color') && (other(suit) || other(rank))) return no('follow')
  return other(suit) && other(rank) ? no('follow') : undefined
}
