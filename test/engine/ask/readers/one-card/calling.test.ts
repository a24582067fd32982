/** What One Card makes of questions that `calling.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends attack-cap / attack.adds attack.draw: i have one card and 23 pending, do i really pick up 23
depends call-penalty / one-card.first one-card.call: he played his second last card and said one card himself. must the next player draw one
depends call-penalty / one-card.first one-card.call: i shouted it, next one draws
depends call-penalty / one-card.first one-card.call: grandpa calls one card all proud and wants me to draw. do i have to
depends call-penalty / one-card.first one-card.call: Tim called himself in time and now hands me a card from the stock. do i have to take it
no one-card.call one-card.nobody: he put down his second last card, forgot to call, the next one played, can i still catch him
no one-card.call one-card.nobody: next player laid a card, then i noticed he hadnt said it
no one-card.call win: do you have to say one card when you lay the very last card
no one-card.caught: caught means five cards
no one-card.caught one-card.first: i was caught. does the next draw too since someone called
no one-card.first one-card.call: called my own one card first, nobody beat me to it, do i still pick one up myself
no one-card.first one-card.call: not native here, i say my one card, i take card
no one-card.nobody one-card.call: everybody has five cards, first turn. Lou calls one card at the start. any effect
no one-card.nobody one-card.call: may i yell one card when leo plays from three down to two
no one-card.nobody one-card.call: ben has 3 cards and i yell one card at him does he draw
no one-card.nobody one-card.call: can i catch somebody who already said it
no one-card.nobody one-card.call: 2 cards left and i shout one card before ive laid down the second last one, just to be safe. does that count
yes one-card.caught one-card.call: i have one and Gil says it while i breathe in. do i draw
nothing: she had one, drew one as nothing fit, holds two. i call on her for the one. does it count
nothing: isnt there a card for my neighbour when i say it first
nothing: Eva calls in time, does Eva draw
nothing: does the call happen at two cards like in some other games
nothing: when i call it first do the two players after me each draw
nothing: after the next player drew for the attack, may i still catch the attacker with his one card
nothing: they called it before me, do i draw two
`)
