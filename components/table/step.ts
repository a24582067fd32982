/** What undo takes back and redo says again, in words: an entry, or what an edit did to one. */
import type { LogEntry } from '../../engine/session.ts'
import { traces } from '../../engine/standing.ts'
import { entryLine } from './entries.ts'
import type { OpenSession } from './model.ts'
import { words } from './words.ts'

/** A step in words; empty where there is none. `undo` and `redo` are no steps themselves. */
export function stepLine({ ruleset, names, log }: OpenSession, step: LogEntry | undefined): string {
  const say = words.value.steps
  if (step === undefined) return ''
  switch (step.kind) {
    case 'undo':
    case 'redo':
      return ''
    case 'changed':
    case 'inserted':
      return say[step.kind](entryLine(step.entry, ruleset, names))
    case 'dropped': {
      const gone = traces(log.peek()).findLast(({ root }) => root === step.of)
      return say.dropped(gone === undefined ? '' : entryLine(gone.entry, ruleset, names))
    }
    default:
      return entryLine(step, ruleset, names)
  }
}
