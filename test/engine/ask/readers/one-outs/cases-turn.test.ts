/** What One-Outs makes of questions that `cases-turn.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends board-grab-who / grab.contact-pair skateboard.steal: outsider going for the skate in contact
depends buff-follow-up / buff.attack-only grab.follow-up: buffing a follow up
depends buff-grab / buff.attack-only grab.attack: Jed 3 hp, no boards. grab and haka from me on my go. dead
depends buff-hacky-sack / buff.attack-only hacky.hit hacky-sack hacky.chain turn.attack buff.one-play haka: haka hacky ok
depends buffs / buff.one: buff limit
depends countered / down-trow.any-time down-trow.stop down-trow.steal down-trow: dt vs lnch box ok
depends countered / down-trow.any-time down-trow.stop down-trow.steal down-trow: Hine swings tail whip at Jed. Jed asks for a down trow to be played for him, i have one. can i
depends down-trow-chain / down-trow.any-time down-trow.stop down-trow.steal down-trow: what beats a down trow, another one
depends down-trow-chain / down-trow.any-time down-trow.stop down-trow.steal down-trow: my noodles were trowed, can i trow back
depends down-trow-idle / down-trow.any-time down-trow.steal down-trow: dt b4 he acts
depends down-trow-own / down-trow.any-time down-trow.action down-trow.stop down-trow.steal down-trow: dt own play ok
depends grab-blocked / grab.attack grab.contact turn.owner: a board blocks a grab, is anybody allowed to grab now
depends spent-board / skateboard.two-uses skateboard.steal: second block, board stealable now
no hacky.chain: leo starts a hacky sack and it comes to me. can i play steroids and jab
yes grab.attack defend.choose grab.contact fend: he grabs me on his turn, may i fend
yes grab.contact grab: fend against a steroids jab, grab after it fine?
nothing: im third in the hacky chain, may i add roids
nothing: he sidestepped my buffed jab and i grabbed him, were we right to allow it
nothing: two of the same buff on an attack
nothing: could i attack and then trow my own attack just to get a card
nothing: Dee hakas her lunch box and looks at me smiling cause i only got a down trow. do i have a way out
nothing: grab a hidden board ok?
`)
