/** What One Card makes of questions that `ends.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends finish / win jack follow jack.skip: is a jack ok as last card
no follow win: my last card does not match at all. may i put it anyway as nobody is hurt
yes king.again turn.owner: cant follow my king, do i then draw just one
yes win follow: me last card ten, it fit, me win?
nothing: ending with a picture card is forbidden, no
nothing: Minji puts her last card, a club, on a club. is that a legal card
`)
