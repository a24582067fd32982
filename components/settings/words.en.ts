import type { DatabaseState } from '../../store/database.ts'

const some = (count: number, one: string, more: string, number: (value: number) => string) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${more}`

export const en = {
  title: 'Settings',
  look: 'Look',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { 0.9: 'Small', 1: 'Normal', 1.15: 'Large', 1.3: 'Largest' } as Readonly<Record<number, string>>,
  language: 'Language',
  systemLanguage: (name: string) => `As the browser (${name})`,
  table: 'At the table',
  awake: 'Keep the screen awake',
  awakeNote: 'while a session is on the table and in sight',
  awakeMissing: 'This browser cannot keep the screen awake.',
  storage: 'What is stored',
  health: (sessions: number, entries: number, size: string | undefined, number: (value: number) => string) => {
    const count = `${some(sessions, 'session', 'sessions', number)} with ${some(entries, 'entry', 'entries', number)}`
    return `${count} on this device${size === undefined ? '' : `, ${size}`}. Nothing leaves it.`
  },
  nothingStored: 'Nothing is stored yet. Sessions stay on this device; nothing leaves it.',
  states: {
    opening: 'Looking at what is stored.',
    ready: 'Everything is saved as soon as it is tapped.',
    newer:
      'The data was made by a newer version of Tableside. Everything can be read; nothing is changed until Tableside is updated.',
    blocked: 'Another window still runs an older version. Close it, and this one goes on by itself.',
    outdated: 'Tableside was updated while this window was open. Load it again to go on.',
    full: 'There is no room left, so the last entry was not saved. Free some space on this device; what was saved before is kept.',
    failed:
      'The browser gives no storage, so nothing can be saved in this window. Private windows and full disks do that.',
  } satisfies Readonly<Record<DatabaseState, string>>,
  lastBackup: 'Last backup',
  never: 'never',
  backupNote: 'A backup file is the only copy outside this browser.',
  notSaved: 'That setting could not be saved; it is as it was.',
}
