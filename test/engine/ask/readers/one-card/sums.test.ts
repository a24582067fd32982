/** What One Card makes of questions that `sums.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends attack-cap / attack.adds attack.draw: the sum is 28, both jokers and an ace. must the poor man draw 28
depends attack-cap / attack.adds attack.draw: Moe adds 2 to 19. is it 21 that i take
depends attack-cap / attack.adds attack.draw two: ten plus thirteen plus a two, all of it?
fact attack.adds attack.draw ace two = 5: 2 then an ace stacked how many do i take
fact attack.adds attack.draw coloured-joker black-joker = 20: we cap it at 20. both jokers are down, how many does the next one draw
fact attack.draw ace = 3: a diamond ace starts the attack, how much is pending
no attack.adds attack.draw: the stack is two plus three, he wants to draw only the three since its on top, ok
no attack.draw two: is a two worth one card
no attack.draw two: two players in a row have to draw for one single 2, is that right
no attack.then-turn turn.owner: took 5 for the black ace, my neighbour already plays a card. was he allowed because my turn ended with the draw
yes attack.adds attack.draw two: sets are ok here, two 2s at once make four, right
yes attack.adds attack.draw two: he played a 2 on me, i 2 him back, so the next one is up for 4?
yes attack.adds attack.draw two: two twos pending, i draw four, right
yes attack.adds attack.draw coloured-joker ace: coloured joker answered by an ace of hearts, 16 for the next person?
nothing: do we take the aces out for a two player game
nothing: one ace on its own, can it cost less than three
nothing: 3, then 2, five?
nothing: does my ace add three to what is pending
nothing: two plus two plus ace, all of it rolls on, does it
nothing: ace on ace of spades, three on five, does somebody draw for that
nothing: ace of hearts on ace of clubs, both three, must i pick one up for it
nothing: i put an ace on his 2, next owes five, right
`)
