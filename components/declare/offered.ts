/** Which choices stand on the pad, and which of them are lifted. */
import type { Choice } from '../../engine/ruleset.ts'
import type { OpenSession } from '../table/model.ts'
import { legalAnswers } from './laying.ts'

/** The choices of a pad. */
export interface Offered {
  /** Everything on the pad; what has a key in the question or a row of its own is not. */
  readonly shown: readonly Choice[]
  /** What can be laid down now. */
  readonly legal: ReadonlySet<Choice>
  /** The legal ones alone: the group that most of them are of first, so that answers are not led by a card that also attacks. */
  readonly lifted: readonly Choice[]
}

/** Words with which nobody adds anything. */
const CLOSING: ReadonlySet<string> = new Set(['decline', 'done'])

/** What the pad of a session offers to whoever speaks. */
export function offered(session: OpenSession): Offered {
  const moment = session.now.value
  const { pieces } = session
  const { choices, seat, said } = session.laying.value
  const keyed = new Set(legalAnswers(moment, pieces).map(({ move }) => move.word ?? move.cards.join('+')))
  const shown = choices.filter(
    (choice) =>
      choice.id !== pieces.interrupt?.card &&
      !keyed.has(choice.id) &&
      // "No thanks" and "Nobody wants to" are the same answer: one key is enough.
      !(CLOSING.has(choice.id) && [...CLOSING].some((word) => keyed.has(word))) &&
      // A word that cannot be said now is no card that somebody holds: it is left out.
      (choice.legal ? !saysNothing(choice, moment.ask.must) : choice.group !== 'word'),
  )
  const legal = new Set(
    shown.filter(
      (choice) =>
        choice.legal || said.includes(choice.id) || (seat !== undefined && pieces.waits(moment, seat, choice.id, said)),
    ),
  )
  const sizes = new Map<string, number>()
  for (const { group } of legal) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const lifted = [...legal].sort((one, other) => (sizes.get(other.group) ?? 0) - (sizes.get(one.group) ?? 0))
  return { shown, legal, lifted }
}

/** Closing what is open says nothing while nothing is open. */
function saysNothing({ ways }: Choice, must: boolean): boolean {
  return must && ways[0]?.move.seat === null
}
