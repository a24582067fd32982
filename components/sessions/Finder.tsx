/** The sessions, newest first by month: found by what is typed, loaded page by page as they come into sight. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { foldName } from '../../engine/record/names.ts'
import { makeMissingDigests } from '../../store/digests.ts'
import { liveDeleted } from '../../store/live.ts'
import { knownPlayers, type SessionCursor, type SessionQuery } from '../../store/sessions.ts'
import { words as across } from '../across/words.ts'
import { Icon } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { locale } from '../shared/words.ts'
import { Page, scroller } from './Page.tsx'
import { wanted } from './query.ts'
import { words } from './words.ts'

/** How long to wait for the next letter before looking, milliseconds. */
const PAUSE = 120

interface FinderProps {
  /** Id of the session that is open. */
  readonly open: string | undefined
  readonly hidden: boolean
  /** A session was chosen; it is about to be opened. */
  readonly onChoose: () => void
  /** Told of the newest session found, for a screen that shows one from the start. */
  readonly onNewest: (id: string | undefined) => void
}

export function Finder({ open, hidden, onChoose, onNewest }: FinderProps) {
  const say = words.value
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => setAsked(typed.trim()), PAUSE)
    return () => clearTimeout(wait)
  }, [typed])
  // The first rows come first; whoever types has not typed yet.
  const [arrived, setArrived] = useState(false)
  const players = useLoaded(async () => (arrived ? knownPlayers() : []), [arrived])
  // So that words of the log are found too. What cannot be stored now is found the next time.
  useEffect(() => {
    if (arrived) makeMissingDigests().catch(() => {})
  }, [arrived])
  const query = useMemo(() => {
    const names = new Set((players ?? []).flatMap((name) => foldName(name).split(' ')))
    return asked === '' ? {} : wanted(asked, Date.now(), locale(), names)
  }, [asked, players])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only hears the clicks on links, which come from keys too
    <section
      class="finder"
      aria-labelledby="sessions-h"
      hidden={hidden}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a.session') !== null) onChoose()
      }}
    >
      <h2 id="sessions-h" class="sr">
        {say.sessions}
      </h2>
      <div class="search">
        <Icon name="search" />
        <input
          type="search"
          value={typed}
          aria-label={say.find}
          placeholder={say.findHint}
          maxLength={200}
          autocomplete="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <a class="finder-across" href={to('sessions', 'all')}>
        {across.value.title}
        <Icon name="right" />
      </a>
      <DeletedLink />
      <List
        key={JSON.stringify(query)}
        query={query}
        asked={asked}
        open={open}
        onNewest={(id) => {
          setArrived(true)
          onNewest(id)
        }}
      />
    </section>
  )
}

/** The way to what was deleted, where anything was. */
function DeletedLink() {
  const live = useMemo(() => liveDeleted(), [])
  useEffect(() => live.close, [live])
  const count = live.value.value?.length ?? 0
  if (count === 0) return null
  return (
    <a class="finder-across is-quiet" href={to('sessions', 'deleted')}>
      {words.value.deletedCount(count)}
      <Icon name="right" />
    </a>
  )
}

interface ListProps extends Pick<FinderProps, 'open' | 'onNewest'> {
  readonly query: Omit<SessionQuery, 'limit' | 'before'>
  readonly asked: string
}

function List({ query, asked, open, onNewest }: ListProps) {
  const say = words.value
  const box = useRef<HTMLElement>(null)
  /** Where each page begins; the first one at the newest session. */
  const [starts, setStarts] = useState<readonly (SessionCursor | undefined)[]>([undefined])
  /** Where the page after the last one begins; `null` where there is none. */
  const [more, setMore] = useState<SessionCursor | null>(null)
  const [empty, setEmpty] = useState(false)
  const [unreadable, setUnreadable] = useState<ReadonlyMap<number, number>>(new Map())
  const lost = [...unreadable.values()].reduce((sum, count) => sum + count, 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls by itself must be reachable by keys
    <section class="finder-list" ref={box} aria-label={say.newestFirst} tabIndex={0}>
      {starts.map((start, nth) => (
        <Page
          // Its place, so that a page stays when it begins somewhere else.
          key={nth}
          query={query}
          start={start}
          open={open}
          box={box}
          onPage={(page) => {
            if (nth === 0) {
              setEmpty(page.sessions.length === 0)
              onNewest(page.sessions[0]?.id)
            }
            if (page.problems.length !== (unreadable.get(nth) ?? 0))
              setUnreadable(new Map(unreadable).set(nth, page.problems.length))
            const next = page.next ?? null
            if (nth === starts.length - 1) setMore(next)
            // A session begun or deleted meanwhile moves where the pages after this one begin.
            else if (next?.id !== starts[nth + 1]?.id)
              setStarts((now) => (next === null ? now.slice(0, nth + 1) : now.with(nth + 1, next)))
          }}
        />
      ))}
      {more === null ? null : (
        <More box={box} onMore={() => setStarts((now) => (now.at(-1)?.id === more.id ? now : [...now, more]))} />
      )}
      {!empty ? null : asked === '' ? (
        <div class="finder-empty">
          <b>{say.none}</b>
          <p>{say.noneNote}</p>
          <a class="button is-ink" href={to('new')}>
            {say.newSession}
          </a>
        </div>
      ) : (
        <div class="finder-empty">
          <b>{say.notFound(asked)}</b>
          <p>{say.notFoundNote}</p>
        </div>
      )}
      {lost === 0 ? null : <p class="finder-lost">{say.unreadable(lost)}</p>}
    </section>
  )
}

interface MoreProps {
  readonly box: { readonly current: HTMLElement | null }
  readonly onMore: () => void
}

/** The key to the next page. It presses itself as soon as it comes near. */
function More({ box, onMore }: MoreProps) {
  const key = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (key.current === null) return
    const near = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && onMore(), {
      root: scroller(box.current),
      rootMargin: '600px',
    })
    near.observe(key.current)
    return () => near.disconnect()
  }, [box, onMore])
  return (
    <button type="button" class="button is-small is-wide-list" ref={key} onClick={onMore}>
      {words.value.older}
    </button>
  )
}
