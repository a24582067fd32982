/**
 * What a person has set. Dexie holds the truth; a copy in localStorage can be read at once, so that the first
 * paint already has the right theme.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { isTime } from './checks.ts'
import { type Database, database, type Saved } from './database.ts'
import { ROW_VERSION } from './rows.ts'

/** What can be set, and what is noted beside it. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  /** Factor on the size of text. */
  readonly textScale: 0.9 | 1 | 1.15 | 1.3
  /** A language tag, or `system`. */
  readonly language: string
  /** Keep the screen on while a session is on the table. */
  readonly keepAwake: boolean
  /** When everything was last saved as a backup file, milliseconds since 1970. */
  readonly lastBackup: number | null
  /** When a reminder of the backup was put off, milliseconds since 1970. */
  readonly backupPutOff: number | null
}

/** Until somebody sets anything. */
export const USUAL_SETTINGS: Settings = {
  theme: 'system',
  textScale: 1,
  language: 'system',
  keepAwake: true,
  lastBackup: null,
  backupPutOff: null,
}

/** Key of the row, and of the copy in localStorage with `tableside.` before it. */
const KEY = 'settings'
const MIRROR = `tableside.${KEY}`

const live = signal<Settings>(mirrored(), {
  name: 'settings',
  watched() {
    stop = followSettings()
  },
  unwatched() {
    stop()
  },
})
let stop = () => {}

/** The settings now, in every window. Right from the first read on; follows the database while somebody watches. */
export const settings: ReadonlySignal<Settings> = live

/** Follows the stored settings. Gives how to stop. */
function followSettings(on: Database = database()): () => void {
  return on.follow(
    ['values'],
    async ({ values }) => (await values.get(KEY))?.value,
    (value) => {
      if (value !== undefined) show(readSettings(value))
    },
  )
}

/** Changes some of the settings, in every window. */
export async function saveSettings(change: Partial<Settings>, on: Database = database()): Promise<Saved> {
  const written = await on.write(['values'], async ({ values }) => {
    const before = await values.get(KEY)
    // What a later version keeps here beside ours stays.
    const kept = before?.value instanceof Object ? before.value : {}
    const value = { ...live.peek(), ...kept, ...change }
    await values.put({ key: KEY, v: ROW_VERSION, value })
    return value
  })
  if (!written.saved) return written
  show(readSettings(written.value))
  return { saved: true }
}

/** The settings in what may be anything: what does not fit is as usual. */
function readSettings(value: unknown): Settings {
  const one: Record<string, unknown> = value instanceof Object ? { ...value } : {}
  const { theme, textScale, language, keepAwake, lastBackup, backupPutOff } = one
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : USUAL_SETTINGS.theme,
    textScale: textScale === 0.9 || textScale === 1.15 || textScale === 1.3 ? textScale : USUAL_SETTINGS.textScale,
    language: typeof language === 'string' && language !== '' ? language : USUAL_SETTINGS.language,
    keepAwake: typeof keepAwake === 'boolean' ? keepAwake : USUAL_SETTINGS.keepAwake,
    lastBackup: timeIn(lastBackup),
    backupPutOff: timeIn(backupPutOff),
  }
}

function timeIn(value: unknown): number | null {
  return isTime(value) ? value : null
}

function show(next: Settings): void {
  if (JSON.stringify(next) !== JSON.stringify(live.peek())) live.value = next
  try {
    globalThis.localStorage?.setItem(MIRROR, JSON.stringify(next))
  } catch {
    // Without room for the copy the first paint is as the system has it; the truth is in the database.
  }
}

function mirrored(): Settings {
  try {
    return readSettings(JSON.parse(globalThis.localStorage?.getItem(MIRROR) ?? '{}'))
  } catch {
    return USUAL_SETTINGS
  }
}
