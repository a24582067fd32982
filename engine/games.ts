/** The closed list of games, in the order they are offered. */
export const games = [
  { id: 'one-outs', name: 'One-Outs' },
  { id: 'one-card', name: 'One Card' },
  { id: 'out-of-the-woods', name: 'Out of the Woods' },
] as const

export type GameId = (typeof games)[number]['id']
