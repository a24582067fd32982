/** The pictures: line icons and one shape a seat. Drawn once in a sprite, used by reference. */
import type { JSX } from 'preact'

const dots = (...places: readonly (readonly [number, number])[]) => (
  <g fill="currentColor" stroke="none">
    {places.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={places.length > 3 ? 1.5 : 1.8} />
    ))}
  </g>
)

const ICONS = {
  again: () => (
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5" />
      <path d="M19.75 4v4.25H15.5" />
    </>
  ),
  ask: () => (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M9.5 9.9a2.55 2.55 0 1 1 3.8 2.2c-.9.5-1.3 1-1.3 1.9" />
      <circle cx="12" cy="16.6" r="0.6" fill="currentColor" />
    </>
  ),
  arrow: () => <path d="M4.5 12h14m0 0-5.5-5.5M18.5 12 13 17.5" />,
  board: () => (
    <>
      <path d="M2.5 9.5c1 2.4 2 3 4 3h11c2 0 3-.6 4-3" />
      <circle cx="7.5" cy="16" r="1.9" />
      <circle cx="16.5" cy="16" r="1.9" />
    </>
  ),
  check: () => <path d="m5 12.5 4.75 4.75L19.5 7" />,
  cross: () => <path d="m6.5 6.5 11 11m0-11-11 11" />,
  down: () => <path d="m6 9.5 6 6 6-6" />,
  up: () => <path d="m6 14.5 6-6 6 6" />,
  export: () => (
    <>
      <path d="M12 15V4.5m0 0L7.75 8.75M12 4.5l4.25 4.25" />
      <path d="M5 14v4a1.75 1.75 0 0 0 1.75 1.75h10.5A1.75 1.75 0 0 0 19 18v-4" />
    </>
  ),
  import: () => (
    <>
      <path d="M12 4.5V15m0 0 4.25-4.25M12 15l-4.25-4.25" />
      <path d="M5 14v4a1.75 1.75 0 0 0 1.75 1.75h10.5A1.75 1.75 0 0 0 19 18v-4" />
    </>
  ),
  fork: () => (
    <>
      <path d="M12 20v-6m0 0L5.5 7M12 14l6.5-7" />
      <path d="M5.5 11V7h4M14.5 7h4v4" />
    </>
  ),
  full: () => <path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />,
  gear: () => (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3.5v3m0 11v3m8.5-8.5h-3m-11 0h-3m14.5-6-2.1 2.1m-7.8 7.8L6 18m12 0-2.1-2.1M8.1 8.1 6 6" />
    </>
  ),
  grip: () => dots([9, 6], [15, 6], [9, 12], [15, 12], [9, 18], [15, 18]),
  hand: () => (
    <>
      <rect x="9.5" y="4.5" width="10" height="14" rx="2" />
      <path d="M6.5 7.5 4.6 8a1.6 1.6 0 0 0-1.1 2l2.4 8.6a1.6 1.6 0 0 0 2 1.1l2.6-.7" />
    </>
  ),
  house: () => (
    <>
      <path d="m4 11.5 8-6.75 8 6.75" />
      <path d="M6.25 10v9h11.5v-9" />
    </>
  ),
  left: () => <path d="m14.5 6-6 6 6 6" />,
  minus: () => <path d="M6 12h12" />,
  more: () => dots([5, 12], [12, 12], [19, 12]),
  panel: () => (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
      <path d="M14.5 5v14" />
    </>
  ),
  pause: () => <path d="M8.5 5.5v13m7-13v13" />,
  play: () => <path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />,
  plus: () => <path d="M12 6v12M6 12h12" />,
  print: () => (
    <>
      <path d="M7.5 9V4.5h9V9" />
      <rect x="4" y="9" width="16" height="7.5" rx="1.75" />
      <path d="M7.5 14h9v5.5h-9z" />
    </>
  ),
  redo: () => (
    <>
      <path d="M15.5 5 20 9.5 15.5 14" />
      <path d="M19.5 9.5h-9.25a5.25 5.25 0 0 0 0 10.5H15" />
    </>
  ),
  right: () => <path d="m9.5 6 6 6-6 6" />,
  search: () => (
    <>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.5 15.5 4.5 4.5" />
    </>
  ),
  stop: () => (
    <>
      <path d="M12 3.75 20.25 12 12 20.25 3.75 12Z" />
      <path d="M8.5 12h7" />
    </>
  ),
  trash: () => <path d="M4.5 7h15M9.5 7V4.75h5V7M6.5 7l.9 12.25h9.2L17.5 7" />,
  turn: () => <path d="M7 5.5v13l10-6.5Z" fill="currentColor" />,
  undo: () => (
    <>
      <path d="M8.5 5 4 9.5 8.5 14" />
      <path d="M4.5 9.5h9.25a5.25 5.25 0 0 1 0 10.5H9" />
    </>
  ),
} satisfies Readonly<Record<string, () => JSX.Element>>

/** A line icon of the sprite. */
export type IconName = keyof typeof ICONS

/** Shapes 1–10: circle, square, triangle, diamond, star, hexagon, plus, crescent, heart, hourglass. */
const SHAPES: readonly (() => JSX.Element)[] = [
  () => <circle cx="12" cy="12" r="9.5" />,
  () => <rect x="3.25" y="3.25" width="17.5" height="17.5" rx="3" />,
  () => <path d="M12 3.8 21 19.6H3Z" stroke-width="2.5" />,
  () => <path d="M12 2.6 21.4 12 12 21.4 2.6 12Z" stroke-width="1.5" />,
  () => <path d="m12 2.2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.3l6.9-.8Z" />,
  () => <path d="M12 2.6 20.2 7.3v9.4L12 21.4l-8.2-4.7V7.3Z" stroke-width="1.5" />,
  () => <path d="M8.75 3h6.5v5.75H21v6.5h-5.75V21h-6.5v-5.75H3v-6.5h5.75Z" stroke-width="1.5" />,
  () => <path d="M15.2 3.1A9.6 9.6 0 1 0 20.9 17 7.6 7.6 0 0 1 15.2 3.1Z" stroke-width="1.5" />,
  () => (
    <path
      d="M12 20.6C6.2 16.6 2.8 13 2.8 8.9a4.9 4.9 0 0 1 9.2-2.4 4.9 4.9 0 0 1 9.2 2.4c0 4.1-3.4 7.7-9.2 11.7Z"
      stroke-width="1.5"
    />
  ),
  () => <path d="M3.8 3.4h16.4L13.9 12l6.3 8.6H3.8l6.3-8.6Z" stroke-width="1.8" />,
]

/** How many seats have a shape and a colour of their own. */
const SEAT_LOOKS = SHAPES.length

/** Every symbol, once a page; `mount` puts it there. */
export function Sprite() {
  return (
    <svg class="sprite" aria-hidden="true">
      {Object.entries(ICONS).map(([name, Drawing]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <Drawing />
        </symbol>
      ))}
      {SHAPES.map((Drawing, index) => (
        <symbol key={index} id={`s-${index + 1}`} viewBox="0 0 24 24">
          <Drawing />
        </symbol>
      ))}
    </svg>
  )
}

/** A line icon. It never speaks: the control around it is named. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/**
 * What `data-seat` and the shapes call a seat: 1–10, and round again beyond that.
 * @param seat index into the players, from 0
 */
export function seatLook(seat: number): number {
  return (seat % SEAT_LOOKS) + 1
}

/**
 * A player's shape in their colour. It never speaks: the name stands beside it.
 * @param seat index into the players, from 0
 */
export function Shape({ seat, ghost = false }: { readonly seat: number; readonly ghost?: boolean }) {
  const look = seatLook(seat)
  return (
    <svg class={ghost ? 'shape is-ghost' : 'shape'} data-seat={look} aria-hidden="true">
      <use href={`#s-${look}`} />
    </svg>
  )
}
