/** Calls of One Card that come too late, or where nobody has one card. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { meaningsOf, no, stemsOf, textOf } from './said-so.ts'

const CALL =
  /\b(call|calls|called|calling|shout|shouts|shouted|yell|yells|yelled|say|says|said|saying|announce|announces|announced|catch|caught|spot|spotted|notice|noticed|out)\b/
const ACTED =
  /\b(next (player|one|girl|guy|person|bloke|man|woman|kid|in line|up)|player after (me|him|her)|one after (me|him|her)|who sits next|who is next|the next|somebody else|someone else|neighbour) .{0,22}\b(already|has|had|have|just|then|played|plays|drew|drawn|draws|went|goes|gone|moved|moves|acted|acts|laid|lays|put|puts|took (a card|one|her|his|their)|takes (a card|one)|dropped|threw|been)\b|\b(turns?|rounds?|go) (later|ago)\b|\blast (round|turn)\b|\bafter the next (player|one|person|girl|guy)\b|\bonce the next\b/
const TOO_EARLY =
  /\b(not (yet )?(moved|played|drawn|acted|done)|(has|have|had|did|do|does) not (yet |even )?(move|moved|play|played|drawn|draw|drew|act|acted|done|do)|before (the )?next|before (anyone|anybody|someone|she|he) (moves|plays|acts)|still thinking|is thinking|nothing (so far|yet)|again|nobody has (moved|acted|played)|while the next)\b/
const NOW =
  /\b(only (then|now|afterwards)|now|then|still|too late|later|ago|late|count|after|once|notice|noticed|spot|spotted|catch)\b/

/** No, where it is; undefined otherwise. */
export function callable({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  const ids = meaningsOf(reading)
  if (!reading.asks.has('polar') || !isCall(reading, ids, text)) return undefined
  if (
    ACTED.test(text) &&
    !TOO_EARLY.test(text) &&
    NOW.test(text) &&
    /\b(call|catch|caught|shout|yell|say|said|get (him|her|them|me)|too late|late|count|draw|spot|notice)/.test(text) &&
    !/\b(does|do|must|has|have|should) (the )?(next|player after|my neighbour|neighbour)|king|beat me|first\b/.test(
      text,
    )
  )
    return no('one-card.call', 'one-card.nobody')
  const stems = stemsOf(reading)
  const many =
    /\b(on|at) .{0,25}\b(with|has|have|holding|holds|who has) (still |only |just |got )*([2-9])\b|\b(has|holds|hold|have|holding|got|with|still on) (still |only |just |got )*([2-9])( card| left| in hand| in my hand|$| and| so| when| but)|\b([2-9]) card (left|in hand|in my hand|still)/.exec(
      stems,
    )
  if (
    many === null ||
    /\b(play|lay|put|drop|down to|second last|go to|goe? down)\b.{0,20}\b(1|one|it|a card|second)\b|down to 1|when (must|do)/.test(
      stems.replace(/before .*/, ''),
    )
  )
    return undefined
  return CALL.test(text) && !/\b(player|people|of us|seat)\b/.test(stems)
    ? no('one-card.nobody', 'one-card.call')
    : undefined
}

function isCall({ tokens }: Reading, ids: ReadonlySet<string>, text: string): boolean {
  if (tokens.some(({ id }) => /^(class|card):/.test(id)) || (ids.has('call') && /suit/.test(text))) return false
  return (
    ids.has('one-card') ||
    ids.has('forget') ||
    /\b(call (him|her|them|it|me)( out)?|catch (him|her|them|theo|someone)|silent|one card)\b/.test(text)
  )
}
