export const en = {
  product: 'Tableside',
  back: 'Back to the table',
  pages: 'Pages',
  menu: 'Menu',
  table: 'Table',
  sessions: 'History',
  rules: 'Rules',
  settings: 'Settings',
  newSession: 'New session',
  openTab: 'Open in a tab',
  openPanel: 'Open side panel',
  close: 'Close this notice',
  reload: 'Reload',
  newer:
    'A newer version of Tableside made this data. Everything can be read; nothing is changed until this version is updated too.',
  blocked: 'Another window of Tableside is still an older version. Close it, and this one goes on by itself.',
  outdated: 'Tableside was updated. Reload this window to go on; everything logged is kept.',
  full: 'The last entry was not saved: this device has no room left. Make room and try again; everything before it is kept.',
  failed:
    'The browser gives no storage, so nothing can be opened or saved. In a private window that is so; else restart the browser.',
}
