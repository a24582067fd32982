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
`)
