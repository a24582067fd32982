/** What Out of the Woods makes of questions that `citing.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact block.character block = 5: 5 cards in my hand, I lay a character and it gets blocked. how many have I got
fact turn.play-or-draw = 8: held 5, got bedevil 4'd, drew, then played one on my turn. cards left?
no reflect block reflect.reverse attack: Ben attacked, Ana reflected, Ben blocked, does Ana draw
no turn.owner block answer.block: three of us, i attacked, he blocked, am i on again
yes turn.owner turn.play-or-draw: Lou laid a character, nobody blocked, is his turn over
`)
