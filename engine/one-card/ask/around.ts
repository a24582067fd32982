/** Whose turn a Jack, a Queen or a King makes it where only the number of players is told. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { textOf } from '../../ask/words.ts'
import { playersIn } from './counts.ts'
import { mentionsOf } from './mentions.ts'
import { meaningsOf, no, yes } from './said-so.ts'

const ME =
  /\b(me again|i (go|play) (again|once more|another)|my (turn|go) (again|straight|right)|back to me|still (me|my turn|my go|on)|go again|play again|am i (on|up)( again)?|am i back|another (go|turn) for me|do i (go|play|get) (again|another|a second|one more|once more)|i keep the turn|turn stays|play once more|get another (go|turn))\b/
const OTHER =
  /\b((her|his|their|opponents?|the other (ones?|players?)|my (sisters?|brothers?|mums?|dads?|wifes?|husbands?|opponents?|mates?)) (turn|go)|(flatmate|sister|brother|mum|dad|wife|husband|opponent|mate|friend|partner|other one|other player) (s )?(turn|go)|is (he|she|it the other|my opponent|the other) (one |player )?(on|up|next)|pass(es)? to|(does|will) (he|she|my opponent|the other one|the other player) (play|go|get)|other one (is )?on)\b/
const TURNS =
  /\b(direction|reverse|reverses|reversed|turn(s)? (round|around)|other way|way round|opposite|backwards|turns the order|order of play)\b/
const SKIPS =
  /\b(skip|skips|skipped|jump(s|ed)?|miss(es)? (a|their|her|his|the) (turn|go)|sits? out|sit this out|left out|lose(s)? (a|their|her|his) (turn|go))\b/
const BACK =
  /\b(person|player|one|guy|whoever|back to the one|previous|neighbour) .{0,20}(before me|right before|who (just )?played before|on my other side)|previous player|before me\b/

/** What a question about one action card and so many players comes to; undefined where it asks for something else. */
export function goesTo({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  const ids = meaningsOf(reading)
  if (!reading.asks.has('polar'))
    return reading.asks.has('who') || /\bwhose\b/.test(text) ? whoNext(reading, text) : undefined
  const which = oneOf(text, laid0(reading), playersIn(reading))
  if (which !== undefined) return which
  const skipped = jacked(text, ids)
  if (skipped !== undefined) return skipped
  const players = playersIn(reading)
  const laid = mentionsOf(reading)
  const rank = laid[0]?.rank ?? laid[0]?.exact?.rank
  if (players === undefined || laid.length !== 1 || (laid[0]?.count ?? 1) > 1) return undefined
  if (
    [
      'one-card',
      'last-card',
      'win',
      'multi',
      'together',
      'must',
      'start-card',
      'pending',
      'answer',
      'class:attack',
      'draw',
      'drew',
      'deal',
    ].some((id) => ids.has(id))
  )
    return undefined
  const put = text.replace(/\bor (not|what|no|nah|am i wrong|is that wrong)\b.*$/, '')
  if (/\bor\b/.test(put))
    return ME.test(put) && /\b(other|his|her|their|theirs|hers|next|opponent|passes|pass|somebody else)\b/.test(put)
      ? mineOrTheirs(rank, players === 2)
      : undefined
  const two = players === 2
  if (rank === 'J') return jack(text, two)
  return rank === 'Q' ? queen(text, two) : undefined
}

/** `does a king skip, reverse or repeat`: which of them it does. */
function oneOf(text: string, rank: string | undefined, players: number | undefined): Finding | undefined {
  if (
    !/\b(skips?|reverses?|turns?|again|repeats?|draws?|attacks?|block)\b.*\bor\b (does it |do they |it |they )?(skip|reverse|turn|go|play|repeat|again|draw|attack|call|name)/.test(
      text,
    )
  )
    return undefined
  const fact = (short: string, ...rules: string[]): Finding => ({ kind: 'fact', rules, rulings: [], fact: short })
  if (rank === 'K') return fact('the same player plays again', 'king.again')
  if (rank === 'J') return fact('the next player is skipped', 'jack.skip')
  if (rank !== 'Q') return undefined
  return players === 2
    ? fact('it skips the other player', 'queen.two')
    : fact('it reverses the direction of play', 'queen.reverse')
}

/** The rank of the only card that is named. */
function laid0(reading: Workbench['reading']): string | undefined {
  const [one, second] = mentionsOf(reading)
  return second === undefined ? (one?.rank ?? one?.exact?.rank) : undefined
}

/** A skip cannot be answered. */
function jacked(text: string, ids: ReadonlySet<string>): Finding | undefined {
  const hit =
    ids.has('class:jack') &&
    /\b(skipped|skip|jacked|jack (was |is |got )?(played |thrown )?(on|at|against) me|miss)\b/.test(text)
  const avoids =
    /\b(i (also |too |even )?(have|hold|got) (a|my own|another) jack|(answer|pass|avoid|block|cancel|stop|escape|undo|not be) .{0,20}(skip|skipped|jack|it|on)|with my own jack|jack (back|too)|own jack)\b/
  return hit && avoids.test(text) && !ids.has('class:attack') && !ids.has('pending')
    ? no('jack.skip', 'turn.owner')
    : undefined
}

/** Who is on turn after one action card, or after several with two players. */
function whoNext(reading: Workbench['reading'], text: string): Finding | undefined {
  const players = playersIn(reading)
  const ranks = mentionsOf(reading).map(({ rank, exact }) => rank ?? exact?.rank ?? '')
  const last = ranks.at(-1)
  if (
    players === undefined ||
    last === undefined ||
    /\b(changes?|choose|chooses|decides?|picks?)\b/.test(text) ||
    !/\b(whose|who is|who plays|who goes|who comes|which player)\b/.test(text)
  )
    return undefined
  if (!ranks.every((rank) => /^[JQK]$/.test(rank)) || (players > 2 && ranks.length > 1)) return undefined
  return mineOrTheirs(last, players === 2)
}

/** `my go again, or hers`. */
function mineOrTheirs(rank: string | undefined, two: boolean): Finding | undefined {
  const fact = (short: string, rule: string): Finding => ({ kind: 'fact', rules: [rule], rulings: [], fact: short })
  if (rank === 'J')
    return two ? fact('the same player again', 'jack.skip') : fact('the one after the next player', 'jack.skip')
  if (rank === 'K') return fact('the same player again', 'king.again')
  if (rank !== 'Q') return undefined
  return two ? fact('the same player again', 'queen.two') : fact('the player before', 'queen.reverse')
}

function jack(text: string, two: boolean): Finding | undefined {
  if (TURNS.test(text)) return no('jack.skip')
  if (ME.test(text)) return two ? yes('jack.skip') : no('jack.skip')
  if (OTHER.test(text)) return two ? no('jack.skip') : undefined
  return undefined
}

function queen(text: string, two: boolean): Finding | undefined {
  if (ME.test(text)) return two ? yes('queen.two') : no('queen.reverse', 'queen.two')
  if (OTHER.test(text)) return two ? no('queen.two') : undefined
  if (SKIPS.test(text)) return two ? yes('queen.two') : no('queen.reverse', 'queen.two')
  if (TURNS.test(text)) return two ? no('queen.two') : yes('queen.reverse')
  return BACK.test(text) && !two ? yes('queen.reverse') : undefined
}
