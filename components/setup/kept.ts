/** The half-made set-up as it is kept while the form is closed: a popup closes at any click outside. */

import { object, text } from '../../store/checks.ts'
import { database } from '../../store/database.ts'
import { clearDraft, writeDraft } from '../../store/drafts.ts'
import type { Draft } from './draft.ts'

/** Under this name the set-up lies among the half-made declarations; no session has it. */
const KEPT_AS = 'new-session'

/** A draft in what may be anything; undefined where it is none. */
export function readDraft(value: unknown): Draft | undefined {
  try {
    const one = object(value, 'draft')
    if (!Array.isArray(one.seats) || typeof one.dealer !== 'number') return undefined
    const seats = one.seats.map((seat) => {
      const { key, name } = object(seat, 'seat')
      if (typeof key !== 'number') throw new TypeError('A seat without a key')
      return { key, name: text(name, 'name') }
    })
    if (new Set(seats.map((seat) => seat.key)).size < seats.length) return undefined
    return {
      game: text(one.game, 'game'),
      seats,
      dealer: one.dealer,
      options: textsByGame(one.options),
      rulings: textsByGame(one.rulings),
    }
  } catch {
    return undefined
  }
}

function textsByGame(value: unknown): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(object(value, 'games')).map(([game, own]) => [
      game,
      Object.fromEntries(Object.entries(object(own, game)).map(([key, one]) => [key, text(one, key)])),
    ]),
  )
}

/** What was entered before the form was closed; undefined where nothing was. */
export async function keptDraft(): Promise<Draft | undefined> {
  const row = await database().read(['drafts'], ({ drafts }) => drafts.get(KEPT_AS))
  return row === undefined ? undefined : readDraft(row.draft)
}

/** Keeps what is entered. That it could not be kept is no reason to stop anybody from going on. */
export async function keepDraft(draft: Draft): Promise<void> {
  await writeDraft(KEPT_AS, draft, Date.now())
}

/** Lets go of what was entered. */
export async function forgetDraft(): Promise<void> {
  await clearDraft(KEPT_AS)
}
