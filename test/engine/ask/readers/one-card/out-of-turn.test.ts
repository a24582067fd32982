/** What One Card makes of questions that `out-of-turn.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends call-penalty / one-card.first one-card.call: as the third player, do i take one when the first calls her own in time and the second is next
no attack.adds attack.answer: i answered a 2, do i still have to take two
no turn.owner attack.answer: ella was attacked and i want to answer in her place
no turn.owner attack.answer: drew for the joker, then a jack by me. does the one after the skipped draw for my joker
yes deck.single stock.reshuffle: shuffled the discards five minutes ago, is it fine that the 7 of hearts is laid again
no deck.single: two players, joker red is in the pile, he draws and plays a red joker. possible
nothing: how many do i draw myself when i answer
`)
