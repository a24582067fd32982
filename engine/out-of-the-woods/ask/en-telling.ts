/** How people tell what happened at a table: who played and drew what, what lay there, how many cards they held. */
import type { Sayings } from '../../ask/lexicon.ts'

const plays = '(play|plays|played|lay|lays|laid|put|puts)'
const calls = '(call|calls|called|calling|name|names|named|say|says|said|saying)'

const draws = '(draw|draws|drew|drawn|take|takes|took|taken|pick|picks|picked|pull|pulls|pulled|got|get)'
const held = '(hold|holds|held|holding|have|has|had|start with|with)'

/** What stands in a part of a question. */
export const telling = {
  /** It is what is asked, though it is not put as a question. */
  asking: ['how many', '(who|whose|what|which|whats|where)'],
  /** So many play as can be in a duel. */
  two: [
    '(we|us) (are |)(only |just |)(2|both)$',
    '(we|us) (are |)(only |just |)2 !(cards|card|blocks|of)',
    'in our (twosome|duel)',
    '(1|only 1|a single|my only) opponent',
    '(only|just|with|to) (*|my *) and (me|i)( play| playing| are| left| in| remain| remaining| here|)',
    '(only|just|to) (me|us) and (my *|*)( play| playing| left| in| remain| remaining| here|)',
    '^(*|my *) and (i|me|*) (alone|remain)',
    'last pair',
    '^my * and (i|me)',
    '(i|me) and (my *|*) alone',
    'with (just|only) my *',
    'alone with',
    'the last (ones|2)',
    '(pair game|2 only)',
    '(me|i) (versus|vs|against) *',
    '* (versus|vs) me',
  ],
  me: ['^(me|i|myself|us)'],
  /** Somebody who is told of without a name. */
  unnamed: [
    '^(he|him|his|she|her|hers|they|them|their|it|the|a|some|someone|somebody|player|friend|mate|opponent|guy|girl|lady|bloke|dude|attacker|victim|lone|spare|single|plain|idle|wasted|empty|simple|came|comes)',
  ],
  /** `A` is somebody who does something, or to whom it is done. */
  'a-does': [
    '^a (attacks|attacked|burdens|burdened|skips|skipped|bedevils|bedeviled|bedevilled|blocks|blocked|reflects|reflected|plays|played|lays|laid|draws|drew|takes|took|gives|gave|has|had|is|was|gets|got|b|and b|or b|then)',
    '^a$',
  ],
  'does-a': ['(does|may|can|must|is it) a (draw|play|lay|lose|get|go|give|take|have)$', '(on|at|by) a (and|then)$'],
  /** Before a name: a part of the question begins. */
  opening: ['(and|then|but|so|now)$'],
  /** Behind a name: somebody does something. */
  does: ['^(is|has|get|gets|got|take|takes|took|lets|holds|held)'],
  /** Where somebody sits, or which way it goes. */
  order: ['(order|seated|sitting|sit|sat)', 'round the table'],
  clockwise: ['clockwise'],
  'not-clockwise': ['(not|anti|counter|anticlockwise|counterclockwise)'],
  'no-answer': [
    '(nobody|no 1|none|without|without a|without an|not|no) ... (answer|answers|answered|answering|block|blocks|blocked|reflect|react|reacts|stop|stops|stopped)',
  ],
  takes: ['(take|takes|took) (it|the hit|the attack)', '(accept|accepts)', '(let|lets) it'],
  playing: [
    `(${plays}|use|uses|used|drop|drops|dropped|throw|throws|threw|chuck|chucks|dump|dumps|answer|answers|answered|slap|slaps|slam|slams|with)`,
    '(get|gets|got) rid',
  ],
  'plays-it': [`(${plays}|uses|used|got rid of) (it|my|his|her)`],
  'plays-one': [`${plays} (one|a card|another|something|anything)`],
  'all-cards': ['all (my|the|his|her) cards'],
  condition: ['(if|unless|before)'],
  card: ['card'],
  'so-many-drawn': [`${draws} (up |)(my |his |her |the |their |all |all the |another |only |just |for |)#`],
  'takes-card': ['(take|takes|took|taken|get|gets|got) (the|a|my|his|her|their|1) ~card'],
  'takes-so-many': ['(take|takes|took|taken) (my|his|her|their|the|all) #', '(take|takes|took|taken) (2|4)$'],
  /** Behind a card: nobody answered it. */
  taken: ['(taken|accepted|drawn)$'],
  'so-few-play': ['^(only |just |with |down to |)(2|3|4) (left|remaining)$'],
  /** Before a card: it is what was drawn for. */
  'drew-for': [
    `${draws} ... (for|from|off|of)( a| an| the| his| her| my| their| that| one|)$`,
    '(draw|draws|drew) (the|my|his|her|their)$',
    '(take|takes|took|accept|accepts|accepted) (the|his|her|that|a|their|it|all|all the)$',
  ],
  /** Before a card: nobody answers it. */
  'not-answering': [
    '(not|never) (even |)(answer|block|reflect|stop)( the| his| her| that| a| my|)$',
    '(no|without an) (answer|block|reflect) (to|for|against|on)( the| his| her| that| a| my|)$',
    '(let|lets) (the|his|her|that|a|somebody)$',
  ],
  not: ['(not|never)'],
  /** Before a card: there is none. */
  'none-of': ['no$'],
  /** It may happen, or not. */
  unsure: [
    '(whether|would|could|might|should|wants|want|think|thinks|thinking|instead|maybe|perhaps)',
    '(going|about) to',
  ],
  /** It is over and done with. */
  'long-ago': ['last (turn|round|time)', '(ago|earlier|yesterday)'],
  /** Before a card: there is more than one. */
  several: ['(2|3|4|5|6|second|third|fourth|another|several|both|more)$'],
  stands: ['(stand|stands|stood|counts|happens|valid)'],
  /** A card is only held. */
  holds: [
    '(hold|holds|holding|have|has|had|got|keep|keeps|own|owns) (only |just |still |even |now |)(a|an|the|1|2|another|my|his|her|no)',
  ],

  play: ['~play'],
  /** Somebody, and not something of hers. */
  her: ['^her( and| with| or| back| now| again| by| so| for| off| out| to| twice|$)'],

  /** The card itself, as what somebody has held. */
  'is-a': ['^(it is |is |)(a|an|the)'],
  'a-card': ['^(a|an|the)'],
  'last-card': ['^(last|final|only) ~card', '!(second|next) (last|final|only) ~card'],
  'last-one': ['^(last|final|only) (card|one)', '!(second|next) (last|final|only) (card|one)'],
  last: ['(last|final|only)'],
  holding: ['(have|has|had|hold|holds|held|holding|hand|left|with|on|got)', 'down to'],
  'hand-size': [
    '# (~card|other|left|in hand|in (my|his|her) hand)',
    `${held} (only |just |)# !(player|players|person|people|of)`,
    `${held} (only |just |)#$`,
    `${held} (only |just |)# of !us`,
  ],

  calling: [calls],
  'lies-there': ['(is|was|on|be|with)'],
  /** Behind a card that is named again: it is what did it. */
  using: ['(with|by|using)'],
  'it-is-done': ['(got|gets|get|was|been|is|be)$'],
  /** Before a card: it is done to somebody. */
  'done-to': ['(got|gets|get|getting|was|were|been|being|am|is|are|be)$'],
  'ends-by': ['by$'],
  /** Before somebody: another one is told by where they sit. */
  'sits-by': ['(player|person|one|guy|next|sitting|sits) (after|behind|before|beside|to|opposite)$'],
  'begins-he': ['^(he|she|they)'],
  /** An answer that can only be a verb, or is one behind this. */
  answered: ['(blocked|blocking|reflected|reflecting)'],
  doing: ['(i|he|she|they|we|you|u|to|got|gets|was|is) (just |then |now |)$'],
  /** A card goes back to whoever played it: a Reflect, though it is not said. */
  'turns-back': [
    '(turn|turns|turned|turning|throw|throws|threw|send|sends|sent|bounce|bounces|bounced|return|returns|returned) (it|that|his|her|my|the|a|their) (* |)(back|round|around)',
    '(turned|turning) (a|the|my|his|her|their) !(direction|card|order|table)',
    '^turned',
    '(turned|bounced|returned|thrown back|sent back)',
  ],
  'comes-back': ['(came|comes|come|coming) (straight |right |)back'],
  'begins-back': ['^(came|comes|come|coming)'],
  /** It was done to a card. */
  'card-done': ['(last|final|only) card (blocked|reflected)', '^(blocked|reflected) (last|final|only) card'],
  /** A card that is a verb, and nobody before it: it was done to me. */
  'bare-deed': ['^(attacked|burdened|burdend|skipped|bedeviled|bedevilled|blocked|reflected)'],
  /** Before a colour: what lies there has it, or the card itself. */
  'lying-on': ['(on|onto|over)( *|)$'],
  'having-it': ['(with|in|say|says|name|names|call|calls|calling|a|printed)( *|)$'],
} satisfies Sayings<string>

/** Words that are nobody's name, though nothing else is known of them here. */
export const noNames: readonly string[] = [
  'card',
  'turn',
  'have',
  'now',
  'last',
  'lone',
  'spare',
  'singl',
  'plain',
  'idl',
  'empty',
  'simpl',
]
