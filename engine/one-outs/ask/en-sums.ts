/** How people ask for cards that are dealt and drawn, and for attacks in a Nark, as a number. */
import type { Sayings } from '../../ask/lexicon.ts'

const only = '(just |only |all |)'
const everybody =
  '(everyone|everybody|all|each|every|they all|face|faces|land|come|most|maximum|max|at him|at her|at me|defend|answer|against|get hit|coming)'

export const cardSums = {
  'how-many': ['how many'],
  cards: ['(card|cards)'],
  deals: ['(~deal|~start|~begin)', '~hand out'],
  altogether: [
    '(all together|altogether|in total|total|in all|all up|overall)',
    'leave the (deck|pile)',
    'on the table',
  ],

  draws: ['(~draw|drew|~refill)', '(~pick|~top|~fill) up', '~get back', '~new ~card'],
  plays: ['(~play|~use|~throw|~lay)'],
  'plays-so-many': [`(~play|~use|~throw|~chuck|~lay|~spend|~burn|~drop|~put) (down |in |)${only}#`],
  'holds-so-many': [
    `(~have|~hold|with|from|on|out of) ${only}# (~card|in hand|left)`,
    `(~have|~hold|with|from|on|out of) ${only}#$`,
  ],
  'left-so-many': ['# ~card (~be |)(left|~remain)', 'left with #', 'down to # ~card', '~have # left'],

  attacks: ['(attack|attacks|card|cards|hit|hits|times|strike|strikes)'],
  /** It is about what somebody has for it, and not about what comes. */
  needs: ['(my|i) (hand|need|play|use)', '(need|none|no attack|nothing to|can not|without)'],
  'no-such-card': ['no (egg|eggs|hacky|hackys)'],
  everybody: [everybody],
} satisfies Sayings<string>
