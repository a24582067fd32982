/** A player's number as it would be with the taps that are not an entry yet, between the keys that correct it. */
import type { Seat } from '../../engine/ruleset.ts'
import { tap } from './logging.ts'
import type { OpenSession } from './model.ts'
import { Stepper } from './Stepper.tsx'
import { countOf, pendingOf, shownOf } from './seats.ts'
import { words } from './words.ts'

interface CounterProps {
  readonly session: OpenSession
  readonly seat: Seat
  /** Without keys: while a victim is being chosen, and for whoever is out. */
  readonly still: boolean
  /** For a display across the room. */
  readonly large?: boolean
}

export function Counter({ session, seat, still, large = false }: CounterProps) {
  const say = words.value
  const { count } = session.pieces
  const name = session.names[seat] ?? ''
  const pending = pendingOf(session, seat) !== undefined
  const shown = shownOf(session, seat)
  const unit = pending ? say.was(countOf(session, session.now.value, seat)) : count.unit(shown)
  const looks = [large ? 'big-num' : 'hp-num', ...(pending ? ['is-pending'] : []), ...(shown === 0 ? ['is-nil'] : [])]
  const box = large ? 'big-hp' : 'hp'
  const numeral = (
    <p class={looks.join(' ')}>
      {shown}
      <span class={large ? undefined : 'hp-unit'}>{unit}</span>
    </p>
  )
  if (still) return <div class={`${box} is-still`}>{numeral}</div>
  return (
    <Stepper
      class={box}
      label={say.number(name, count.unit(shown))}
      less={say.less(name, count.unit(1))}
      more={say.more(name, count.unit(1))}
      canLess={shown > 0}
      canMore={true}
      onStep={(change) => tap(session, seat, change)}
    >
      {numeral}
    </Stepper>
  )
}
