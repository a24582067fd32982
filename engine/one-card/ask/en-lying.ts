/** The words round two cards: which of them lies there, which is to go on it, and whether one attacks. */
import type { Sayings } from '../../ask/lexicon.ts'

const article =
  '( the| a| an| his| her| my| their| your| that| this| some| any| just| only| one| 1| plain| normal| top of|)'
const the = `${article}${article}${article}$`
const being = '(is |was |has |be |been |just |got |gets |already |still |s |)'
const been = '(is |was |were |are |has |have |been |just |got |being |)'
const all = '( the| all| my|)'

export const lying = {
  /** Before a card that lies there. */
  under: [
    `(facing|face|faced|hit by|hit with|hit me with|hits me with|under|against|card is|top is|show|shows|showing|there is|lies|lying|attacked by|attacked with|on|onto|over|upon|atop|beat|cover|match|follow|answer to|reply to|counter|meet|meets|met|answer|answers|pay for|pays for|after)${the}`,
  ],
  /** Before a card somebody wants to lay, or has in hand. */
  laid: [
    `(play|plays|put|puts|lay|lays|drop|drops|throw|throws|slap|slaps|slam|slams|use|uses|add|adds|chuck|chucks|toss|dump|dumps|place|plonk|set|stack|with|using|have|hold|holds|holding|got|i have is|i have got is|attack card is|left is|only|mine is|mine|respond with|my|by|do i|may i|can i|could i)${the}`,
  ],
  /** Behind a card that lies there. */
  lies: [
    `^(that |which |)${being}${being}${being}(lying|lies|sits|sitting|face up|flipped|turned up|on top|on the (pile|table|stack|discard)|up|showing|there|hit|hits|attack|attacks|attacked|came|comes|coming|flies|flying|pending|on me|at me|against me|thrown|played|fired|dropped|pointed|aimed|in front|got me|smack|smacks|smacked|nail|nails|nailed|land|lands|landed|waiting|waits)`,
  ],
  /** Before a suit, or behind it: it is the one that was asked for. */
  calling: [
    '(call|calls|called|name|names|named|ask|asks|asked|wish|wishes|wished|want|wants|wanted|said|says|say|demanded|demands|chose|picked)( for| out|)( the| a| suit|)( the| a| suit|)$',
  ],
  called: [`^(suit |)${been}${been}(called|named|asked|wished|wanted|demanded|chosen|picked)`],
  /** Before a suit or a colour: a reason, and no card. */
  reason: [
    '(its|it is|is|since|because|as|both|are|be|itself|not|though|being)( a| an| the| both| all|)( a| an| the| both| all|)$',
  ],
  'no-card': ['(not|except)( a| an| the|)$'],
  /** Whoever lays a 7 names a suit. */
  'names-suit': ['(and|then|i) (i |)(call|calls|ask|asks|name|names|say|wish)'],
  /** Somebody else has laid it, and it is on me. */
  facing: [
    '(on me|at me|against me|hit|hits|attack|attacks|attacked|attacking|came|comes|coming|thrown|fired|facing|face|faced|pending|owe|owed|owing|to draw|to be drawn|answer|answers|answered|counter|counters|countered|reply|replies|respond|responds|defend|defends|defence|got me|block|meet|meets|met|smack|smacks|smacked|nail|nails|nailed|fight back|hit back|pass it on|send it on|pass the|save me|saves me|escape)',
  ],
  /** No attack waits any more, or none ever did. */
  drained: [
    '(nobody|no one|no 1) (owes|is under attack|under attack|is being attacked|is attacked|attacked|is attacking|attacking|attacks|has attacked)',
    '(no attack|no pending|paid for|has been taken|normal turn|quiet turn|not attacked|without an attack|out of the blue)',
    'nothing (is |)(pending|waiting|owed|to draw)',
    '(was|were|is|been|already|got|all) (drawn|drew|paid|taken|collected|served|picked up|eaten)',
    'attack is (over|done|gone|finished)',
    '(after|once|when) .. (drew|drawn|took|taken|paid)',
    `(drew|drawn|took|taken|picked up|ate|paid)${all}${all} (10|13|5|3|2|lot|cards|penalty|damage|attack|it all|all|for it)`,
  ],
  /** Between two cards: the second one is laid on the first, or the first on the second. */
  with: [
    '(with|using|by|by playing)( the| a| an| his| her| my| just| only| their|)( the| a| an| his| her| my| just| only| their|)$',
  ],
  onto: [
    '(on|onto|over|upon|atop|against|to|vs|versus|beat|beats|cover|covers|follow|follows|match|matches|fit|fits|answer|answers|counter|counters|after)( top of|)( the| a| an| his| her| my| their| your| that| this|)( the| a| an| his| her| my| their| your| that| this|)$',
  ],

  /** It is about something else than whether a card goes on another. */
  else: [
    '(both|pair|already in the|at once|in 1 go|how many|how much|instead of|rather than|or must|or do i|or the|strong|stronger|strongest|same card|2 cards|king first|then again)',
    'only (on|onto|to|be put|be played|go|goes)',
    'only if',
    '(to|can i|may i|could i|do i|must i|ok if i) (still |)(call|name|wish|say|ask|pick|choose|change)',
  ],
  'start-else': ['(answer|counter|effect|draw)'],
  /** What it costs is asked. */
  costs: [
    '(pay|pays|cost|costs|extra|penalty|price|surcharge|free|for nothing|cheat|draw 1|take 1|take one|pick 1 up|pick up 1|drew nothing|draw something|no card|fine me|slapped with|punished|charge|card for it|card for that)',
    '(owe|owes) (1|a card)',
  ],
  'own-king': ['(my|a|the) king', 'extra'],
  'same-suit': ['(same|matching|its|that) (suit|colour)'],
  'other-suit': [
    '(different|another|other|wrong|not the same) (suit|suits)',
    '(suit|suits) (differ|do not match|not match)',
  ],
  /** One is laid on another, whatever suits they have. */
  alike: ['(on|onto|over) (a|an|another|the|his|her|my|your|top of)', 'on * of (another|a different)'],
} satisfies Sayings<string>
