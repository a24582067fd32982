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
`)
