/** Who sits where, clockwise: names, the dealer, and an order that is dragged or moved by keys. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { foldName } from '../../engine/record/names.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { addPlayers, type Draft, moveSeat, removeSeat, renameSeat, tidyName } from './draft.ts'
import { follow } from './drag.ts'
import { SeatRow } from './SeatRow.tsx'
import { words } from './words.ts'

/** The line that adds a seat, or the last seat's name where the table is full. */
const LAST_NAME = 'li:last-child .seat-name'

/** What moves a seat. */
const gripOf = (key: number) => `[data-key="${key}"] .grip`

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
  // Where the focus goes once the list stands anew: moving a row takes it off, and what had it may be gone.
  const refocus = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    if (refocus.current === undefined) return
    list.current?.querySelector<HTMLElement>(refocus.current)?.focus()
    refocus.current = undefined
  })

  const nameOf = (place: number) => tidyName(seats[place]?.name ?? '') || say.seat(place + 1)

  const move = (key: number, place: number) => {
    const next = moveSeat(draft, key, place)
    const now = next.seats.findIndex((seat) => seat.key === key)
    if (now === seats.findIndex((seat) => seat.key === key)) return
    refocus.current = gripOf(key)
    onChange(next)
    const name = tidyName(next.seats[now]?.name ?? '') || say.seat(now + 1)
    announce(say.moved(name, now + 1, seats.length))
  }

  /** Where the focus is goes with what is added: the suggestion that was taken, the line where the last seat is. */
  const addAndGoOn = (text: string) => {
    refocus.current = LAST_NAME
    add(text)
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
    refocus.current = LAST_NAME
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
                refocus.current = gripOf(seat.key)
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
                addAndGoOn(typed)
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
              onClick={(event) => {
                const on = document.activeElement
                if (on === event.currentTarget || on === adding.current) addAndGoOn(name)
                else add(name)
              }}
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
