/** What Out of the Woods makes of questions that `clauses.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect block block.character: i lay a red, he blocks it and we are two. is it my turn again
depends reflect-idle / reflect.reverse answer.idle: i laid a reflect on my own turn, nothing to reflect, four of us. do we go the other way
depends reflect-idle / reflect.reverse answer.idle: reflect on my own turn for nothing, which way does play go
depends skip-two / attack skip turn.owner: just the two of us and i got attacked, i took the two, now may i play a card
depends skip-two / attack skip turn.owner: only two left, attack, he drew two, do i go on
fact house.change = blue: red was up, then an attack with a blue mark was laid. how do i know what the house is
fact house.change = green: plain skip by dad on a green owl, what now for the colour
fact house.change = green: she laid a green after a bedevil that named green and i blocked with a plain block. what is the house now
fact house.change = red: red bear blocked, plain block. which house is it after
fact skip turn.owner = C: players A, B and C. A skips B. who is on
fact turn.play-or-draw = 2: I have 1 card left and draw one. how many do I have
no block attack: my attack was stopped, do i pick it up again
no skip turn.owner: me, Al and Bea in that order, i play a character, Al draws, Bea plays a skip. am i on?
yes answer.block block: heads up, she burdens me, may i block
yes attack: i was attacked and say take. do i draw two from the pile
yes attack: so ok listen, i had this great plan, then Bea attacks me and i draw the two and one of them is exactly what i wanted, surely i can lay it now
yes bedevil turn.owner: bedevel 4 hit me and I drew the four, do i still get my turn
yes bedevil turn.owner: my burden was stopped, then he bedevilled me, i drew two and am i on now
yes escape: blocked last card comes back so i play on
yes reflect reflect.reverse reflect.becomes bedevil: i bedevilled, he reflected, i said take, do i draw what i played
`)
