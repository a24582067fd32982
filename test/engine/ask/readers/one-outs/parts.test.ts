/** What One-Outs makes of questions that `parts.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends grab-blocked / grab.contact: turn action was a grab, blocked with fend, defender declines, may i grab again
no defend.choose defend.one: a jab on me, may i throw down both my dodges
no grab.follow-up: my grab landed, two bites on her. legal
no skateboard.same-board: board blocked the jab, now the attacker grabs it. can i block with it again since it still has one
yes skateboard.steal grab.defender-first grab.contact grab: i attacked, board blocked, defender passes, i grab the board
nothing: somebody else grabbed her, can i bite her
nothing: i down trowed his attack off turn and stole a hopoate. may i hit him with it right away
no grab.contact-pair: Ben fended Anas jab, may i a third player grab Ben
nothing: nark with hacky, does the victim have to play an attack card too to keep it going
nothing: down trow stopped his attack before i could answer, may i grab him off turn
nothing: grabbing back after contact, can i add steroids to that grab
no grab.defender-first grab.contact: does the attacker get the first grab when my block was with a board
nothing: i blocked a haymaker Ben had dodged, can i grab Ben for it
nothing: i narked with the sack, does the victim have to play an attack card to keep it up
nothing: Ana attacked, Ben the victim blocked, may Ben grab Ana
nothing: lunch box says blocked or evaded, so fending it is fine?
yes draw-up: i threw the king hit and she just slippery gypsied it, does she draw up too though it was my turn
`)
