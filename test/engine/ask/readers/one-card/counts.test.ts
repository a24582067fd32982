/** What One Card makes of questions that `counts.ts` reads, or leaves to others. */
import { knowledge } from '../../../../../engine/one-card/ask/knowledge.ts'
import { by, tells } from './told.ts'

const { dealtCards, stockSize } = knowledge.works

tells(`
depends attack-cap / attack.adds attack.draw: 23 cards for one attack chain cant be right, can it
fact setup.deal = 5: more than two of us, how many each
fact setup.deal = 5: four players, how many cards do we start with
fact setup.deal = 7: five or seven cards for two players
fact setup.deck setup.deal setup.start = 33: how many cards are in the stock at the start with four players
no queen.reverse turn.owner: does the queen skip someone when we are four
no setup.deal: should six players get six cards
no setup.players setup.deal: does the deal work with eleven people
yes setup.players: it is five of us tonight. can everybody play
yes seven.call follow.seven seven: two of us, my 7, you want to decide the suit as the victim. can you
yes setup.deal: my friend dealt seven to both of us, was that right
nothing: is just one player on at a time
nothing: how many cards lie in the stock for ten people
nothing: i am new, they all know each other. is there a good opening for me with three 7s
nothing: eight friends, how many cards does each one begin with
nothing: 19, then a 2, 21?
nothing: two players, third time i answer low. each time one card, yes
`)

by(dealtCards)(`
fact setup.deal setup.deck = 20: how many cards are dealt in total to four players
nothing: how many cards do i hand out altogether for six
`)

by(stockSize)(`
fact setup.deck setup.deal setup.start = 33: how many cards are in the stock at the start with four players
nothing: what is left in the stock once everyone has cards
`)
