/** What One-Outs makes of questions that `sum-hp.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends hacky-defend / hacky.hit hacky.chain turn.one-action: block the hacky damage with a skateboard
depends haymaker-in-nark / haymaker.pass nark.each defend.choose block.contact: whats with the three points left on a haymaker slipped in a nark
depends haymaker-in-nark / haymaker.pass nark.each defend.choose block.contact: where does a haymaker go that the nark victim dodged
fact bite grab.follow-up = 1: bite dmg
fact defend.one defend.choose jab = 0: jab on me, i lay sidestep. what does it do
fact grab grab.attack = 1: grab dmg
fact grab.follow-up grab.attack grab bite out = 3: Grab landed, then Bite landed too. The victim had 5. What's left?
fact haka king-hit buff.one-play turn.attack = 8: haka and king hit damage
fact haymaker turn.attack = 4: hay maker damage if its not dodged
fact jab king-hit nark.each turn.attack = 8: narked: the jab and the king hit land, i dodge the tail whip. how much do i lose
fact jab tail-whip nark.each turn.attack out = 1: i was on 7. leo narks me with a jab and i take it, mia tail whips me and it lands. what am i on
fact nark.eggs eggs.separate four-eggs = 4: most damage of 4 eggs in a nark
fact noogie grab.follow-up = 1: noogie dmg
fact steroids hopoate buff.one-play turn.attack = 4: steroids on hopoate total
fact tail-whip hopoate = Tail Whip, 4: which does more, hopoate or tail whip
no out: king hit on a 6 hp player with a fend played, out?
no out jab sack-tap: 4 hp left. nark: jab lands, sack tap lands, i block the hopoate. still in?
no out tail-whip: i was on 5, he tail whips me and i dont defend. am i out
yes block.contact: blocked what was left of the haymaker, does it touch
yes out crane-kick: crane kick at two hp, out, right
yes out grab: grabbed on 1 hp, out?
yes out king-hit: king hit at 3 hp, out?
nothing: does the haymaker jump over me to the one on my left
nothing: haymaker dodged twice now. where does it fly
nothing: i flipped my board to block a hopoate, where does the board go now
nothing: blocked his haymaker, grabbed and bit him, neither stopped, what did he lose
nothing: no board in it, i just grab somebody. what does it take off
nothing: haymaker in the third hands now, is it two damage
nothing: he was grabbed at one hp and the bite isnt needed any more, is he out already
nothing: what does a dodged grab do
nothing: on 1 hp and my board gets grabbed, do i keep the board since im out
nothing: so dead men dont fend, hes at 0 and wants to block the next egg, can he
nothing: Al grabbed my board, how many hp did it cost me
fact king-hit jab = King Hit, 6: what does more damage, a jab or a king hit
fact lunch-box crane-kick = 2, 2: which hits harder, a lunch box or a crane kick
yes out king-hit: im on 3 and cop a king hit, am i out
yes out jab: im on 5 and cop a jab, am i still alive
fact king-hit jab turn.attack out = 0: im on 5, a king hit and a jab land on me, how many hp left
`)
