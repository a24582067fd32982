/** What One Card makes of questions that `table.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
yes turn.owner: i play a plain 5. is my turn done by that
`)
