/** The sessions, newest first by month: found by what is typed. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { foldName } from '../../engine/record/names.ts'
import { makeMissingDigests } from '../../store/digests.ts'
import { liveDeleted } from '../../store/live.ts'
import { knownPlayers } from '../../store/sessions.ts'
import { words as across } from '../across/words.ts'
import { Icon } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { locale } from '../shared/words.ts'
import { List } from './List.tsx'
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
  // Where they cannot be had, a name that is a month, too, is taken for the month.
  const players = useLoaded(async () => (arrived ? knownPlayers().catch(() => []) : []), [arrived])
  // So that words of the log are found too. What cannot be stored now is found the next time.
  useEffect(() => {
    if (arrived) makeMissingDigests().catch(() => {})
  }, [arrived])
  const finding = useMemo(() => {
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
        key={JSON.stringify(finding)}
        finding={finding}
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
