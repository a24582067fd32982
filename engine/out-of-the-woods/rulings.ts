/** Where the source of Out of the Woods is silent or can be read two ways. The first option is the default. */
import type { Ruling } from '../ruleset.ts'

export const rulings = [
  { id: 'block-who', options: ['next', 'anyone'], rules: ['turn.owner', 'answer.block', 'block'] },
  {
    id: 'story-block-who',
    options: ['anyone', 'next'],
    rules: ['turn.owner', 'answer.block', 'story.run', 'story.hand'],
  },
  { id: 'answer-turn', options: ['yes', 'no'], rules: ['turn.owner', 'answer.block', 'answer.reflect'] },
  { id: 'skip-two', options: ['same', 'next'], rules: ['skip', 'attack'] },
  { id: 'reflect-idle', options: ['yes', 'no'], rules: ['reflect.reverse', 'answer.idle'] },
  { id: 'story-action', options: ['yes', 'no'], rules: ['story.run'] },
  { id: 'story-hand-house', options: ['yes', 'no'], rules: ['story.hand', 'match.house'] },
] as const satisfies readonly Ruling[]

/** A ruling of this list. */
export type RulingId = (typeof rulings)[number]['id']
