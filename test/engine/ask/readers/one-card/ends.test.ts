/** What One Card makes of questions that `ends.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends finish / win jack follow jack.skip: is a jack ok as last card
no follow win: my last card does not match at all. may i put it anyway as nobody is hurt
yes king.again turn.owner: cant follow my king, do i then draw just one
yes win follow: me last card ten, it fit, me win?
nothing: ending with a picture card is forbidden, no
nothing: Minji puts her last card, a club, on a club. is that a legal card
nothing: joker black on top, drawn, my last card is the 6 of clubs. does it fit
nothing: must i finish with a 7
nothing: can i end with a pair of nines
nothing: any last card is fine at our table, Wim finishes on a jack, is it his game
nothing: he played his king, was at one, then won with the last, may i call it afterwards
nothing: Nora went out with a plain six, play went on as she had not called, was it allowed
nothing: she says you cant win on a deuce, is that true
nothing: Bo eats, Cy goes out on a fitting jack, is Cy the winner
nothing: is the king an exception for the finish because it plays again
nothing: the chain came to Eva whose last card is an ace that fits, she adds it, is she the winner
`)
