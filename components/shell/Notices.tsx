/** What everybody at this window must know: how the storage stands, what another window did, a version that waits. */
import { useState } from 'preact/hooks'
import { saveSettings } from '../../store/settings.ts'
import { Icon } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import { startUpdate, updateWaiting } from '../shared/update.ts'
import { type OpenSession, table } from '../table/model.ts'
import { words as tableWords } from '../table/words.ts'
import './notices.css'
import { SampleNotice } from './SampleNotice.tsx'
import { StorageNotice } from './StorageNotice.tsx'
import { words } from './words.ts'

interface NoticesProps {
  /** The session they are about; the one on the table where none is given. */
  readonly session?: OpenSession
}

/** What has to be said over a table. */
export function Notices(props: NoticesProps) {
  return (
    <>
      <StorageNotice />
      <TableNotices {...props} />
    </>
  )
}

/** The same on a screen that says by itself how the storage stands. */
export function TableNotices({ session = table.value instanceof Object ? table.value : undefined }: NoticesProps) {
  const notice = session?.notice.value
  return (
    <>
      <UpdateNotice />
      {session === undefined ? null : <SampleNotice session={session} />}
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

/** A new version waits. It never starts by itself while a window is open: the session on the table goes on. */
function UpdateNotice() {
  const say = words.value
  const [closed, setClosed] = useState(false)
  if (!updateWaiting.value || closed) return null
  return (
    <div class="notice">
      <p>{say.updateWaiting}</p>
      <button type="button" class="button is-small" onClick={startUpdate}>
        {say.updateNow}
      </button>
      <button type="button" class="tool" aria-label={say.close} onClick={() => setClosed(true)}>
        <Icon name="cross" />
      </button>
    </div>
  )
}

/** So many sessions have no backup. For places where nothing is being played. */
export function BackupNotice({ sessions }: { readonly sessions: number }) {
  const say = words.value
  return (
    <div class="notice">
      <p>{say.backupDue(sessions)}</p>
      <a class="button is-small" href={to('settings')}>
        {say.backUp}
      </a>
      <button
        type="button"
        class="tool"
        aria-label={say.later}
        onClick={() => saveSettings({ backupPutOff: Date.now() })}
      >
        <Icon name="cross" />
      </button>
    </div>
  )
}
