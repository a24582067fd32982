/** What One Card makes of more questions. */
import { tells } from './told.ts'

tells(`
depends attack-order / attack.answer follow attack.adds ace: the ace of spades was played at me. can i answer with the ace of hearts
depends attack-order / attack.answer follow attack.adds two: the ace of hearts was played at me. can i answer with the 2 of hearts
depends finish / win black-joker follow.joker-colour attack.adds: can i finish with a joker
depends finish / win jack follow jack.skip: can i finish with a jack
depends finish / win seven follow.seven seven.call: can i finish on a 7
depends finish / win two follow attack.adds: can i finish with a 2
depends joker-on-joker / attack.answer follow.jokers attack.adds coloured-joker: the black joker was played at me. can i answer with the coloured joker
depends joker-on-joker attack-order / attack.answer follow.jokers attack.adds black-joker: the coloured joker was played at me. can i answer with the black joker
depends multi / turn.play-or-draw: i have two cards and lay a pair of 8s. ok
depends multi / turn.play-or-draw: can i lay the 8 of clubs and the 8 of hearts at once
depends multi / turn.play-or-draw: can i lay three queens at once
fact attack.adds attack.draw = 4: i lay a 2, leo lays a 2. how much does mia draw
fact attack.adds attack.draw = 7: i lay a 2, leo lays an ace. how much does mia draw
fact attack.draw attack.then-turn = 7: i have 5 cards, leo plays a 2 and i draw two. how many do i hold
fact setup.deal = 5: how many cards are dealt with three players
fact turn.play-or-draw hand.enough = 1: i have 3 cards, lay a king and a 4. how many do i hold
fact turn.play-or-draw hand.enough = 3: i have 5 cards and lay a pair. how many do i hold
fact turn.play-or-draw hand.enough = 4: i have 5 cards and answer a 2 with a 2. how many do i hold
fact turn.play-or-draw hand.enough = 5: i have 5 cards, i draw one and lay nothing. how many do i hold
no attack.adds attack.answer: somebody attacked me with a 2 and i answered with a 2. do i still draw
no attack.adds attack.answer: somebody attacked me with a 2 and i answered with an ace. do i still draw two
no attack.answer: the 2 of hearts was played at me. can i answer with a 7
no attack.answer: the 2 of hearts was played at me. can i answer with a jack
no attack.answer attack.adds: the 2 of hearts was played at me. does my 2 of clubs cost me a card
no attack.then-turn turn.owner: i had to draw three. is my turn over
no deck.single: the 5 of hearts was played before. can it be played again
no deck.single: the 5 of hearts was played before. can the 5 be played again
no follow: the 5 of hearts lies there. can i lay the 6 of clubs
no follow: the 7 lies there and hearts were called. can i lay the 5 of clubs
no follow win: my last card does not fit. may i lay it
no follow.joker-colour: the 5 of hearts lies there. can i lay a black joker
no follow.joker-colour: the black joker lies there and is drawn. can i lay the 4 of hearts
no hand.enough turn.play-or-draw: i have two cards and lay three 8s. ok
no jack.skip turn.owner: two players. mia lays a jack. is it my turn
no queen.reverse turn.owner: three players. does a queen keep the direction as it was
no setup.start jack: the start card is a jack. does it skip the first player
no setup.start seven: the start card is a 7. may the first player name a suit
no setup.start two: the start card is a 2. does the first player draw
no turn.play-or-draw: can i lay the 8 and 9 of clubs at once
no turn.play-or-draw: can i lay two hearts at once
no turn.play-or-draw: can i lay a 5 and then another card in one turn
no turn.play-or-draw turn.owner: i drew a card. may i lay it
yes attack.answer follow attack.adds ace: the 2 of hearts was played at me. can i answer with the ace of hearts
yes attack.answer follow attack.adds ace-of-spades: the ace of hearts was played at me. can i answer with the ace of spades
yes attack.answer follow attack.adds two: the 2 of hearts was played at me. can i answer with the 2 of clubs
yes attack.then-turn turn.owner: i drew two for the attack. may i lay a card now
yes attack.then-turn turn.owner: leo plays a 2 and i draw. is it still my turn
yes attack.then-turn turn.owner: i had to pick up four. can i lay a card now
yes deck.single stock.reshuffle: the 5 of hearts was played before, the pile was reshuffled. can it be played again
yes follow: the 5 of hearts lies there. can i lay the 5 of clubs
yes follow: the 5 of hearts lies there. can i lay the 6 of hearts
yes follow: the 7 lies there and hearts were called. can i lay the 5 of hearts
yes follow: can a heart go on a heart
yes follow: the 5 of hearts was played before. can the 5 of clubs be played again
yes follow.joker-colour: the black joker lies there and is drawn. can i lay the 4 of clubs
yes follow.joker-colour attack.adds black-joker: the 5 of spades lies there. can i lay a black joker
yes follow.joker-colour attack.adds coloured-joker: the 5 of hearts lies there. can i lay a red joker
yes follow.seven seven.call seven: the 5 of hearts lies there. can i lay a 7
yes follow.seven seven.call seven: the 7 of clubs lies there and hearts were called. can i lay the 7 of spades
yes turn.play-or-draw turn.owner: i drew one. is my turn over
yes turn.play-or-draw turn.owner: i had to draw one. is my turn over
yes win follow: may my last card be a 5
nothing: i have 2 cards, forget to call and am caught. how many do i hold
nothing: house rule sets are allowed. can i lay three queens at once
nothing: can i lay both jokers at once
nothing: somebody attacks leo. can i answer for him
nothing: the start card is a 5. does it do anything
nothing: the black joker lies there. can i lay the 4 of clubs
nothing: can black go on red
nothing: can an ace of the same suit go on the 2 of hearts
nothing: a king lies there, my own. can i lay the 5 of hearts on the king of hearts
nothing: how many cards are in the stock with four players
nothing: can eleven play
nothing: can ten play
nothing: can one play
nothing: are there enough cards for nine players
nothing: how many decks for 60 players
nothing: the stock has 3 cards and i must draw five. what happens
nothing: the stock has 3 cards left and i have to draw five. do i draw only three
nothing: the cap is ten and twelve are pending. do i draw ten
nothing: mia lays a jack, leo lays a queen. is it my turn
nothing: i lay a 5, leo lays a 5. how much does mia draw
`)
