const some = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

export const en = {
  title: 'Rules',
  game: 'Game',
  sections: 'Sections',
  read: 'Rules text',
  cards: 'Cards',
  search: 'Search the rules',
  searchHint: 'Search: a card, a word, a question',
  print: 'Print, two pages',
  houseRules: 'House rules',
  houseRule: 'House rule:',
  usual: 'usual',
  here: 'this table',
  bends: 'Bends',
  published: 'In the published rules under',
  respelled: (typed: string) => `Nothing is spelled “${typed}”. Showing `,
  result: (rules: number, cards: number, rulings: number) => {
    const parts = [
      ...(rules > 0 ? [some(rules, 'rule', 'rules')] : []),
      ...(cards > 0 ? [some(cards, 'card', 'cards')] : []),
      ...(rulings > 0 ? [some(rulings, 'house rule', 'house rules')] : []),
    ]
    return parts.join(', ')
  },
  nothing: (asked: string) =>
    `No rule, card or house rule speaks of “${asked}”. Try the name of a card, or one word such as turn, draw or block.`,
  noRule: (id: string, game: string) => `${game} has no rule called ${id}. All its rules are below.`,
}
