export const en = {
  product: 'Tableside',
  back: 'Back to the table',
  pages: 'Pages',
  menu: 'Menu',
  table: 'Table',
  sessions: 'History',
  rules: 'Rules',
  ask: 'Ask the rules',
  settings: 'Settings',
  newSession: 'New session',
  openTab: 'Open in a tab',
  notice: 'Notice',
  close: 'Close this notice',
  reload: 'Reload',
  notShown:
    'This could not be shown. Everything logged is kept. Reload this window; if that does not help, restart the browser.',
  wentWrong:
    'Something went wrong, and what you did last may not have happened. Everything logged is kept. If it happens again, reload this window.',
  details: 'What the program says',
  updateWaiting:
    'A new version is ready. It starts when the browser does, or now: this window then closes, and goes on where it was when it is opened again.',
  updateNow: 'Start it now',
  backupDue: (sessions: number) => `${sessions} sessions have no backup yet. A file keeps them outside this browser.`,
  backUp: 'To the backup',
  later: 'Remind me later',
  sampleNote: 'A sample, to play with. It is counted nowhere.',
  throwAway: 'Throw it away',
  sampleGone: 'The sample is thrown away.',
  undo: 'Undo',
  newer:
    'A newer version of Tableside made this data. Everything can be read; nothing is changed until this version is updated too, which the browser does when it restarts.',
  blocked: 'Another window of Tableside is still an older version. Close it, and this one goes on by itself.',
  outdated: 'Tableside was updated. Reload this window to go on; everything logged is kept.',
  full: 'The last entry was not saved: this device has no room left. Make room and try again; everything before it is kept.',
  failed:
    'The browser gives no storage, so nothing can be opened or saved here. What was saved before is kept. In a private window that is so; else try again or restart the browser.',
}
