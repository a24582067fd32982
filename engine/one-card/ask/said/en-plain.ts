/** The plainest questions about One Card: what a card does, what goes on what, what may be said when. */
export const plain = `
depends call-penalty / one-card.first one-card.call: why should i draw because she said one card on her own hand; why do i pick one up when he calls his own last card; he said it for himself, must i really draw one
yes setup.start setup.first: the card turned up first is a 7 of clubs, do we just follow clubs; first card up is a seven, does its own suit hold; the start card is a 7, is it just its suit that counts
no attack.then-turn attack.draw: i drew the whole attack and played on, does the next player still owe something; after i took it all, is there anything left for the next one; i paid for the attack, does the one after me pay again
yes setup.players setup.deal: nine people want to play, are there enough cards; are there enough cards in one deck for eight; can ten of us join
depends multi / turn.play-or-draw: i have three 6s and a 6 is on top, can they all go; may all my fours go down together; can the whole set of one rank go at once
work goesOn follow: {mention} is up, i have {mention}, ok; {mention} lies there and i hold {mention}; top card {mention}, may i lay {mention}
depends attack-order / attack.answer: is there a price for answering with something weaker; what does it cost to answer an attack with a lower card; do i pay for a weaker answer
fact win = whoever plays their last card first: how does somebody win this; how do i win at this; how is the game won
yes stock.reshuffle: i owe more than stock and pile hold together, do i just take what is there
fact stock.reshuffle attack.draw = the player takes what there is: i owe 13 and there are only ten cards, how many do i get; not enough cards even after shuffling, how many do i take
no one-card.call: she only said one card after the next player had played, does it count; the next one has already played, is it too late to say one card; said it after the next card, still good
fact seven.call follow = until another card is played: how long does the called suit hold; for how long do we follow the suit i called with a seven; until when does my called suit count
fact setup.deal = 7: cards each when it is just two; how many each with only two of us; how many cards each for two
yes turn.play-or-draw: can i draw; can i draw a card; may i take a card; can i grab a card; can i pick up a card; can i just draw one
no turn.play-or-draw: do i have to draw; must i draw; do i have to pick up a card; is drawing a must
no follow: can i play whatever i want; does a 9 do something; does a 3 do anything special; is a 10 special
fact follow = nothing of its own: what does a 4 do; what is a 9 for; what does an eight do; what happens when i play a 6; what does a 9 do; what does a ten do
work totalOf attack.draw: what does {attack-card} do; does {attack-card} add five; does the black joker add five; does the coloured joker add ten; does a joker add nine; is {attack-card} worth five cards; does {attack-card} make you draw three; what does an ace do; what happens when i play an ace; what is an ace for; what happens when i play a 2; what does a joker do
yes seven.call: do i name the suit with my seven; does the player of a seven call the suit; does whoever played the seven choose the suit
yes follow.seven: can a 7 go on any suit; can i play a 7 on any suit; may a seven be put on any suit; can a 7 go on anything; does a seven go on every card
no one-card.nobody one-card.call: can i say one card with two left; may i call one card while i hold two; can i say one card early; can i say one card with three left
work goesOn follow: can i put a 5 on a 5; can i play a 9 on a 9; can a 6 go on a 6; can a king go on a king; may i put a queen on a queen; can i put an 8 on another 8
fact follow = nothing of its own: what does a 3 do; what does a 5 do; what does a 10 do; what does {plain-rank} do
no attack.answer: someone attacked me, do i have to fight back; am i forced to fight back when attacked; queen to bounce a 2 back; can a queen send an attack back the other way
yes king.again: do i get another card down after a king; another card after my king, yes; do i play one more card after the king
no stock.reshuffle: do we shuffle the whole pile including the top card; does the card on top go in as well when we reshuffle
fact one-card.caught = one card: forgot to say one card and got caught, what now; i was caught without saying one card; caught not calling, how many do i draw
yes follow: 5 of hearts on a 9 of hearts ok; 6 of clubs on a 10 of clubs ok; four of spades on the nine of spades fine; no wait the 8 of hearts on a 3 of hearts ok
yes follow: do i have to match suit or number; must it match colour sign or rank; do we have to follow suit or rank
yes one-card.call: do i have to say one card; must i say one card; do i have to say one card with one left; need i call when i am down to one card; do i have to call it out when i get to one card
no attack.answer: queen to send a 2 back the other way; can i bounce a 2 back with a queen; queen to turn an attack round to the one who played it
yes queen.reverse: queen flips the order of play; a queen flips the order round; queen turns the way we play
yes win: no cards left so i won; i am out of cards so i won, no matter what the others could still play; last card gone, that wins at once even if others could still go
no win: my very last card fit, do the others get to finish the round; do the others still finish the round after my last card; one more turn for everybody else after i am out of cards
yes one-card.call: do you have to say one card; do we have to say one card; does one have to say one card; must one card be said; is one obliged to say one card; do i need to say one card aloud; do i have to say it when i have one card left; do i have to say one card when only one is left; must i announce my last card; do we need to call one card at the end; so i have to say one card, right; when i have one left do i have to say so
no win: my last card fit and is down, do the rest get to finish the round; last card played and it matched, does the round go on to its end; after my very last card do they play the round to the end
`
