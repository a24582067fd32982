/** Everything as one file, and when that was last done. */
import { useState } from 'preact/hooks'
import { writeBackup } from '../../store/backup.ts'
import { sessionsSince } from '../../store/health.ts'
import { saveSettings, settings } from '../../store/settings.ts'
import { dayName, saveFile } from '../shared/files.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { useLoaded } from '../shared/useLoaded.ts'
import { locale } from '../shared/words.ts'
import { BringIn } from './BringIn.tsx'
import { added } from './bringing.ts'
import { words } from './words.ts'

export function Backup() {
  const say = words.value
  const [failed, setFailed] = useState(false)
  const { lastBackup } = settings.value
  // A number that cannot be had is left out: the button says by itself what is wrong.
  const since = useLoaded(() => sessionsSince(lastBackup).catch(() => 0), [lastBackup], [added.value])
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
          {since === undefined || since === 0 ? null : <small>{say.since(since)}</small>}
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
