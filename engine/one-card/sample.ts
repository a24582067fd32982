/** A session in the middle of the game, as a play record: the sample table of this game. Every entry in it is legal. */
export const sample = `game: one-card
players: Charlie, Dave, Max, Nova
dealer: Nova
top: 9C

Max: 5C
Dave: QC
Max: JC
Charlie: 7C calls hearts
Dave: 4H
Max: draw
Nova: 9H
Charlie: 9S
Dave: 2S
`
