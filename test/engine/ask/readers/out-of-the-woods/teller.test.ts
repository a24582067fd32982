/** What Out of the Woods makes of questions that `teller.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect block: Mia attacks, i block, block stands, do i play a card as well
depends answer-turn / turn.owner answer.block answer.reflect reflect.reverse bedevil: i reflected his bedevil and called blue, that was my last card. i have a blue. am i on
fact escape = Ana: four of us. Ana has one card left and plays it, a skip. who wins
fact escape = Has: order is Ann, Ben. Ana then has one card left and plays it, a skip. who wins
no attack turn.owner: three players, drew two from the attack and now hold all four, may i lay them
no attack turn.owner: attack on me with no answer from me, do i still get a turn with three of us
no bedevil turn.owner: two players, my bedevil stands, am i straight on again
no hand.enough: i blocked his attack with my last card, he has a block and uses it. so i am hit and still in, right
no turn.owner block answer.block: i laid a red, he blocked, i blocked his block and it stands, four of us. do i play again now
no turn.owner turn.play-or-draw: can i take back my draw and play something instead, or rather, having drawn may i still play?
yes answer.block block: i have two cards, a block and a figure, attacked, may i block with one
yes answer.block block: she burdened me and hasnt given the card yet. may i block that
yes answer.block block block.character: two of us only, she lays a blue. may i block it
yes block attack: he attacked me, i blocked, he blocked, i blocked again and that stood. is the attack dead
yes burden turn.owner: i let the burden happen, still my go?
yes burden turn.owner: took the card from the burden, do i play now
yes escape: Al attacks Bo with his last card, Bo reflects, Al draws two. does Al play on
yes escape: Al burdens Bo, Bo reflects and gives Al his last card. is Bo out
yes escape: played my last card skip, am i out
yes escape: Tom had one card left, an attack. He attacks Liz, Liz blocks. Is Tom out?
yes escape: Al has one an attack, Bo blocks it. is Al out
yes escape: B answers with his last card, a bedevil, A blocks it and the attack stands. i reflect it, is B out
yes reflect reflect.reverse reflect.becomes bedevil: her last card was a bedevil, i turned it back, does she draw
yes reflect.reverse: we play clockwise, then somebody reflects an attack, anticlockwise now
nothing: burden after a turned direction, who gets the card
nothing: he called blue, i blocked, may i play now
nothing: may i block the reflect even if im not next any more my attack got reflected at me,, is it my turn
nothing: with two, i play it. i attacked and he had no answer, may i play straight on
nothing: i was just going to draw for my last bedevil and then saw my block, me havent drawn yet, may i still play it
nothing: i turned it back, her last card was a bedevil, does he draw
nothing: she blocks. can i take back my draw and play something instead, or rather, having drawn may i still play?
nothing: attacked in a game of three, drew my two, may i lay one now, who draws
nothing: she calls yellow. i reflect a bedevil, do i still draw the two then
nothing: Tom bedevils Liz and names yellow. The house is blue. Liz draws. what colour is it
nothing: i attacked, three of us, the house is red, he blocked, am i on again
nothing: held three, got bedevil 4'd, the house is red, drew, then played one on my turn. cards left?
`)
