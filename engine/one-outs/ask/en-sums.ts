/** How people ask for what can be counted: cards, attacks, HP. */
import type { Sayings } from '../../ask/lexicon.ts'

const only = '(just |only |all |)'
const everybody =
  '(everyone|everybody|all|each|every|they all|face|faces|land|come|most|maximum|max|at him|at her|at me|defend|answer|against|get hit|coming)'

export const cardSums = {
  'how-many': ['how many'],
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
    `(have|has|had|~hold|with|from|on|out of) ${only}# (~card|in hand|left)`,
    `(have|has|had|~hold|with|from|on|out of) ${only}#$`,
  ],
  'left-so-many': ['# ~card (~be |)(left|~remain)', 'left with #', 'down to # ~card', '(have|has|had) # left'],

  attacks: ['(attack|attacks|card|cards|hit|hits|times|strike|strikes)'],
  'no-such-card': ['no (egg|eggs|hacky|hackys)'],
  everybody: [everybody],
} satisfies Sayings<string>

/** How people tell what came of an attack that is counted. */
export const blows = {
  not: ['(no|not|nobody|none|without|never|neither|nothing|cannot|lack)'],
} satisfies Sayings<string>

/** Which one of several is meant, from 0. */
export const ordinals: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['1st', 0],
  ['second', 1],
  ['2nd', 1],
  ['third', 2],
  ['3rd', 2],
  ['fourth', 3],
  ['4th', 3],
])
