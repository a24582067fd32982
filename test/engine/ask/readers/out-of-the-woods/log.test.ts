/** What Out of the Woods makes of questions that `log.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect burden: three players, Jo burdens me, i reflect, Jo takes the card. is Jo to play now
yes escape: we are three, i lay my last card, a bedevil, and call red. the next draws, am i out and done
yes escape: Al has one card, an attack, i draw. Bo blocks it. is Al out
`)
