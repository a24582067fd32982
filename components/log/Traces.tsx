/** What was changed, dropped or undone: the log forgets nothing, and here it is as it was said. */
import type { Ruleset } from '../../engine/ruleset.ts'
import type { Line, LogEntry } from '../../engine/session.ts'
import { type Trace, traces } from '../../engine/standing.ts'
import { Fold } from '../shared/Fold.tsx'
import { entryLine } from '../table/entries.ts'
import './traces.css'
import { words } from './words.ts'

interface Traced {
  readonly log: readonly LogEntry[]
  /** What is in force. */
  readonly lines: readonly Line[]
  readonly ruleset: Ruleset
  readonly names: readonly string[]
}

/** All of it, folded away; nothing where everything stands as it was said. */
export function Traces(traced: Traced) {
  const say = words.value
  const found = traces(traced.log)
  if (found.length === 0) return null
  return (
    <Fold title={say.traces} count={say.entries(found.length)}>
      <ol class="traces">
        {found.map((trace) => {
          const after = traced.lines.findIndex(({ root }) => root === trace.after)
          return (
            <li key={trace.seq}>
              <Was trace={trace} {...traced} />
              <small>
                {after < 0
                  ? say.atStart
                  : trace.after === trace.root
                    ? say.atEntry(after + 1)
                    : say.afterEntry(after + 1)}
              </small>
            </li>
          )
        })}
      </ol>
    </Fold>
  )
}

/** What an entry was before it was changed, the first wording first; nothing where it was not. */
export function Before({ root, ...traced }: Traced & { readonly root: number }) {
  const say = words.value
  const line = traced.lines.find((one) => one.root === root)
  const earlier = traces(traced.log).filter((trace) => trace.root === root && trace.why === 'changed')
  if (line === undefined || earlier.length === 0) return null
  return (
    <p class="traces-before">
      {say.before}{' '}
      {earlier.map(({ seq, entry }) => (
        <s key={seq}>{entryLine(entry, traced.ruleset, traced.names)}</s>
      ))}
    </p>
  )
}

/** An entry as it was said, and what came of it. */
function Was({ trace, lines, ruleset, names }: Traced & { readonly trace: Trace }) {
  const say = words.value
  const now = lines.find((one) => one.root === trace.root)
  const what =
    trace.why === 'changed' && now !== undefined
      ? say.changedTo(entryLine(now.entry, ruleset, names))
      : say.why[trace.why]
  return (
    <span>
      <s>{entryLine(trace.entry, ruleset, names)}</s> {what}
    </span>
  )
}
