/** What One-Outs makes of questions that `blows.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends buff-follow-up / buff.attack-only grab.follow-up: grab with haka then noogie, would that be 4 total
depends buff-follow-up / buff.attack-only grab.follow-up: no steroids on a follow up, correct?
depends buff-follow-up / buff.attack-only grab.follow-up: so follow ups stay at one even with a haka
fact defend.one defend.choose jab = 0: Al plays slippery gypsy on my jab, what does it do
fact eggs.separate four-eggs = 1: four eggs at her and she slow mos the second one. how many hp does she lose
fact eggs.separate four-eggs = 1: two eggs on me and my fend took the first, how much does the second take if it lands
fact eggs.separate four-eggs = 2: i dodged three eggs and took one, what do i lose
fact eggs.separate four-eggs = 2: All four eggs at me: first I dodge, second I fend, other two splat me. hp lost?
fact eggs.separate four-eggs = 4: most damage 4 eggs can do to one
fact eggs.separate four-eggs = 4: whole carton undefended on one player, damage
fact grab.follow-up grab.attack grab bite = 2: dave grabs me and bites me, none stopped, hp lost
fact grab.follow-up grab.attack grab bite = 2: blocked her kick, then my grab and my bite both went in, how many hp did she lose
fact nark.eggs eggs.separate four-eggs = 4: narked with eggs and he answered none, how much did my eggs take
fact skateboard turn.attack = 3: what does a skateboard do
fact steroids hopoate buff.one-play turn.attack out = 1: on 5 hp, she hopoates me with steroids and i cant dodge. where am i now
no eggs.no-contact grab.contact: blocked two eggs, grab once
yes block.contact: tail whip blocked with fend by Dan. did they touch
yes eggs.separate defend.choose dodge.no-contact dodge: four eggs on me, i dodge one and eat three
yes eggs.separate defend.choose eggs.no-contact fend: four eggs at me, may i fend one and eat three
nothing: does steroids on its own heal me
nothing: may i throw five eggs with two egg cards as one play
nothing: what does each egg do
nothing: may i use a fend on the first egg and a dodge on the second
nothing: attacks and blocks with a board, how many all in all
fact eggs.separate four-eggs = 1: three eggs thrown at me. One I dodged, one I fended, one I just took. How many HP did I lose?
fact grab.follow-up grab.attack grab noogie = 2: my hopoate was fended, he grabbed me and noogied me and i had nothing, how many hp gone in sum
depends buffs / buff.one: pumped with everything, one haka, one roids, one jab, five damage, go
fact haymaker turn.attack = 4: a haymaker nobody dodges, hp lost
fact grab.follow-up grab.attack grab noogie = 2: Dave fends my crain kick, grabs me and noogies me, i stop neither. how much do I lose in total
fact grab.follow-up grab.attack grab = 1: fended his king hit and my grab lands, how much does the grab do
fact jab turn.attack = 2: a king hit and a jab hit me, i dodge the king hit, how much do i lose
fact jab turn.attack = 2: a jab and a king hit come at me, i dodge the second, how much hp do i lose
fact eggs.separate four-eggs = 2: four eggs at me, i dodge two, how much do i lose
fact king-hit turn.attack = 6: he jabs me and king hits me, i dodge the first, how much do i lose
fact king-hit turn.attack = 6: a jab and a king hit at me, i blocked the jab with a fend, how many hp lost
fact king-hit turn.attack = 6: i did not dodge the king hit, how much do i lose
`)
