/** Over a sample table: that it is one, and the way to be rid of it. */
import { bringBack, throwAway, thrown } from '../sample/thrown.ts'
import { announce } from '../shared/live.tsx'
import type { OpenSession } from '../table/model.ts'
import { words as table } from '../table/words.ts'
import { words } from './words.ts'

export function SampleNotice({ session }: { readonly session: OpenSession }) {
  const say = words.value
  if (!session.sample) return null
  return (
    <div class="notice">
      <p>{say.sampleNote}</p>
      <button
        type="button"
        class="button is-small"
        onClick={async () => {
          if (await throwAway()) announce(say.sampleGone)
          else session.tell({ text: table.value.failed, kind: 'trouble' })
        }}
      >
        {say.throwAway}
      </button>
    </div>
  )
}

/** Where it has just been thrown away: the way back. */
export function ThrownNotice() {
  const say = words.value
  if (thrown.value === undefined) return null
  return (
    <div class="notice">
      <p>{say.sampleGone}</p>
      <button type="button" class="button is-small" onClick={() => bringBack()}>
        {say.undo}
      </button>
    </div>
  )
}
