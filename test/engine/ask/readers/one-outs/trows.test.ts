/** What One-Outs makes of questions that `trows.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no down-trow.stop: i jab leo, he fends. mia down trows. can leo still grab me
nothing: grab stopped by down trow, the noogie may come still, right
nothing: i down trowed the haymaker on its way to me, is it over for all
nothing: i down trowed somebody elses attack, do i draw a new card
`)
