/**
 * The sessions that were found, newest first by month. All of them are in the list from its first moment, so that its
 * bar leads anywhere at once; only the rows near what is in sight are in the page, and only those are read.
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
import { type Finding, type Found, followRows, liveFound, type Rows } from '../../store/find.ts'
import type { StoredSession } from '../../store/sessions.ts'
import { announce } from '../shared/live.tsx'
import { to } from '../shared/router.ts'
import { monthOf } from './dates.ts'
import { SessionRow } from './SessionRow.tsx'
import { useVirtual } from './virtual.ts'
import { words } from './words.ts'

/** How high a row with two lines of its own is, px. */
const HIGH = 83
/** Rows read at once, and how many around what is in the page. */
const STRETCH = 20
const AHEAD = 120
/** Rows that were read and are kept for the way back. */
const KEPT = 600

interface ListProps {
  readonly finding: Finding
  /** As it was typed. */
  readonly asked: string
  /** Id of the session that is open. */
  readonly open: string | undefined
  /** Told of the newest session found, once it is shown. */
  readonly onNewest: (id: string | undefined) => void
}

/** Until anything is found. */
const NOTHING_YET: Found = { ids: [], whole: false, rows: new Map() }

export function List({ finding, asked, open, onNewest }: ListProps) {
  const say = words.value
  // Once: another question is another list, whatever else is drawn anew meanwhile.
  const [live] = useState(() => liveFound(finding))
  useEffect(() => live.close, [live])
  const { ids, whole, rows: first } = live.found.value ?? NOTHING_YET
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<string>()
  // Going back from a session leads to its row, wherever the page was scrolled to meanwhile.
  const opened = useRef(open)
  opened.current = open ?? opened.current
  const kept = useMemo(
    () => [...new Set([focused, opened.current].map((id) => (id === undefined ? -1 : ids.indexOf(id))))].sort(rising),
    [ids, focused, opened.current],
  )
  const virtual = useVirtual({ list, keys: ids, high: HIGH, kept })
  const items = virtual?.getVirtualItems() ?? []
  const rows = useRows(ids, virtual?.range?.startIndex ?? 0, virtual?.range?.endIndex ?? 0, kept, first)
  const newest = ids[0]
  const arrived = whole || (newest !== undefined && rows.has(newest))
  useLayoutEffect(() => {
    if (arrived) onNewest(newest)
  }, [arrived, newest])
  useEffect(() => {
    if (whole && asked !== '') announce(say.found(ids.length))
  }, [whole])
  const now = Date.now()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls by itself must be reachable by keys
    <section class="finder-list" aria-label={say.newestFirst} tabIndex={0}>
      <ul
        ref={list}
        style={{ height: `${virtual?.getTotalSize() ?? 0}px` }}
        onFocusIn={({ target }) => setFocused((target as Element).closest('li')?.dataset.id)}
        onFocusOut={() => setFocused(undefined)}
      >
        {items.map(({ index, start }) => {
          const id = ids[index] ?? ''
          return (
            <li
              key={id}
              ref={virtual?.measureElement ?? null}
              data-index={index}
              data-id={id}
              aria-setsize={whole ? ids.length : -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - (virtual?.options.scrollMargin ?? 0)}px)` }}
            >
              <Row rows={rows} id={id} before={ids[index - 1]} now={now} here={id === open} />
            </li>
          )
        })}
      </ul>
      {ids.length > 0 ? null : <Nothing asked={asked} whole={whole} />}
    </section>
  )
}

const rising = (one: number, other: number) => one - other

/**
 * The rows from one place to another and some around, stretch by stretch, each followed as long as it is near. What was
 * read before stays: nothing that was seen goes blank.
 */
function useRows(ids: readonly string[], first: number, last: number, kept: readonly number[], given: Rows): Rows {
  const known = useRef(new Map<string, StoredSession | null>())
  for (const [id, row] of given) if (!known.current.has(id)) known.current.set(id, row)
  const [, again] = useReducer((times: number) => times + 1, 0)
  const near = stretches(ids, first - AHEAD, last + AHEAD)
  for (const index of kept) if (index >= 0) near.push([ids[index] ?? ''])
  const followed = useRef(new Map<string, () => void>())
  useLayoutEffect(() => {
    const wanted = new Map(near.map((stretch) => [stretch.join(' '), stretch]))
    for (const [key, stop] of followed.current)
      if (!wanted.has(key)) {
        stop()
        followed.current.delete(key)
      }
    for (const [key, stretch] of wanted)
      if (!followed.current.has(key)) followed.current.set(key, followRows(stretch, learn))
  })
  useEffect(
    () => () => {
      for (const stop of followed.current.values()) stop()
    },
    [],
  )
  function learn(rows: Rows): void {
    const all = known.current
    for (const [id, row] of rows) {
      all.delete(id)
      all.set(id, row)
    }
    for (const id of all.keys()) {
      if (all.size <= KEPT) break
      all.delete(id)
    }
    again(undefined)
  }
  return known.current
}

/** The stretches of a list from one place to another. */
function stretches(ids: readonly string[], from: number, until: number): (readonly string[])[] {
  const found: (readonly string[])[] = []
  for (let at = Math.max(0, Math.floor(from / STRETCH) * STRETCH); at <= until && at < ids.length; at += STRETCH)
    found.push(ids.slice(at, at + STRETCH))
  return found
}

interface RowProps {
  readonly rows: Rows
  readonly id: string
  /** Id of the row before it, whose month this one may still be in. */
  readonly before: string | undefined
  readonly now: number
  readonly here: boolean
}

function Row({ rows, id, before, now, here }: RowProps) {
  const session = rows.get(id)
  // Its place is kept until it has been read.
  if (session === undefined) return <div class="session-coming" />
  if (session === null) return <p class="finder-lost">{words.value.unreadable}</p>
  const newer = before === undefined ? undefined : rows.get(before)
  const month = monthOf(session.started, now)
  const begins = before === undefined || (newer?.started !== undefined && monthOf(newer.started, now) !== month)
  return (
    <>
      {begins ? <h3 class="month">{month}</h3> : null}
      <SessionRow session={session} here={here} />
    </>
  )
}

function Nothing({ asked, whole }: { readonly asked: string; readonly whole: boolean }) {
  const say = words.value
  const empty = (children: ComponentChildren) => <div class="finder-empty">{children}</div>
  if (!whole) return asked === '' ? null : <p class="finder-lost">{say.looking}</p>
  if (asked !== '')
    return empty(
      <>
        <b>{say.notFound(asked)}</b>
        <p>{say.notFoundNote}</p>
      </>,
    )
  return empty(
    <>
      <b>{say.none}</b>
      <p>{say.noneNote}</p>
      <a class="button is-ink" href={to('new')}>
        {say.newSession}
      </a>
    </>,
  )
}
