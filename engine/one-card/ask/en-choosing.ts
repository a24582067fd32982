/** How people ask about the plain choices of a turn, where no card is named. */
import type { Sayings } from '../../ask/lexicon.ts'

const draw = '(draw|pick up|pick one up|pick a card up|take a card|take one|grab a card)'
const could =
  '((even |)(if|though|although|when|while|with) (i |he |she |you |we |someone |somebody |)(can|could|have|have got|has|has got|hold|holds|am able|got|had|holding) (still |also |)(play|go|a (playable|matching|fitting)|one that fits|a match|a card that (fits|matches|goes)|something (that fits|to play|playable|i could)|able)|instead of (playing|laying)|rather than (play|playing|lay)|on purpose|voluntarily|by choice|although (something|one) fits)'
const must =
  '(must|is it a must to|have to|has to|need to|got to|forced to|obliged to|required to|made to|do i|does one)'
const rank = '(number|rank|value|numbers|ranks)'
const suit = '(suit|suits)'
const colour = '(colour|color)'
const same = '(same|equal|identical|matching)'
const other = '(different|other|another|wrong|not (the |)same)'

export const choosing = {
  'how-many': ['how many'],
  /** It goes on, or is about more than one. */
  further: ['(then|2|3|until|till|and|again|pass|penalty|more)'],
  'nothing-fits': [
    'can not (play|go|follow|match)',
    'nothing (to play|to lay|fits|matches|goes|that fits|playable)',
    'no (match|card to play|card fits|playable card|fitting card)',
    '(not able to (play|go)|unable to play|have nothing)',
  ],
  'must-draw': [
    `${must} (i |he |she |you |we |then |still |)(i |he |she |you |we |then |still |)(have to |need to |)${draw}`,
  ],
  'draws-though': [`${draw} ... ${could}`],
  forced: ['(must|have to|forced|need)'],
  'must-play': [
    '(must|have to|has to|forced to|obliged to|need to|compulsory|required to) (i |he |you |we |one |)(play|lay|go|put|use)',
  ],
  could: [
    '(if|when) (i|you|he|she|we|one) (can|could|am able|have)',
    'something (playable|that fits)',
    'a (match|matching card|fitting card|card that fits)',
    '(matching card|whenever possible|if possible)',
  ],

  suit: ['suit'],
  'else-named': [
    '(number|rank|colour|color|red|black|king|kings|queen|queens|ace|aces|2 suits|later|back|after|afterwards|else|then|other|another|called|named|wished|without a|stays|count|counts|on it|all|nobody|vote|different|own)',
    '(spades|hearts|diamonds|clubs) or',
  ],
  without: ['(not|without|forget|forgot|forgotten|nothing|skip|silent|silently|quiet|optional|leave)'],
  player: ['(i|me|my|player|he|she|we|you|its|must|one who)'],

  both: ['(both|neither|only if|not only)'],
  'same-rank': [`${same} ${rank}`],
  'same-suit': [`${same} ${suit}`],
  'same-colour': [`${same} ${colour}`],
  'other-rank': [`${other} ${rank}`],
  'other-suit': [`${other} ${suit}`],
  'other-colour': [`${other} ${colour}`],
} satisfies Sayings<string>
