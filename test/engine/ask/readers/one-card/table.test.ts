/** What One Card makes of questions that `table.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
yes turn.owner: i play a plain 5. is my turn done by that
yes attack.answer attack.adds two: we let any attack card answer, 2 of spades on the ace of diamonds fine
yes win follow: can i go out with a 3
`)
