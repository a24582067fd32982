/** What Out of the Woods makes of questions that `story.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends answer-turn / turn.owner answer.block answer.reflect block: if i dont block i lose the turn to the attack. if i block, do i have a turn
fact house.change = blue: green house and a blue reflect on it, what do we follow
yes bedevil turn.owner: reflect came back, drew the bedevil cards, still my move
yes escape: last card reflect, and it gets blocked, have i escaped
yes reflect reflect.reverse reflect.becomes bedevil: i bedeviled Max, Max reflected, i reflected, Max has no more. does Max draw four
nothing: first card of the game is a reflect, do we start the other way
nothing: i reflected his last card, an attack. does he pick up two and stay in
nothing: he has one card left, my block has stood and now six foxes wait for the fourth i have, is it my go to lay it
`)
