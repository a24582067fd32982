/** What One Card makes of questions that `short.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact stock.reshuffle attack.draw = 3: the stock has 3 cards, nothing to reshuffle, i owe 5. how many do i take
yes stock.reshuffle: stock has 2, i draw 5, so take 2, shuffle and take 3 more
yes stock.reshuffle attack.draw: only three cards left in all and i owe ten, three is enough
no stock.reshuffle attack.draw: there are 4 left, nothing to reshuffle, i owe 7, do i owe 3 later
nothing: i owe ten but theres only six even after the shuffle, what do i take
nothing: they owed 13, there were only 9 cards to be had anywhere. is the rest just forgotten
`)
