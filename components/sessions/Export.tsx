/** Saves a session as a play record: a text file that people can read and that Tableside reads back. */
import { writeRecord } from '../../engine/record/write.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import type { Past } from './past.ts'
import { words } from './words.ts'

export function Export({ past }: { readonly past: Past }) {
  const say = words.value
  return (
    <button
      type="button"
      class="button is-small"
      onClick={() => {
        const { stored, game, timeline } = past
        const file = `${stored.game}-${new Date(stored.started).toISOString().slice(0, 10)}.txt`
        saveFile(file, writeRecord(game.ruleset, stored.head, timeline.lines))
        announce(say.exported(file))
      }}
    >
      <Icon name="export" />
      {say.export}
    </button>
  )
}

/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
