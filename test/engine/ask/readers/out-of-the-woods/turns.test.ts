/** What Out of the Woods makes of questions that `turns.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends skip-two / skip attack turn.owner: last two in, skip, who is next
fact reflect.reverse = anticlockwise: tom reflected my attack, which way do we go
fact reflect.reverse = clockwise: attack, reflect, reflect, starting from clockwise, which way do we go
no bedevil turn.owner: i take four from bedevil and my turn is finish?
no bedevil turn.owner: Ann took two from a bedevil, has she used up her go
no reflect.reverse: i blocked the reflect, do we go clockwise again because of it
no turn.owner block answer.block: i laid a queen first and remembered my block later, may i stop the burden yet, dear
yes attack: attacked and drew 2, do i lose my go
yes burden turn.owner: burdened and took the card, may i now play a burden myself
yes reflect.reverse: somebody blocked my reflect, do we still go anticlockwise now
nothing: i only defended, is my turn still coming
nothing: attackd, drew, is it my go with three of us
nothing: Jo has his card back, does Kim get to lay one now
nothing: when i have answered the burden with a block, do they skip past me, dear
nothing: my last card is block and theres nothing to stop, may i play it to get out
nothing: reflect no attack reverse?
nothing: i burdened Tia and she plays on. she blocks, do i lose my next turn for it
nothing: four players, i the attack, is everything going backwards now
`)
