/** Cases where a ruling decides how people stand afterwards: healing past the start, and hands in sudden death. */
import type { Case } from './cases.ts'
import type { Put } from './put.ts'

/** HP that somebody is said to be on. */
function standsOn({ stems }: Put): number | undefined {
  const said = [
    ...stems.matchAll(/\b(?:on|at|have|be|with|sit on) (?:just |still |only )?(\d+)\b(?! card| player| of)/g),
  ].at(-1)?.[1]
  return said === undefined ? undefined : Number(said)
}

/** A cap that is asked for without the card. */
const CAP =
  /\b(above|over|past|beyond|higher|cap|capped|max|maximum|ceiling|overheal|overhealing|more hp than (i|we|the start|starting))\b/

/** The HP a table starts with, where the question says it. */
function startOf({ stems }: Put): number {
  const said = /\b(?:start|begin|began)\w* (?:out )?(?:on|at|with) (\d+)/.exec(stems)?.[1]
  return said === undefined ? 7 : Number(said)
}

/** Cases of how people stand, in no order. */
export const stands: readonly Case[] = [
  {
    about: 'noodles that would lift HP above the start',
    fits: (put) => {
      if (!put.card('noodles') && !put.any('heal') && !(put.any('cap-over') && put.says(CAP))) return false
      if (put.nark || put.trow || put.card('haka', 'steroids')) return false
      if (
        put.says(
          /\b(dead|attack|attacked|jab|hit|friend|mate|other players?|off turn|between|whenever|agreed|two packs|twice|answer|when can|instead|quick|worth|hits|agree|choose|normal|usual|everyone need|starts? with more)\b/,
        )
      )
        return false
      const on = standsOn(put)
      const start = startOf(put)
      if (on !== undefined && on + 3 > start && on <= start && !put.says(/\b(die|lose|take)\b/)) return true
      return (
        put.any('cap-over') ||
        put.says(
          /\b(full (hp|health|life)|all my hp|unhurt|never got hit|not hurt|top of hp|ceiling|roof|maximum hp|max hp|upper limit|overheal\w*|over ?heal|higher than (the )?start|more (hp )?than (i|we|you) (start|began|begin)|above (the |my )?start|past (the |my )?start|over the (start|top)|beyond|capped?|stock up|spare hp|nothing to heal|already full|lost only one|stop at the starting|higher than what|max|wasted above)\b/,
        )
      )
    },
    scene: { lines: ['* Ann hp 6'], move: 'Ann: 2min Noodles' },
    rules: ['noodles.turn', 'noodles'],
    after: true,
    counts: true,
  },
  {
    about: 'a hand of four when only two are left',
    fits: (put) =>
      (put.any('sudden-death', 'two-players') ||
        put.says(
          /\b(final (two|2)|last two|two (of us )?(left|remain|remaining|are left|are in)|duel|one on one|third (player|guy) (just )?(died|goes out|is out|dies)|its? (just )?us two|just the two of us|two survivors|the final|endgame|we are two)\b/,
        )) &&
      put.says(
        /\b(four|4)( cards)?( each)?\b|\b(extra|fourth|one too many|too many|over the limit|above (the )?limit|bigger than three|more than three|one (card )?(more|over))\b|\b(discard|throw away|get rid|bin|chuck|put back|cut down|lose) (a|one|my|to|cards?|down|the)\b|\bdiscard(ing)? down\b|\b(shrink|forced down|cut to three)\b/,
      ) &&
      !put.says(
        /\b(draw|fill|refill|drew|back) (back )?up to (four|4)\b|\bstill (the )?(four|4)\b|\blimit (still )?(is )?(four|4)\b|\b(four|4) players\b|\bhp\b|\bdealt\b|\bstart with\b|\bto four\b|\bis it four\b|\bwhen (four|4)\b|\blike before\b|\bmore than two\b/,
      ) &&
      !put.card('nark', 'hacky-sack', 'noodles', 'haymaker', 'four-eggs'),
    scene: {
      players: 3,
      lines: ['* Cam hp 1', 'Ann: Jab > Cam'],
      move: 'Cam: take',
    },
    rules: ['limit.three', 'draw-up'],
    after: true,
  },
]
