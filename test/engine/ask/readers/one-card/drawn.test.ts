/** What One Card makes of questions that `drawn.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no attack.then-turn turn.owner: after somebody took the 10 may i play the coloured joker on it
no attack.then-turn turn.owner: i had no twos or aces so i drew the damage, they say my turn is gone, is it
no king.again turn.owner: king, then i drew, then a heart came for my king of hearts. may i lay it
no turn.play-or-draw turn.owner: i drew one and didnt like it, may i draw another
no turn.play-or-draw turn.owner: i drew a card and it fits, can i play it straight away
yes attack.then-turn turn.owner: i took the attack and nothing fits, do i have to take one more
yes attack.then-turn turn.owner: she drew 13 and put a 7 with hearts. was she still on
yes attack.then-turn turn.owner: jokered, thirteen drawn, and now i may lay a red card, is that so
yes attack.then-turn turn.owner: Rosa drew the ten for the black joker, can she now lay the 4 of spades on the black joker
yes attack.then-turn turn.owner: ten drawn for the black joker, do i get to play a spade right after
yes attack.then-turn turn.owner: the skipped guy laughs, i drew five, but im still on, no
nothing: took all seven cards at once, now the next player is on, yes?
nothing: he drew his ten and then the coloured joker came out of the stock. can he place it on the black one right now
nothing: king after drawing for an attack, still my go?
nothing: three players drew in a row, is the called suit still on
nothing: after the ten was drawn is the color joker good to play on the black one
nothing: the black joker came, was shuffled under, and now i drew it. may i use it
nothing: he caught me once already, i drew, next turn i am at one again and he is first again. do i draw a second time
`)
