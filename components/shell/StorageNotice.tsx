/** How the storage stands, where it is not as it should be: what happened, what is kept, what to do. */
import { databaseState } from '../../store/database.ts'
import { isQuiet } from '../../store/saved.ts'
import './notices.css'
import { words } from './words.ts'

/** States in which loading the page again may help. */
const AGAIN: ReadonlySet<string> = new Set(['outdated', 'failed'])

export function StorageNotice() {
  const say = words.value
  const state = databaseState.value
  if (isQuiet(state)) return null
  return (
    <div class="notice is-trouble">
      <p>{say[state]}</p>
      {AGAIN.has(state) ? (
        <button type="button" class="button is-small" onClick={() => location.reload()}>
          {say.reload}
        </button>
      ) : null}
    </div>
  )
}
