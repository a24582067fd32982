/**
 * What Ask has learnt about a game. As it stands here it learns when it is asked to, which takes seconds; what is built and
 * tested has what that comes to in the place of this module (`scripts/learnt.ts`).
 */

import { type GameId, loadKnowledge } from '../rulesets.ts'
import type { Language } from '../text.ts'
import { type Learnt, learning } from './learn.ts'
import { loadLessons } from './lessons.ts'
import type { Steps } from './steps.ts'

/** What was learnt, to be had in small steps. */
export async function learntOf(id: GameId, language: Language = 'en'): Promise<Steps<Learnt>> {
  const [knowledge, lessons] = await Promise.all([loadKnowledge(id, language), loadLessons(id, language)])
  return learning(knowledge, lessons)
}
