const some = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

export const en = {
  title: 'Across sessions',
  back: 'Sessions one by one',
  game: 'Game',
  everyGame: 'All games',
  period: 'Period',
  periods: { all: 'Any time', year: 'This year', month: 'Last 30 days' },
  counting: 'Counting the sessions…',
  counted: (sessions: number) => `${some(sessions, 'session', 'sessions')} counted.`,
  left: (sessions: number) =>
    sessions === 1
      ? '1 session cannot be replayed by this version and is left out.'
      : `${sessions} sessions cannot be replayed by this version and are left out.`,
  none: 'No sessions here yet',
  noneNote: 'What is played is counted here as soon as the first entry is logged.',
  noneFound: 'No session fits',
  noneFoundNote: 'Choose another game or a longer period.',
  newSession: 'New session',
  failed: 'The sessions could not be read. They are kept as they are.',
  players: 'Players',
  player: 'Player',
  sessions: 'Sessions',
  wins: 'Wins',
  rate: 'Win rate',
  place: 'Place',
  out: 'Out in turn',
  dealt: 'Dealt',
  taken: 'Taken',
  cards: 'Cards',
  most: 'Most played',
  notes:
    'Wins, win rate and place are counted in finished sessions. Place and turn out are averages; players who fared alike share a place.',
  notKnown: '–',
  played: (card: string, times: number) => `${card} ${times}`,
  headToHead: 'Head to head',
  one: 'One player',
  other: 'Other player',
  neverMet: (one: string, other: string) => `${one} and ${other} have not played together.`,
  together: (sessions: number, finished: number) =>
    finished === sessions
      ? `${some(sessions, 'session', 'sessions')} together.`
      : `${some(sessions, 'session', 'sessions')} together, ${finished} finished.`,
  won: 'Won',
  better: 'Better place',
  dealtThem: 'HP taken from the other',
  sortedBy: 'Players, those with the most sessions first',
}
