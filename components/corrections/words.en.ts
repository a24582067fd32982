export const en = {
  title: 'Correct the table',
  note: 'What the table says goes before what the rules say. It stands in the log as a correction.',
  whose: 'Whose',
  set: 'Set',
  none: 'None',
  setFor: (what: string, name: string) => `Set ${what} of ${name}`,
  noneFor: (what: string, name: string) => `${what} of ${name}: none`,
  doFor: (what: string, name: string) => `${name}: ${what}`,
  noNumber: 'Only a whole number can be set, 0 or more.',
  table: 'The whole table',
}
