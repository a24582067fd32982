/** What Out of the Woods makes of questions that `people.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect block: as next in line i blocked the set of four, is my turn used up
depends answer-turn / turn.owner answer.block answer.reflect block: i sit after the attacker, i block, does my turn still follow
depends skip-two / attack skip turn.owner: attacked in a two player game, whose go after the draw
depends skip-two / attack skip turn.owner: its down to me and Jon, i attack, he draws, does he play now
fact reflect reflect.reverse attack = Ben: ben attacks me, i reflect, who draws
fact reflect reflect.reverse attack = Mia: mia attacks leo, leo reflects, who picks up two
fact reflect.becomes reflect reflect.reverse burden = Ben: order is Ann, Ben. reflected burden, who gives the card
fact reflect.becomes reflect reflect.reverse burden = the other player: his burden came to me, i reflected, so its he who gets a card now?
fact reflect.becomes reflect reflect.reverse burden = you: he burdens me, i reflect, which of us gives a card
yes answer.reflect reflect reflect.reverse attack: she attacked me, i reflected, can she reflect my reflect
yes bedevil turn.owner: dealer opened with a bedevil, second drew two, may second play
yes bedevil turn.owner: Mo got the fourth wolf by drawing for a bedevil, may he lay it now as his turn
yes escape: Al has one card, an attack, Bo blocks it. is Al out
yes skip turn.owner: A skips B, four players seated A B C D, is C next
`)
