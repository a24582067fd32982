/** What One-Outs makes of questions that `outcomes.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends down-trow-own / down-trow.any-time down-trow.stop down-trow.steal down-trow: on my own go can a trow come after my attack was started
depends hacky-in-nark / nark.circle: i answer the nark with a hacky, do we have to keep it up
fact down-trow.stop turn.attack out = 5: i was on 5, she jabs me and leo down trows it. what am i on now
fact hacky.hit hacky-sack turn.attack out = 2: i was on 3. leo starts a hacky, i have no attack card. what am i on now
no defend.choose: egg for Lia, fend from me?
no down-trow.stop: my king hit got down trowed, does he lose hp
no down-trow.stop: nova king hits me, leo down trows. im on 3. am i out
no down-trow.stop: leo narks me with a king hit, mia down trows. does dave have to play a card
no down-trow.stop: leo haymakers me and i dodge. mia down trows it. does it go on to the next
no draw-up: the grab took his last hp, does he draw
no draw-up: the hacky is on me and i have no attack card left, may i draw first
no hacky.chain hacky.hit: leo starts a hacky sack. mia has no attack card. does leo lose hp
no hacky.must hacky.chain: hacky, pass it
no haymaker.pass haymaker: my haymaker was blocked, does the next one get it
no nark.unable: leo narks me with a jab, i take it. mia has no attack card. does she lose hp
no out jab: out of attack cards, out of the game?
yes down-trow.stop: he narks me, i down trow, is it all over
yes draw-up: used grab as my go and he took it, do i draw for the grab when its over
yes grab.attack defend.choose dodge.no-contact dodge: Al grabs me on his turn, do i get to dodge
yes hacky.hit hacky-sack: i start a hacky sack, leo plays a jab, mia has none. does she lose 1 hp
yes haymaker.pass haymaker: i slow moed the haymaker itself, does it pass on
yes haymaker.pass haymaker: he dodged my haymaker, does it go to the next one
yes nark.circle: it isnt my turn, Jo narked Al, do i have to attack Al too
yes out grab: im on my last hp and he grabs me, it lands, am i out at once
nothing: my hopoate got down trowed, do i get it back
nothing: he said none in the nark and now attacks, does that stand
nothing: dodged haymaker, what now
nothing: in the hacky i was hit. do i get to grab the one before me
nothing: haymaker dodged by Lou. does the next one take the full 4
nothing: my king hit got down trowed, do i draw for the king hit
no grab.contact-pair: the nark victim blocked Ned. i threw before Ned. may i grab the victim off Neds contact
nothing: im on one hp and the hacky ends at me, can my fend keep me alive
nothing: narked with king hit, victim took it and is still in, the next has no attack, does he lose one
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: Jo has thrown a jab at Al, not at me, can i down trow to rob her
nothing: board block against the haymaker, does it travel on
yes draw-up: his turn, he grabbed at me and i fended it, do i draw for my fend afterwards
nothing: two eggs landed, then down trow, are those two hp still lost
nothing: his attack, my down trow, can that be
`)
