/** What One-Outs makes of questions that `attacks.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends board-grab-who / grab.contact-pair: skateboard block on Petes attack, can Lily grab the board instead of Pete
depends down-trow-own / down-trow.any-time down-trow.stop down-trow.steal down-trow: my turn, my jab, fended, her grab comes, do i get to trow it
depends haymaker-in-nark / haymaker.pass haymaker: Lou narks Raj, Tess adds a haymaker, Raj ducks it, is the next one after Raj hit
no defend.choose: Zoe is attacked, can i dodge for her
no defend.choose: my brother is on one hp and gets jabbed, may i throw my fend for him
no eggs.no-contact: i blocked an egg in Raj his nark, touch
no eggs.no-contact grab.contact: fended egg, grab ok
no eggs.no-contact grab.contact: my egg got blocked by Jess, can i grab her for it
no follow-up.needs-grab turn.owner: may i bite after a jab landed
no grab.contact-pair: Ben fended Maxs jab, can i jump in with a grab
no haymaker.pass: i block own haymaker, contact, yes
no haymaker.pass: own haymaker fended, contact
no haymaker.pass: blocked own haymaker, is there contact
no haymaker.pass grab.contact: my haymaker came back, i blocked with my board, may somebody grab
no skateboard.same-board: my board blocked her jab, now she grabs it. can i block with it
depends down-trow-own / down-trow.any-time down-trow.stop down-trow.steal down-trow: i attack, she fends, contact, she grabs me, down trow from me
yes block.contact: the haymaker got to me, i fended. does that count as contact
yes block.contact: does contact happen when i stop an attack with fend
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: 1 v 1, he king hits, may i down trow
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: eggs coming, i fended the first, may i down trow the other three
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: Ken has not answered my jab yet, may Ken down trow
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: down trow when its not me who is attacked?
yes grab.contact grab: i blocked a skateboard with my skateboard, grab ok?
yes grab.contact grab: tail whip was blocked by my fend, do i get to grab
yes grab.contact grab: my king hit got blocked by leo, can leo grab me
yes grab.defender-first grab.contact grab: she blocked my sack tap and leaves it at that, can i grab her now
yes grab.defender-first grab.contact grab: she fended my kick and leaves it at that, may i grab her
nothing: she stopped Kims attack but stole from me, i did nothing, is that allowed
nothing: i sidestepped it and now i want to grab her, ok?
no eggs.no-contact grab.contact: eggs are attacks and i blocked, so i grab, yes
yes grab.defender-first grab.contact grab: the passed haymaker was blocked by me, may i grab its thrower
nothing: i would rather take 1 than lose my haymaker, but i must play it, right
`)
