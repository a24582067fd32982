/** What One Card makes of more questions. */
import { tells } from './told.ts'

tells(`
depends call-penalty / one-card.first one-card.call: leo has two cards, lays one and calls one card. does the next player draw
depends call-penalty / one-card.first one-card.call: i have two cards, lay one and call one card. do i draw
depends multi / turn.play-or-draw: two jacks at once. are two skipped
fact attack.adds attack.draw = 23: a coloured joker and a black joker. how much do i draw
fact attack.adds attack.draw = 4: 2 + 2
fact attack.adds attack.draw = 5: an ace and a 2. how much do i draw
fact attack.adds attack.draw = 8: the ace of spades and the ace of hearts. how much do i draw
fact attack.adds attack.draw ace = 8: five pending and an ace. how much do i draw
fact attack.adds attack.draw ace two = 7: an ace and two 2s. how much do i draw
fact attack.draw attack.then-turn = 8: i have 5 cards, leo plays an ace and i draw. how many do i hold
fact jack.skip turn.owner = 2: 6 players, number 6 lays a jack. who is on
fact jack.skip turn.owner = 3: players 1 to 4. player 1 lays a jack. who is on
fact jack.skip turn.owner = Ann: three players, order is Ann, Ben, Cy. Ann draws, Ben lays a jack. who is on
fact jack.skip turn.owner = Ann: three players, order is Ann, Ben, Cy. Ann lays two jacks at once. who is on
fact jack.skip turn.owner = C: A, B and C play. A lays a jack. who is on
fact jack.skip turn.owner = Cy: three players, order is Ann, Ben, Cy. Ann lays a jack. who is on
fact jack.skip turn.owner = the one after the next player: five players. a jack was played, who is next
fact jack.skip turn.owner = the same player again: two players, a king and a jack, who is next
fact king.again turn.owner = Ann: three players, order is Ann, Ben, Cy. Ann lays a king. who is on
fact king.again turn.owner = the same player again: five players. a king was played, who is next
fact queen.reverse turn.owner = 1: players 1 to 4. player 2 lays a queen. who is on
fact queen.reverse turn.owner = Cy: three players, order is Ann, Ben, Cy. Ann lays a queen. who is on
fact queen.reverse turn.owner = Cy: me, Bo and Cy. i lay a queen. who is on
fact queen.reverse turn.owner = the player before: five players. i play a queen. who is next
fact queen.two turn.owner = the same player again: two players. i play a queen. who is next
fact seven.call turn.owner = A: A, B and C play. C lays a queen, B lays a 7. who is on
no follow: may i lay a card of the same colour and another suit
no follow: may i lay a card of another rank and another suit
no jack.skip turn.owner: two players. does a jack turn the direction
no jack.skip turn.owner: me, Bo and Cy. i lay a jack. is it me again
no one-card.call one-card.nobody: leo forgot to call, the next player has played. can i still call
no one-card.nobody one-card.call: leo has three cards left. can i call one card on him
no one-card.nobody one-card.call: leo came down to two. can i call one card on him
no queen.reverse turn.owner: five players. does a queen skip the next player
no queen.reverse turn.owner: three players. does a queen keep the direction
no turn.owner: three players, order is Ann, Ben, Cy. Ann lays a 5. is it Cys turn
no turn.play-or-draw turn.owner: must i play if i can
yes attack.draw two: is a 2 worth two
yes follow: may i lay a card of the same rank and another suit
yes follow: may i lay a card of the same suit and another rank
yes jack.skip turn.owner: five players. does a jack skip the next player
yes jack.skip turn.owner: we allow pairs. do two jacks skip two players
yes jack.skip turn.owner: we allow pairs. do three jacks skip three players
yes king.again turn.owner: nothing fits after my king. must i draw
yes queen.reverse turn.owner: three players. does a queen turn the direction
yes queen.two turn.owner: two players. does a queen skip the other player
yes seven.call follow.seven seven: i play a 7. must i name a suit
yes seven.call follow.seven seven: may i name the suit of the 7 itself
yes turn.play-or-draw turn.owner: may i draw though i could play
yes turn.play-or-draw turn.owner: may i draw although i have a card that fits
yes turn.play-or-draw turn.owner: nothing fits. must i draw
nothing: five players. a 5 was played, who is next
nothing: eleven players. a jack was played, who is next
nothing: three players, a queen and a jack, who is next
nothing: we allow pairs. do two jacks skip one player
nothing: does a jack skip one player
nothing: with four players a jack. is it the turn of the one before
nothing: with four players a queen. is it the turn of the one before
nothing: somebody skips me with a jack. can i answer with my own jack
nothing: somebody skips me with a jack. can i jack back
nothing: i forgot to call one card. do i draw two
nothing: i forgot to call one card. do i draw one
nothing: leo forgot to call, nobody has played. can i still call
nothing: leo has called one card. can i call it again
nothing: leo has gone out. can i call one card on him
nothing: leo came down to one. can i call one card on him
nothing: we play that the next draws. leo calls one card. does the next player draw
nothing: may i play on after a king though nothing fits
nothing: i play a 7. may i say nothing
nothing: does the next player name the suit of my 7
nothing: a joker on an ace. how much is it together
nothing: a 2 on a 2. is it four
nothing: a 2 on a 2. is it three
nothing: a 2, an ace and a joker, with a cap of ten. how much do i draw
`)
