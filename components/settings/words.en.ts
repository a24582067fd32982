import type { BackupProblem } from '../../store/backup.ts'

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
  deleted: (sessions: number) =>
    sessions === 1
      ? '1 of them is deleted and can be brought back'
      : `${sessions} of them are deleted and can be brought back`,
  nothingStored: 'Nothing is stored yet. Sessions stay on this device; nothing leaves it.',
  /** Whatever else can be said of the storage is said over the screen. */
  states: {
    opening: 'Looking at what is stored.',
    ready: 'Everything is saved as soon as it is tapped.',
  },
  backup: 'Backup',
  backUp: 'Save a backup',
  backedUp: (file: string) => `Saved as ${file}.`,
  notBackedUp: 'Something stored cannot be read, so there is no backup: it would be incomplete. Nothing has changed.',
  bringIn: 'Bring in a file',
  pickFile: 'A backup or a play record',
  paste: 'Or paste a play record',
  pasteLabel: 'Play record or backup',
  pasteHint: 'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Ann\n\nBen: Jab > Cas',
  lookInto: 'Look into it',
  found: 'What it would add',
  refused: 'Nothing of it was taken in.',
  notReadable: 'The file, or what is stored here, cannot be read at the moment. Try it again.',
  badLine: (line: number, what: string, place: string) => `Line ${line}: ${what}${place === '' ? '' : ` (${place})`}.`,
  moreProblems: (count: number) => (count === 1 ? 'And 1 more line.' : `And ${count} more lines.`),
  badBackup: {
    'not-json': 'this is no JSON',
    'not-a-backup': 'this is no backup of Tableside',
    'out-of-place': 'this stands where it cannot',
    doubled: 'this session was in the file before',
    'cut-off': 'the file ends before its end',
    newer: 'this was written by a newer version',
    missing: 'something is missing',
    'not-an-object': 'something here is not what it should be',
    'not-a-list': 'something here is not what it should be',
    'not-text': 'something here is not what it should be',
    'not-a-number': 'something here is not what it should be',
    'not-a-place': 'something here is not what it should be',
    'not-a-time': 'this is no time that a calendar has',
    'not-yes-or-no': 'something here is not what it should be',
    'unknown-kind': 'there is no such kind of entry',
    gap: 'an entry is missing',
  } satisfies Readonly<Record<BackupProblem['reason'], string>>,
  wouldAdd: (count: { added: number; longer: number; known: number; houseRules: number; entries: number }) => {
    const parts = [
      ...(count.added > 0
        ? [count.added === 1 ? '1 session that is not here' : `${count.added} sessions that are not here`]
        : []),
      ...(count.longer > 0
        ? [count.longer === 1 ? '1 session that goes on' : `${count.longer} sessions that go on`]
        : []),
      ...(count.houseRules > 0
        ? [count.houseRules === 1 ? '1 set of house rules' : `${count.houseRules} sets of house rules`]
        : []),
    ]
    const known =
      count.known === 0 ? '' : ` ${count.known === 1 ? '1 session is' : `${count.known} sessions are`} here already.`
    return `It would add ${parts.join(', ')}: ${count.entries === 1 ? '1 entry' : `${count.entries} entries`}.${known}`
  },
  allKnown: (sessions: number) =>
    sessions === 0 ? 'There is nothing in it.' : 'Everything in it is here already. There is nothing to add.',
  apart: (count: number) =>
    count === 1
      ? '1 of them is here too but went another way; it is added beside the one that is here.'
      : `${count} of them are here too but went another way; they are added beside the ones that are here.`,
  wouldAddRecord: (game: string, players: string, entries: number) =>
    `It would add a session of ${game}: ${players}, ${entries === 1 ? '1 entry' : `${entries} entries`}.`,
  claim: (line: number, text: string, got: string) =>
    `Line ${line}: “${text}” does not hold${got === '' ? '.' : `; it is ${got}.`}`,
  broken: (count: number) =>
    count === 1
      ? '1 entry of it is not legal. It is kept and marked as such.'
      : `${count} entries of it are not legal. They are kept and marked as such.`,
  seat: (place: number) => `Seat ${place}`,
  take: 'Add it',
  leave: 'Leave it',
  close: 'Close',
  taken: 'Added. What was here is as it was.',
  lookAt: 'Look at it',
  notTaken: 'It could not be saved, so nothing was added.',
  lastBackup: 'Last backup',
  never: 'never',
  since: (sessions: number) =>
    sessions === 1 ? '1 session has no backup yet' : `${sessions} sessions have no backup yet`,
  backupNote: 'A backup file is the only copy outside this browser.',
  notSaved: 'That setting could not be saved; it is as it was.',
}
