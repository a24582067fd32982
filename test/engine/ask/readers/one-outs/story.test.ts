/** What One-Outs makes of questions that `story.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no grab.defender-first grab.contact: i blocked his jab with a fend, may he grab before i say anything
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: hacky sack started, no target, fine, may i stop it with down trow before it gets to me
yes grab.defender-first grab.contact: i fended her jab, can i grab before she does
nothing: i am out, do i still draw
nothing: grab on ana went in, but the noogie goes to ben
`)
