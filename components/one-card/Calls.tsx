/** Whose One Card can be called now: one key for the holder, one for each player who may be first instead. */
import type { Seat } from '../../engine/ruleset.ts'
import { say as declare } from '../declare/tap.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import type { OpenSession } from '../table/model.ts'
import type { MiddleProps, Moment } from '../table/pieces.ts'
import { words as table } from '../table/words.ts'
import './call.css'
import { callBy, handsAfter, stateOf } from './view.ts'
import { words } from './words.ts'

interface CallsProps {
  readonly session: OpenSession
  readonly moment: Moment
  readonly size: MiddleProps['size']
}

export function Calls({ session, moment, size }: CallsProps) {
  return (
    <>
      {stateOf(moment).due.map((holder) => (
        <Call key={holder} session={session} moment={moment} holder={holder} size={size} />
      ))}
    </>
  )
}

interface CallProps extends CallsProps {
  readonly holder: Seat
}

function Call({ session, moment, holder, size }: CallProps) {
  const say = words.value
  const { names } = moment
  const name = names[holder] ?? ''
  const others = names.map((_, seat) => seat).filter((seat) => seat !== holder)
  const id = `call-${holder}`
  return (
    <section class={size === undefined ? 'call' : `call is-${size}`} data-seat={seatLook(holder)} aria-labelledby={id}>
      <h2 id={id}>
        <Shape seat={holder} />
        {say.callTitle(name)}
      </h2>
      <p class="call-note">{say.callNote}</p>
      <button
        type="button"
        class="call-own"
        data-key={say.sayKey(name)}
        onClick={() => declare(session, callBy(holder, holder))}
      >
        <span>{say.says(name)}</span>
        <Drawn moment={moment} seat={holder} holder={holder} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own */}
      <div class="call-others" role="group" aria-label={say.orFirst}>
        {others.length > 1 ? <p aria-hidden="true">{say.orFirst}</p> : null}
        {others.map((seat) => {
          const other = names[seat] ?? ''
          return (
            <button
              type="button"
              key={other}
              class="call-other"
              data-key={say.sayKey(other)}
              aria-label={others.length > 1 ? say.saysFirst(other) : undefined}
              onClick={() => declare(session, callBy(seat, holder))}
            >
              <Shape seat={seat} />
              {others.length > 1 ? other : say.saysFirst(other)}
            </button>
          )
        })}
      </div>
    </section>
  )
}

/** Who draws for it: `Ben 5 → 6`. */
function Drawn({ moment, seat, holder }: { readonly moment: Moment; readonly seat: Seat; readonly holder: Seat }) {
  const [drawn] = handsAfter(moment, callBy(seat, holder))
  if (drawn === undefined) return <span class="answer-to">{words.value.nobodyDraws}</span>
  return (
    <span class="answer-to">
      {moment.names[drawn.seat]} {drawn.before} <Icon name="arrow" />
      <span class="sr">{table.value.to}</span>
      <b>{drawn.after}</b>
    </span>
  )
}
