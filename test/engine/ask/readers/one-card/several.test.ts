/** What One Card makes of questions that `several.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends multi / turn.play-or-draw: does a pair of kings give two more plays
depends multi / turn.play-or-draw: I've got 2 of hearts and 2 of spades, can i play both so she has to eat 4
depends multi / turn.play-or-draw: two aces at once on the next player
no hand.enough turn.play-or-draw: lays a joker and another card in a king turn though he started with one card, ok?
no hand.enough turn.play-or-draw: the kid holds two cards and plays three aces, can this be right
no turn.play-or-draw: a 7 and another card in one turn
no turn.play-or-draw: isnt a 6 and 7 of hearts ok to lay together
no turn.play-or-draw: 5 and 6 of hearts together
no turn.play-or-draw: can i lay a joker and a two as a double attack
no turn.play-or-draw: i lay an ace and a 2 of the same suit together at the next player, five damage. can i
yes attack.then-turn turn.owner: can Grace play a queen in the same turn she drew for an attack
yes seven.call follow.seven seven: he plays 7 with two cards left. must he name a suit even with one card in hand
yes turn.play-or-draw follow: we play sets, can i put down three 9s at once
nothing: two kings in one go then a 5 and a 6, too much?
nothing: start card 3 of clubs, i play the club queen at once. does it follow
nothing: hearts on diamonds ok since both red?
nothing: two jacks in one go to jump two people, can u do that
nothing: does each jack of a set skip one
nothing: does a second queen later set the way back
nothing: two jacks in one move at a table of three, is it me again
nothing: pair of queens under the house rule, is the direction turned
nothing: Zoe laid a king, one left, said One Card at once, must Max after her draw one
nothing: kim dropped two red cards in one turn, fine
`)
