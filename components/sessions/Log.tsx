/** The whole log of a session, entry by entry, with what became of each; a tap shows the table there. */
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { noteSentence, problemSentence, why } from '../../engine/sentences.ts'
import type { Verdict } from '../../engine/verdict.ts'
import { Before } from '../log/Traces.tsx'
import { Shape } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import { classOf, entryText, type LogRow, outcomeOf } from '../table/entries.ts'
import type { Moment } from '../table/pieces.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'
import '../shared/book.css'
import './past-log.css'

interface LogProps {
  readonly past: Past
  readonly place: number
  readonly onPlace: (place: number) => void
}

export function Log({ past, place, onPlace }: LogProps) {
  const say = words.value
  const list = useRef<HTMLElement>(null)
  // Every row is said once, not at every step of the slider.
  const rows = useMemo(() => {
    const now = past.at(past.rows.length)
    return past.rows.map((row) => ({ row, ...saidOf(past, row, now) }))
  }, [past.rows, past.game])
  // The list follows the slider, and only the list: the page stays where it is.
  useEffect(() => {
    const box = list.current
    const now = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !now || box.scrollHeight <= box.clientHeight) return
    const [inner, outer] = [now.getBoundingClientRect(), box.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  }, [place])
  return (
    <section class="book past-log" aria-labelledby="past-log-h">
      <h2 id="past-log-h">
        {say.log}
        <span class="dot-sep">{say.entries(past.rows.length)}</span>
      </h2>
      {past.rows.length === 0 ? (
        <p class="past-log-empty">{say.noEntries}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls by itself must be reachable by keys
        <section class="past-log-list" ref={list} aria-label={say.logRegion} tabIndex={0}>
          <ol class="log">
            {rows.map(({ row, ...said }) => (
              <Entry
                key={row.line.seq}
                past={past}
                row={row}
                {...said}
                here={row.index + 1 === place}
                onChoose={() => onPlace(row.index + 1)}
              />
            ))}
          </ol>
        </section>
      )}
    </section>
  )
}

interface Said {
  readonly seat: number | undefined
  readonly text: string
  readonly outcome: string | undefined
}

function saidOf(past: Past, row: LogRow, now: Moment): Said {
  return {
    ...entryText(row.line.entry, past.game.ruleset, past.names),
    outcome: outcomeOf(row, now, past.game.pieces.outcome(row.line, row.before, now)),
  }
}

interface EntryProps extends Said {
  readonly past: Past
  readonly row: LogRow
  readonly here: boolean
  readonly onChoose: () => void
}

function Entry({ past, row, seat, text, outcome, here, onChoose }: EntryProps) {
  const say = words.value
  const { entry, verdict } = row.line
  const state = entry.kind === 'overruled' && row.line.holds ? ' is-overruled' : classOf(row.line)
  return (
    <li>
      <button
        type="button"
        class={`entry${state}${here ? ' is-now' : ''}`}
        aria-current={here ? 'true' : undefined}
        onClick={onChoose}
      >
        <span class="entry-turn" aria-hidden={!row.first}>
          {row.first ? (
            <>
              <span class="sr">{say.turnMargin}</span>
              {row.turn}
            </>
          ) : null}
        </span>
        {seat === undefined ? <span /> : <Shape seat={seat} />}
        <span class="entry-text">
          {seat === undefined ? null : <b>{past.names[seat]}: </b>}
          {text}
          {row.line.seq === row.line.root ? null : <i class="entry-mark"> {say.changed}</i>}
        </span>
        <span class="entry-end">{outcome}</span>
      </button>
      {here ? <Why past={past} row={row} verdict={verdict} /> : null}
    </li>
  )
}

/** Why the entry at hand was or was not legal, and the rules that rests on. */
function Why({ past, row, verdict }: { past: Past; row: LogRow; verdict: Verdict | undefined }) {
  const say = words.value
  const { say: namer, text } = past.at(row.index)
  const { problem } = row.line
  const { log, timeline, game, names } = past
  const before = <Before root={row.line.root} log={log} lines={timeline.lines} ruleset={game.ruleset} names={names} />
  const sentences = [
    ...(verdict === undefined ? [] : [why(verdict, text, namer)]),
    ...(verdict?.notes ?? []).map((note) => noteSentence(note, text, namer)),
    ...(problem === undefined ? [] : [problemSentence(problem, text, namer)]),
  ]
  if (sentences.length === 0) return row.line.seq === row.line.root ? null : <div class="entry-why">{before}</div>
  return (
    <div class="entry-why">
      <p>{sentences.join(' ')}</p>
      {before}
      {verdict === undefined || verdict.rules.length === 0 ? null : (
        <p class="entry-rules">
          {say.rules}{' '}
          {verdict.rules.map((rule) => (
            <a key={rule} class="rule-id" href={to('rules', past.game.ruleset.id, rule)}>
              {rule}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
