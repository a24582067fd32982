/** A rematch of a stored session. */

import type { Ruleset } from '../../engine/ruleset.ts'
import { gameNamed, loadGame } from '../../engine/rulesets.ts'
import { createSession, type StoredSession } from '../../store/sessions.ts'
import { go, route } from '../shared/router.ts'
import { tableChanged } from '../table/model.ts'
import { type Draft, emptyDraft, rematch, rulingsOf, setupOf } from './draft.ts'
import { forgetDraft, keepDraft } from './kept.ts'
import { startOf } from './start.ts'

let beginning: Promise<boolean> | undefined

/**
 * Begins a session as the form has it and shows the table, unless somebody has gone elsewhere by then. Another tap while
 * it is on its way begins no other.
 * @returns false where it could not be saved
 */
export function begin(draft: Draft, ruleset: Ruleset): Promise<boolean> {
  beginning ??= create(draft, ruleset).finally(() => {
    beginning = undefined
  })
  return beginning
}

async function create(draft: Draft, ruleset: Ruleset): Promise<boolean> {
  const setup = setupOf(draft, ruleset)
  const rulings = rulingsOf(draft, ruleset)
  const changed = tableChanged()
  const here = route.peek()
  const made = await createSession({ game: ruleset.id, edition: ruleset.edition, setup, rulings }, Date.now())
  if (!made.saved) return false
  await Promise.all([forgetDraft(), changed])
  if (route.peek() === here) go('table')
  return true
}

/**
 * Begins a rematch with the deal one seat further. What is turned up anew each time, such as a start card, cannot be
 * known: then the form is opened, filled in with everything else.
 * @returns false where it could not be saved, or the game is not known
 */
export async function playAgain(session: StoredSession): Promise<boolean> {
  const id = gameNamed(session.game)
  if (id === undefined) return false
  const ruleset = await loadGame(id)
  const draft = rematch(emptyDraft(id), ruleset, session.head.setup, session.head.rulings)
  if (startOf(draft, ruleset).problems.length === 0) return begin(draft, ruleset)
  await keepDraft(draft)
  go('new')
  return true
}
