/** What Out of the Woods makes of questions that `outcome.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends skip-two / attack skip: he attacked me and drew me to ten cards, we are two. do i lose the go as well
fact escape = Ana: Ana has one card left and plays it, a skip. who wins
fact reflect reflect.reverse reflect.becomes bedevil = the player who played the card: i reflect the bedevil, who draws the four
no burden: burdened, can i play the card he gave me right now if it fits
yes answer.reflect reflect reflect.reverse attack: mummy attacked me, can i put my reflect
nothing: last card skip, out?
nothing: he skipped me twice with one skip, can he
nothing: he has one card left, three of us, Ann attacks Ben, Ben blocks. is Zoe on
nothing: leo attacks mia. may he lay it at once Mo drew the fourth wolf on his turn
`)
