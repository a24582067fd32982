/** How people tell of calls, and of calls that were not made. */
import type { Sayings } from '../../ask/lexicon.ts'

const calls =
  '(call|calls|called|shout|shouts|shouted|yell|yells|yelled|say|says|said|announce|announces|announced|declare|declares|declared|scream|screams|screamed)'
const nextOne =
  '(next (player|one|girl|guy|person|bloke|man|woman|kid|lady|in line|up)|(player|one|person|girl|guy) after (me|him|her)|who sits next|who is next|the next|somebody else|someone else|neighbour)'
const acts =
  '(played|plays|went|goes|gone|moved|moves|acted|acts|laid|lays|put|puts|took (her|his|their)|taken|dropped|threw|finished)'
const has = '(has |had |already |then |just |)(has |had |already |then |just |)'
const many = '(2|3|4|5|6|7|8|9)'
const only = '(still |only |just |got |)(still |only |just |got |)'
const truly = '(have |has |had |just |then |already |properly |correctly |also |duly |)'

/** Somebody called it before whoever had one card. */
const faster: readonly string[] = [
  `i (was|am|had|have) .. (one|1|last card|second|down|putting|about) ... ${calls} it`,
  `${calls} it while i`,
  '(quicker|faster)',
  `${calls} it before (moving|me|i)`,
]

export const calling = {
  call: [calls],
  'call-or-catch': [calls, '(catch|caught|calling|shouting)'],
  /** It is about calls of One Card at all. */
  topic: [
    'call (him|her|them|it|me)( out|)',
    '(calls it|called it|silent|one card|announce|announced|shout|shouts|shouted|caught)',
    'catch (him|her|them|someone)',
  ],
  suit: ['suit'],
  penalty: ['(penalty|penalties)'],

  /** The next player has acted since. */
  acted: [
    `${nextOne} .. ${acts}`,
    '(turn|turns|round|rounds|go|goe|goes) (later|ago)',
    'last (round|turn)',
    '(after|once) the next',
    '(took|had|finished|made|taken|done) (her|his|their|a) (turn|go|move)',
    `${nextOne} .. (drew|drawn|draws|took a card|took one) .. (late|still|now|then)`,
    `(after|once|when|since|late|before i) .. ${nextOne} .. (drew|drawn|draws|took|takes)`,
    `!i ${has}(played (a card|hers|his|theirs|after|one|on)|drew a card|drew one|laid a card|laid hers|laid his|moved|has moved)`,
  ],
  'still-open': [
    'not (yet |)(moved|played|drawn|acted|done|gone)',
    '(has|have|had|did|do|does) not (yet |even |)(move|moved|play|played|drawn|draw|drew|act|acted|done|do|go|gone)',
    'before (the |)next',
    'before * (move|moves|moved|play|plays|played|act|acts|acted|drew|draw|draws|laid|lay|lays|does|did|went|goes|could)',
    '(still thinking|is thinking|was thinking|nothing so far|nothing yet|while the next)',
    'nobody has (moved|acted|played)',
  ],
  'not-late': [
    '(king|first|again)',
    '(does|do|must|has|have|should) (the |)(next|player after|my neighbour|neighbour)',
  ],
  lateness: [
    '(call|calls|called|catch|caught|shout|yell|say|said|too late|late|count|spot|notice|noticed|remember|penalty)',
    'get (him|her|them|me)',
  ],

  /** The last card goes down. */
  out: [
    `${calls} ... (when|as|while|before|with) (i |he |she |you |we |)(put|puts|lay|lays|play|plays|playing|laying|go|goes|going) (down |)(out|(my|the|his|her|your) (very |)last card)`,
  ],
  'to-one': ['(second last|last but|down to one|down to 1|to one)'],
  'down-to': ['down to (2|3|4)'],

  'has-called': [
    `(although|even though|though|but|after|when|if|because|and) * (has |had |did |already |have )(has |had |did |already |have |)${calls}`,
    `already ${calls}`,
  ],
  'call-again': [
    '(catch|caught)',
    'call (it|him|her|them|one card) (on|out|again)',
    'still (call|catch|get)',
    'can (i|we|they|someone) (still |)(call|catch|get)',
  ],

  /** A hand of more than one card. */
  many: [
    `(on|at) .. (with|has|have|having|holding|holds|who has) ${only}${many}`,
    `(has|holds|hold|have|holding|got|with|still on) ${only}${many}$`,
    `(has|holds|hold|have|holding|got|with|still on) ${only}${many} (card|cards|left|in hand|in my hand|and|so|when|but)`,
    `${many} (card|cards) (left|in hand|in my hand|still)`,
  ],
  'comes-down': [
    '(play|plays|played|lay|lays|laid|put|puts|drop|drops|dropped|down to|second last|go to|goes to|went to|go down|goes down) .. (1|it|a card|second)',
    'down to 1',
    'when (must|do)',
  ],
  before: ['before'],
  'table-size': ['(players|people|of us|seat|seats)', 'player$', 'player !(with|who)'],

  draws: [
    '(draw|draws|drew|pick|picks|picked|take|takes|took|owe|owes|card for|fined|penalty|get one|get a card|gets a card|gets one)',
  ],
  'draws-or-cards': [
    '(draw|draws|drew|pick|picks|picked|take|takes|took|owe|owes|fined|penalty|get one|gets one|card|cards)',
  ],
  /** Somebody else was faster. */
  caught: [
    ...faster,
    '(on (me|him|her|them)|before (me|i (did|could|had|said|got))|beat (me|him|her) to it|caught|catch|catches|someone else|somebody else|another player|faster than (me|him|her)|for me)',
    '* (forgot|forgets|was silent|kept quiet|stayed quiet|said nothing)',
    'not (yet |)(say|said|call|called|shout|announce)',
  ],
  nobody: ['nobody (beat|caught) (me|him|her)'],
  /** Somebody calls: he or she is the first word of it. */
  'own-call': [
    `* ${truly}${truly}${calls}( out|)( it| one card| 1 card| my| her| his| their| last card| that| in time| first| myself| herself| himself| right away|$)`,
  ],
  'my-call': ['(my (own |)call|called my own)', '(said|called|announced) (it|one card) (first|myself|in time)'],
  me: [
    '(do|must|should|will|am|have|has|gotta|can|would|so) i',
    'i (still |also |then |really |now |actually |)(have to|must|need to|got to|draw|pick|take|gotta)',
    '(myself|for me)',
    '^must (draw|take|pick)',
  ],
  others: [
    '(next|following|neighbour|after me|after him|after her|opponent|somebody|someone|anybody|anyone|he|she|they|brother|sister|wife|husband|mum|dad|mate|friend|the other|person|player)',
  ],

  forgot: ['(caught|catches|forgot|forgotten|forget|forgetting)'],
  'fined-so-many': ['(2|3|4|5|6|7|10) (penalty |)(card|cards)'],
  'hand-told': ['(with|has|had|holds|have) (2|3)'],
  'else-than-one': [
    '(3|5|7|lose|turn|no 1|late|how many|who)',
    '2( !cards|$)',
    'nobody (called|noticed|saw|said|caught)',
  ],
  'on-me': [
    ...faster,
    'not (say|said|call|called) ... !i (did|called|shouted|said)',
    '(called|shouted|said|yelled|calls|shouts|says|announced|screams) (it |one card |out |)(on me|before (me|i)|first)',
    '(beat me to it|caught me|caught means|catches me|was faster than me)',
    'i (get|got|was|am) caught',
  ],
  'i-draw': [
    'i (have|must|need|draw|pick|take|owe|still|really)',
    '(do i|must i|should i|have i|a card due)',
    'does (the |)(next|player after|one after)',
  ],
  'others-draw': ['does (the |)(next|player after|one after|caller|catcher)', 'they (have to |)draw'],
} satisfies Sayings<string>
