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
depends buffs / buff.one: can i use both kinds of buff
depends board-grab-who / grab.contact-pair skateboard.steal: may an outsider grab the skateboard that just blocked
depends board-grab-who / grab.contact-pair skateboard.steal: may a bystander grab the board that fended
depends spent-board / skateboard.two-uses skateboard.steal: can i grab the skateboard it defended with, used up
nothing: may i play haka and steroids on a jab in a nark
nothing: may i put haka and steroids on four eggs
nothing: can i eat noodles and play haka and steroids
nothing: someone down trows my haka and steroids jab, ok
nothing: do haka and steroids differ, which is better
nothing: is the limit one buff in a nark
nothing: is the limit one booster on four eggs
nothing: is there a maximum of boosters with noodles
nothing: is there a limit on boosters after a down trow
nothing: may i haka a hacky sack after a down trow
nothing: may i haka a hopoate in a hacky sack
nothing: can i haka a grab when he down trows me
nothing: may i haka a grab to steal a board
nothing: can i haka a noogie after a grab in a hacky
nothing: can i haka a noogie after a grab when he down trows it
nothing: can i haka a noogie without a grab
nothing: may i down trow a tail whip in a hacky
nothing: can i down trow the lunch box with a second down trow
nothing: down trow on a down trow on my lunch box
nothing: can i trow my own tail whip
nothing: may i down trow my own attack and then jab
nothing: between turns, may i down trow a jab
nothing: between turns, may i down trow a hacky sack
nothing: can i down trow while nothing is going on with a skateboard in hand
nothing: he down trowed, may a bystander take the board that blocked
nothing: may a third player grab the board that blocked in a nark
nothing: can i grab a spent skateboard that blocked after a down trow
nothing: can i grab his spent board that blocked in a nark
nothing: can i grab the spent board he blocked with last round
nothing: can i take the skateboard whose second use was a block
nothing: he fended my turn grab after a down trow, may he grab back
nothing: my haka grab was fended, may he grab back
`)
