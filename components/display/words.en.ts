export const en = {
  full: 'Full size',
  leave: 'Leave full size',
  stillIn: 'Players still in',
  out: 'Out',
  outAt: (cause: string, turn: number) => `${cause}, turn ${turn}`,
  before: 'Before that',
  other: 'Other answers',
}
