/** How people say how many play, and what they ask about the deal and the stock. */
import type { Sayings } from '../../ask/lexicon.ts'

const kin = '(me|i)'

export const counts = {
  'more-than': ['more than 2'],
  players: [
    '# (of us|of you|player|players|people|person|persons|folk|folks|kid|kids|guest|guests|friend|friends|guy|guys)',
    '# (opponent|opponents) and',
    'each of (the |us |)#',
    '(deal|dealt|dealing|card|cards) (for|to) #',
  ],
  /** Two play. */
  duel: [
    '(duel|heads up|one opponent|a single opponent|only one opponent)',
    'with my * only',
    `${kin} (against|versus|vs) (my |the |)*`,
    `(just|only) * and ${kin}`,
    `* and ${kin} (only|playing|alone)`,
    '(just|only|it is) (me and|my * and)',
    `my * and ${kin} (only|tonight)`,
    `my * and ${kin}$`,
    '(vs|versus|against) my *',
  ],
  compares: ['(fewer|more|less) cards', '(fewer|less) than', 'more than !(two|2)', '(instead of|rather than)'],
  decks: ['(decks|packs)', '(2|second|another) (deck|pack)'],
  stock: ['(stock|draw pile|drawing pile|deck|pile)'],
  'how-big': ['(size|how big|how many|how large|what is left|left over|remain|number)'],
  dealt: [
    '(deal|dealt|dealing|start|starts|beginning|begin|everyone has|everybody has|first card|flipped|turned up|set up)',
  ],
  each: [
    '(each|apiece|per (person|player|head|nose)|every (player|one|body)|everyone|everybody|deal|deals|dealt|hand out)',
    '(starting hand|start with|starts with|to begin with|get|gets)',
  ],
  joins: ['(join|play|enough|possible|work|works|too many|ok|okay|fine|deal out|can|game|take part|fit|in one)'],
  'can-play': [
    '(can|could|may) ... (play|join|take part)$',
    '(can|could|may) ... (play|join|take part) (one card|this|it|the game|together|in|too)$',
    '(people|players|of us|persons) (enough|ok|okay|fine|possible|too few|too many)$',
    'enough (players|people)$',
  ],
  'each-does': ['(cards|each|call|say|said|shout|draw)'],
  either: ['# or #'],
  card: ['(card|cards)'],
  'card-or-each': ['(card|cards|each)'],
  altogether: ['(total|altogether|in all|all together|draw|drew|attack|call)'],
  /** Cards are owed, and nobody counts players. */
  owing: ['(draw|draws|take|takes|owe|owes|pending|pile|stack|heap|attack|attacks|pick|damage|eat|penalty)'],
  'table-size': ['(player|players|people|of us|deck|stock)'],
} satisfies Sayings<string>

/** Behind a number, as stems: it counts people, or time, and no cards. */
export const peopleCounted: readonly string[] =
  'player people of person us kid opponent friend mate second minut'.split(' ')
export const cardCounted = 'card'
