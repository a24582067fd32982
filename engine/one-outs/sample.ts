/** A session in the middle of the game, as a play record: the sample table of this game. Every entry in it is legal. */
export const sample = `game: one-outs
players: Charlie, Dave, Max, Nova
dealer: Nova
hp: 7

Charlie: Crane Kick > Dave
Dave: Fend
Dave: Grab > Charlie
Charlie: take
Dave: Noogie
Charlie: take
Dave: Haka + Jab > Max
Max: take
Max: Hacky Sack
Nova: Sack Tap
Charlie: Jab
Dave: no attack card
Nova: Skateboard > Max
Max: Slow-mo Dodge
Charlie: 4 Eggs > Nova 3, Dave 1
Nova: take
Nova: Sidestep
Nova: take
Dave: take
Dave: Swap 2
Max: Steroids + Jab > Nova
`
