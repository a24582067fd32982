/** What One-Outs makes of questions that `parts.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends grab-blocked / grab.contact: turn action was a grab, blocked with fend, defender declines, may i grab again
no defend.choose defend.one: a jab on me, may i throw down both my dodges
no grab.follow-up: my grab landed, two bites on her. legal
no skateboard.same-board: board blocked the jab, now the attacker grabs it. can i block with it again since it still has one
yes skateboard.steal grab.defender-first grab.contact grab: i attacked, board blocked, defender passes, i grab the board
nothing: somebody else grabbed her, can i bite her
`)
