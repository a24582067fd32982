/** What One-Outs makes of questions that `cases-stand.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends hacky-keeps / hacky.chain hacky.must: only bite and noodles in hand, am i forced to play the bite on the sack
depends heal-cap / noodles.turn noodles turn.utility: started on 7, at 6 now, noodles takes me to 9
depends heal-cap / noodles.turn noodles turn.utility: can noodles take you past 7
depends heal-cap / noodles.turn noodles turn.utility: Wiremu goes from six to nine by noodles, we began on seven, ok
depends heal-cap / noodles.turn noodles turn.utility: we all started on four, im on three, noodles make me six or four
depends heal-cap / noodles.turn noodles turn.utility: we started with 10 and im on 9, noodles to 12
depends heal-cap / noodles.turn noodles turn.utility: start 5 hp, im at 4 and eat noodles, am i on 7
depends heal-cap / noodles.turn noodles turn.utility: more than we began with after noodles, hm, is it
depends nark-slow-mo / nark.circle defend.slow-mo nark.each jab: Wiremu beats a nark of four with one slow mo, do the last two still throw their cards away
depends sudden-death-hand / limit.three draw-up defend.choose: two of us left and i hold 4, do i throw one away
depends sudden-death-hand / limit.three draw-up defend.choose: just became a duel and i am one over, bin it or hold it
nothing: may i heal while attacked
nothing: im at 0 but hold noodles. may i stay in for one more turn
nothing: noodles off turn to stay alive?
depends heal-cap / noodles.turn noodles turn.utility: may i heal above the start
depends heal-cap / noodles.turn noodles turn.utility: is there a max hp
depends heal-cap / noodles.turn noodles turn.utility: is it 9 hp or 7 with noodles on 6
depends heal-cap / noodles.turn noodles turn.utility: what is the max hp with noodles
depends heal-cap / noodles.turn noodles turn.utility: we started on 7, on 6 now, may i eat noodles to 9
nothing: we started on 7, on 2 now, may i eat noodles to 5
nothing: im on 4, we began on 7, noodles: am i at 7
nothing: im on 6 and may die, can i eat noodles
nothing: im on 6, narked, may i eat noodles
nothing: im on 6, may noodles be down trowed
nothing: im on 6, can i eat noodles with haka
nothing: im on 6, can i eat noodles with steroids
nothing: im on 6, can i eat noodles when it is my friends turn
nothing: im on 6, can i eat noodles while attacked
depends sudden-death-hand / limit.three draw-up defend.choose: we are 2 players with 4 cards each. must we discard
nothing: 2 left. do i draw up to 4
nothing: 2 left and i hold 4, is a hacky sack legal
nothing: 2 left, i hold 4 and eat noodles, ok
nothing: 2 left, may 4 eggs all hit him
depends heal-cap / noodles.turn noodles turn.utility: can i heal, is there a hp limit
depends sudden-death-hand / limit.three draw-up defend.choose: it is sudden death, do i discard down
`)
