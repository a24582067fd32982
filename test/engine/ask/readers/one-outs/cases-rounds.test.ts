/** What One-Outs makes of questions that `cases-rounds.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends eggs-in-nark / nark.eggs nark.circle: narkers eggs. victim gets three, Levi one. is Levis egg ok
depends eggs-in-nark / nark.eggs nark.circle: can the nark eggs be divided
depends eggs-in-nark / nark.eggs nark.circle: is it fine to name two people for the eggs that go along with my nark
depends eggs-in-nark / nark.eggs nark.circle: some eggs in the nark at a bystander
depends eggs-in-nark / nark.eggs nark.circle: may the egg thrower in a nark choose other targets as well
depends eggs-in-nark / nark.eggs nark.circle: are eggs in a nark all for the victim
depends hacky-defend / hacky.hit hacky.chain turn.one-action: no attack card but a fend, does that save me from the hacky hit
depends hacky-defend / hacky.hit hacky.chain turn.one-action: i have no attack for the hacky, but 2 dodges. useful?
depends hacky-in-nark / hacky.chain nark.circle nark.attack defend.choose: next guy throws hacky sack in the nark, only 1 for the victim
depends hacky-in-nark / hacky.chain nark.circle nark.attack defend.choose: Beth narks me with hacky, may i just dodge the 1
depends hacky-in-nark / hacky.chain nark.circle nark.attack defend.choose: hacky sack into nark, do we get a chain inside the round
depends hacky-in-nark / hacky.chain nark.circle nark.attack defend.choose: answered a nark with hacky, is the chain on
depends hacky-keeps / hacky.chain hacky.must: hacky as my card for the nark, do all have to play attacks again
depends hacky-keeps / hacky.chain hacky.must: my last two cards are nark and noodles and the hacky is at me, do i lose one
depends haymaker-home / haymaker.pass defend.choose dodge.no-contact dodge: just two players, can a haymaker be dodged back
depends haymaker-home / haymaker.pass defend.choose dodge.no-contact dodge: can my haymaker bounce back from a dodge in a duel
depends haymaker-home / haymaker.pass defend.choose dodge.no-contact dodge: everybody dodged my haymaker, does it hit me
depends haymaker-home / haymaker.pass defend.choose dodge.no-contact dodge: three players and both dodge my haymaker
depends haymaker-home / haymaker.pass defend.choose dodge.no-contact dodge: three players, both others dodged my haymaker, is it my problem now
depends haymaker-home / haymaker.pass defend.choose dodge.no-contact dodge: target has to be another player, so a haymaker cant reach me, right
depends haymaker-in-nark / haymaker.pass haymaker: victim slow moed a haymaker in the nark, does it go to the next one
depends haymaker-in-nark / haymaker.pass nark.each defend.choose block.contact: narker uses haymaker, victim dodges, does it go round the table
depends nark-narker-out / nark.circle out nark.each jab: we dont have to throw if the narker died, do we
depends nark-narker-out / nark.circle out nark.each jab: when the narker goes out the nark goes on, correct
depends nark-narker-out / nark.circle out nark.each jab: grabbed the narker to death, are the other attacks still coming
depends nark-narker-out / nark.circle out nark.each jab: i was next in the nark but the narker is gone
depends nark-slow-mo / nark.circle defend.slow-mo nark.each jab: narked guy played slow mo, can i keep my card
depends nark-slow-mo / nark.circle defend.slow-mo nark.each jab: i used the slow one against the narkers own hit, the other three too
depends nark-slow-mo / nark.circle defend.slow-mo nark.each jab: the first hit of the nark was slow-mod, may i skip my card now
depends nark-slow-mo / nark.circle defend.slow-mo nark.each jab: slow-mo on egg number one in a nark, do the others still have to join in
no dodge.no-contact grab.contact: i dodged one hit of the nark, may i grab that one
yes hacky.hit hacky-sack: hacky sack started, no target, fine, i got nothing, is it me who loses one
nothing: hacky drop kills the last other one, win?
`)
