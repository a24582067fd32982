/** One session: how it ended, its numbers over the entries, the replay, what it adds up to, and its whole log. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { openOnTable } from '../../store/live.ts'
import { deleteSession, restoreSession, type StoredSession } from '../../store/sessions.ts'
import { playAgain } from '../setup/again.ts'
import { Icon, Shape } from '../shared/Icon.tsx'
import { lazy } from '../shared/Lazy.tsx'
import { announce } from '../shared/live.tsx'
import { goFromHere, route, to, wasLed } from '../shared/router.ts'
import { table } from '../table/model.ts'
import { CoursesTable } from './CoursesTable.tsx'
import { rightOf, xOf } from './chart.ts'
import { lengthSaid, momentOf } from './dates.ts'
import { Export } from './Export.tsx'
import { Log } from './Log.tsx'
import { Numbers } from './Numbers.tsx'
import { lengthOf, type Past, usePast } from './past.ts'
import { Replay, Slider } from './Replay.tsx'
import { endingOf, gameName, winnerSeat } from './SessionRow.tsx'
import { words } from './words.ts'
import './past.css'

// With the library that draws it.
const HpChart = lazy(async () => (await import('./HpChart.tsx')).HpChart)

/** How near the edge the cursor may come before the chart is scrolled, px. */
const EDGE = 40

export function PastSession({ id }: { readonly id: string }) {
  const say = words.value
  const past = usePast(id)
  if (past === undefined) return null
  if (past instanceof Object)
    return past.stored.deleted === undefined ? <Opened key={id} past={past} /> : <Deleted session={past.stored} />
  const text = { missing: say.missing, 'unknown-game': say.unknownGame, 'no-start': say.noStart }[past]
  return <p class="past-note">{text}</p>
}

/** A session that was just deleted, here or in another window. */
function Deleted({ session }: { readonly session: StoredSession }) {
  const say = words.value
  const [failed, setFailed] = useState(false)
  return (
    <article class="past-note">
      <p>{say.removed(`${gameName(session.game)}, ${momentOf(session.started, Date.now())}`)}</p>
      <p>{failed ? say.notSaved : say.removedNote}</p>
      <button
        type="button"
        class="button"
        onClick={async () => {
          const saved = await restoreSession(session.id)
          setFailed(!saved.saved)
          announce(saved.saved ? say.broughtBack : say.notSaved)
        }}
      >
        <Icon name="undo" />
        {say.undo}
      </button>
    </article>
  )
}

function Opened({ past }: { readonly past: Past }) {
  const say = words.value
  const { game, timeline } = past
  const places = timeline.lines.length
  const [chosen, setChosen] = useState<number>()
  const [asTable, setAsTable] = useState(false)
  // The end, wherever that is now, until somebody looks at an earlier place.
  const place = chosen === undefined ? places : Math.min(chosen, places)
  const look = useCallback((to: number) => setChosen(to), [])
  const [playing, setPlaying] = useState(false)
  /** Going somewhere by hand stops the playing. */
  const goTo = useCallback((to: number) => {
    setPlaying(false)
    setChosen(to)
  }, [])
  const plot = useRef<HTMLDivElement>(null)
  // Where the chart is wider than its place, the cursor stays in sight.
  useLayoutEffect(() => {
    const box = plot.current
    if (box === null || box.scrollWidth <= box.clientWidth) return
    const cursor = xOf(place, places, rightOf({ width: box.scrollWidth, scale: 1 }))
    if (cursor < box.scrollLeft + EDGE || cursor > box.scrollLeft + box.clientWidth - EDGE)
      box.scrollLeft = cursor - box.clientWidth / 2
  }, [place, places, asTable])
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return
      const steps = { ',': -1, '.': 1 }[event.key]
      if (steps === undefined) return
      setPlaying(false)
      // From where it is by then: keys come faster than pictures.
      setChosen((now) => Math.max(0, Math.min(places, (now ?? places) + steps)))
    }
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  }, [places])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls by itself must be reachable by keys */}
      <article class="past" aria-labelledby="past-h" tabIndex={0}>
        <Head past={past} />
        {past.cutShort ? <p class="past-trouble">{say.cutShort}</p> : null}
        {places === 0 ? null : (
          <section class="sheet plot" aria-labelledby="plot-h">
            <div class="plot-head">
              <h2 id="plot-h">{say.courses(game.pieces.count.unit(2))}</h2>
              <fieldset class="switch" aria-label={say.showAs}>
                <button type="button" aria-pressed={!asTable} onClick={() => setAsTable(false)}>
                  {say.chart}
                </button>
                <button type="button" aria-pressed={asTable} onClick={() => setAsTable(true)}>
                  {say.table}
                </button>
              </fieldset>
            </div>
            {asTable ? (
              <>
                <CoursesTable past={past} place={place} onPlace={goTo} />
                <Slider past={past} place={place} underChart={false} onPlace={goTo} />
              </>
            ) : (
              <div class="plot-scroll" ref={plot}>
                <div class="plot-wide">
                  <div class="plot-chart">
                    <HpChart past={past} place={place} onPlace={goTo} />
                  </div>
                  <Slider past={past} place={place} underChart onPlace={goTo} />
                </div>
              </div>
            )}
            <Replay past={past} place={place} playing={playing} onPlace={look} onPlaying={setPlaying} />
          </section>
        )}
        <Numbers past={past} onPlace={goTo} />
      </article>
      <Log past={past} place={place} onPlace={goTo} />
    </>
  )
}

/** Whether keys mean letters here. */
function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea')
}

function Head({ past }: { readonly past: Past }) {
  const say = words.value
  const { stored } = past
  const [trouble, setTrouble] = useState<string>()
  const refused = (why: string) => {
    setTrouble(why)
    announce(why)
  }
  const seat = winnerSeat(stored)
  const onTable = table.value instanceof Object && table.value.id === stored.id
  const { summary } = stored
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // The link that led here is gone; without this the focus would be nowhere.
    if (document.activeElement === document.body && wasLed()) title.current?.focus()
  }, [])
  const parts = [
    gameName(stored.game),
    momentOf(stored.started, Date.now()),
    summary.over ? say.turns(summary.turn) : say.turn(summary.turn),
    ...(summary.entries === 0 ? [] : [lengthSaid(lengthOf(stored))]),
  ]
  return (
    <header class="past-head">
      <h2 id="past-h" ref={title} tabIndex={-1}>
        {seat < 0 ? null : <Shape seat={seat} />}
        {endingOf(stored)}
      </h2>
      <p>
        {parts.map((part, nth) => (
          <span key={part} class={nth === 0 ? undefined : 'dot-sep'}>
            {part}
          </span>
        ))}
      </p>
      <div class="past-do">
        {onTable ? (
          <a class="button is-small" href={to('table')}>
            {say.onTable}
          </a>
        ) : (
          <button
            type="button"
            class="button is-small"
            aria-label={say.goOnWith}
            onClick={async () => {
              const lead = goFromHere()
              const saved = await openOnTable(stored.id)
              if (saved.saved) lead('table')
              else refused(say.notSaved)
            }}
          >
            <Icon name="play" />
            {say.goOn}
          </button>
        )}
        <button
          type="button"
          class="button is-small"
          onClick={async () => {
            if (!(await playAgain(stored))) refused(say.againFailed)
          }}
        >
          <Icon name="again" />
          {say.again}
        </button>
        <Export past={past} />
        <button
          type="button"
          class="tool"
          aria-label={say.remove}
          onClick={async () => {
            const lead = goFromHere()
            const saved = await deleteSession(stored.id, Date.now())
            if (!saved.saved) return refused(say.notSaved)
            announce(say.removed(gameName(stored.game)))
            // It stays in sight with the way back, also where it was only shown because it was the newest.
            if (route.value.rest[0] !== stored.id) lead('sessions', stored.id)
          }}
        >
          <Icon name="trash" />
        </button>
      </div>
      {trouble === undefined ? null : <p class="past-trouble">{trouble}</p>}
    </header>
  )
}
