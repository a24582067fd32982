/** Calls of One Card: too late, where nobody has one card, one's own in time, and on somebody who forgot. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { textOf } from '../../ask/words.ts'
import { digitsOf, housed, meaningsOf, no, yes } from './said-so.ts'

const CALLS =
  '(call|calls|called|shout|shouts|shouted|yell|yells|yelled|say|says|said|announce|announces|announced|declare|declares|declared|scream|screams|screamed)'
const ACTED = new RegExp(
  [
    '\\b(next (player|one|girl|guy|person|bloke|man|woman|kid|lady|in line|up)|(player|one|person|girl|guy) after (me|him|her)|who sits next|who is next|the next|somebody else|someone else|neighbour) .{0,22}\\b(already|has|had|have|just|then|played|plays|drew|drawn|draws|went|goes|gone|moved|moves|acted|acts|laid|lays|put|puts|took (a card|one|her|his|their)|takes (a card|one)|dropped|threw|been|finished)\\b',
    '\\b(turns?|rounds?|goe?s?) (later|ago)\\b',
    '\\blast (round|turn)\\b',
    '\\b(after|once) the next\\b',
    '\\b(took|had|finished|made|taken|done) (her|his|their|a) (turn|go|move)\\b',
    '\\b(?!i )\\w+ (has |had |already |then |just )*(played (a card|hers|his|theirs|after|one|on)|drew a card|drew one|laid a card|laid hers|laid his|moved|has moved)\\b',
  ].join('|'),
)
const STILL_OPEN =
  /\b(not (yet )?(moved|played|drawn|acted|done|gone)|(has|have|had|did|do|does) not (yet |even )?(move|moved|play|played|drawn|draw|drew|act|acted|done|do|go|gone)|before (the )?next|before (anyone|anybody|someone|she|he|\w+) (moves?|moved|plays?|played|acts?|acted|drew|draws?|laid|lays?|does|did|went|goes|could)|still thinking|is thinking|was thinking|nothing (so far|yet)|nobody has (moved|acted|played)|while the next)\b/
const CAUGHT =
  /\b(on (me|him|her|them)|before (me|i (did|could|had|said|got))|beat (me|him|her) to it|caught|catch(es)?|someone else|somebody else|another player|faster than (me|him|her)|(he|she|i|they|\w+) (forgot|forgets|was silent|kept quiet|stayed quiet|said nothing)|for me|not (yet )?(say|said|call|called|shout|announce))\b/
const DRAWS =
  /\b(draw|draws|drew|pick|picks|picked|take|takes|took|owe|owes|card for|fined|penalty|get one|get a card|gets a card|gets one)\b/

/** What a call comes to; undefined where it is not asked, or cannot be told from these words. */
export function callComesTo({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  if (!reading.asks.has('polar') || !isCall(reading, text)) return undefined
  return goingOut(text) ?? late(text) ?? already(text) ?? nobodyHasOne(reading, text) ?? own(text) ?? caught(text)
}

/** The very last card needs no call, and going down to two neither. */
function goingOut(text: string): Finding | undefined {
  if (/\b(second last|last but|down to (one|1)|to one)\b/.test(text)) return undefined
  if (
    new RegExp(
      `\\b${CALLS}\\b.*\\b(when|as|while|before|with) (i |he |she |you |we )?(put|puts|lay|lays|play|plays|playing|laying|go|goes|going) (down )?(out|(my|the|his|her|your) (very )?last card)\\b`,
    ).test(text)
  )
    return no('one-card.call', 'win')
  return /\bdown to (2|two|3|three|4|four)\b/.test(text) ? no('one-card.nobody', 'one-card.call') : undefined
}

/** The next player has acted before the call. */
function late(text: string): Finding | undefined {
  if (!ACTED.test(text) || STILL_OPEN.test(text) || /\b(king|first|again)\b/.test(text)) return undefined
  if (/\b(does|do|must|has|have|should) (the )?(next|player after|my neighbour|neighbour)\b/.test(text))
    return undefined
  return /\b(call|calls|called|catch|caught|shout|yell|say|said|get (him|her|them|me)|too late|late|count|spot|notice|noticed|remember|penalty)\b/.test(
    text,
  )
    ? no('one-card.call', 'one-card.nobody')
    : undefined
}

/** Somebody is called who has called. */
function already(text: string): Finding | undefined {
  const called = new RegExp(
    `\\b(although|even though|though|but|after|when|if|because|and) (he|she|they|\\w+) (has |had |did |already |have )+${CALLS}`,
  )
  return (called.test(text) || new RegExp(`\\balready ${CALLS}\\b`).test(text)) &&
    /\b(catch|caught|call (it|him|her|them|one card) (on|out|again)|still (call|catch|get)|can (i|we|they|someone) (still )?(call|catch|get))\b/.test(
      text,
    )
    ? no('one-card.nobody', 'one-card.call')
    : undefined
}

/** A hand of two or more is called, or calls. */
function nobodyHasOne(reading: Reading, text: string): Finding | undefined {
  const stems = digitsOf(reading)
  const many =
    /\b(on|at) .{0,25}\b(with|has|have|having|holding|holds|who has) (still |only |just |got )*([2-9])\b|\b(has|holds|hold|have|holding|got|with|still on) (still |only |just |got )*([2-9])( cards?| left| in hand| in my hand|$| and| so| when| but)|\b([2-9]) cards? (left|in hand|in my hand|still)/.test(
      stems,
    )
  if (
    !many ||
    /\b(plays?|played|lays?|laid|puts?|drops?|dropped|down to|second last|goes? to|went to|goes? down)\b.{0,20}\b(1|one|it|a card|second)\b|down to 1|when (must|do)/.test(
      stems.replace(/\bbefore .*/, ''),
    )
  )
    return undefined
  return new RegExp(`\\b(${CALLS}|catch|caught|calling|shouting)\\b`).test(text) &&
    !/\b(player|people|of us|seat)s?\b/.test(stems.replace('player with', '').replace('player who', ''))
    ? no('one-card.nobody', 'one-card.call')
    : undefined
}

/** A call of one's own in time: whether the next player draws hinges on a house rule, the caller never draws. */
function own(text: string): Finding | undefined {
  if (CAUGHT.test(text.replace(/nobody (beat|caught) (me|him|her)( to it)?/g, '')) || housed(text) || !DRAWS.test(text))
    return undefined
  const call = new RegExp(
    `\\b(i|he|she|they|we|who|\\w+) (have |has |had |just |then |already |properly |correctly |also |duly )*${CALLS}\\b( out)?( it| one card| 1 card| my| her| his| their| last card| that| in time| first| myself| herself| himself| right away|,|$)`,
  ).exec(text)
  const mine =
    call === null
      ? /\b(my (own )?call|called my own|(said|called|announced) (it|one card) (first|myself|in time))\b/.test(text)
      : call[1] === 'i'
  const others =
    call !== null &&
    call[1] !== 'i' &&
    /^(he|she|they|who|opponent|neighbour|sister|brother|mum|dad|\w+)$/.test(call[1] ?? '')
  if (!mine && !others) return undefined
  const asked = text.slice((call?.index ?? 0) + (call?.[0].length ?? 0))
  const me =
    /\b(do|must|should|will|am|have|has|gotta|can|would|so) i\b|\bi (still |also |then |really |now |actually )*(have to|must|need to|got to|draw|pick|take|gotta)\b|\bmyself\b|\bfor me\b|^ *must (draw|take|pick)/.test(
      asked,
    )
  const next =
    /\b(next|following|neighbour|after me|after (him|her)|opponent|somebody|someone|anybody|anyone|he|she|they|brother|sister|wife|husband|mum|dad|mate|friend|the other|person|player)\b/.test(
      asked,
    )
  if (mine && me && !next) return no('one-card.first', 'one-card.call')
  if ((mine && next) || (others && (me || next)))
    return { kind: 'depends', rules: ['one-card.first', 'one-card.call'], rulings: ['call-penalty'] }
  return undefined
}

/** Another player calls it first: the holder draws, and nobody else. */
function caught(text: string): Finding | undefined {
  const fine =
    /\b(caught|catches|forgot|forgotten|forget|forgetting)\b/.test(text) &&
    /\b(2|3|4|5|6|7|10|two|three|four|five|six|seven|ten) (penalty )?cards?\b/.test(text) &&
    !/\b(with|has|had|holds|have) (two|three|2|3)\b/.test(text)
  if (fine) return no('one-card.caught')
  if (
    (!DRAWS.test(text) && !/\bcards?\b/.test(text)) ||
    /\b(two|2|three|3|five|5|seven|7|lose|turn|nobody (called|noticed|saw|said|caught)|no 1|late|how many|who)\b/.test(
      text.replace(/\btwo cards\b/g, ''),
    )
  )
    return undefined
  // `i did not say it, Oskar did`
  const did = /\bnot (say|said|call|called)\b.*\b(?!i )\w+ (did|called|shouted|said)\b/.test(text)
  const onMe =
    did ||
    /\b(called|shouted|said|yelled|calls|shouts|says|announced|screams) (it |one card |out )*(on me|before (me|i (did|could|had)|i )|first)|beat me to it|caught me|catches me|i (get|got|was|am) caught|was faster than me\b/.test(
      text,
    )
  if (
    !onMe ||
    !/\bi (have|must|need|draw|pick|take|owe|still|really)|do i|must i|should i|have i|a card due|does (the )?(next|player after|one after)/.test(
      text,
    )
  )
    return undefined
  return /\bdoes (the )?(next|player after|one after|caller|catcher)|\bthey (have to )?draw\b/.test(text)
    ? no('one-card.caught', 'one-card.first')
    : yes('one-card.caught', 'one-card.call')
}

function isCall(reading: Reading, text: string): boolean {
  const ids = meaningsOf(reading)
  const { tokens } = reading
  if (
    tokens.some(
      ({ id }) =>
        /^card:/.test(id) ||
        (/^class:(seven|two|ace|joker|king|spades|hearts|clubs|diamonds|red|black|attack)$/.test(id) &&
          !(id === 'class:attack' && /penalty/.test(text))),
    ) ||
    /\bsuit\b/.test(text)
  )
    return false
  return (
    ids.has('one-card') ||
    ids.has('own-call') ||
    ids.has('forget') ||
    /\b(call (him|her|them|it|me)( out)?|calls it|called it|catch (him|her|them|someone)|silent|one card|announced?|shout(s|ed)?|caught)\b/.test(
      text,
    )
  )
}
