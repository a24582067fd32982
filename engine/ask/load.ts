/** A game ready for rules questions, loaded when the first one is asked. */
import { type GameId, loadGame, loadKnowledge, loadPhrasing, loadRuleText, loadText } from '../rulesets.ts'
import { type AskedGame, prepare } from './ask.ts'

const ready = new Map<GameId, Promise<AskedGame>>()

/** English, whatever language the screens speak: the words of questions are English. */
export function loadAsk(id: GameId): Promise<AskedGame> {
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
