/** What One-Outs makes of questions that `story.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no grab.defender-first grab.contact: i blocked his jab with a fend, may he grab before i say anything
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: hacky sack started, no target, fine, may i stop it with down trow before it gets to me
yes grab.defender-first grab.contact: i fended her jab, can i grab before she does
nothing: i am out, do i still draw
nothing: grab on ana went in, but the noogie goes to ben
nothing: gypsy on the king hit, grabber wants in. contact or what
nothing: he wants my board with a grab, may i dodge that
nothing: fended a haymaker that was passed to me, who am i in contact with, the thrower right
yes grab.contact grab: nark plus lunch box on me, i fend the lunch box, may i grab the narker
yes grab.contact defend.choose block.contact: i narked Bo with a jab, he fended it and grabbed me, am i allowed to fend it
no haymaker.pass haymaker: haymaker, took it, does it go on
nothing: haymaker came to me off a dodge at 3. may i throw a down trow at it
nothing: used my board twice for egg blocks, may i attack with it
fact draw-up = 1: after the jab and the dodge, who picks up cards
nothing: she started a hacky and im out of attacks, can i down trow before i get hit
nothing: one hp left and a grab comes at me, it comes from a contact in a third players nark, may i use down trow
`)
