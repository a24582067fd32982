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
`)
