/** What One-Outs makes of questions that `deeds.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no block.contact grab.contact: i took the jab on the chin, may i grab him because we touched
no buff.attack-only: contact happened, i grab and want haka on it
no defend.card defend.choose: i am attacked with a 2, may i lay a king
no eggs.no-contact grab.contact: egg blocked, is the board up for grabs right away
no follow-up.needs-grab turn.owner: my grab did not land, may i bite her
no grab.contact-pair: they made contact, can i jump in and grab one of em
yes defend.choose dodge.no-contact dodge: hopoate with steroids, may a dodge avoid it
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: its Leos turn, his grab landed and he bites, can i throw in a down trow against the bite
yes grab.attack defend.choose grab.contact fend: am i allowed to block when i get grabbed
yes grab.contact grab: he grabbed me and i fended the noogie, may i grab him
yes grab.contact grab: we are in contact, can i grab him
yes grab.contact grab: contact grab from the attacker, i fended that one as well, may i grab now
yes grab.follow-up bite: grab by the defender landed, may he bite the attacker then
yes grab.follow-up bite: after contact i got my grab in on the attacker and it landed, bite him now even off turn
yes grab.follow-up noogie: contact grab landed on Hine, its Hines go. may i noogie her in her own go
yes skateboard.steal grab.defender-first grab.contact grab: i attacked him, skateboard block, he declines the grab, can i grab the board
nothing: contact was there. he has no grab so he plays bite straight. can he
nothing: Rangi plays haka on Kiris jab, ok
nothing: he attacks me so now its my turn to attack, right
nothing: Ana dodged Bens haymaker on to me and i fended, can i grab Ana
nothing: their contact open, im outside, down trow
nothing: he grabbed me and it landed. i bite him back right there. ok
no grab.contact-pair: i blocked sams attack, but may i grab kim who did nothing
no defend.choose: im on my last hp and he grabs me, may Jo dodge it for me
no grab.follow-up: grab on ana landed, bite ben
nothing: he dodged my jab, so now i may grab him right, there was contact
nothing: i nark Lou with a crane kick. does the kick come first at Lou
yes grab.contact defend.choose block.contact: contact grab, fend ok
yes grab.contact grab: i blocked in a nark, can i grab that attacker
nothing: may i sidestep when someone grabs for my skateboard
nothing: i answered his attack with a fend already and now comes bite. may i lay down trow too
nothing: dodged so no grabs, agreed?
yes grab.defender-first grab.contact grab: i attacked, she fended and passes on the grab, may i grab her
depends down-trow-own / down-trow.any-time down-trow.stop down-trow.steal down-trow: he fended my jab, we are in contact, its my turn, can i get out of it with down trow
nothing: my kick was fended and the guy is happy and does nothing. can i grab him
nothing: a sidestep against a bite after his grab, fine
nothing: one hp left and a grab comes at me, may i fend it
nothing: after a lost grab it is my turn, may i haka a sack tap
`)
