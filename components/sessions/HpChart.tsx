/** Every player's number over the entries: a dash a player, the name at the line's end, a cursor over the slider's thumb. */
import { useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
import { Shape, seatLook } from '../shared/Icon.tsx'
import { amount } from '../shared/words.ts'
import { BOTTOM, LEFT, layOut, type Named, type Picture, rightOf, TOP, topOf, WIDTH, xOf } from './chart.ts'
import { draw, placeUnder, pointAt } from './drawing.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'
import './chart.css'

/** A unit of so many letters stands beside its numbers. */
const SHORT = 2

interface HpChartProps {
  readonly past: Past
  readonly place: number
  readonly onPlace: (place: number) => void
}

/** What became of a player, as the chart's label says it. */
function endOf(past: Past, seat: number): string {
  const say = words.value
  const { count } = past.game.pieces
  const { now } = past.timeline
  const view = past.game.ruleset.view(now, past.names)
  const player = view.players[seat]
  const value = Number(player?.[count.key] ?? 0)
  if (view.winner !== null && view.winner === past.names[seat] && count.end(value) !== undefined) return say.wonShort
  if (player !== undefined && past.game.pieces.gone(player)) return count.end(value) ?? say.out
  // A short unit is said; a longer one stands at the axis, and the margin is narrow.
  const unit = count.unit(value)
  return unit.length <= SHORT ? amount(value, unit) : String(value)
}

/** The chart in sentences, for whoever cannot see it. */
function described(past: Past): string {
  const say = words.value
  const { count } = past.game.pieces
  const { winner } = past.game.ruleset.view(past.timeline.now, past.names)
  const sentences = past.courses.courses.map(({ seat, values, out }) => {
    const name = past.names[seat] ?? ''
    const value = values.at(-1) ?? 0
    const number = amount(value, count.unit(value))
    if (winner === name) return say.endsAndWins(name, number)
    return out === undefined ? say.ends(name, number) : say.outIn(name, past.courses.turns[out - 1] ?? 0)
  })
  return say.chartSays(sentences.join(' '))
}

/** Rises whenever the page looks otherwise: another theme, larger text, the colours of the system. */
function useLook(): number {
  const [look, again] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const changed = () => again(undefined)
    const page = new MutationObserver(changed)
    page.observe(document.documentElement, { attributes: true })
    const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'].map((query) =>
      matchMedia(query),
    )
    for (const one of media) one.addEventListener('change', changed)
    return () => {
      page.disconnect()
      for (const one of media) one.removeEventListener('change', changed)
    }
  }, [])
  return look
}

/** How large the picture is, measured in its place. */
function usePicture(host: { readonly current: HTMLElement | null }, look: number): Picture {
  const [picture, setPicture] = useState<Picture>({ width: WIDTH, scale: 1 })
  useLayoutEffect(() => {
    const own = host.current
    if (own === null) return
    const measure = () => {
      const width = own.clientWidth || WIDTH
      const scale = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16
      setPicture((now) => (now.width === width && now.scale === scale ? now : { width, scale }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(own)
    return () => watch.disconnect()
  }, [look])
  return picture
}

export function HpChart({ past, place, onPlace }: HpChartProps) {
  const say = words.value
  const id = useId()
  const { courses, names } = past
  const host = useRef<HTMLDivElement>(null)
  const look = useLook()
  const picture = usePicture(host, look)
  const chart = useMemo(
    () =>
      layOut(
        courses,
        names.map((name, seat): Named => ({ name, end: endOf(past, seat) })),
        picture,
      ),
    [courses, names, past.game, say, picture],
  )
  const plot = useRef<ReturnType<typeof draw>>(undefined)
  useLayoutEffect(() => {
    if (host.current === null) return
    const drawn = draw(host.current, {
      ...chart,
      picture,
      top: topOf(courses),
      looks: names.map((_, seat) => seatLook(seat)),
      outs: courses.courses.flatMap(({ seat, out }) => (out === undefined ? [] : [{ seat, place: out }])),
      turnSaid: (turn) => (turn === 1 ? say.turn(1) : String(turn)),
    })
    plot.current = drawn
    return () => drawn.destroy()
  }, [chart, look])
  useLayoutEffect(() => {
    if (plot.current !== undefined) pointAt(plot.current, place)
  }, [chart, look, place])
  const unit = past.game.pieces.count.unit(2)
  const at = (x: number, y: number) => ({ left: `${x * picture.scale}px`, top: `${y * picture.scale}px` })
  const crowded =
    unit.length <= SHORT && BOTTOM - ((BOTTOM - TOP) * (chart.levels.at(-1) ?? 0)) / topOf(courses) - TOP > 14
  return (
    <>
      {/* The slider below does the same by keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        class="chart"
        role="img"
        aria-label={say.courses(unit)}
        aria-describedby={id}
        onClick={(event) => plot.current !== undefined && onPlace(placeUnder(plot.current, event.clientX))}
      >
        <div class="chart-plot" ref={host} />
        <span class="chart-unit" style={at(unit.length <= SHORT ? LEFT - 26 : 4, crowded ? TOP - 8 : 1)}>
          {unit}
        </span>
        {chart.sudden === undefined ? null : (
          <span
            class="chart-note"
            style={at(
              Math.min(xOf(chart.sudden, courses.turns.length - 1, rightOf(picture)) + 4, rightOf(picture) - 50),
              1,
            )}
          >
            {say.twoLeft}
          </span>
        )}
        {chart.labels.map((label) => (
          <span key={label.seat} class="chart-end" style={at(label.x, label.y - 14)}>
            <Shape seat={label.seat} />
            <b>{label.name}</b> {label.end}
          </span>
        ))}
      </div>
      <p id={id} class="sr">
        {described(past)}
      </p>
    </>
  )
}
