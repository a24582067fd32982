/** One seat: grip, shape, name, who deals, and the way out. */
import { useId } from 'preact/hooks'
import { LONGEST_NAME } from '../../engine/setup.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { tidyName } from './draft.ts'
import { words } from './words.ts'

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

export function SeatRow(props: SeatRowProps) {
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
