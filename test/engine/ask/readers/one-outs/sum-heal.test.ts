/** What One-Outs makes of questions that `sum-heal.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends heal-cap / noodles.turn noodles turn.utility: noodles on 5 hp, 7 or 8
depends heal-cap / noodles.turn noodles turn.utility: we play with 7, im at 6. 2 minute noodles takes me to 9 or 7
fact noodles noodles.turn = 6: on 3 hp i eat noodles, what am i on
fact noodles noodles.turn setup.hp = 7: we agreed you cant heal past the 7 we started on. on 5, i eat noodles. where am i
fact noodles noodles.turn setup.hp = 9: we started on 9 with a cap. on 8, i eat noodles. where am i
nothing: small game with 3 hp each, im on 2, noodles to 5 or 3
fact noodles noodles.turn = 7: im on 4, noodles, what am i on after it
fact noodles noodles.turn setup.hp = 7: we agreed noodles cap at the start of 7, im on 6, i eat, what am i on
fact noodles noodles.turn setup.hp = 9: we agreed noodles may go past the start, im on 6, i eat noodles, what am i on
fact noodles noodles.turn = 6: i heal on 3 hp, what am i on
fact noodles noodles.turn = 6: on 3 hp. noodles eaten. how many hp left
fact noodles noodles.turn = 5: we started on 7. had 2, i eat noodles, what am i on
fact noodles noodles.turn = 5: on 6. i get hit. on 2, i eat noodles, where am i
nothing: on 3 hp i played noodles
nothing: i eat noodles, what am i on
nothing: we started on 9. i eat noodles, what am i on
nothing: im on 3, i eat noodles, cop a jab, what am i on
nothing: on 3 i hold noodles and a jab. i play the noodles. what am i on
nothing: started on 7, on 0 now. i eat noodles. what am i on
fact noodles noodles.turn = 5: im on 2, we started on 7, i eat noodles, where am i
fact noodles noodles.turn = 5: on 2 and we started on 9, i eat noodles, where am i
fact noodles noodles.turn = 4: i had 5. i got hit. on 1. then i eat noodles. what am i on
nothing: i had 5. i got hit. on 0. then i eat noodles. what am i on
`)
