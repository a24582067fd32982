/** The whole log of the session on the table: the table as it was, undo to there, change, insert or drop an entry. */
import { useRef, useState } from 'preact/hooks'
import { undosTo } from '../../engine/standing.ts'
import { putBack } from '../declare/draft.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { go } from '../shared/router.ts'
import '../shared/book.css'
import '../shared/strip.css'
import { Frame } from '../shell/Frame.tsx'
import { TableNotices } from '../shell/Notices.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { EntryParts } from '../table/Entries.tsx'
import { classOf, entryLine, type LogRow, logRows } from '../table/entries.ts'
import { undoTo } from '../table/logging.ts'
import { type OpenSession, table } from '../table/model.ts'
import { Strip } from '../table/Strip.tsx'
import { Verdict } from '../verdict/Verdict.tsx'
import { Edit, type EditKind } from './Edit.tsx'
import './log.css'
import { Before, Traces } from './Traces.tsx'
import { words } from './words.ts'

export function Screen({ rest }: ScreenProps) {
  const say = words.value
  const session = table.value instanceof Object ? table.value : undefined
  if (session === undefined)
    return (
      <Frame title={say.title}>
        <TableNotices />
        {table.value === undefined ? null : <p>{say.noSession}</p>}
      </Frame>
    )
  return <Log session={session} root={Number(rest[0] ?? Number.NaN)} />
}

function Log({ session, root }: { readonly session: OpenSession; readonly root: number }) {
  const say = words.value
  const { start, lines } = session.timeline.value
  const rows = logRows(start, lines)
  const found = rows.findIndex((row) => row.line.root === root)
  const here = rows[found < 0 ? rows.length - 1 : found]
  return (
    <Frame title={say.title} sub={say.entries(rows.length)}>
      <TableNotices />
      {here === undefined ? (
        <p>{say.none}</p>
      ) : (
        <>
          <Here session={session} rows={rows} here={here} />
          <section class="book" aria-labelledby="all-entries">
            <h2 id="all-entries">{say.all}</h2>
            <ol class="log" reversed>
              {rows.toReversed().map((row, place, all) => (
                <li key={row.line.root}>
                  <button
                    type="button"
                    class={`entry${classOf(row.line)}${row === here ? ' is-now' : ''}`}
                    aria-current={row === here ? 'true' : undefined}
                    onClick={() => go('log', row.line.root)}
                  >
                    <EntryParts session={session} row={row} newTurn={all[place - 1]?.turn !== row.turn} />
                  </button>
                </li>
              ))}
            </ol>
            <Traces log={session.log.value} lines={lines} ruleset={session.ruleset} names={session.names} />
          </section>
        </>
      )}
    </Frame>
  )
}

interface HereProps {
  readonly session: OpenSession
  readonly rows: readonly LogRow[]
  readonly here: LogRow
}

/** The table as it was after an entry, and what can be done from there. */
function Here({ session, rows, here }: HereProps) {
  const say = words.value
  const [edit, setEdit] = useState<{ readonly root: number; readonly kind: EditKind }>()
  // An edit is let go with its entry, and is not there again when one comes back to it.
  const gone = edit !== undefined && edit.root !== here.line.root
  if (gone) setEdit(undefined)
  const editing = gone ? undefined : edit?.kind
  const keys = useRef<HTMLDivElement>(null)
  const placeOf = ({ index, turn }: LogRow) => say.at(index + 1, rows.length, turn)
  const earlier = rows[here.index - 1]
  const later = rows[here.index + 1]
  const undos = undosTo(session.log.value, here.line.root)
  const step = (row: LogRow | undefined, name: string, icon: 'left' | 'right') => (
    <button
      type="button"
      class="tool"
      aria-label={name}
      aria-disabled={row === undefined ? 'true' : undefined}
      onClick={() => {
        if (row === undefined) return
        go('log', row.line.root)
        announce(`${placeOf(row)}: ${entryLine(row.line.entry, session.ruleset, session.names)}`)
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <section class="log-here sheet" aria-label={say.asItWas}>
      <div class="log-at">
        {step(earlier, say.earlier, 'left')}
        <div>
          <p>{placeOf(here)}</p>
          <p class="log-what">{entryLine(here.line.entry, session.ruleset, session.names)}</p>
        </div>
        {step(later, say.later, 'right')}
      </div>
      <Strip pieces={session.pieces} moment={session.at(here.index)} />
      <Before
        root={here.line.root}
        log={session.log.value}
        lines={session.timeline.value.lines}
        ruleset={session.ruleset}
        names={session.names}
      />
      <Disputed session={session} here={here} />
      <div class="log-do" ref={keys}>
        {undos === undefined || undos === 0 ? null : (
          <button
            type="button"
            class="button is-small"
            title={say.undoToNote(undos)}
            onClick={() => undoTo(session, here.line.root)}
          >
            <Icon name="undo" />
            {say.undoTo}
          </button>
        )}
        {(['changed', 'dropped', 'inserted'] as const).map((kind) => (
          <button
            type="button"
            key={kind}
            class="button is-small"
            aria-expanded={editing === kind}
            data-edit={kind}
            onClick={() => setEdit(editing === kind ? undefined : { root: here.line.root, kind })}
          >
            {kind === 'changed' ? say.change : kind === 'inserted' ? say.insert : say.drop}
          </button>
        ))}
      </div>
      {editing === undefined ? null : (
        <Edit
          key={editing}
          session={session}
          kind={editing}
          row={here}
          onDone={() => {
            // With the entry the edit may have gone by now, and the focus with it.
            keys.current?.querySelector<HTMLElement>(`[data-edit="${editing}"]`)?.focus()
            setEdit(undefined)
          }}
        />
      )}
    </section>
  )
}

/** What was refused, allowed by the table, or no longer holds: why, as the table was then, and a check of it now. */
function Disputed({ session, here }: Omit<HereProps, 'rows'>) {
  const { entry, holds } = here.line
  if (entry.kind === 'correction' || (entry.kind === 'move' && holds)) return null
  const { move } = entry
  const check = () => {
    session.lay((draft) => ({ ...putBack(draft), mode: 'check', seat: move.seat, checked: move }))
    go('table')
  }
  return (
    <div class="log-disputed">
      <Verdict session={session} move={move} past={session.momentOf(here.before)} />
      <button type="button" class="button is-small" onClick={check}>
        {words.value.checkNow}
      </button>
    </div>
  )
}
