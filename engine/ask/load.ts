/** A game ready for rules questions, loaded when the first one is asked. */
import { isAskedIn } from '../games.ts'
import { type GameId, loadGame, loadKnowledge, loadPhrasing, loadRuleText, loadText } from '../rulesets.ts'
import type { Language } from '../text.ts'
import type { AnswerWords } from './answers.ts'
import { type AskedGame, preparing } from './ask.ts'
import { learntOf } from './learnt.ts'
import { type Pace, paced } from './steps.ts'
import { answers } from './text/en-answers.ts'

const ready = new Map<string, Promise<AskedGame>>()

/**
 * A game that answers in a language. Questions are understood in English, and where the game is asked about in this
 * language (`isAskedIn`) in it, too.
 * @param pace where something else has to happen meanwhile; who asks for a game first sets it
 */
export async function loadAsk(id: GameId, language: Language = 'en', pace: Pace = headlong): Promise<AskedGame> {
  const english = prepared(id, 'en', pace)
  if (language === 'en') return english
  const [game, own, said] = await Promise.all([
    english,
    isAskedIn(id, language) ? prepared(id, language, pace) : undefined,
    loadSaid(id, language),
  ])
  return { ...game, ...said, ...(own === undefined ? {} : { other: { ...own, ...said } }) }
}

/** How a game says its answers in a language. */
export async function loadSaid(id: GameId, language: Language): Promise<Pick<AskedGame, 'text' | 'rules' | 'words'>> {
  const [text, rules, words] = await Promise.all([
    loadText(id, language),
    loadRuleText(id, language),
    ANSWERS[language](),
  ])
  return { text, rules, words }
}

/** What a game is made ready for questions in a language from, but for what is learnt; its answers are English. */
export function loadParts(id: GameId, language: Language = 'en') {
  return Promise.all([
    loadGame(id),
    loadText(id, 'en'),
    loadRuleText(id, 'en'),
    loadPhrasing(id, language),
    loadKnowledge(id, language),
  ])
}

const ANSWERS: Readonly<Record<Language, () => Promise<AnswerWords>>> = {
  en: async () => answers,
  ko: async () => (await import('./text/ko-answers.ts')).answers,
}

/** Nothing else waits. */
const headlong: Pace = () => undefined

/** Made ready once for questions in a language; how it answers is English. */
function prepared(id: GameId, language: Language, pace: Pace): Promise<AskedGame> {
  const key = `${id} ${language}`
  const known = ready.get(key)
  if (known !== undefined) return known
  const made = Promise.all([loadParts(id, language), learntOf(id, language)]).then(([parts, learnt]) =>
    paced(preparing(...parts, learnt), pace),
  )
  ready.set(key, made)
  return made
}
