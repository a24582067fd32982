/** What One Card makes of questions that `seats.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact jack.skip turn.owner = 4: players 1 to 4. player 2 lays a jack. whose turn is it
fact jack.skip turn.owner = C: Five players A B C D E and the game runs in that order. A plays one jack. Who plays next?
fact jack.skip turn.owner = Cleo: seats in order of play: Ali, Bea, Cleo, Dov. Ali puts down one jack. whose turn
fact queen.reverse turn.owner = B: A, B, C and D in that order. C lays a queen. who is next
yes jack.skip turn.owner: jack played by Al, Bo is next, Cy after, so Cy is on now?
yes queen.reverse turn.owner: three of us, Ida, me, Jo. i queen after Ida. does Ida go next
nothing: a jack from me, the next is Rob, then Eve. what does it do to Rob
`)
