/** What One Card makes of questions that `pile.ts` reads, or leaves to others. */
import { knowledge } from '../../../../../engine/one-card/ask/knowledge.ts'
import { by, tells } from './told.ts'

const { totalOf } = knowledge.works

tells(`
depends attack-cap / attack.adds attack.draw: the joker made it 22 for her. her hand will be 30, does she draw 22
depends attack-cap / attack.adds attack.draw coloured-joker black-joker: i was hit by both jokers, how many do i take
no attack.draw two: does a two cost three cards
no stock.reshuffle attack.draw: i owe ten, only four are left even after the shuffle, do i owe six more later
`)

by(totalOf)(`
fact attack.adds attack.draw two = 6: three 2s one after another, fourth person draws
nothing: what does a joker do
`)
