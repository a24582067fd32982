/** Turns of phrase that tell one side of a question from the other: a House that stays from one that changes, and the like. */
import type { Phrases } from '../../ask/knowledge.ts'

const house = '(house|colour|color)'
const colour = '(red|blue|green|yellow)'

export const turnsOfPhrase: Phrases = {
  'keep-house': [
    `${house} (stay|remain|hold|be kept|be still|still|keep|be the same|be unchanged|survive|last)( on| the same| valid| good| as it was| what it was| what it be| in force| put|)`,
    `(keep|keep to|stay on|stay with|stick with|still on|still follow|still match|remain on|go on with) (the |that |our |this |)(old |same |previous |current |)${house}`,
    `(the |)(old|previous|earlier|former) ${house}`,
    `(the |)${house} (be |)(from |)before( that| the card| it|)`,
    `(the |)${house} (we|they) (be|were) on( still|)( hold|)`,
    `(stay|remain|still|keep) (on |)${colour}`,
    `leave the ${house}( alone| as it be|)`,
    `(be it|it be|be the ${house}) still ${colour}`,
  ],
  'free-house': [
    'anything go(es|)',
    '(play|put|lay) (anything|whatever|any card|any character)',
    `(be |)free (to choose|choice)( of ${house}|)`,
    `(wipe|reset|free|lose|clear|drop) (the |)${house}`,
    `${house} (reset|be gone|go away|be free|be off|be wiped|be lost|end)`,
    `no ${house} (now|any more|left)`,
  ],
  'any-house': [
    `(any|whatever|whichever|every|all) ${house}( i like| i want| you like| we like| i please| it be|)`,
    `(no matter|regardless of) (what |which |the |)${house}`,
  ],
  'keep-direction': [
    '(direction|order|order of play) (stay|remain|hold)( turned| the same| same| as it was| as it be| unchanged|)',
    '(direction|order|order of play) be (the same|same|as it was|unchanged|still the same)',
    'keep the direction',
    'same (direction|way)( round| as before|)',
    '(stay|still|remain|keep|always) (going |)clockwise',
    '(back|return) to (clockwise|normal|the old direction)',
    '(turn|put|flip|change) (us |it |the direction |direction |)back',
    'old direction',
    'without turning( the direction|)',
  ],
  gone: [
    '(be |)(gone|lost)( for good| now| forever|)',
    '(be |)out of the game',
    '(go|be put|put|end up|stay|remain|lie|leave|left) (on|to|onto|in) the (discard |discards |played |)(pile|discards)',
    'discarded',
    '(be |)(barred|wasted|dead|used up)',
  ],
  'another-card': [
    '(another|a second|a different|1 more|a further|something) (card|1|character|action|else)',
    '(something|anything) else( instead|)',
    'a different (1|card|character)',
    'try again',
    '(another|second|2nd) (try|attempt)',
  ],
  '': ['each other', 'help out', 'out of boredom', 'work out', 'out of (the|his|her|their|my|your|a)'],
  'their-hand': [
    '(his|her|their|the victim|somebody|someone|somebodys|someones|the other person|the other player|other player|the next player|next player) (hand|cards)',
  ],
  'draw draw-many': [
    '(draw|drew|take|pick up|pick|grab|get) (2|3|4|5|several|more than 1|a few|many|2 or 3|as many as i like)( card| cards|)( from the pile| from the deck|)',
    '(draw|pick up) (twice|again)',
  ],
  person: [
    '(dad|mum|mom|gran|grandma|grandpa|brother|sister|wife|husband|cousin|uncle|aunt|son|daughter|boyfriend|girlfriend|flatmate|roommate|nan)',
  ],
  'own-card card:attack': ['(my|his|her|your|their) own attack'],
  'own-card': ['(my|his|her|your|their) own (card|block|burden|bedevil|character)'],
  'able-block': ['(blockable|stoppable|unblockable|unstoppable)'],
  'able-reflect': ['(reflectable|unreflectable)'],
  'whole-table': [
    '(everybody|everyone|every1|all players|all the others|both neighbours|the whole table|each of the others)',
  ],
  'on-other': [
    '(attack|burden|bedevil|aim|aimed|hit|meant|intended|play|played|target|go|goes) (at|on|for|to|against) (somebody|someone|some1|anyone|another|an other) (else|player|person)',
    '(for|on|at) (my |her |his |our |)(friend|mate|neighbour|neighbor|sister|brother|buddy|wife|husband|mum|dad|gran|partner)',
    '(somebody|someone|some1) elses? (attack|burden|bedevil|card|character|turn)',
    'not (on|at|aimed at|for|meant for) me',
    'i am not (the target|target|attacked|the 1 attacked|asked|the 1|hit|the 1 hit|the victim)',
    'not me',
    'between (two|2) (others|other players)',
    '(lady|guy|man|woman|kid) next to (him|her)',
  ],
}
