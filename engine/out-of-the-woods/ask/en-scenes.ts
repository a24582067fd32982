/** Words that tell what a number of a question counts, and that all players are meant. */
import type { Sayings } from '../../ask/lexicon.ts'

export const scenes = {
  together: ['in all', 'together', 'all of us'],
  cards: ['^(card|cards|each|hand|hands)'],
  people: ['^(player|players|person|persons|people|of|us)'],
} satisfies Sayings<string>
