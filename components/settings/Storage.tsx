/** How the storage is doing, in words. */
import { databaseState } from '../../store/database.ts'
import { storageHealth } from '../../store/health.ts'
import { isQuiet } from '../../store/saved.ts'
import { to } from '../shared/router.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { locale } from '../shared/words.ts'
import { added } from './bringing.ts'
import { words } from './words.ts'

export function Storage() {
  const say = words.value
  const state = databaseState.value
  // Asked again whenever the state changes. What cannot be read is said by the state, in the notice over the screen.
  const health = useLoaded(() => storageHealth().catch(() => null), [state], [added.value])
  const number = (value: number) => new Intl.NumberFormat(locale()).format(value)
  return (
    <section class="sheet" aria-labelledby="storage-h">
      <h2 id="storage-h">{say.storage}</h2>
      {isQuiet(state) ? <p class="setting-note">{say.states[state]}</p> : null}
      {health === undefined || health === null ? null : (
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
      {health === undefined || health === null || health.deleted === 0 ? null : (
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
