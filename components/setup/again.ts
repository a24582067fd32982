/** A rematch of a stored session. */

import type { Ruleset } from '../../engine/ruleset.ts'
import { gameNamed, loadGame } from '../../engine/rulesets.ts'
import { createSession, type StoredSession } from '../../store/sessions.ts'
import { goFromHere } from '../shared/router.ts'
import { tableChanged } from '../table/model.ts'
import { type Draft, emptyDraft, rematch, rulingsOf, setupOf } from './draft.ts'
import { forgetDraft, keepDraft } from './kept.ts'
import { startOf } from './start.ts'

let beginning: Promise<boolean> | undefined

/**
 * Begins a session as the form has it and shows the table, unless somebody has gone elsewhere by then. Another tap while
 * it is on its way begins no other.
 * @param lead from where it was asked for, if that was before this
 * @returns false where it could not be saved
 */
export function begin(draft: Draft, ruleset: Ruleset, lead = goFromHere()): Promise<boolean> {
  beginning ??= create(draft, ruleset, lead).finally(() => {
    beginning = undefined
  })
  return beginning
}

async function create(draft: Draft, ruleset: Ruleset, lead: ReturnType<typeof goFromHere>): Promise<boolean> {
  const setup = setupOf(draft, ruleset)
  const rulings = rulingsOf(draft, ruleset)
  const changed = tableChanged()
  const made = await createSession({ game: ruleset.id, edition: ruleset.edition, setup, rulings }, Date.now())
  if (!made.saved) return false
  await Promise.all([forgetDraft(), changed])
  lead('table')
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
  const lead = goFromHere()
  const ruleset = await loadGame(id)
  const draft = rematch(emptyDraft(id), ruleset, session.head.setup, session.head.rulings)
  if (startOf(draft, ruleset).problems.length === 0) return begin(draft, ruleset, lead)
  await keepDraft(draft)
  lead('new')
  return true
}
