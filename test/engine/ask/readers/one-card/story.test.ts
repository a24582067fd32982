/** What One Card makes of questions that `story.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends attack-cap / attack.adds attack.draw black-joker coloured-joker: black joker, coloured joker, that makes 23 for me
depends attack-follow / attack.answer follow: i get zapped by the 2 of hearts, zap back with the ace of spades, fine?
fact attack.adds attack.draw = 15: black joker, then the ace of spades on it. how many does the next one take
fact attack.draw black-joker = 10: How much is the black joker when it attacks you?
no attack.then-turn turn.owner: picked up the three, is my go over now or something
no attack.then-turn turn.owner: drew for the attack, turn over?
no jack.skip turn.owner: two of us, Pia jacks, i go. am i on
no jack.skip turn.owner: five of us, i drop a jack, is it me again
no king.again turn.owner: me king, me draw, me play, ok
no jack.skip turn.owner: two of us, jack, is it my opponents turn
no queen.two turn.owner: heads up, queen, his go?
no queen.two turn.owner: heads up and a queen, is it the opponents turn
no turn.play-or-draw turn.owner: the one i drew is a 7, wild, can it go straight down
yes attack.answer follow.joker-colour attack.adds coloured-joker: he hit me with a red ace, i play the coloured joker on it. legal?
yes attack.draw ace: ace of hearts, draw three?
yes attack.then-turn turn.owner: i was hit and i drew. so i still have a turn, right
yes attack.then-turn turn.owner: me eat five, me still play
yes jack.skip turn.owner: two of us, jack down, me again?
yes king.again turn.owner: ks then as, one turn, ok?
yes king.again turn.owner: played king, now a king again, yet another go
yes queen.two turn.owner: queen in a two player game, me again
yes queen.two turn.owner: we are two, queen by Eva, does Eva go again
nothing: he laid K, then a 4, so it is me now, right
nothing: i play a jack and the one after the next is on
nothing: seven of us, does it go
nothing: draw thirteen, still my go?
nothing: king, and the next is a 7 with spades. was that one turn
nothing: Ines kinged with spades, coloured joker next, ok
nothing: the king player gets another go, can i as the next play in between
`)
