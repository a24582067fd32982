/** Cards dealt and drawn, and attacks in a Nark, counted. */
import { isBoard } from '../cards.ts'
import { fact, playersIn, type Sum } from './sum-asked.ts'

/** Cards dealt to so many players, all together. */
export const dealt: Sum = (asked) => {
  const players = playersIn(asked)
  if (players === undefined || asked.polar || !/\b(deal|start|begin|hand out)/.test(asked.stems)) return undefined
  if (
    !/\bcards?\b/.test(asked.text) ||
    !/\b(all together|altogether|in total|total|in all|all up|overall|leave the (deck|pile)|on the table)\b/.test(
      asked.text,
    )
  )
    return undefined
  return fact(players * 4, 'setup.hand')
}

/** What is drawn up after so many cards were played out of so many. */
export const drawn: Sum = (asked) => {
  const { stems, text, polar, reading } = asked
  if (
    polar ||
    !/\bhow many\b/.test(text) ||
    !/\b(draw|drew|refill|pick up|top up|fill up|get back|new card)/.test(stems)
  )
    return undefined
  const limit = playersIn(asked) === 2 ? 3 : 4
  const held =
    /\b(?:have|hold|with|from|on|start with|out of) (?:just |only |all )?(\d)(?: card| in hand| left|$)/.exec(
      stems,
    )?.[1]
  const played =
    /\b(?:play|use|throw|chuck|put down|lay|spend|spent|burn|drop|put) (?:down |in )?(?:just |only |all )?(\d)(?: of| card|$|\b)/.exec(
      stems,
    )?.[1]
  // `played nark and jab`: as many as are named. A Skateboard may stay in the hand.
  const named =
    reading.cards.some((id) => isBoard(id)) || !/\b(play|use|throw|lay|threw)\b/.test(stems) ? 0 : reading.cards.length
  const left = /\b(\d) card (?:be )?(?:left|remain)|\bleft with (\d)|\bdown to (\d) card|\bhave (\d) left\b/.exec(stems)
  const rest = left?.slice(1).find((value) => value !== undefined)
  const after =
    rest !== undefined
      ? Number(rest)
      : played !== undefined
        ? Number(held ?? limit) - Number(played)
        : named > 0
          ? Number(held ?? limit) - named
          : undefined
  if (after === undefined || after < 0 || Number(held ?? limit) > limit) return undefined
  return fact(Math.max(0, limit - after), 'draw-up', limit === 3 ? 'limit.three' : 'limit.four')
}

/** Attacks that a victim of a Nark faces where everybody has one. */
export const narked: Sum = (asked) => {
  const { ids, text, polar } = asked
  const players = playersIn(asked)
  if (!ids.has('card:nark') || players === undefined || players < 3 || polar) return undefined
  if (!/\bhow many\b/.test(text) || !/\b(attacks?|attack cards?|cards?|hits?|times|strikes?)\b/.test(text))
    return undefined
  if (
    /\b(my|i) (hand|need|play|use)\b|\bneed\b|\b(none|no attack|nothing to|cannot|can not|without)\b/.test(text) ||
    (ids.has('card:four-eggs') && !/\bno (eggs|hackys?)\b/.test(text))
  )
    return undefined
  if (
    !/\b(everyone|everybody|all|each|every1|they all|face|faces|land|come|most|maximum|max|at him|at her|at me|defend|answer|against|get hit|coming)\b/.test(
      text,
    )
  )
    return undefined
  return fact(players - 1, 'nark.circle', 'nark.each', 'nark.attack')
}
