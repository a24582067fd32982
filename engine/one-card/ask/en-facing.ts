/** How people tell of an attack, what they want to do about it, and what suit they ask for. */
import type { Sayings } from '../../ask/lexicon.ts'

const suit = '(spade|spades|heart|hearts|diamond|diamonds|club|clubs)'

export const facing = {
  attacked: [
    '(under (attack|fire)|attacked|attack|attacks|pending|owe|owed|hit by|hit me|hits me|on me|at me|against me|getting hit|facing|made to draw)',
    '(card|cards|2|3|5|10|13) to (draw|be drawn)',
    '(pass|pass it|pass this) on',
  ],
  /** A card is used for something. */
  uses: [
    '(play|lay|put|use|throw|drop|answer|counter|save|rescue|help|stop|stops|end|ends|cancel|cancels|block|blocks|escape|dodge|avoid|send|sends|pass|passes|bounce|skip|reverse|turn|turns|get out|good|ok|legal|allowed|fine|work|works|on it|defend|beat|beats|jack|queen|king)',
  ],
  else: [
    '(attack card|after|start an attack|begin an attack|drew|took|then a|if i draw|rather|instead)',
    'is (a|the) * an attack',
    'draw (for|the)',
  ],
  /** Whether a card attacks. */
  'is-attack': [
    '^(so |)(is|are|does|do) ... (an attack|attack|attacks|attack card|attack cards|harmless|attacking card|attacking cards)( card| cards| too| as well|$)',
  ],
  harmless: ['harmless'],
  'not-attacking': ['(answer|under|on me|stop|block|follow|wild)'],
  /** To draw for an attack, although there is an answer. */
  'draws-instead': [
    '(draw|drew|draws|take|takes|took|eat) ... (even if|even though|although|though|instead of|rather than|while) ... (answer|counter|ace|2|attack card)',
    '(draw|take) .. when .. (can|could) .. (answer|counter)',
    '(answer|counter) ... (but|and still|yet) .. (draw|drew|draws|take|takes|took)',
    '(rather|want to|like to|keep|save|saving) ... (keep|save|draw|take|my) .. (ace|2|joker|it|attack card) ... (draw|take)',
    '(rather|just|simply|voluntarily) (draw|take|eat) (it|them|the|for)',
  ],
  'not-instead': ['(stock|stop|counting|until|card by card|first)'],
  'made-to': ['(must|have to|has to|forced|need to|needs to|or do i|or must i)'],
  'draws-part': [
    '(draw|take|pick up|pay) (just |only |)(half|some|part)',
    '(draw|take|pick up|pay) (just |only |)(just |only )(1|a|2|3)',
    '(draw|take|pick up|pay) (just |only |)(1|2|3) (now|of (them|the)|at a time)',
  ],
  'then-plays': ['(after|again|drew|normal turn) ... play'],
  'which-suit': ['(what|which) suit', 'suit (counts|must|do i|is (to be |)followed|now)'],
  'suit-called': [
    `(call|calls|called|named|names|asked for|asks for|wished for|wishes for|says|said|wants) (for |)${suit}`,
    `${suit} (was|were|is|are|got|been) (called|named|asked|wished)`,
  ],
} satisfies Sayings<string>
