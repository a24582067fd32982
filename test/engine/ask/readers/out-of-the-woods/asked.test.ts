/** What Out of the Woods makes of questions that `asked.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect attack reflect reflect.reverse: Al attacks Bo, Bo reflects, Al draws two, four in. may Bo lay a bear now
depends answer-turn / turn.owner answer.block answer.reflect block block.character: she blocked my character, is it her turn now or the next ones
depends skip-two / attack skip turn.owner: i attack my only opponent, who is next
depends skip-two / attack skip turn.owner: me and Tim are the last ones, Tim attacks me, i take it, who moves
fact bedevil = 2: bedevil 2, how many does the victim draw
fact bedevil.call = the player who played the card: bedevil, whos allowed to say the colour
fact skip turn.owner = the player after the next one: four players. somebody skips. whose turn is it
no attack: two players, he attacked. do i draw four because we are two
no attack turn.owner: im hit by an attack and dont answer it, may i play on normally afterwards
no bedevil turn.owner: i drew for his bedevil, is that the draw which ends my turn
no burden turn.owner: order is me, Bo, Cy. i burden Bo. is it Cys turn now
no reflect reflect.reverse reflect.becomes bedevil: bedevil, reflect, reflect, does its player draw
yes answer.block block: Lea reflected Toms burden, may Tom put a block on it
yes escape: i played attack as my last card, it was reflected, do i have to play on
nothing: Uma reflected Neds last card, a burden, may she give him a card
nothing: burden taken, does Lou miss his go
nothing: nothing to send back. reflect anyway. whos next, left or right
nothing: four players, her bounced the attack, is everything going backwards now, whose turn is it
`)
