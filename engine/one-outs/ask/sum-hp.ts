/** HP lost to attacks that a question tells, or left after them. */
import type { Finding } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { cardOf } from '../cards.ts'
import { type Blows, blowsOf } from './blows.ts'
import { hpSums } from './en-sum-hp.ts'
import { type Asked, fact, type Sum, standing } from './sum-asked.ts'

const listen = listenerFor(hpSums)

/** HP lost to attacks, left after them, or whether they are the end of somebody. */
export const hp: Sum = (asked) => {
  const { reading, ids, said, polar } = asked
  const heard = listen(reading.words)
  if (ids.has('card:down-trow') || ids.has('card:noodles') || ids.has('card:hacky-sack')) return undefined
  if (reading.asks.has('happens') || reading.asks.has('who') || reading.asks.has('which')) return undefined
  const blows = blowsOf(reading)
  if (blows === undefined || blows.all.length === 0) return undefined
  const start = standing(asked)
  if (polar) return outcome(asked, blows, start)
  if (heard.has('other-count') || !said.has('hurt', 'left')) return undefined
  if (!told(asked, blows)) return undefined
  // `what does a haymaker do` asks for more than a number.
  if (heard.has('what-does') && !heard.has('other-hurt') && !plainly(blows)) return undefined
  const rules = rulesOf(asked, blows)
  if (said.has('left') && !heard.has('lost'))
    return start === undefined ? undefined : fact(Math.max(0, start - blows.total), ...rules, 'out')
  return fact(blows.total, ...rules)
}

function plainly({ all }: Blows): boolean {
  return all.every(({ card }) => cardOf(card)?.attack === 'plain')
}

/** `im on 5 and cop a king hit, am i out` */
function outcome({ reading, said, ids }: Asked, blows: Blows, start: number | undefined): Finding | undefined {
  if (start === undefined || !said.has('fate')) return undefined
  if (ids.has('must') || ids.has('steal') || ids.has('card:skateboard') || ids.has('my-board')) return undefined
  const dies = blows.total >= start
  const alive = listen(reading.words).has('alive')
  return { kind: dies !== alive ? 'yes' : 'no', rules: ['out', ...cardsOf(blows)], rulings: [] }
}

/** Whether the attacks are all there is to it: a Haymaker that was dodged, a Nark of others or a Grab for a board is not. */
function told({ ids, reading }: Asked, { all }: Blows): boolean {
  const said = listen(reading.words)
  const cards = new Set(all.map(({ card }) => card))
  if (
    cards.has('haymaker') &&
    (said.has('passed-on') || all.some(({ card, stopped }) => card === 'haymaker' && stopped))
  )
    return false
  if (cards.has('grab') && (ids.has('steal') || ids.has('card:skateboard') || ids.has('my-board'))) return false
  if (cards.has('four-eggs') && cards.size > 1) return false
  // `grab and noogie`: what follows needs the Grab, and is told with it.
  return !(said.has('if-not') && all.length > 1)
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

/** Which of two attacks takes more. */
export const stronger: Sum = ({ reading, polar }) => {
  const attacks = [...new Set(reading.cards)].filter(
    (id) => cardOf(id)?.attack !== undefined && (cardOf(id)?.damage ?? 0) > 0,
  )
  const [one, other] = attacks
  if (polar || attacks.length !== 2 || one === undefined || other === undefined) return undefined
  if (!listen(reading.words).has('which-more')) return undefined
  const [first, second] = [cardOf(one)?.damage ?? 0, cardOf(other)?.damage ?? 0]
  const most = first >= second ? one : other
  return {
    kind: 'fact',
    rules: [most, most === one ? other : one],
    rulings: [],
    fact: first === second ? `${first}, ${second}` : `${cardOf(most)?.name}, ${Math.max(first, second)}`,
  }
}
