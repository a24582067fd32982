/** What a question asks about the table that its story has led to. */
import type { Asked, Outcome } from './asked.ts'
import { colourIn } from './clauses.ts'
import { draws, givesOrGets, isSpared, names, number, stillHappens, whoDraws, whoGives } from './hits.ts'
import { houseNow, isOut, mayAnswer, whoWon } from './standing.ts'
import { goesRound, isOnTurn, losesTurn, mayAct, way, whoIsOn } from './turns.ts'

/** Whether it is this that is asked, and what answers it then. */
type Question = readonly [is: (asked: Asked) => boolean, answer: (asked: Asked) => Outcome | undefined]

/** Something that a story does not say. */
const UNTOLD: Question[1] = () => undefined

const HITS: readonly string[] = ['attack', 'burden', 'bedevil-2', 'bedevil-4']

/** The first one that it is answers, or nothing does. */
const QUESTIONS: readonly Question[] = [
  [(asked) => asked.means('third', 'not-next', 'for-other'), UNTOLD],
  [({ said }) => said.has('names-house'), names],
  [(asked) => asked.means('call', 'say', 'choose'), UNTOLD],
  [(asked) => asked.means('story', 'story-win', 'all-four') && !asked.drawing, UNTOLD],
  [({ said }) => said.has('which-way'), way],
  [({ said }) => said.has('count'), number],
  [({ polar, said }) => !polar && said.has('who-is-on'), whoIsOn],
  [({ polar, said }) => !polar && said.has('who') && said.has('takes'), whoDraws],
  [(asked) => !asked.polar && asked.said.has('whose') && asked.means('give'), whoGives],
  [({ polar, said }) => !polar && said.has('who') && said.has('wins'), whoWon],
  [
    ({ polar, said, telling }) => !polar && said.has('which-house') && colourIn(telling.asked, 0) === undefined,
    houseNow,
  ],
  [({ polar }) => !polar, UNTOLD],
  [({ said }) => said.has('other-way'), goesRound],
  [({ ofSomebodyElse }) => ofSomebodyElse, UNTOLD],
  [(asked) => asked.names(...HITS) && asked.said.has('alive', 'dead') && !asked.means('house', 'call'), stillHappens],
  [({ telling, said }) => telling.subject === undefined && !said.has('me'), UNTOLD],
  [({ said }) => said.has('spared'), isSpared],
  [({ said }) => said.has('on-a-turn') || (said.has('must') && said.has('is-on') && !said.has('turn-gone')), UNTOLD],
  [(asked) => asked.said.has('is-on') && asked.said.has('turn') && !asked.means('lose-turn'), isOnTurn],
  [(asked) => asked.said.has('still-in') && asked.isCounted, (asked) => isOut(asked, true)],
  [(asked) => asked.said.has('acts') && !asked.names('block', 'reflect') && !asked.means('give'), mayAct],
  [({ telling }) => telling.asked.tokens.some(({ id }) => id.startsWith('card:')), mayAnswer],
  [({ drawing, said }) => drawing && !said.has('out'), draws],
  [(asked) => asked.means('give'), givesOrGets],
  [(asked) => asked.means('lose-turn'), losesTurn],
  [({ said }) => said.has('still-in'), (asked) => isOut(asked, true)],
  [({ said }) => said.has('out') && !said.has('is-on'), (asked) => isOut(asked, false)],
  [(asked) => asked.said.has('is-on') && !asked.means('match') && !asked.said.has('plays-that'), isOnTurn],
]

/** Undefined where it asks for something else, or the story does not say enough for it. */
export function answerTo(asked: Asked): Outcome | undefined {
  return QUESTIONS.find(([is]) => is(asked))?.[1](asked)
}
