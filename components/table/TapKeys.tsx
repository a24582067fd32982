/** What can be done with taps that add up to a correction that is not kept yet. */

import type { PendingTaps } from '../../store/drafts.ts'
import { keepTaps, takeBack } from './logging.ts'
import type { OpenSession } from './model.ts'
import { words } from './words.ts'

export function TapKeys({ session, pending }: { readonly session: OpenSession; readonly pending: PendingTaps }) {
  const say = words.value
  const name = session.names[pending.seat] ?? ''
  return (
    <>
      <button
        type="button"
        class="button is-small"
        aria-label={say.takeBackFor(name)}
        onClick={() => takeBack(session, pending.seat)}
      >
        {say.takeBack}
      </button>
      <button
        type="button"
        class="button is-small is-ink"
        aria-label={say.keepFor(name)}
        onClick={() => keepTaps(session, pending)}
      >
        {say.keep}
      </button>
    </>
  )
}
