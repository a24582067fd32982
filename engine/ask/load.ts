/** A game ready for rules questions, loaded when the first one is asked. */
import { isAskedIn } from '../games.ts'
import { type GameId, loadGame, loadKnowledge, loadPhrasing, loadRuleText, loadText } from '../rulesets.ts'
import type { Language } from '../text.ts'
import type { AnswerWords } from './answers.ts'
import { type AskedGame, preparing } from './ask.ts'
import { learntOf } from './learnt.ts'
import { type Pace, paced } from './steps.ts'

const ready = new Map<string, Promise<AskedGame>>()

/**
 * A game that answers in a language. Questions are understood in English, and where the game is asked about in this
 * language (`isAskedIn`) in it, too.
 * @param pace where something else has to happen meanwhile; who asks for a game first sets it
 */
export async function loadAsk(id: GameId, language: Language = 'en', pace: Pace = headlong): Promise<AskedGame> {
  const english = await prepared(id, 'en', pace)
  if (language === 'en') return english
  const [text, rules, words, own] = await Promise.all([
    loadText(id, language),
    loadRuleText(id, language),
    ANSWERS[language](),
    isAskedIn(id, language) ? prepared(id, language, pace) : undefined,
  ])
  const said = { text, rules, words }
  return { ...english, ...said, ...(own === undefined ? {} : { other: { ...own, ...said } }) }
}

const ANSWERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<AnswerWords>>> = {
  ko: async () => (await import('./text/ko-answers.ts')).answers,
}

/** Nothing else waits. */
const headlong: Pace = () => undefined

/** Made ready once for questions in a language; how it answers is English. */
function prepared(id: GameId, language: Language, pace: Pace): Promise<AskedGame> {
  const key = `${id} ${language}`
  const known = ready.get(key)
  if (known !== undefined) return known
  const made = Promise.all([
    loadGame(id),
    loadText(id, 'en'),
    loadRuleText(id, 'en'),
    loadPhrasing(id, language),
    loadKnowledge(id, language),
    learntOf(id, language),
  ]).then((parts) => paced(preparing(...parts), pace))
  ready.set(key, made)
  return made
}
