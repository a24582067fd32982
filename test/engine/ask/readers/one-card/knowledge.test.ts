/** What One Card makes of questions that `knowledge.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends joker-on-joker attack-order / attack.answer follow.jokers attack.adds black-joker: can the black joker meet the coloured one in an attack
no deck.single: same club jack twice, no remix
`)
