/** What is kept on this device: how the storage is doing, in words, and everything as one file. */
import { useRef } from 'preact/hooks'
import { databaseState } from '../../store/database.ts'
import { type StorageHealth, sessionsSince, storageHealth } from '../../store/health.ts'
import { type DatabaseState, isQuiet } from '../../store/saved.ts'
import { settings } from '../../store/settings.ts'
import { to } from '../shared/router.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { locale } from '../shared/words.ts'
import { Backup } from './Backup.tsx'
import { added } from './bringing.ts'
import { words } from './words.ts'

/** Both parts at once, as soon as there is something to say: nothing moves under a finger that is on its way. */
export function Kept() {
  const state = databaseState.value
  // Asked again whenever the state changes. What cannot be read is said by the state, in the notice over the screen.
  const health = useLoaded(() => storageHealth().catch(() => null), [], [state, added.value])
  const { lastBackup } = settings.value
  // A number that cannot be had is left out: the button says by itself what is wrong.
  const since = useLoaded(() => sessionsSince(lastBackup).catch(() => 0), [], [lastBackup, added.value])
  const shown = useRef(false)
  shown.current ||= (health !== undefined && since !== undefined) || !isQuiet(state)
  if (!shown.current) return null
  return (
    <>
      <Storage state={state} health={health ?? null} />
      <Backup since={since ?? 0} />
    </>
  )
}

interface StorageProps {
  readonly state: DatabaseState
  /** Null where it cannot be read. */
  readonly health: StorageHealth | null
}

function Storage({ state, health }: StorageProps) {
  const say = words.value
  const number = (value: number) => new Intl.NumberFormat(locale()).format(value)
  return (
    <section class="sheet" aria-labelledby="storage-h">
      <h2 id="storage-h">{say.storage}</h2>
      {isQuiet(state) ? <p class="setting-note">{say.states[state]}</p> : null}
      {health === null ? null : (
        <p class="setting-note">
          {health.sessions === 0
            ? say.nothingStored
            : say.health(
                health.sessions,
                health.entries,
                health.used === undefined ? undefined : bytes(health.used),
                number,
              )}
        </p>
      )}
      {health === null || health.deleted === 0 ? null : (
        <p class="setting-note">
          <a href={to('sessions', 'deleted')}>{say.deleted(health.deleted)}</a>
        </p>
      )}
    </section>
  )
}

/** `1.2 MB`, in the language in use. */
export function bytes(count: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(units.length - 1, count < 1000 ? 0 : Math.floor(Math.log10(count) / 3))
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(count / 1000 ** step)
}
