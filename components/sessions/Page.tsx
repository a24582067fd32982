/**
 * A page of the list. Far from what is in sight it is only as high as it was: thousands of sessions cost what a few
 * pages cost, and only pages near by follow the database.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { liveSessions } from '../../store/live.ts'
import type { SessionCursor, SessionPage, SessionQuery } from '../../store/sessions.ts'
import { monthOf } from './dates.ts'
import { SessionRow } from './SessionRow.tsx'

/** Sessions a page. */
const PAGE = 40

interface PageProps {
  readonly query: Omit<SessionQuery, 'limit' | 'before'>
  readonly start: SessionCursor | undefined
  readonly open: string | undefined
  /** What scrolls, where it scrolls by itself. */
  readonly box: { readonly current: HTMLElement | null }
  readonly onPage: (page: SessionPage) => void
}

export function Page(props: PageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const [near, setNear] = useState(true)
  useEffect(() => {
    const own = frame.current
    if (own === null) return
    const root = scroller(props.box.current)
    const watch = new IntersectionObserver(
      (seen) => {
        const last = seen.at(-1)
        if (last === undefined) return
        // What has the focus stays, wherever somebody scrolls in between.
        if (!last.isIntersecting && own.contains(document.activeElement)) return
        if (!last.isIntersecting && last.boundingClientRect.height > 0) height.current = last.boundingClientRect.height
        setNear(last.isIntersecting || height.current === 0)
      },
      { root, rootMargin: '1200px' },
    )
    watch.observe(own)
    return () => watch.disconnect()
  }, [props.box])
  return (
    <div ref={frame} class="finder-page" style={near ? {} : { height: `${height.current}px` }}>
      {near ? <Rows {...props} /> : null}
    </div>
  )
}

function Rows({ query, start, open, onPage }: PageProps) {
  const live = useMemo(
    () => liveSessions({ ...query, limit: PAGE, ...(start === undefined ? {} : { before: start }) }),
    [query, start],
  )
  useEffect(() => live.close, [live])
  const arrived = live.page.value
  // Until the page is there again, what was there stays: nothing jumps.
  const shown = useRef(arrived)
  if (arrived !== undefined) shown.current = arrived
  const page = shown.current
  useLayoutEffect(() => {
    if (arrived !== undefined) onPage(arrived)
  }, [arrived])
  if (page === undefined) return null
  const now = Date.now()
  const months = new Map<string, (typeof page.sessions)[number][]>()
  for (const session of page.sessions) {
    const month = monthOf(session.started, now)
    months.set(month, [...(months.get(month) ?? []), session])
  }
  // A month that began on the page before has its heading there.
  const begun = start === undefined ? undefined : monthOf(start.started, now)
  return (
    <>
      {[...months].map(([month, sessions]) => (
        <div key={month}>
          {month === begun ? null : <h3 class="month">{month}</h3>}
          <ul>
            {sessions.map((session) => (
              <li key={session.id}>
                <SessionRow session={session} here={session.id === open} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** The box where it scrolls by itself; `null`, which is the page, where it does not. */
export function scroller(box: HTMLElement | null): HTMLElement | null {
  return box !== null && getComputedStyle(box).overflowY === 'auto' ? box : null
}
