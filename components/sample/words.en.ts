export const en = {
  offer: 'Or try a sample table',
  note: 'In the middle of a game, to play with. It is counted nowhere, and gone when you throw it away or start a session.',
  /** Name of the key that opens the sample of a game. */
  tryGame: (game: string) => `Sample table: ${game}`,
  notSaved: 'The sample could not be put on the table. Nothing has changed.',
  /** Whoever and whatever the samples name, under the names in their records. */
  names: {
    Charlie: 'Charlie',
    Dave: 'Dave',
    Max: 'Max',
    Nova: 'Nova',
    Red: 'Red',
    Blue: 'Blue',
    Green: 'Green',
    Yellow: 'Yellow',
    Cinderella: 'Cinderella',
    Hansel: 'Hansel',
    Rapunzel: 'Rapunzel',
  } as Readonly<Record<string, string>>,
}
