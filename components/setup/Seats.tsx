/** Who sits where, clockwise: names, the dealer, and an order that is dragged or moved by keys. */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { foldName } from '../../engine/record/names.ts'
import { LONGEST_NAME } from '../../engine/setup.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { addPlayers, type Draft, moveSeat, removeSeat, renameSeat, tidyName } from './draft.ts'
import { words } from './words.ts'

/** Most names that are suggested at once. */
const SUGGESTED = 8

interface SeatsProps {
  readonly draft: Draft
  /** Whether another player fits. */
  readonly roomLeft: boolean
  /** Everybody who played before, the latest first. */
  readonly known: readonly string[]
  /** What is wrong with a seat's name, by place. */
  readonly problemAt: (place: number) => string | undefined
  readonly onChange: (draft: Draft) => void
  /** A name was entered and left. */
  readonly onLeft: () => void
}

/** The list of seats with the line that adds one. */
export function Seats({ draft, roomLeft, known, problemAt, onChange, onLeft }: SeatsProps) {
  const { seats } = draft
  const say = words.value
  const list = useRef<HTMLOListElement>(null)
  const adding = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [gone, setGone] = useState<readonly string[]>([])
  const [held, setHeld] = useState<number>()
  // Moving a row in the page takes the focus off it.
  const refocus = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    if (refocus.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-key="${refocus.current}"] .grip`)?.focus()
    refocus.current = undefined
  })

  const nameOf = (place: number) => tidyName(seats[place]?.name ?? '') || say.seat(place + 1)

  const move = (key: number, place: number) => {
    const next = moveSeat(draft, key, place)
    const now = next.seats.findIndex((seat) => seat.key === key)
    if (now === seats.findIndex((seat) => seat.key === key)) return
    refocus.current = key
    onChange(next)
    const name = tidyName(next.seats[now]?.name ?? '') || say.seat(now + 1)
    announce(say.moved(name, now + 1, seats.length))
  }

  const add = (text: string) => {
    const next = addPlayers(draft, text)
    setTyped('')
    if (next === draft) return
    onChange(next)
    onLeft()
    const last = next.seats.at(-1)
    if (last !== undefined) announce(say.added(last.name, next.seats.length))
  }

  const remove = (place: number) => {
    const seat = seats[place]
    if (seat === undefined) return
    const name = tidyName(seat.name)
    if (name !== '') setGone([name, ...gone])
    onChange(removeSeat(draft, seat.key))
    announce(say.removed(name || say.seat(place + 1)))
    adding.current?.focus()
  }

  const seated = new Set(seats.map((seat) => foldName(seat.name)))
  const wanted = foldName(typed)
  const suggested = [...new Map([...gone, ...known].map((name) => [foldName(name), name])).entries()]
    .filter(([folded]) => !seated.has(folded) && folded.includes(wanted))
    .slice(0, SUGGESTED)
    .map(([, name]) => name)

  return (
    <>
      <ol class="seats sheet" ref={list}>
        {seats.map((seat, place) => (
          <SeatRow
            key={seat.key}
            seatKey={seat.key}
            place={place}
            seats={seats.length}
            name={seat.name}
            called={nameOf(place)}
            deals={draft.dealer === seat.key}
            held={held === seat.key}
            problem={problemAt(place)}
            onName={(name) => onChange(renameSeat(draft, seat.key, name))}
            onLeft={onLeft}
            onNext={() =>
              (list.current?.querySelectorAll<HTMLElement>('.seat-name')[place + 1] ?? adding.current)?.focus()
            }
            onDeals={() => onChange({ ...draft, dealer: seat.key })}
            onRemove={() => remove(place)}
            onMove={(to) => move(seat.key, to)}
            onHold={() => {
              setHeld(seat.key)
              follow(list.current, seat.key, draft, onChange, () => {
                refocus.current = seat.key
                setHeld(undefined)
              })
            }}
          />
        ))}
        {roomLeft ? (
          <li class="seat is-new" data-seat={seatLook(seats.length)}>
            <span class="grip" aria-hidden="true">
              <Icon name="plus" />
            </span>
            <Shape seat={seats.length} ghost />
            <input
              ref={adding}
              class="seat-name"
              type="text"
              value={typed}
              maxLength={400}
              placeholder={say.add}
              aria-label={say.add}
              autocomplete="off"
              onInput={(event) => {
                const { value } = event.currentTarget
                if (/[,;\n]/u.test(value)) add(value)
                else setTyped(value)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.isComposing) return
                // Enter on an empty line starts the session, as in any form.
                if (typed.trim() === '') return
                event.preventDefault()
                add(typed)
              }}
              onBlur={(event) => {
                if (!isKnown(event.relatedTarget)) add(typed)
              }}
            />
          </li>
        ) : null}
      </ol>
      {roomLeft && suggested.length > 0 ? (
        <p
          class="known"
          onFocusOut={(event) => {
            if (typed !== '' && event.relatedTarget !== adding.current && !isKnown(event.relatedTarget)) add(typed)
          }}
        >
          <span>{say.known}</span>
          {suggested.map((name) => (
            <button
              key={foldName(name)}
              type="button"
              class="chip"
              aria-label={say.addKnown(name)}
              // Otherwise the line would take what is half typed for a name of its own before the tap arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(name)}
            >
              {name}
            </button>
          ))}
        </p>
      ) : null}
    </>
  )
}

/** Whether the focus goes to a suggested name: what is half typed is then not taken for a name of its own. */
function isKnown(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.known') !== null
}

interface SeatRowProps {
  readonly seatKey: number
  readonly place: number
  readonly seats: number
  readonly name: string
  /** What controls call the player: the name, or the seat while there is none. */
  readonly called: string
  readonly deals: boolean
  readonly held: boolean
  readonly problem: string | undefined
  readonly onName: (name: string) => void
  readonly onLeft: () => void
  readonly onNext: () => void
  readonly onDeals: () => void
  readonly onRemove: () => void
  readonly onMove: (place: number) => void
  readonly onHold: () => void
}

function SeatRow(props: SeatRowProps) {
  const { place, seats, name, called, problem } = props
  const say = words.value
  const problemId = useId()
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: place - 1,
    ArrowLeft: place - 1,
    ArrowDown: place + 1,
    ArrowRight: place + 1,
    Home: 0,
    End: seats - 1,
  }
  return (
    <li
      class={`seat${problem === undefined ? '' : ' has-problem'}${props.held ? ' is-held' : ''}`}
      data-seat={seatLook(place)}
      data-key={props.seatKey}
    >
      <button
        type="button"
        class="grip"
        aria-label={say.move(called, place + 1, seats)}
        onKeyDown={(event) => {
          const to = moves[event.key]
          if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          props.onMove(to)
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.preventDefault()
          event.currentTarget.focus()
          props.onHold()
        }}
      >
        <Icon name="grip" />
      </button>
      <Shape seat={place} />
      <input
        class="seat-name"
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        aria-label={say.seatName(place + 1)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        autocomplete="off"
        onInput={(event) => props.onName(event.currentTarget.value)}
        onBlur={() => {
          if (tidyName(name) !== name) props.onName(tidyName(name))
          props.onLeft()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return
          event.preventDefault()
          props.onNext()
        }}
      />
      <label class="dealer">
        <input type="radio" name="dealer" checked={props.deals} onChange={props.onDeals} />
        <span class="sr">{say.seatDeals(called)}</span>
      </label>
      <button type="button" class="tool" aria-label={say.remove(called)} onClick={props.onRemove}>
        <Icon name="cross" />
      </button>
      {problem === undefined ? null : (
        <p class="problem" id={problemId}>
          {problem}
        </p>
      )}
    </li>
  )
}

/**
 * Follows the pointer while a seat is held: the row goes where the pointer is, at once. Listens on the window,
 * because a row that is moved in the page loses a captured pointer. Escape puts it back.
 */
function follow(
  list: HTMLElement | null,
  key: number,
  before: Draft,
  onChange: (draft: Draft) => void,
  onDone: () => void,
): void {
  if (list === null) return
  const stop = new AbortController()
  let draft = before
  const { signal } = stop
  const done = () => {
    stop.abort()
    onDone()
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      const others = [...list.querySelectorAll<HTMLElement>('[data-key]')].filter(
        (row) => row.dataset.key !== String(key),
      )
      const place = others.filter((row) => {
        const { top, height } = row.getBoundingClientRect()
        return top + height / 2 < event.clientY
      }).length
      if (draft.seats[place]?.key === key) return
      draft = moveSeat(draft, key, place)
      onChange(draft)
    },
    { signal },
  )
  window.addEventListener('pointerup', done, { signal })
  window.addEventListener('pointercancel', done, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onChange(before)
      done()
    },
    { signal },
  )
}
