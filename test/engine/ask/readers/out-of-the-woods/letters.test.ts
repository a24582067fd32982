/** What Out of the Woods makes of questions that `letters.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect block: a attacks b, b blocks, is it bs turn or cs
no attack: A attacks B, does A draw too
no escape: B answers with his last card, a block, A blocks it and the attack stands. is B out
`)
