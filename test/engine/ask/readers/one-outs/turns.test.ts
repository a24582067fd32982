/** What One-Outs makes of questions that `turns.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact setup.first = the next player clockwise after the one whose turn it was: max jabs nova, nova fends and grabs max. max takes it. who goes next
fact setup.first = the other player: two of us left. i jab leo and he takes it. whose turn is it
fact setup.first down-trow.stop = the next player clockwise after the one whose turn it was: nova jabs me and i fend it. mia down trows. whose turn is next
no turn.one-action setup.first: i jab leo and he dodges. is it my turn again
yes turn.one-action setup.first: two of us left. i jab leo and he takes it. is it his turn now
nothing: whose turn is it to throw after the narker in a nark
`)
