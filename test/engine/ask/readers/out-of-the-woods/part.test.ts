/** What Out of the Woods makes of questions that `part.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no attack turn.owner: he attacked me, i have an attack too. may i put mine on top so the next one gets four
yes bedevil turn.owner: drew for the bedevil and got a block, may i put that block down as my move
nothing: me and Bo are the last two, the others are out. i skip Bo, do i play again
`)
