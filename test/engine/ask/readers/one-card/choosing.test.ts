/** What One Card makes of questions that `choosing.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no follow: different suit, different number, may i lay it if i have nothing else
no follow: same colour but not the same suit, ok to play
no seven.call: so theres no laying a 7 without saying a suit, right
no turn.play-or-draw turn.owner: am i forced to lay the matching card
yes follow: same suit other number, legal?
yes follow: is the same number in another suit fine
yes king.again turn.owner: king and i have nothing, must i draw one
yes turn.play-or-draw turn.owner: i may draw though i could play, right
nothing: do i have to draw three if i cant go
nothing: how can i choose the suit
nothing: must i stick to the suit that was asked for
nothing: he wants to win by a seven, is he allowed
nothing: can I call a suit with my 7 that I dont even have a single card of
nothing: am i free to draw on purpose when i could hit back
nothing: different suit and different rank attack
nothing: when is it smart to draw instead of playing
nothing: i 7 on a joker, nothing open. do i say a suit there too
nothing: i meant another suit, change it
nothing: same number different suits, how many per go
nothing: my own king on top, different suit, different rank, may i
nothing: seven turned up, do we pick a suit together
nothing: two different ranks of the same suit in one turn
nothing: under attack may i still call a suit with a seven
nothing: Ed 7s, Flo, next, wants to say the suit. hers to say
nothing: can my answer be the very same rank in a different suit
nothing: i dont have to name anything when the 7 fits the suit, do i
nothing: last card king, do i have to draw one because i cant play again
nothing: must somebody who lays a 7 say a suit
nothing: my last but one card is a 7, must i name a suit
`)
