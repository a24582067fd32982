/** What Out of the Woods makes of questions that `hits.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact bedevil = 4: wild 4, how many to draw
fact bedevil = 9: I had 7 cards and got a bedevil 2 on me, I drew. how many in hand now
fact burden = 3: Tom burdened with five cards left, how many may he hand over
fact reflect block reflect.reverse attack = nobody: attack, reflect, block on the reflect, who takes the cards
fact reflect reflect.reverse reflect.becomes bedevil = 4: my bedevil 4 got reflected onto me, i take how many
fact reflect.becomes bedevil.call = you: i reflected toms wild, who names the colour, him or me
no bedevil.call: Tom bedevils me. May I name the house?
no block attack: attack, block, block, is the victim safe
no block attack: attack, block, block, block, does the attack stand
no block burden: mummy blocked my burden, can i still give her the frog
no reflect reflect.reverse reflect.becomes burden: i reflect burden, do i still get the card from him
yes bedevil.call: i put bedevil, i can say color?
yes block attack: Ann attacks me, i block. am i safe
yes block attack: two players, she attacks, i block, is her attack gone
yes block burden: Ann burdens Ben, Ben blocks, Ann blocks the block. does the burden stand
yes burden: i played burden, do i have to give a card
yes reflect.becomes bedevil.call: i reflected bedevil 4, so its me who calls the colour, right
nothing: the one who bedevils picks the house, right?
nothing: Neds last bedevil was reflected, may Uma name the house
nothing: bedevil on me, can i pass the cards along by playing my own bedevil
nothing: who takes the two cards when an attack isnt answered
nothing: may i refuse to draw for a bedevil just like that
nothing: fourth of the run vs bedevil, do i get round the drawing
nothing: four of us, it is not my turn and nobody hit me. can i throw in an idle block to get rid of it
nothing: must the attacker say attack out loud for it to count
nothing: reflect on the attack stood. does the attacker just get off because its his own card
nothing: how many do you draw for a bedevil
nothing: attack, how many cards
nothing: i reflect, which of us gives a card
nothing: he burdens me, i reflect, she blocks, which of us gives a card
nothing: my only card is burden. must i hand something over without it
nothing: A reflects a burden with his last card, leo skips. does he have to give something
nothing: i reflect, ben attacks me, who draws
nothing: bedevil 2 on me, no answer, i drew two
nothing: Ann burdens me, am i safe i block
nothing: Ann attacks me, i block. am i safe without it
nothing: attack, reflect, block, block, does the attack stand
nothing: bedevil 2, he had no answer. how many does my last victim draw
nothing: he burdens me, i reflect, which of us gives a card, how many do i hold
nothing: Uma reflected Neds last card, a burden, may she give him a card, how many do i hold
`)
