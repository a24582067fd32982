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
no queen.reverse attack.answer: does a reversed direction let a queen work on an attack
nothing: under attack with a last card 7, may i drop it and win
nothing: kinged her way to a joker against me, mine against hers, ok
nothing: i keep my ace hidden and draw after the king, is that legal
nothing: i have a match but want to save it, can i draw instead
nothing: ace on me, one card left, its a 7. can i lay it and be done
nothing: two pending, king fits but no attacker, so i take them, right
nothing: attack drawn, then i lay a king that fits, do i get one more card
nothing: the attack came round with five on it, do i just draw the part from the last card
nothing: Ann jacked past Bo and so the ace of hearts came to me, i laid the two of hearts on it, and Cy claims that i owe one card for going lower, do i
nothing: thirteen on Udo, six left in all, does he just take the six
nothing: can i start with a king while cards are owed
nothing: heap of six on me, i draw three now and three on my next go, deal
`)
