/** Something to say at a table, at random. */
import type { BaseState, Ruleset } from '../../../engine/ruleset.ts'
import type { LogEntry } from '../../../engine/session.ts'
import type { Random } from '../../engine/conformance/random.ts'

/** Mostly a legal move, now and then an undo, which is all that is left when it is over. */
export function somethingToDo(ruleset: Ruleset, now: BaseState, undoable: number, random: Random): LogEntry {
  const { kind, who } = ruleset.ask(now)
  if (kind === 'over' || (undoable > 0 && random.chance(0.15))) return { kind: 'undo' }
  const seats = who.flatMap((seat) => ruleset.choices(now, seat))
  const legal = seats.flatMap((choice) => choice.ways).filter((way) => way.verdict.legal)
  return { kind: 'move', move: random.pick(legal).move }
}
