/** What Out of the Woods makes of questions that `telling.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends skip-two / attack skip turn.owner: only Kim and i play, my attack stands, my go again?
fact turn.owner block block.character answer.block = Bo: House rule here: blocking doesnt cost you your turn. Order Al, Bo, Cy. Al plays a character, Bo blocks it. whose turn now
`)
