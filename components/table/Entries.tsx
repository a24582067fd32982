/** The last entries, newest first, in the words of the play record. */
import { Icon, Shape } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import '../shared/book.css'
import { classOf, entryText, type LogRow, logRows, outcomeOf } from './entries.ts'
import type { OpenSession } from './model.ts'
import { words } from './words.ts'

/** How many entries stand on the table itself. */
const SHOWN = 4

export function Entries({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const { start, lines } = session.timeline.value
  const rows = logRows(start, lines)
  const last = rows.slice(-SHOWN).reverse()
  return (
    <section class="book" aria-labelledby="last-entries">
      <h2 id="last-entries">{say.lastEntries}</h2>
      {last.length === 0 ? (
        <p class="book-empty">{say.noEntries}</p>
      ) : (
        <ol class="log" reversed>
          {last.map((row, place) => (
            <li key={row.line.root}>
              <EntryLink session={session} row={row} newTurn={last[place - 1]?.turn !== row.turn} />
            </li>
          ))}
        </ol>
      )}
      {lines.length === 0 ? null : (
        <a class="more" href={to('log')}>
          <span>{say.wholeLog(lines.length)}</span>
          <Icon name="right" />
        </a>
      )}
    </section>
  )
}

function EntryLink({ session, row, newTurn }: { session: OpenSession; row: LogRow; newTurn: boolean }) {
  return (
    <a class={`entry${classOf(row.line)}`} href={to('log', row.line.root)}>
      <EntryParts session={session} row={row} newTurn={newTurn} />
    </a>
  )
}

/** What stands in a row of the log. */
export function EntryParts({ session, row, newTurn }: { session: OpenSession; row: LogRow; newTurn: boolean }) {
  const say = words.value
  const moment = session.now.value
  const { seat, text } = entryText(row.line.entry, session.ruleset, session.names)
  return (
    <>
      <span class="entry-turn" aria-hidden={newTurn ? undefined : 'true'}>
        {newTurn ? (
          <>
            <span class="sr">{say.turnMargin}</span>
            {row.turn}
          </>
        ) : null}
      </span>
      {seat === undefined ? <span class="shape" /> : <Shape seat={seat} />}
      <span class="entry-text">
        {seat === undefined ? null : <b>{session.names[seat]}:</b>} {text}
        {row.line.seq === row.line.root ? null : <i class="entry-mark"> {say.changed}</i>}
      </span>
      <span class="entry-end">{outcomeOf(row, moment, session.pieces.outcome(row.line, row.before, moment))}</span>
    </>
  )
}
