/** Whether a tap plays or only checks. */
import type { OpenSession } from '../table/model.ts'
import { setMode } from './tap.ts'
import { words } from './words.ts'

export function Switch({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const { mode } = session.draft.value
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
    <div class="switch" role="group" aria-label={say.whatATapDoes}>
      <button type="button" aria-pressed={mode === 'play'} onClick={() => setMode(session, 'play')}>
        {say.play}
      </button>
      <button type="button" aria-pressed={mode === 'check'} onClick={() => setMode(session, 'check')}>
        {say.check}
      </button>
    </div>
  )
}
