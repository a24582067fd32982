/** How people say that they want to know what attacks add up to. */
import type { Sayings } from '../../ask/lexicon.ts'

const draws = '(draw|draws|take|takes|pick up|picks up|owe|owes|eat|eats|cop|cops|get|gets|face|faces)'

export const sums = {
  'how-much': [
    'how (many|much|bad|big|hard|strong|nasty|badly)',
    `${draws} what`,
    `what (do|does|must|will|would|should|did) .. (${draws}|cost)`,
    'what (is|be) (the |my |his |her )(damage|total|sum|pending|bill|tally|penalty|grand total)',
    'what (is|be) (damage|total|sum|pending|bill|tally|penalty|grand total|now pending|owed)',
    'pending( is| is now|)$',
    '(damage|total|sum|pending|tally|bill|amount)$',
    'equals',
    'what (does |is |)it (cost|costs)',
    '(add|adds) up to',
    '(comes |)to what',
    'makes what',
    'whats owed',
    'what number',
    'total of',
    '(he|she|i|they|neighbour|one) (take|takes|draw|draws|owe|owes|must take|has to take)$',
  ],
  'is-number': ['equals #$'],
  'is-pending': ['pending( is| is now|)$'],
  either: ['# or #'],
  plus: ['plus'],
  'plus-numbers': ['# plus #'],
  'put-as-question': ['^(can|may|do|does|is|are)'],
  /** It is about something else than what the next one draws. */
  else: [
    'in (my |her |his |the |their |)hand',
    '(left|no limit|is there|most|highest|at most|can i play|can go down|more plays|weaker|at least|penalty card|extra)',
    'how many (players|people|skips|times|jokers|aces|twos|sevens|attack cards)',
    'how many cards (do|can|may) (i|we|you) (play|lay)',
    'in (the|a|this) (deck|pack|game)',
    '(each|instead of|short|stock|to be had|dealt|start|beginning|begin|flipped|as well|too|also|after me|again)',
    'only (has|holds|have)',
    'first card',
    'turned (up|over)',
    '(owe|owes) (one|a card)',
    'owe 1',
    '(compared|difference|than|worse|better)',
    '(any|every|each) (ace|joker|2)',
  ],
  'says-how-much': [
    '(draw|take|takes|pick|owe|owes|eat|for me|for the next|make|makes|worth|cost|costs|total|really|equals|up for|altogether)',
  ],
  /** Beside a number: it is owed before the cards that are named. */
  owed: ['(pending|damage|stack|pile|stand|stood|at|owe|owes|owed|already|count|total|sum|penalty|tally|heap)'],
  waiting: ['^(* |)(pending|waiting|owed|already)'],
  /** Beside a number: it is offered as the answer. */
  offered: [
    '(draw|take|owe|for|really|it|total|of|make|makes|face|faces|eat|get|all|up|pick|to|cost|costs|worth|mean|means|now|that|is|be)',
  ],
  'counts-people': ['^(players|player|people|of|person|seat|seats|time|times)'],
  capped: ['(cap|capped|limit|maximum)'],
  /** Just before a card: it is none that is meant. */
  denied: [
    '(not|no|without|except|any|have no|but not)( a| an| the| any| other| more| another|)( a| an| the| any| other| more| another|)$',
  ],
  /** Just behind a 2 that can only be the card. */
  'card-follows': ['^(then|followed|stacked|on|him|her|hits|2|ace|joker)', '^and (a|an|the|another)'],
  'plus-follows': ['^plus'],
  'plus-number-follows': ['^plus #'],
  'card-before': ['(then|a|another)$'],
  'cards-follow': ['^(card|cards|of|player|players|people)'],
} satisfies Sayings<string>
