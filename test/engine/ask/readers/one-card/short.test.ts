/** What One Card makes of questions that `short.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact stock.reshuffle attack.draw = 3: the stock has 3 cards, nothing to reshuffle, i owe 5. how many do i take
yes stock.reshuffle: stock has 2, i draw 5, so take 2, shuffle and take 3 more
yes stock.reshuffle attack.draw: only three cards left in all and i owe ten, three is enough
nothing: i owe ten but theres only six even after the shuffle, what do i take
`)
