export const en = {
  back: 'Back to the table',
  pages: 'Pages',
  table: 'Table',
  sessions: 'History',
  rules: 'Rules',
  settings: 'Settings',
  newSession: 'New session',
}
