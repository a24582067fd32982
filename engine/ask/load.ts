/** A game ready for rules questions, loaded when the first one is asked. */
import { type GameId, loadGame, loadKnowledge, loadPhrasing, loadRuleText, loadText } from '../rulesets.ts'
import type { Language } from '../text.ts'
import type { AnswerWords } from './answers.ts'
import { type AskedGame, preparing } from './ask.ts'
import { learntOf } from './learnt.ts'
import { type Pace, paced } from './steps.ts'

const ready = new Map<GameId, Promise<AskedGame>>()

/**
 * A game that answers in a language. Questions are read in English whatever it is: the words of questions are English.
 * @param pace where something else has to happen meanwhile; who asks for a game first sets it
 */
export async function loadAsk(id: GameId, language: Language = 'en', pace: Pace = headlong): Promise<AskedGame> {
  const english = prepared(id, pace)
  if (language === 'en') return english
  const [game, text, rules, words] = await Promise.all([
    english,
    loadText(id, language),
    loadRuleText(id, language),
    ANSWERS[language](),
  ])
  return { ...game, text, rules, words }
}

const ANSWERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<AnswerWords>>> = {
  ko: async () => (await import('./text/ko-answers.ts')).answers,
}

/** Nothing else waits. */
const headlong: Pace = () => undefined

/** Made ready once, in English. */
function prepared(id: GameId, pace: Pace): Promise<AskedGame> {
  const known = ready.get(id)
  if (known !== undefined) return known
  const made = Promise.all([
    loadGame(id),
    loadText(id, 'en'),
    loadRuleText(id, 'en'),
    loadPhrasing(id),
    loadKnowledge(id),
    learntOf(id),
  ]).then((parts) => paced(preparing(...parts), pace))
  ready.set(id, made)
  return made
}
