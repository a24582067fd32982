/** What Out of the Woods makes of questions that `standing.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no answer.reflect: the third in the row says block on my reflect. may i reflect that
no answer.reflect: heads up, she lays a character, may i reflect it
no escape: two cards left, one is burden, can i win with that
no escape: Tom gave nothing as the burden was blocked, he holds one, is he out
yes answer.block block: my attack got reflected at me, may i block the reflect even if im not next any more
yes escape: he burdened me, i have two cards, i reflect and give him the other. am i out of cards and out of the game
nothing: my red one was refused, what must a character match
nothing: nobody named a house on bedevil, what do we match
nothing: he reflects my burden with his second last and gives me his last. is he out
nothing: can i reflect an attack without turning the direction
nothing: block the attack, does the attacker lose something too
nothing: i blocked the burden and nobody blocked back, is that block all i do this round
nothing: he blocked my block, i have none left. does my first block still hold
nothing: someone played a character, can i stop it with a block
nothing: Kim burdened Bo and i sit on the other side, can i block it for Bo
nothing: he bedeviled me, i have two cards, i reflect and give my brother the other. am i out of cards and out of the game
`)
