/** Every player's number over the entries: a dash a player, the name at the line's end, a cursor over the slider's thumb. */
import { useId, useMemo } from 'preact/hooks'
import { seatLook } from '../shared/Icon.tsx'
import { amount } from '../shared/words.ts'
import { BOTTOM, HEIGHT, LEFT, layOut, type Named, placeAt, RIGHT, TOP, topOf, WIDTH, xOf, yOf } from './chart.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'

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

export function HpChart({ past, place, onPlace }: HpChartProps) {
  const say = words.value
  const id = useId()
  const { courses, names } = past
  const places = courses.turns.length - 1
  const chart = useMemo(
    () =>
      layOut(
        courses,
        names.map((name, seat): Named => ({ name, end: endOf(past, seat) })),
      ),
    [courses, names, past.game, say],
  )
  const top = topOf(courses)
  const unit = past.game.pieces.count.unit(2)
  const x = xOf(place, places)
  return (
    // The slider below does the same by keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <svg
      class="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${id}-t ${id}-d`}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        if (width > 0) onPlace(placeAt(((event.clientX - left) / width) * WIDTH, places))
      }}
    >
      <title id={`${id}-t`}>{say.courses(unit)}</title>
      <desc id={`${id}-d`}>{described(past)}</desc>
      {chart.sudden === undefined ? null : (
        <>
          <rect
            class="chart-sudden"
            x={chart.sudden.x}
            y={TOP - 8}
            width={chart.sudden.width}
            height={BOTTOM - TOP + 8}
          />
          <text class="chart-note" x={Math.min(chart.sudden.x + 4, RIGHT - 50)} y={TOP - 13}>
            {say.twoLeft}
          </text>
        </>
      )}
      {chart.levels.map(({ value, y }) => (
        <g key={value}>
          <line class={value === 0 ? 'chart-grid is-base' : 'chart-grid'} x1={LEFT} y1={y} x2={RIGHT} y2={y} />
          <text class="chart-axis is-y" x={LEFT - 8} y={y + 4}>
            {value}
          </text>
        </g>
      ))}
      <text
        class={unit.length <= SHORT ? 'chart-axis is-y' : 'chart-axis is-unit'}
        x={unit.length <= SHORT ? LEFT - 8 : 4}
        y={unit.length <= SHORT && (chart.levels.at(-1)?.y ?? BOTTOM) - TOP > 14 ? TOP + 4 : TOP - 12}
      >
        {unit}
      </text>
      {chart.ticks.map((tick) => (
        <g key={tick.x}>
          <line class="chart-tick" x1={tick.x} y1={BOTTOM} x2={tick.x} y2={BOTTOM + (tick.labelled ? 7 : 4)} />
          {tick.labelled ? (
            <text class="chart-axis" x={tick.x} y={BOTTOM + 21}>
              {tick.turn === 1 ? say.turn(1) : tick.turn}
            </text>
          ) : null}
        </g>
      ))}
      <line class="chart-cursor" x1={x} y1={TOP - 8} x2={x} y2={BOTTOM} />
      {chart.lines.map((path, seat) => (
        <path key={names[seat]} class="chart-line" data-seat={seatLook(seat)} d={path} />
      ))}
      {courses.courses.map(({ seat, values, out }) =>
        out !== undefined && out < place ? null : (
          <circle
            key={names[seat]}
            class="chart-dot"
            data-seat={seatLook(seat)}
            cx={x}
            cy={yOf(values[place] ?? 0, top, seat, names.length)}
            r="3.5"
          />
        ),
      )}
      {chart.labels.map((label) => (
        <g key={label.seat}>
          <use
            class="chart-shape"
            href={`#s-${seatLook(label.seat)}`}
            data-seat={seatLook(label.seat)}
            x={label.x}
            y={label.y - 10.5}
            width="12"
            height="12"
          />
          <text class="chart-end" x={label.x + 17} y={label.y}>
            {label.name} <tspan>{label.end}</tspan>
          </text>
        </g>
      ))}
    </svg>
  )
}
