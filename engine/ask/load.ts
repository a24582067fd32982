/** A game ready for rules questions, loaded when the first one is asked. */
import { type GameId, loadGame, loadKnowledge, loadPhrasing, loadRuleText, loadText } from '../rulesets.ts'
import type { Language } from '../text.ts'
import type { AnswerWords } from './answers.ts'
import { type AskedGame, prepare } from './ask.ts'

const ready = new Map<GameId, Promise<AskedGame>>()

/**
 * A game that answers in a language. Questions are read in English whatever it is: the words of questions are English.
 */
export async function loadAsk(id: GameId, language: Language = 'en'): Promise<AskedGame> {
  const english = prepared(id)
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

/** Made ready once, in English. */
function prepared(id: GameId): Promise<AskedGame> {
  const known = ready.get(id)
  if (known !== undefined) return known
  const made = Promise.all([
    loadGame(id),
    loadText(id, 'en'),
    loadRuleText(id, 'en'),
    loadPhrasing(id),
    loadKnowledge(id),
  ]).then((parts) => prepare(...parts))
  ready.set(id, made)
  return made
}
