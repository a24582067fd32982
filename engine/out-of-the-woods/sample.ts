/** A session in the middle of the game, as a play record: the sample table of this game. Every entry in it is legal. */
export const sample = `game: out-of-the-woods
players: Charlie, Dave, Max, Nova
dealer: Max
houses: Red, Blue, Green, Yellow
stories: Cinderella, Hansel, Rapunzel

Max: Red (Cinderella)
Nova: Red (Cinderella)
Charlie: Blue Skip
Max: Blue (Hansel)
Nova: draw
Charlie: Bedevil 4 calls Yellow
Dave: Block
Charlie: take
Max: Attack
`
