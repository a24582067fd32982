/** What One Card makes of questions that `facing.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends attack-cap / attack.adds attack.draw: does a fourth attack card still add when were already at 21
depends attack-order / attack.answer: i answer an ace with a 2 of its suit, do i draw a penalty card
fact follow seven.call = hearts: 7 of clubs on top and hearts were called, which suit do i follow
no attack.answer deck.single follow: can i put a 3 on a 2 under attack
no attack.answer king.again: may a king stall an attack
no attack.answer seven.call: someone hit me with a 2, can i put a 7 on it to escape
no attack.answer seven.call: attack on me, i put 7 and name spades, good?
no attack.answer seven.call: Liv hits me with the club 2. i put the club 7 and then hearts is called. am i saved
no attack.draw attack.answer: can i draw half of the attack now and the rest next turn
no attack.draw attack.answer: Pending is 6. Could I draw three of them and hand on the other three to my sister with a 2?
no attack.then-turn turn.owner: is it the next players go once i took the attack
no jack.skip turn.owner: my english not good, jack on me, i put jack too and stop it, is ok?
no king.again attack.answer: is the king an attack
yes attack.answer ace: are aces attacks
yes attack.answer attack.draw: Quin drew although he had an ace that fit, all in order
yes attack.answer attack.draw: leo could answer but drew, ok
yes attack.answer attack.draw: attacked, i want to save my attack card and draw, may i
yes attack.answer attack.draw: was he right to draw the three while holding an ace
nothing: under attack with a last card 7, may i drop it and win
`)
