/** What One Card makes of questions that `opening.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends attack-cap / attack.adds attack.draw: Ed, Flo and Gil together put 21 on me. do i draw the twenty first card as well
no setup.start black-joker: turned up a joker black. the first takes ten, yes
no setup.start follow.jokers: third in line, attack started with a red joker and nobody added. i have the black joker. may i add
no setup.start king: dealer flips a king, does the starter go again
no setup.start seven: a 7 of spades up at the start, nobody says a suit. is it spades for the first player
yes setup.start queen: a queen was turned up at the start, does the direction stay as it is
`)
