/** What comes up by itself is heard by whoever does not see its notice: how the storage stands, a version that waits. */
import { effect } from '@preact/signals'
import { databaseState } from '../../store/database.ts'
import { isQuiet } from '../../store/saved.ts'
import { announce } from '../shared/live.tsx'
import { updateWaiting } from '../shared/update.ts'
import { words } from './words.ts'

/** Says it, each once as it comes. Gives how to stop. */
export function followNews(): () => void {
  const storage = effect(() => {
    const state = databaseState.value
    // That there is no room is said of each entry that was not saved.
    if (!isQuiet(state) && state !== 'full') announce(words.peek()[state])
  })
  const version = effect(() => {
    if (updateWaiting.value) announce(words.peek().updateWaiting)
  })
  return () => {
    storage()
    version()
  }
}
