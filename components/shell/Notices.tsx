/** What everybody at this window must know: how the storage stands, and what another window did. */
import { databaseState } from '../../store/database.ts'
import { Icon } from '../shared/Icon.tsx'
import { type OpenSession, table } from '../table/model.ts'
import { words as tableWords } from '../table/words.ts'
import './notices.css'
import { words } from './words.ts'

interface NoticesProps {
  /** The session they are about; the one on the table where none is given. */
  readonly session?: OpenSession
}

export function Notices({ session = table.value instanceof Object ? table.value : undefined }: NoticesProps) {
  const notice = session?.notice.value
  return (
    <>
      <StorageNotice />
      {session?.problem.value === undefined ? null : (
        <div class="notice is-trouble">
          <p>{tableWords.value.unreadable}</p>
        </div>
      )}
      {notice === null || notice === undefined ? null : (
        <div class={notice.kind === 'trouble' ? 'notice is-trouble' : 'notice'}>
          <p>{notice.text}</p>
          <button type="button" class="tool" aria-label={words.value.close} onClick={() => session?.tell(null)}>
            <Icon name="cross" />
          </button>
        </div>
      )}
    </>
  )
}

function StorageNotice() {
  const say = words.value
  const state = databaseState.value
  if (state === 'ready' || state === 'opening') return null
  return (
    <div class="notice is-trouble">
      <p>{say[state]}</p>
      {state === 'outdated' ? (
        <button type="button" class="button is-small" onClick={() => location.reload()}>
          {say.reload}
        </button>
      ) : null}
    </div>
  )
}
