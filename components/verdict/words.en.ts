const COUNTS = ['no cards', 'the card', 'the two cards', 'the three cards', 'the four cards', 'the five cards']

export const en = {
  title: 'Can they do that?',
  nothingLogged: 'Nothing is logged',
  tapFirst: 'tap a card, or the name to ask for somebody else',
  tapAPart: 'tap a part to change it',
  who: (name: string) => `Who: ${name}`,
  card: (name: string) => `Card: ${name}`,
  at: (name: string) => `At: ${name}`,
  atWord: 'at',
  whoSays: 'Who says it?',
  atWhom: 'At whom?',
  whichWay: 'How?',
  cards: 'Cards and words',
  checkAlone: (what: string) => `Check ${what} alone`,
  checkIt: 'Check it',
  illegal: 'Not legal',
  legal: 'Legal',
  depends: 'Depends on your table',
  legalWith: (size: string, victim: string) => `Legal, ${size} on ${victim}`,
  legalSize: (size: string) => `Legal, the hit is ${size}`,
  instead: 'Legal instead',
  hinge: 'This turns on a house rule',
  here: 'this table',
  rules: 'Rules it rests on',
  notes: 'Worth knowing',
  logIt: 'Log it',
  allowIt: 'The table allows it',
  startAgain: 'Start again',
  overruled: (cards: number) =>
    cards === 0
      ? 'Logs it as overruled: nothing else happens.'
      : `Logs it as overruled: ${COUNTS[cards] ?? `the ${cards} cards`} ${cards === 1 ? 'is' : 'are'} spent and nothing else happens.`,
  said: (verdict: string, why: string) => `${verdict}. ${why}`,
}
