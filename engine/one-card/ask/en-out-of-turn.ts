/** How people tell that somebody acts for another, has answered an attack, or sees a card again. */
import type { Sayings } from '../../ask/lexicon.ts'

const their = '(his|her|their)'
const them = '(him|her|them)'

export const outOfTurn = {
  'for-others': [
    `(answer|counter|defend|block|take|draw|play|help|throw|use|chuck|deal with|lay) .. (for (him|her|them|my *|another|someone|somebody)|in ${their} place|on ${their} behalf|instead of ${them}|to help|help (him|her|them|me) out|him out|her out)`,
    '(somebody|someone|anyone|anybody) else .. (answer|take|counter|draw)',
    'third (player|person) .. (answer|counter|draw|take)',
    '(save|rescue|protect) (him|her|them|my (friend|mate|sister|brother|wife))',
  ],
  'on-me': ['(on me|attack|attacked|hit|pending|against me|at me|owe)'],
  turn: ['(turn|go)'],
  answered: [
    '(i|he|she|they|we) (have |has |had |just |then |already |)(have |has |had |just |then |already |)(answered|answer|countered|counter|replied|stacked|passed (it|the attack) on|beat (it|that)|hit back|fought back|covered it|put (a|an|my|another) (2|ace|joker) on)',
    '(after|once|when) (i |he |she |)(answering|countering|answer|counter|my answer|my counter)',
    'my (answer|counter)',
  ],
  'still-draws': [
    '(do|does|must|should|will|has|have) (i|he|she|they|the attacker|the one who (attacked|started)) (still |also |then |now |myself |himself |too |really |)(still |also |then |now |myself |himself |too |really |)(have to |need to |has to |had to |)(draw|pick|take|eat)',
  ],
  /** Not for the attack. */
  'draws-one': ['(draw|pick|take|eat) .. (1|a card|extra|penalty)'],
  weaker: ['(rather|instead|could|want|keep|although|even though|choose|weaker|smaller|lower|can not|less)'],
  twice: [
    'already (in|on|lying|played|been|went|under|lies)',
    '(a |)second( time| one|)',
    '(again|twice|2 times|once more|another one|2 of them|was played|went down|has been played)',
    '(in|on|under) the (discard|pile|discards)',
    'both (have|hold)',
    'played (earlier|before)',
  ],
  'else-than-again': ['(on top|suit|number|match|call|draw|hit|hits|attack)', '(me|go|play|turn|on) again'],
  mixed: ['(~shuffle|~reshuffle|mixed)'],
  unmixed: [
    '(no|not|without|before|since|never|did not|have not|has not|nobody) (a |any |the |been |yet |had |)(a |any |the |been |yet |had |)(~shuffle|~reshuffle)',
  ],
} satisfies Sayings<string>
