/** What Out of the Woods makes of questions that `acting.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect bedevil: we are two, i reflected the bedevil, he drew four, is he on now
depends answer-turn / turn.owner answer.block answer.reflect bedevil: Joy reflected and Max drew four, who is on
depends answer-turn / turn.owner answer.block answer.reflect block: three of us, Ann attacks Ben, Ben blocks. is Zoe on
depends answer-turn / turn.owner answer.block answer.reflect block: the blocked card is undone, who plays now
depends answer-turn / turn.owner answer.block answer.reflect block: Max bedevilled Joy, she blocked it, may Joy play now
depends answer-turn / turn.owner answer.block answer.reflect block: my block has stood and now three foxes wait for the fourth i have, is it my go to lay it
depends answer-turn / turn.owner answer.block answer.reflect block: the house is blue. the blocked card is undone, who plays now
depends answer-turn / turn.owner answer.block answer.reflect block block.character: i laid a block on a normal card, does that end my turn
depends answer-turn / turn.owner answer.block answer.reflect burden: my burden got reflected, i was given a card, do i play now
depends answer-turn / turn.owner answer.block answer.reflect reflect.reverse: me reflect, me play too?
depends answer-turn / turn.owner answer.block answer.reflect reflect.reverse: i reflected, may i lay one of mine now
depends skip-two / attack skip turn.owner: with two, i attacked and he had no answer, may i play straight on
depends skip-two / attack skip turn.owner: she blocks. with two, i attacked and he had no answer, may i play straight on
fact bedevil.call house.change = yellow: The house is blue. Tom bedevils Liz and names yellow. Liz draws. what colour is it
fact block.character house.change = red: house is red, Tom plays a red character, it is blocked with a plain block. what house do we match
fact burden = the next player: i burden, who gets my card
fact house.change = yellow: after a yellow block on an attack, what house
fact house.change = yellow: plain attack on yellow, whats the house
fact house.change block.character = yellow: played a blue character on blue and someone blocked it with a yellow framed block. what colour do we follow
fact reflect reflect.reverse attack = the player who played the card: attack got reflected, whos drawing two
fact reflect.becomes reflect reflect.reverse burden = the player who answered it: reflected burden, who gives the card
fact skip turn.owner = Pia: we sit Pia, Quin, Rob. Quin skips. who plays next?
no attack turn.owner: attacked in a game of three, drew my two, may i lay one now
no burden: i burdened Tia and she plays on. do i lose my next turn for it
no burden turn.owner: heads up burden, she takes my card, do i go again?
no escape: last card a bedevil, they reflected it, have i escaped anyway
no escape: i handed my last card over with a burden, he says i must draw one. am i still in then
no reflect reflect.reverse reflect.becomes bedevil: i reflect a bedevil, do i still draw the two
no skip turn.owner: two players, A skips, A skips, A skips, does B ever play
no turn.play-or-draw turn.owner: Mo drew the fourth wolf on his turn, may he lay it at once
no turn.play-or-draw turn.owner: i was just going to draw for the bedevil and then saw my block, i havent drawn yet, may i still play it
no turn.play-or-draw turn.owner: with two, i attacked and he had no answer, i draw, may i play straight on
yes answer.reflect reflect reflect.reverse attack: i drew a reflect as my turn, and round again he attacks me, may i reflect
yes bedevil turn.owner: i did not answer the bedevil and took it, do i get my turn
yes bedevil turn.owner: Mia bedevilled me and i drew my two, my go now?
yes bedevil turn.owner: bedevil 2 on me, no answer, i drew two. may i play now
yes bedevil turn.owner: A bedevils B, two players, B draws, does B play
yes bedevil turn.owner: two of us, bedevil 4 by her last but one, i drew, do i play before she lays the last
yes bedevil turn.owner: two players. order is me, Bo, Cy. i did not answer the bedevil and took it, do i get my turn
yes burden.last escape: two player game, i burden with two cards left, she takes it, did i win
yes escape: Ann attacked with her last card, Ben blocked, is Ann out anyway
yes reflect.reverse: four players, i bounced the attack, is everything going backwards now
yes turn.owner block block.character answer.block: i reflect it, i laid a block on a normal card, does that end my turn
yes turn.play-or-draw turn.owner: i took the burden, drew one, is my go over
nothing: action with no house printed what do we match
nothing: two of us are left, attack from dad, i draw, do i play
nothing: i was refused a reflect on a block once, now a burden is at me, may i reflect
nothing: Lous reflect was blocked by Pat, four of us, is Lou on
nothing: i play a character, action with no house printed what do we match
nothing: three of us, Ben blocks. is Zoe on
nothing: last card a bedevil, they reflected it, i attack. have i escaped anyway
nothing: order is Ann, Ben. with two, i attacked and he had no answer, may i play straight on
nothing: leo skips. bedevil 2 on me, no answer, i drew six. may i play now
nothing: i block it, i did not answer the bedevil and took it, do i get my turn
nothing: five players. somebody skips. whose turn is it
nothing: ten of us. i attack. who draws
`)
