/** What One Card makes of questions that `around.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends call-penalty / one-card.first one-card.call: two players, i play a queen leaving me with one, call it, does the other one draw though its my go again
fact jack.skip turn.owner = the next player is skipped: jack, skip or reverse
fact jack.skip turn.owner = the one after the next player: with five people a jack was played, who is next
fact king.again turn.owner = the same player again: two players and a king, who plays
fact queen.reverse turn.owner = it reverses the direction of play: queen with five, turn round or play again
fact queen.reverse turn.owner = the player before: who comes after a queen with four of us
fact queen.two turn.owner = it skips the other player: queen in a duel, turn round or skip
fact setup.deal = 5: ten people, cards per head?
no jack.skip turn.owner: jack in a two player game, the other one is on
no jack.skip turn.owner: can the skipped one put a jack to undo it
no jack.skip turn.owner: does a jack skip two players
no queen.reverse turn.owner: queen under four players jumps over somebody, true?
no queen.reverse turn.owner: objection, in a four player game the queen skips the next player, yes or no
no queen.two turn.owner: head to head the queen turns the order round, yes?
yes jack.skip turn.owner: we allow pairs, do two jacks skip two players
yes jack.skip turn.owner: duel, jack, me again
yes queen.reverse turn.owner: two queens at once where it is allowed, does the direction stay as it was
yes queen.reverse turn.owner: Oma laid a queen with four of us, is the one who played before her on now
yes queen.two turn.owner: the other one loses a go when i play the queen in a duel, true?
yes setup.deal: duel, seven each, yes
yes seven.call follow.seven seven: two players, 7, may i call the suit i know he lacks
yes seven.call follow.seven seven: i play the 7 of spades and name spades itself. can i name the same suit
nothing: we forgot to skip Ann after the jack, a round is gone, how do we repair it
nothing: were only two, i lay the queen, what happens
nothing: who is on the queen card
nothing: with a pair of players the queen skips, correct?
nothing: a jack jumps two seats over, so two miss, no
nothing: Bo was jumped, Cy queens, five of us, is Bo skipped once more because of the queen
nothing: its not me again after a king with five players, is it
nothing: is it five or seven with three of us
nothing: argument in a two player game, he says after his queen he plays again, is he right
nothing: three hands in the air after the queen, only the new next one may lay, yes
nothing: the tracker says draw or attack. i typed a plain 4 of the suit. should it take it
nothing: several at once is allowed here, under attack Wim lays three nines, ok
nothing: i have a jack and the attack is over. does it skip you in a normal way
nothing: double jack in one turn, does it jump two people
nothing: with three or more a queen reverses
nothing: finish on a king, do i have to play again or draw
nothing: two people jump with one jack
nothing: two of us, queens skip, so seven cards each, right
nothing: two of us, i get hit, put a queen, so its skipped, ok
nothing: three players, jack. does the skipped one draw a card
nothing: with two people a queen just passes the turn like a plain card, or
nothing: with two of us my last is a jack, do i need another card to go again
nothing: start card jack with two players, does the dealer go first because the other is jumped
nothing: jack by me with four, who suffers and how
nothing: queen with four, back to the one before me
`)
