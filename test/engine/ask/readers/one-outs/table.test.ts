/** What One-Outs makes of questions that `table.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no block.contact: attack landed, are we in contact
nothing: in a nark Kat blocked Leos card, can the narker grab Kat in that contact
`)
