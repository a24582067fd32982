/** What Out of the Woods makes of questions that `scenes.ts` reads, or leaves to others. */
import { knowledge } from '../../../../../engine/out-of-the-woods/ask/knowledge.ts'
import { by } from './told.ts'

const { attackDraws, blocked, burdenGives, dealt, eachGets, fits, playable, reflected, storyTakes } = knowledge.works

by(attackDraws)(`
no attack: is it four cards for an attack
yes attack: attack means two cards, correct
yes attack: two players, an attack is two cards, right
`)

by(blocked)(`
no answer.skip block: can i block a skip
no answer.skip block: a skip hits me, does my block help
no answer.skip block: can block a skip
yes answer.block block: can i block a burden
yes answer.block block: can i block an attack
yes answer.block block: can i block a bedevil
yes answer.block block: can i block a bedevil 2
yes answer.block block: can a block be blocked
yes answer.block block: can i block a reflect
yes answer.block block: can an attack be blocked
yes answer.block block: does the attack go past a block
yes answer.block block block.character: can i block a character
nothing: can i block it
nothing: can i use a block against a story
nothing: does the block stop anything
`)

by(burdenGives)(`
no burden: is it two cards i give with a burden
yes burden: one card with a burden, right
`)

by(dealt)(`
fact setup.deal = 16: with 2 players how many cards are dealt out in total
fact setup.deal = 16: two players, how many cards altogether are dealt
fact setup.deal = 16: just the two of us, how many cards are dealt in total
fact setup.deal = 16: in a duel, how many cards are dealt in total
fact setup.deal = 16: one on one, how many cards do both hold together
fact setup.deal = 24: how many cards are in hands altogether after the deal with three of us
fact setup.deal = 24: how many cards are dealt in all with three players
fact setup.deal = 32: how many cards do four players hold together at the start
fact setup.deal = 32: four of us, how many are handed out together
nothing: how many cards are dealt in all
nothing: is it 28 cards in all with four players
nothing: four players, how many cards does each get
nothing: five players, how many cards are dealt in total
nothing: ten players, how many cards are dealt in total
nothing: duel, how many cards does each hold
nothing: with 4 of us does it come to 32 cards in total
`)

by(eachGets)(`
no setup.deal: is the starting hand ten cards
no setup.deal: is it seven each
no setup.deal: do we start with ten cards
no setup.deal: seven cards to start, yes
no setup.deal: three players, seven cards each, right
yes setup.deal: is it eight for each of us
nothing: how many cards each, 7
nothing: is it 7 cards or 8 cards
nothing: do we get cards
nothing: is it eight each with three people
`)

by(fits)(`
no match.house: a yellow card on a red one, allowed
no match.house: house is red and my card is blue, may i play it
no match.house: house is green, can i put my yellow wolf
yes match.action answer.block block block.character: house green, red block on my turn, fine
yes match.action attack house.change: house is red, can i play a blue attack
yes match.action attack house.change: can a green attack go on a blue house
yes match.action bedevil house.change: house is red, can i play a blue bedevil 4
yes match.house house.change: red on red is fine, right
yes match.house house.change: does the wolf go on a red house or a red one
nothing: blue, red or green, which goes
nothing: is red fine
nothing: what fits
nothing: house is red, a blue attack or a blue skip
`)

by(playable)(`
no setup.players: does the game go up to six
no setup.players: is one player enough
no setup.players: can five of us play
no setup.players: can six play
no setup.players: would seven people be too many
no setup.players: can a single one play
no setup.players: can 1 play
yes setup.players: can two of us play
yes setup.players: is it for four players
yes setup.players: can just the two of us play
yes setup.players: is it playable for 4
yes setup.players: can it be played one on one
yes setup.players: is it any good as a duel
yes setup.players: two players or three or more
yes setup.players: is three a good number of players
nothing: me and two mates make three, fine
nothing: how many can play
nothing: how many players are there, 4 or 5
nothing: can 3 or 4 play
nothing: can we play
nothing: is it ok with 5 cards
nothing: how many of us can play as a duel
`)

by(reflected)(`
no answer.reflect answer.idle match.action reflect reflect.reverse: can a character be reflected
no answer.reflect reflect: can i reflect a block
no answer.skip reflect: can i reflect a skip
yes answer.reflect reflect reflect.reverse attack: can an attack be reflected
yes answer.reflect reflect reflect.reverse attack: can i reflect an attack
yes answer.reflect reflect reflect.reverse attack: can a reflect be reflected
yes answer.reflect reflect reflect.reverse reflect.becomes bedevil: may i reflect a bedevil
yes answer.reflect reflect reflect.reverse reflect.becomes bedevil: can i reflect a bedevil 4
yes answer.reflect reflect reflect.reverse reflect.becomes bedevil: is a bedevil reflectable
yes answer.reflect reflect reflect.reverse reflect.becomes burden: can i reflect a burden
nothing: can i send it back with a reflect
nothing: is the reflect any good
`)

by(storyTakes)(`
no story.run story.hand: need six for a story
no story.run story.hand: are three enough for a story
nothing: four of a story, right
`)
