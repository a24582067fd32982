/** Everything as one file, and when that was last done. */
import { useState } from 'preact/hooks'
import { writeBackup } from '../../store/backup.ts'
import { saveSettings, settings } from '../../store/settings.ts'
import { dayName, saveFile } from '../shared/files.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { locale } from '../shared/words.ts'
import { BringIn } from './BringIn.tsx'
import { words } from './words.ts'

interface BackupProps {
  /** Sessions begun since the last backup. */
  readonly since: number
}

export function Backup({ since }: BackupProps) {
  const say = words.value
  const [failed, setFailed] = useState(false)
  const { lastBackup } = settings.value
  const save = async () => {
    const now = Date.now()
    try {
      const file = `tableside-${dayName(now)}.json`
      saveFile(file, await writeBackup(now), 'application/json')
      setFailed(false)
      await saveSettings({ lastBackup: now })
      announce(say.backedUp(file))
    } catch {
      // One stored thing cannot be read: a backup that leaves it out would be worse than none.
      setFailed(true)
      announce(say.notBackedUp)
    }
  }
  return (
    <section class="sheet" aria-labelledby="backup-h">
      <h2 id="backup-h">{say.backup}</h2>
      <dl class="setting is-row">
        <dt>
          {say.lastBackup}
          <small>{say.backupNote}</small>
        </dt>
        <dd>
          {lastBackup === null ? say.never : whenSaid(lastBackup)}
          {since === 0 ? null : <small>{say.since(since)}</small>}
        </dd>
      </dl>
      {failed ? <p class="setting-note is-trouble">{say.notBackedUp}</p> : null}
      <div class="setting backup-do">
        <button type="button" class="button" onClick={save}>
          <Icon name="export" />
          {say.backUp}
        </button>
        <BringIn />
      </div>
    </section>
  )
}

function whenSaid(time: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(time)
}
