/** What One-Outs makes of questions that `rounds.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no buff.nark: Lou narked me and Kai wants to bang a haka on his crane kick, allowed?
no dodge.no-contact grab.contact: dodged nark hit, grab
no hacky.chain hacky.hit: hacky, kept up with a tail whip so someone loses four
no nark.circle: Tui narked Lou, i already threw a jab. must i throw a second
no nark.circle: leo narks me with a jab and i dodge. can mia aim her jab at leo
yes grab.defender-first grab.contact grab: attack was fended in a nark, defender has no grab, may the attacker grab
yes grab.follow-up noogie: i joined a nark as third player, got blocked, my grab landed, is a noogie allowed
yes hacky.chain hacky.must: hacky, a crane kick keeps it up, yes
yes hacky.must hacky.chain: hacky came round to me again, i have just my king hit which i need, must i play it
nothing: last hp, hacky on me, no attack, no defence. am i out
nothing: no nark, three eggs left and one right, legal
no block.contact grab.contact: i took the first nark hit, can i grab the narker now
nothing: Zed narked me and i slow moed the first hit, Zed got nothing, may he attack again
nothing: the egg in the nark was blocked with a board by the victim, may the egg thrower grab it now
nothing: i couldnt keep up the hacky. do i lose 2
nothing: the hacky stopped before it came to me, do i draw as well
nothing: hold back my king hit and say no thanks in a nark
nothing: Bo narks Cy and im next to throw, can i trow instead
nothing: i used slow mo at the start of a nark against me, Zed got nothing, may he attack again
nothing: Ned has no attack. hacky was laid in the nark by the one before him. does he lose 1
`)
