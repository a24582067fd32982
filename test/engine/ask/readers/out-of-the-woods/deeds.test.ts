/** What Out of the Woods makes of questions that `deeds.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect block: the burden on me was blocked by me, my turn or not
depends answer-turn / turn.owner answer.block answer.reflect block: answered the burden with a block, who goes
depends answer-turn / turn.owner answer.block answer.reflect block: newbie here, blocked, now my normal go?
depends answer-turn / turn.owner answer.block answer.reflect reflect.reverse bedevil: i reflected his bedevil and called blue, i have a blue. am i on
depends reflect-idle / reflect.reverse answer.idle: the beginner played a reflect on a plain character turn just to lose it, does it reverse the order
depends reflect-idle / reflect.reverse answer.idle: reflect over a character on my turn, does play turn round
depends reflect-idle / reflect.reverse answer.idle: i threw in my reflect on a character being down, own turn, is it the other way round now
depends skip-two / attack skip turn.owner: attacked by my only opponent and drew, is it my go
fact house.change = red: the house is red. plain attack on yellow, whats the house
fact reflect reflect.reverse attack = the player who played the card: attack comes back, who draws then
no burden.last hand.enough: A reflects a burden with his last card, does he have to give something
no burden.last hand.enough: my only card is burden, must i hand something over
no escape: last card bedevil, reflected and i hold four, is it my win
no escape: even if the last card was reflected and i drew am i out
yes answer.block block: my block on his character, can he block it so it stands
yes answer.block block: the attack was reflected at me, may i block it
yes answer.reflect reflect reflect.reverse attack: im attacked by someones last card, can i reflect it
yes attack: attacked me, do i also pick up two
yes block attack: he attacked me, i blocked, he blocked my block, do i draw two
yes block burden: Ben burdened Ana, she blocked, he blocked that, does she get the card
yes burden.last escape: Tom has 2 cards left. He plays a burden and gives the other card to Liz. Is Tom out?
yes escape: my final card is a reflect that throws an attack back and it stands, am i out
yes escape: last card bedevil gets blocked, its on the pile, am i out of the woods
yes escape: he attacked, i reflected with my last one and it stood, i have none, am i out
nothing: house is red, Tom plays a red character, it is blocked with a plain character. what house do we match
nothing: heads burden, she takes my card, do i go again?
nothing: i drew a reflect as my turn, and round again he attacks me, order is me, Bo, Cy, may the next player reflect
nothing: leo skips, even if the last card was reflected and i drew am i out
`)
