/** How people tell that somebody has drawn, and ask whether the turn goes on. */
import type { Sayings } from '../../ask/lexicon.ts'

const anyone = '(i |you |he |she |they |we |one |it |that |!not |)'
const manner =
  '(still |now |then |also |just |go |directly |even |)(still |now |then |also |just |go |directly |even |)'
const whose = '(my|his|her)'

export const drawn = {
  drew: [
    '(drew|drawn|draw for|drawing for|paid)',
    '(picked|taken|took|grabbed|pulled|ate|eaten|swallowed|swallow|eat|gobble|gobbled|cop|copped|collected)',
    'after (the |)(draw|drawing|picking up|taking|eating|attack draw|penalty)',
    '(had|have|has) to (take|draw|pick up|eat|swallow)',
  ],
  /** To play a card now. */
  'plays-now': [
    `(may|can|could|am i allowed to|do i get to|allowed to|able to|is it ok to|ok to|get to|may i still|can i still|still) ${anyone}${manner}(play|plays|put|lay|slam|slap|drop|use|throw|go down|be played|chuck|dump|place|answer|attack)`,
    '(slam|slap|drop|put|lay|play|chuck|throw|whack) (it|that|them|one|a card|1|this)( card|)( straight| right| down| now| immediately| at once|$)',
    '(straight down|still on|play on)',
    'still (* |)(turn|go)',
    `${whose} (turn|go) (still|now)`,
    'still (get|have) (my|a|his|her) (normal |usual |own |)(turn|go)',
    '(get|have) (another|one more) (play|go|turn)',
    'go down (right |straight |)(now|at once|this turn)',
  ],
  over: [
    '(turn|go) (is |be |)(over|gone|done|finished|ended|up|lost|passes|ends)',
    '(lose|miss|forfeit|lost) (a|my|the|his|her) (turn|go)',
    'is it the next',
    'next (player|one|person|guy|girl) (is |)(on|up|now|plays)',
    '(end|ends) (my|the|his|her) (turn|go)',
    '(is|are) (my|the|his|her) (turn|go) (over|gone|done|finished|up)',
    'skipped',
    '(that|it) (was|is) (my|the|his|her) (whole |entire |)(turn|go)',
  ],
  or: ['or'],
  /** One has to play, and not: one may. */
  'made-to': [
    'must (i|he|she|you|we|they) (play|lay|put|drop|use)',
    '(do|does) (i|he|she|you|we|they) (have|need) to (play|lay|put|drop|use)',
    'forced to',
    '(have|has|need) to (play|lay)',
  ],
  /** One more card is to be drawn. */
  'draws-again': [
    '(do|must|should|may|can|have) (i|he|she|you|we) (now |then |also |have to |need to |)(now |then |also |have to |need to |)(draw|take|pick up|pick) (up |)(a second|another|one more|1 more|again|more|a 2nd)',
  ],
  'not-again': ['(next|until|till|of it|of them)'],
  else: [
    '(2 cards|both|pair|how many|whose|who|instead of|rather than|2 draws|another card and|second card|until|till|owe|rest|one card$|one more)',
    'next (player|one|girl|guy|person) .. (draw|take|too|as well|again|owe)',
    '(although|but|even though) it (was|is)',
    '(though|although|even though) (i|he|she|we|they) could',
    'keep (on |)drawing',
    '(regardless|not (fit|match|follow)|any card|attack (still |)on|have to answer)',
    'draw (again|another)',
    'say 1 card',
    'answer with (it|the card)',
  ],
  attacked: [
    '(attack|attacked|attacks|hit|hits|stack|stacked|penalty|pending|owed|damage|ate|eaten|eat|on me|at me)',
    '(drew|took|picked up|picking up|taken|taking|drawn|drawing|draw|pick up|take|swallowed|swallow|eat|eating|ate|collected) (the |all |my |those |up |)(the |all |my |those |up |)(2|3|4|5|6|7|8|9|10|13|lot|chain|cards)',
    'cards are drawn',
  ],
  quiet: [
    '(no attack|not attacked|not attack|without an attack|not for an attack|normal turn|ordinary turn)',
    'nobody (was |is |)(attack|attacked|attacking)',
  ],
} satisfies Sayings<string>

/** Whether the turn goes on, as an answer. */
export const turnIs = { on: 'it is still the same player’s turn', over: 'the turn is over' } as const
