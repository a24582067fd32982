/** What One Card makes of questions that `hands.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact attack.draw attack.then-turn = 6: i have 4 cards, take three for an ace and lay a 9. how many cards are in my hand
fact attack.draw attack.then-turn = 7: was holding 3. spade ace got me, took the lot, then put down a nine i had picked up. cards in hand?
fact attack.draw attack.then-turn = 7: held 3. the ace of spades hit me, took the lot, then laid a nine i had drawn. cards in hand
fact attack.draw attack.then-turn = 7: attack of 5 on me, i hold 3, draw it, lay one, cards in hand
fact turn.play-or-draw hand.enough = 2: i have 2, lay one and get caught. how many cards do i have
fact turn.play-or-draw hand.enough = 4: held 6, laid a king of clubs and a 4 of clubs. how many are left
no one-card.nobody one-card.call: may i call it on Viktor with two cards in his hand
fact attack.answer hand.enough = 4: i have 5 cards, leo plays an ace and i answer it with a card. how many do i hold
fact turn.play-or-draw hand.enough = 9: my hand of 12 cards, i lay three kings. how many do i hold
fact attack.draw attack.then-turn = 9: i have 4 cards and 5 pending, i draw. how many do i hold
fact turn.play-or-draw hand.enough = 3: 4 cards only, i lay one, how many cards in my hand
fact turn.play-or-draw hand.enough = 1: he had 3 cards and laid two. how many cards does he have now
fact turn.play-or-draw hand.enough = 5: i have 5 cards, leo lays a card and mia lays a card. how many do i hold
nothing: fourteen cards in hand now from the joker, and still i may lay one this turn?
nothing: i picked one up and want to play another card from my hand now
nothing: i have 4 cards and 1 pending, i draw. how many do i hold
`)
