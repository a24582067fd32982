/** What One Card makes of questions that `seats.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact jack.skip turn.owner = 4: players 1 to 4. player 2 lays a jack. whose turn is it
fact jack.skip turn.owner = C: Five players A B C D E and the game runs in that order. A plays one jack. Who plays next?
fact jack.skip turn.owner = Cleo: seats in order of play: Ali, Bea, Cleo, Dov. Ali puts down one jack. whose turn
fact queen.reverse turn.owner = B: A, B, C and D in that order. C lays a queen. who is next
yes jack.skip turn.owner: jack played by Al, Bo is next, Cy after, so Cy is on now?
yes queen.reverse turn.owner: three of us, Ida, me, Jo. i queen after Ida. does Ida go next
fact jack.skip turn.owner = Dee: Ann looks on. order is Bo, Cy, Dee. Bo lays a jack. who is on
fact jack.skip turn.owner = Dee: Ann and Ed look on. order is Bo, Cy, Dee. Bo lays a jack. who is on
fact turn.owner = me: me, Bo and Cy. Cy lays a 5, who goes now
fact jack.skip turn.owner = D: we sit as A, B, C, D. Bs jack was first. who is on
no jack.skip turn.owner: A B C, B lays a jack: C's turn?
fact jack.skip turn.owner = Cy: three players, order is Ann, Ben, Cy. Ann lays a jack, next?
fact jack.skip turn.owner = Ann: three players, order is Ann, Ben, Cy. Ann lays a 5 and Ben lays a jack and who goes
fact queen.reverse turn.owner = 2: players 1 to 3. player 3 lays a queen. who is on
fact jack.skip turn.owner = 2: players 1 to 10. player 10 lays a jack. who is on
fact jack.skip turn.owner = 1: players 1 to 5. 2 plays a jack, 4 plays a jack. who is on
fact jack.skip turn.owner = Cy: Ann lays a jack. order is Ann, Ben, Cy. who is on
fact jack.skip turn.owner = Cy: order is Ann, Ben, Cy. Ann who has two cards lays a jack. who is on
fact turn.play-or-draw turn.owner = Dee: order is Ann, Ben, Cy, Dee. Ann lays a jack, Cy draws. who is on
fact turn.owner = 2: players 1 to 4. player 1 lays a 5. who is the next player
fact jack.skip turn.owner = A: A, B and C play, B holds 3 cards and lays a jack. who is on
fact jack.skip turn.owner = 3: player 1 lays a jack, we are players 1 to 4. whose turn is it
yes jack.skip turn.owner: order is Ann, Ben, Cy. Ann lays a jack. is Ben skipped
no jack.skip turn.owner: order is Ann, Ben, Cy. Ann lays a jack. is Cy skipped
no jack.skip turn.owner: order is Ann, Ben, Cy. Ann lays a jack. does Ann sit out
yes jack.skip turn.owner: order is Ann, Ben, Cy, Dee. Ann lays two jacks at once. does Cy miss a turn
no turn.owner: order is Ann, Ben, Cy. Ann lays a 5. is Ben skipped
fact jack.skip turn.owner = Cy: order is Ann, Ben, Cy, Dee played often. Ann lays a jack. who is on
nothing: order is Ann, Ben, Cy. Dora lays a jack. who is on
nothing: order is Ann, Ben, Cy, Dee. Dora threw a jack. is Ben skipped
nothing: order is Ann, Ben, Cy. Ann lays a jack. is Dora skipped
nothing: a jack from me, the next is Rob, then Eve. what does it do to Rob
nothing: order is Ann, Ben, Cy. Ann lays a jack, Ann lays a queen. who is on
nothing: players 1 to 4. player 7 lays a jack. who is on
nothing: players 1 to 12. player 10 lays a jack. who is on
nothing: order is Ann, Ben, Cy. Ann lays a jack. does the turn go on
`)
