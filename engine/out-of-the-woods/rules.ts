/** The rules of Out of the Woods as citations. The words are in `text/en-rules.ts`, under the same ids and in the same order. */
import { rulesUnder } from '../rule.ts'
import type { Rule } from '../ruleset.ts'

/** Headings of the source. */
const SOURCE = {
  cards: 'Notebook: Action Card Reference',
  notebook: 'Notebook: Rules',
  answers: 'Rules and FAQ',
} as const

const { effect, forbids } = rulesUnder(SOURCE)

export const rules: readonly Rule[] = [
  effect('setup')('setup.players', 'notebook'),
  effect('setup')('setup.deal', 'notebook'),
  effect('setup')('setup.first', 'notebook'),

  forbids('turn')('turn.owner', 'notebook'),
  forbids('turn')('turn.play-or-draw', 'notebook'),
  forbids('turn')('hand.enough', 'notebook'),
  effect('turn')('stock.reshuffle', 'answers'),

  forbids('match')('match.house', 'notebook'),
  effect('match')('match.action', 'notebook'),
  forbids('match')('house.change', 'notebook'),

  forbids('cards')('attack', 'cards'),
  effect('cards')('burden', 'cards'),
  effect('cards')('skip', 'cards'),
  effect('cards')('bedevil', 'cards'),
  forbids('cards')('bedevil.call', 'cards'),
  effect('cards')('block', 'cards'),
  effect('cards')('block.character', 'cards'),
  effect('cards')('reflect', 'cards'),
  effect('cards')('reflect.becomes', 'answers'),
  effect('cards')('reflect.reverse', 'cards'),

  effect('answers')('answer.block', 'cards'),
  forbids('answers')('answer.reflect', 'cards'),
  forbids('answers')('answer.skip', 'cards'),
  effect('answers')('answer.idle', 'answers'),

  forbids('stories')('story.run', 'notebook'),
  forbids('stories')('story.hand', 'notebook'),

  effect('end')('escape', 'notebook'),
  effect('end')('burden.last', 'answers'),
  effect('end')('loser', 'notebook'),
  forbids('end')('win', 'notebook'),
]
