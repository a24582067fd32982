/** What comes of a card on another one, and of a card as the last one, where the ways people ask name them. */
import { knowledge } from '../../../../../engine/one-card/ask/knowledge.ts'
import { by } from './told.ts'

const { goesOn, lastCard } = knowledge.works

by(goesOn)(`
depends attack-follow / attack.answer follow.joker-colour: the coloured joker is pending, can the ace of clubs go on it
no follow: the 7 of clubs lies there and hearts were called, may i lay the 4 of clubs
no follow.joker-colour: may the 4 of hearts go on the black joker
yes attack.answer attack.adds ace: we play that any attack card answers here, can the ace of clubs answer the 2 of hearts
yes attack.answer follow attack.adds ace: can i parry the 2 of hearts with the ace of hearts
yes attack.answer follow attack.adds ace: the 2 of hearts got me, may the ace of hearts go on it
yes attack.answer follow attack.adds ace: the chain ends in the 2 of hearts, may the ace of hearts go on it
yes attack.answer follow attack.adds ace: zapped by the 2 of hearts, may the ace of hearts go on it
yes attack.answer follow attack.adds two: the 2 of clubs is pending, can the 2 of hearts go on it
yes follow: can a red card go on the 9 of hearts
yes follow: can i lay the 5 of hearts on the 9 of hearts
yes follow: the 7 of clubs lies there and hearts were called, may i lay the 4 of hearts
yes follow: the 9 of hearts lies there, somebody attacks, may i lay the 5 of hearts on it
yes follow attack.adds two: can i lay the 2 of hearts on the 2 of clubs
nothing: can i lay the 5 of hearts
nothing: can a black heart go on the 9 of hearts
nothing: can the 9 of hearts go on a black heart
`)

by(lastCard)(`
depends finish / win jack follow jack.skip: can i finish with the jack of hearts
no win jack: at our table the last card must be plain, can i finish with the jack of hearts
yes win follow: can i finish with the 5 of hearts
nothing: can i finish
nothing: we play our own rules about the end, can i finish with the jack of hearts
`)
