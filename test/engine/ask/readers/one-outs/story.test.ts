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
yes grab.contact grab: a king hit from Sol at Bea, Bea fends, may Bea grab Sol
yes out king-hit: Sol king hits Bea, Bea takes it, is Bea out on 4
fact setup.first = the next player clockwise after the one whose turn it was: max jabs nova, nova dodges. whose turn is it
no turn.one-action setup.first: its my turn, i jab nova, she takes it. is it my turn again
yes grab.defender-first grab.contact grab: max jabs nova, nova fends and declines. may max grab nova
yes nark.circle: nova narks me with a jab, i dodge it. does leo have to play a card
yes hacky.must hacky.chain: leo starts a hacky. do i have to play an attack card
yes hacky.hit hacky-sack: leo starts a hacky, mia has no attack. does mia lose one
yes haymaker.pass haymaker: leo haymakers me, i dodge. does it go on
yes block.contact: leo jabs me and i fend. are we in contact
no dodge.no-contact: leo jabs me and i dodge. are we in contact
no down-trow.stop: leo jabs me, mia down trows. do i lose hp
no down-trow.stop: leo jabs me, mia down trows it. am i out
fact king-hit turn.attack out = 0: i am on 5. leo king hits me and i take it. what am i on now
fact haka king-hit buff.one-play turn.attack out = 0: i am on 5. leo king hits me with a haka and i take it. what am i on now
fact grab noogie turn.attack out = 5: leo grabs me, i take it. he noogies me, i take it. what am i on
no down-trow.stop: my jab got down trowed. does he lose hp
no down-trow.stop: my jab got down trowed by leo. may i grab leo
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: leo jabs mia. can i down trow and steal from leo
yes grab.contact grab: leo jabs me, i fend. can i grab leo
no eggs.no-contact grab.contact: leo egged me, i fended one. can i grab him
no grab.follow-up: leo grabs me, i take it. can leo bite mia
yes grab.follow-up bite: leo grabs me, i take it. can leo bite me
depends buff-follow-up / buff.attack-only grab.follow-up: leo grabs me, i take it. can leo noogie me with haka
no grab.contact-pair: leo jabs mia, mia fends. can i grab mia
no defend.choose: leo jabs me. can mia dodge for me
yes nark.circle: max is narked by nova with a jab and takes it. does leo have to play an attack
yes grab.contact grab: max narks nova with a jab. nova takes it. leo plays a king hit, nova fends. may nova grab leo
yes hacky.hit hacky-sack: max starts a hacky sack. nova plays a jab. leo has no attack card. does leo lose one
depends hacky-keeps / hacky.chain hacky.must: max starts a hacky sack. nova plays a bite. legal
depends haymaker-home / haymaker.pass defend.choose dodge.no-contact dodge: haymaker at me, all the others dodged it and it came back to me. may i dodge it too
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: leo jabs mia. can i down trow and steal from leo
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: leo jabs mia. can i down trow
`)
