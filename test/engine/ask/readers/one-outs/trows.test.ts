/** What One-Outs makes of questions that `trows.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no down-trow.stop: i jab leo, he fends. mia down trows. can leo still grab me
`)
