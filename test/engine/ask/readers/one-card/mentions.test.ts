/** What One Card makes of questions that `mentions.ts` reads, or leaves to others. */
import { knowledge } from '../../../../../engine/one-card/ask/knowledge.ts'
import { by, tells } from './told.ts'

const { goesOn } = knowledge.works

tells(`
depends attack-order / attack.answer: hic i put a teeny two on his ace, do i pay
depends multi / turn.play-or-draw: could i lay my three 4s at one time
no attack.answer: 9 hearts on 2 hearts, attacked, ok
no attack.draw coloured-joker: red joker means seven to draw, right
no turn.play-or-draw: three diamonds of different numbers in one turn, is that ok
yes follow: its my go, pile shows the 7 of clubs but Nadia called hearts. 3 of hearts fine?
yes follow: reshuffle happened after she called clubs, clubs still holds, right
yes follow: the wish is diamonds, 7 is black, my 4 of diamonds ok
yes follow.joker-colour attack.adds coloured-joker: hearts called, black seven below, coloured joker goes?
depends attack-order / attack.answer: my black 2 on the black joker. one extra card or none
nothing: 4 5 6 of hearts as a run in one turn, ok?
`)

by(goesOn)(`
yes follow: can i play a 9 on a 9
`)
