/** How people tell what happened at a table: who played and drew what, what lay there, how many cards they held. */
import type { Sayings } from '../../ask/lexicon.ts'

const plays = '(play|plays|played|lay|lays|laid|put|puts)'
const calls = '(call|calls|called|calling|name|names|named|say|says|said|saying)'

const held = '(hold|holds|held|holding|have|has|had|start with|with)'

/** What stands in a part of a question. */
export const telling = {
  /** It is what is asked, though it is not put as a question. */
  asking: ['how many', '(who|whose|what|which|whats|where)'],
  me: ['^(me|i|myself|us)'],
  /** Somebody who is told of without a name. */
  unnamed: [
    '^(he|him|his|she|her|hers|they|them|their|it|the|a|some|someone|somebody|player|friend|mate|opponent|guy|girl|lady|bloke|dude|attacker|victim)',
  ],
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

  play: ['~play'],
  /** Somebody, and not something of hers. */
  her: ['^her( and| with| or| back| now| again| by| so| for| off| out| to| twice|$)'],

  /** The card itself, as what somebody has held. */
  'is-a': ['^(it is |is |)(a|an|the)'],
  'a-card': ['^(a|an|the)'],
  'last-card': ['(last|final|only) ~card'],
  'last-one': ['(last|final|only) (card|one)'],
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
  'begins-he': ['^(he|she|they)'],
  /** A card that is a verb, and nobody before it: it was done to me. */
  'bare-deed': ['^(attacked|burdened|burdend|skipped|bedeviled|bedevilled|blocked|reflected)'],
  /** Before a colour: what lies there has it, or the card itself. */
  'lying-on': ['(on|onto|over)( *|)$'],
  'having-it': ['(with|in|say|says|name|names|call|calls|calling|a|printed)( *|)$'],
} satisfies Sayings<string>

/** Words that are nobody's name, though nothing else is known of them here. */
export const noNames: readonly string[] = ['card', 'turn', 'have', 'now', 'last']
