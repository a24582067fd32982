/** Answers a question where it is asked: on the table as it stands, or by the rules alone. */

import { inOne } from '../../engine/ask/answers.ts'
import { type Answer, type AskContext, type AskedGame, ask, inItsLanguage, understand } from '../../engine/ask/ask.ts'
import { loadAsk } from '../../engine/ask/load.ts'
import type { Pace } from '../../engine/ask/steps.ts'
import type { GameId } from '../../engine/rulesets.ts'
import { catalogue, type Item } from '../rules/catalogue.ts'
import { type Index, search } from '../rules/search.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { language } from '../shared/words.ts'
import type { OpenSession } from '../table/model.ts'
import { words } from './words.ts'

/** A game made ready for questions, in the language of the screens; undefined until it is. */
export function useAsked(game: GameId): AskedGame | undefined {
  const tongue = language.value
  return useLoaded(() => loadAsk(game, tongue, inSlices()), [game], [tongue])
}

/** How long questions are prepared for before the page gets its turn, in milliseconds: less than a frame. */
const SLICE = 8

/** A pace that lets the page draw and take keys in between. */
function inSlices(): Pace {
  let since = performance.now()
  return () =>
    performance.now() - since < SLICE
      ? undefined
      : new Promise((done) => {
          setTimeout(() => {
            since = performance.now()
            done()
          })
        })
}

/**
 * The answer to a question, or undefined where none is asked.
 * @param session the table it is asked at; without one the usual house rules stand
 * @param previous what it may go on from
 */
export function answerTo(
  asked: AskedGame,
  question: string,
  session?: OpenSession,
  previous?: string,
): Answer | undefined {
  if (question.trim() === '') return undefined
  const answer = ask(asked, question, contextOf(session, previous))
  return answer.kind === 'unknown' ? nearer(asked, question, answer) : answer
}

/** Whether a question was understood as going on from the one before. */
export function goesOn(
  asked: AskedGame,
  question: string,
  session: OpenSession | undefined,
  previous: string,
): boolean {
  const words = (context: AskContext) => understand(asked, question, context).reading.words.length
  return words(contextOf(session, previous)) > words(contextOf(session))
}

function contextOf(session: OpenSession | undefined, previous?: string): AskContext {
  const before = previous === undefined ? {} : { previous }
  if (session === undefined) return before
  const { state, names, say } = session.now.value
  return { state, names, say, ...before }
}

/** Most rules that are offered to be read where the rules do not answer. */
const NEAREST = 3

const indexes = new WeakMap<AskedGame, Index<Item>>()

/** A game's rules to be searched: made when they are first needed. */
function indexOf(asked: AskedGame): Index<Item> {
  const known = indexes.get(asked)
  if (known !== undefined) return known
  const { index } = catalogue(asked.game, asked.text, asked.rules, '')
  indexes.set(asked, index)
  return index
}

/** Where no rule was near enough, those that share its words are offered; a question in Korean about a game that is asked about in English has only these. */
function nearer(asked: AskedGame, question: string, answer: Answer): Answer {
  // Understood, if its own language is one of those that the game is asked about in.
  const korean = /\p{Script=Hangul}/u.test(question) && inItsLanguage(asked, question) === asked
  if (answer.rules.length > 0 && !korean) return answer
  const { found } = search(question, indexOf(asked))
  const bent = (id: string) => asked.game.rulings.find((ruling) => ruling.id === id)?.rules ?? []
  const near = [...new Set(found.flatMap(({ item }) => (item.kind === 'ruling' ? bent(item.id) : [item.id])))]
  const rules = near.slice(0, NEAREST)
  const lead = korean ? words.value.englishOnly : answer.lead
  const titles = rules.map((id) => asked.rules.rules[id]?.title ?? id)
  const sentence = rules.length === 0 ? words.value.nothingNear : asked.words.nearest(titles)
  return { ...answer, rules, lead, sentence, answer: inOne({ lead, sentence }) }
}
