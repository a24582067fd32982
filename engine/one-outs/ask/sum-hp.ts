/** HP lost to attacks that a question tells, left after them, or given back by noodles. */
import type { Finding } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { cardOf } from '../cards.ts'
import { type Blows, blowsOf } from './blows.ts'
import { type Asked, FATE, fact, HURT, LEFT, type Sum, standing } from './sum-asked.ts'

/** Other things that can be counted. */
const OTHER_COUNT =
  /\bhow many (?!hp|health|life|lives|points|hit points|damage|does|do|did|is|will|would|has|have|had|am|off|in total|all)|\bhow (long|often)\b|\bnumber of\b|\b(cards?|uses?|times)\b.*\b(left|draw|hold)\b|\b(draw|per|each|every)\b/

/** HP lost to attacks that are told, or left after them. */
/** HP lost to attacks, left after them, or whether they are the end of somebody. */
export const hp: Sum = (asked) => {
  const { reading, ids, text, polar } = asked
  if (ids.has('in-deck') || ids.has('card:down-trow') || ids.has('card:noodles') || ids.has('card:hacky-sack'))
    return undefined
  if (/\b(no|0|zero) (hp|health|life|lives)\b/.test(text)) return undefined
  if (reading.asks.has('happens') || reading.asks.has('who') || reading.asks.has('which')) return undefined
  const blows = blowsOf(reading)
  if (blows === undefined || blows.all.length === 0) return undefined
  const start = standing(asked)
  if (polar) return outcome(asked, blows, start)
  if (OTHER_COUNT.test(text) || !(HURT.test(text) || LEFT.test(text))) return undefined
  if (!told(asked, blows)) return undefined
  // `what does a haymaker do` asks for more than a number.
  if (/\bwhat (do|does) .+ do\b/.test(text) && !OTHER_HURT.test(text) && !plainly(blows)) return undefined
  const rules = rulesOf(asked, blows)
  if (LEFT.test(text) && !/\b(lose|lost|loses)\b/.test(text))
    return start === undefined ? undefined : fact(Math.max(0, start - blows.total), ...rules, 'out')
  return fact(blows.total, ...rules)
}

const OTHER_HURT = /\b(damage|dmg|hurt|lose|cost|hp)\b/

function plainly({ all }: Blows): boolean {
  return all.every(({ card }) => cardOf(card)?.attack === 'plain')
}

/** `im on 5 and cop a king hit, am i out` */
function outcome({ text, ids }: Asked, blows: Blows, start: number | undefined): Finding | undefined {
  if (start === undefined || !FATE.test(text)) return undefined
  if (ids.has('heal') || ids.has('must') || ids.has('steal') || ids.has('card:skateboard') || ids.has('my-board'))
    return undefined
  const dies = blows.total >= start
  const alive = /\b(survive|survives|alive|still in)\b/.test(text)
  return { kind: dies !== alive ? 'yes' : 'no', rules: ['out', ...cardsOf(blows)], rulings: [] }
}

/** Whether the attacks are all there is to it: a Haymaker that was dodged, a Nark of others or a Grab for a board is not. */
function told({ ids, text }: Asked, { all }: Blows): boolean {
  const cards = new Set(all.map(({ card }) => card))
  if (cards.has('haymaker') && all.some(({ card, stopped }) => card === 'haymaker' && stopped)) return false
  if (
    cards.has('haymaker') &&
    !/\bnot (get |be |been |is )?(dodg|evad|avoid)/.test(text) &&
    (/\b(passe[sd]|pass|next|second|third|2nd|3rd|after|last)\b/.test(text) || ids.has('pass-on'))
  )
    return false
  if (cards.has('grab') && (ids.has('steal') || ids.has('card:skateboard') || ids.has('my-board'))) return false
  if (ids.has('card:nark') && cards.has('four-eggs') && all.length === 4) return true
  if (cards.has('four-eggs') && cards.size > 1) return false
  // `grab and noogie`: what follows needs the Grab, and is told with it.
  return !(/\bif\b.*\bnot\b/.test(text) && all.length > 1)
}

function cardsOf({ all, buffs }: Blows): readonly string[] {
  return [...buffs, ...new Set(all.filter(({ stopped }) => !stopped).map(({ card }) => card))]
}

function rulesOf({ ids }: Asked, blows: Blows): readonly string[] {
  const cards = new Set(blows.all.map(({ card }) => card))
  if (cards.has('four-eggs'))
    return ids.has('card:nark') ? ['nark.eggs', 'eggs.separate', 'four-eggs'] : ['eggs.separate', 'four-eggs']
  if (cards.has('grab') && cards.size > 1) return ['grab.follow-up', 'grab.attack', ...cardsOf(blows)]
  if (blows.total === 0) return ['defend.one', 'defend.choose', ...cards]
  const about = cards.has('grab')
    ? ['grab.attack']
    : cards.has('noogie') || cards.has('bite')
      ? ['grab.follow-up']
      : ['turn.attack']
  return [
    ...cardsOf(blows),
    ...(blows.buffs.length > 0 ? ['buff.one-play'] : []),
    ...(ids.has('card:nark') ? ['nark.each'] : []),
    ...about,
  ]
}

/** What a Haymaker has left after so many dodges, and how many it takes to end it. */
export const haymaker: Sum = ({ reading, ids, text, polar }) => {
  if (!ids.has('card:haymaker') || ids.has('card:nark') || polar || ids.has('class:buff')) return undefined
  const buffs = reading.cards.map((id) => cardOf(id)?.buff ?? 0).filter((more) => more > 0)
  if (buffs.length > 1) return undefined
  const full = (cardOf('haymaker')?.damage ?? 0) + (buffs[0] ?? 0)
  const counted =
    /\bhow (many|often)\b.*\b(dodge|dodges|dodged|dodging|times|people|sidesteps|evade|evades)\b|\bnumber of dodges\b|\bafter how many\b/.test(
      text,
    )
  if (
    counted &&
    /\b(gone|over|out|up|fizzle|fizzled|fizzles|dead|dies|end|ends|nothing|done|stop|stops|zero|0|harmless|finished|away|ended|until|till)\b/.test(
      text,
    )
  )
    return fact(full, 'haymaker.pass', 'haymaker')
  if (
    !/\b(how (much|hard|strong|many)|damage|dmg|hp|lose|loses|face|faces|what is left|cop|cops|take|worth)\b/.test(text)
  )
    return undefined
  if (!/\b(dodg|evad|sidestep|slip|avoid|duck|pass)/.test(text)) return undefined
  if (reading.asks.has('who') || /\bwho\b/.test(text)) return undefined
  if (/\b(not|nobody|no one|without) (get |be |been |being |is )?(dodg|evad|avoid|sidestep)/.test(text))
    return undefined
  const reached = [
    ...text.matchAll(/(?<!\bby (?:the )?)\b(second|third|fourth|2nd|3rd|4th)\b(?! \w* ?(dodg|sidestep|evad|slip))/g),
  ].at(-1)?.[1]
  const places: Readonly<Record<string, number>> = { second: 1, '2nd': 1, third: 2, '3rd': 2, fourth: 3, '4th': 3 }
  const dodgers =
    /\b(\d) (?:people |players |guys |others |of us |persons? |mates )?(?:have |has |had )?(?:all |already |just )?(?:dodg|evad|sidestep|slip|avoid|duck)/.exec(
      stemsOf(reading),
    )?.[1] ??
    /\b(?:dodg|evad|sidestep|slip|avoid|duck)\w* (?:by )?(\d)\b/.exec(stemsOf(reading))?.[1] ??
    /\b(\d) (?:dodg|sidestep|evasion)/.exec(stemsOf(reading))?.[1]
  const told = reading.tokens.filter(({ id }) => /^(class:dodge|card:(dodge|sidestep|slippery-gypsy))$/.test(id)).length
  const dodges =
    reached !== undefined
      ? (places[reached] ?? 1)
      : dodgers !== undefined
        ? Number(dodgers)
        : /\btwice\b/.test(text)
          ? 2
          : Math.max(1, told)
  if (/\bboth\b/.test(text) && reached === undefined && dodgers === undefined)
    return fact(Math.max(0, full - 2), 'haymaker.pass', 'haymaker')
  return fact(Math.max(0, full - dodges), 'haymaker.pass', 'haymaker')
}

function stemsOf({ words }: Reading): string {
  return words.map(({ stem }) => stem).join(' ')
}

const CAPPED =
  /\b(agree[ds]?|play(ing)? (with|that|it|by)|house rule|our rule|table rule|we (play|have|use|set|said|say)|with (the|a) cap|cap(ped)? (at|on)|cannot (heal|go) (past|over|above)|no cap|without (a )?cap)\b/

/** HP after noodles: by the ruling where the question says which one is played. */
export const healed: Sum = (asked) => {
  const { ids, text, polar, reading } = asked
  const from = standing(asked)
  if (!(ids.has('card:noodles') || ids.has('heal')) || from === undefined) return undefined
  if (reading.cards.some((id) => id !== 'noodles')) return undefined
  if (polar || !(LEFT.test(text) || HURT.test(text) || /\b(to|get|gets|bring|brings|go|up|end|land|what)\b/.test(text)))
    return undefined
  if (/\bhow many noodles\b|\bnoodles? (cards? )?(do|does) i need\b|\bmax(imum)?\b|\blimit\b/.test(text))
    return undefined
  const heal = cardOf('noodles')?.heal ?? 0
  const packs = /\b(?:2|both) (?:pack |noodles)|\bnoodles? twice\b/.test(asked.stems) ? 2 : 1
  const start = Number(
    /\b(?:start|begin|began)\w* (?:on|at|with) (\d+)/.exec(asked.stems)?.[1] ??
      /\bpast (?:the )?(\d+)/.exec(asked.stems)?.[1] ??
      7,
  )
  const hp = lastStanding(asked) ?? from
  const after = hp + packs * heal
  if (packs > 1) return undefined
  if (after <= start) return fact(after, 'noodles', 'noodles.turn')
  if (!CAPPED.test(text) || / or /.test(text)) return undefined
  const free =
    /\b(no cap|without (a )?cap|no limit|no ceiling|uncapped|can (go|heal) (past|over|above))\b/.test(text) &&
    !/\b(can not|cannot|not) (go|heal)\b/.test(text)
  return fact(free ? after : start, 'noodles', 'noodles.turn', 'setup.hp')
}

/** `we started on 7. on 5 now`: what is said last is how it stands. */
function lastStanding({ stems }: Asked): number | undefined {
  const all = [...stems.matchAll(/\b(?<!start |begin |began )(?:on|at|have) (?:just |only )?(\d+)\b(?! card)/g)]
  const said = all.at(-1)?.[1]
  return said === undefined ? undefined : Number(said)
}

/** Which of two attacks takes more. */
export const stronger: Sum = ({ reading, text, polar }) => {
  const attacks = [...new Set(reading.cards)].filter(
    (id) => cardOf(id)?.attack !== undefined && (cardOf(id)?.damage ?? 0) > 0,
  )
  const [one, other] = attacks
  if (polar || attacks.length !== 2 || one === undefined || other === undefined) return undefined
  if (!/\b(which|what|whats)\b.*\b(more|stronger|higher|bigger|harder|most|hardest|strongest|worse)\b/.test(text))
    return undefined
  const [first, second] = [cardOf(one)?.damage ?? 0, cardOf(other)?.damage ?? 0]
  const most = first >= second ? one : other
  return {
    kind: 'fact',
    rules: [most, most === one ? other : one],
    rulings: [],
    fact: first === second ? `${first}, ${second}` : `${cardOf(most)?.name}, ${Math.max(first, second)}`,
  }
}
