/** What One Card makes of questions that `judged.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
no attack.answer: black joker got played on me, can i throw a queen at it to send it back
no attack.answer attack.adds: ace of clubs on the 2 of clubs, must i take one for that
no attack.answer attack.adds: Rosi laid a two, Stan a two, Tom pays for one of them and answers the other, ok
no attack.answer attack.adds: weaker answers are free here, do i draw one for my 2 on an ace
no attack.answer king.again: me attacked, me play red king on red 2, ok?
no attack.answer seven.call: two of us. ace at me, i put a 7 of its suit, then you must draw three. right
no attack.answer seven.call: somebody put a 7 on top of a pending ace and called clubs, is that accepted
no attack.draw ace: does the ace of hearts cost five like the spade one
no deck.single: heart 4 on heart 4, the very same one. possible
no follow: clubs called, everyone drew, back to the caller. he lays a spade as clubs and spades are black. ok
no follow: same colour is enough, right, heart on a diamond
yes attack.answer follow attack.adds ace: Kofi hit me with an ace, i have an ace of another suit, can i put it and pass the trouble on
yes attack.then-turn turn.owner: took the two, now i could attack with an ace of the top suit. am i free to
yes attack.then-turn turn.owner: how come Paz could put a joker on the other joker after it was drawn, is that ok
yes attack.then-turn turn.owner: Fay drew for an attack and then laid a 2 on the old 2 at me. i hold a 2. may i answer
yes follow attack.adds two: a two on a two with nothing pending, ok
yes follow attack.adds two: said spades, i attack with spade 2
yes follow king.again king: 7 of hearts, clubs called, i lay the king of clubs though the card on top is a heart, legal?
yes follow.joker-colour attack.adds coloured-joker: may any red card cover the drawn coloured joker
yes follow.joker-colour king.again king: black king on the black joker in a quiet turn
yes follow.seven seven.call seven: he called diamonds with his 7, i have another 7, black one. can i put it
yes follow.seven seven.call seven: king gave me again, my seven is of another suit, does it go
yes king.again follow: i played the king of clubs, may i now put a four of clubs
yes setup.start follow: opening card is an ace of clubs, can i just put the 9 of clubs
yes setup.start follow.seven seven.call seven: the card turned up first is a 7 of clubs, do we just follow clubs
nothing: we turned the way, a joker came, i answered with a little deuce of its colour, anything to pay
nothing: he called diamonds, i have no diamond, i put the suit the seven has printed. ok
nothing: my ace answered her two, should i pick one up
nothing: is it too strong to answer a 2 of hearts with the coloured joker
nothing: 7h 7c in one play, one call?
nothing: red on red other suit, legal?
nothing: how do i tell clubs from spades
nothing: a heart 4 and a heart 6 together
nothing: 7c diamonds called, jc to skip ok?
nothing: red joker only, red on top, game won?
nothing: black on coloured joker during an attack
nothing: 10 on 9 in sequence, different suits, ok?
nothing: king of hearts then a spade of another rank
nothing: is the 7 of hearts limited to hearts and sevens
nothing: called clubs, may i start with the ace of clubs as an attack
nothing: hearts called, heart queen, only Fee and me, Fee misses her go, right
nothing: jack on a jack by the next player, does the first one jump come undone
nothing: black joker was put on a spade call. is the call satisfied, so that was fine
nothing: theres a black joker lying there, all drawn and done. coloured joker on top of it ok?
nothing: four of hearts in the pile, four of clubs in my hand. is mine another card that can be played
nothing: hearts called, heart queen, other way now
nothing: king on my own king, then a draw, turn over?
nothing: two jokers in hand, clubs called. may the coloured one be played
`)
