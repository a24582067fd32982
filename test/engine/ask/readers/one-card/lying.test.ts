/** What One Card makes of questions that `lying.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends attack-follow / attack.answer follow: the spade ace hits me, in my hand the heart 2, hearts, no spade. can i reply
depends attack-follow / attack.answer follow.joker-colour: i hold the 2 of spades and the red joker is on me, 13. does the 2 pass it on
depends attack-order / attack.answer: hit by the black joker and i only have the ace of clubs, is there an extra card to draw when i play it
depends attack-order / attack.answer: ace of spades versus black joker, do i pay for being lower
depends joker-on-joker attack-order / attack.answer follow.jokers attack.adds black-joker: the big joker is coming my way with 13, i put the black one on top and its your problem, ok?
no attack.answer: we were four, Kofi hit me with the ace of clubs and i had the 7 of clubs, can i put that and name a suit
no attack.answer deck.single: two of clubs hit me, called or not i have clubs, may i lay a plain club
no attack.answer jack.skip: they attacked me, can i use my jack of the very same suit
no attack.answer seven.call: Lou attacked Yuki and she played a seven and said hearts, is that ok
no follow: Top card is a 7 of clubs, hearts was called with it. Can I put the jack of clubs there since its clubs after all
no follow.joker-colour: black joker on a red called suit, possible?
yes attack.then-turn turn.owner: he hit me with the coloured joker, i took all thirteen and got a nice run of clubs, may i now put a club on his joker
yes follow: hearts called, Bo drew, still hearts
yes follow.seven seven.call seven: 7c on 7h with spades called?
yes follow.seven seven.call seven: the black joker has been drawn for, is a red 7 ok on top
yes follow: hearts were called, a heart was laid, so now that card counts and not the wish, yes
nothing: the seven of hearts stays hearts if i say nothing, ok
nothing: called hearts, may i wink at Bo
`)
