/** What Out of the Woods makes of more questions. */
import { tells } from './told.ts'

tells(`
depends reflect-idle / reflect.reverse answer.idle: order is Ann, Ben, Cleo. Ann lays a reflect. which way do we go
depends skip-two / attack skip reflect reflect.reverse turn.owner: two players. he attacks me, i reflect. whose turn is it
depends skip-two / attack skip turn.owner: just us two. i attack. whose turn is it
depends skip-two / skip attack turn.owner: two players. i skip leo. whose turn is it
depends skip-two / skip attack turn.owner: two players. i skip him. is it my turn again
fact attack = Bo: al attacks bo. who draws
fact attack = the next player: i play an attack by mistake. who draws
fact attack = you: leo attacks me twice. who draws
fact attack turn.owner = the player after the next one: i attack leo and he takes it. whose turn is it
fact attack turn.owner = the player after the next one: i attack leo and he does nothing. whose turn is it
fact attack turn.owner = the player after the next one: i attack leo, nobody answers. whose turn is it
fact attack turn.owner = the player after the next one: i attack leo, no block. whose turn is it
fact block attack = nobody: zed attacks wim, wim blocks. who draws
fact burden = Al: al burdens bo. who gives
fact reflect reflect.reverse attack = Al: al attacks bo, bo reflects. who draws
fact reflect reflect.reverse attack = the other player: somebody attacks me, i reflect it. who draws
fact reflect reflect.reverse attack = the player who played the card: an attack comes back. who draws
fact reflect.becomes reflect reflect.reverse burden = Bo: al burdens bo, bo reflects. whose card is given
fact turn.owner block answer.block = the next player: i lay a block and nothing to stop. whose turn is it
fact turn.owner turn.play-or-draw = the next player: leo plays a card, i play a card. whose turn is it
fact turn.owner turn.play-or-draw = the next player: leo plays a card, everybody passes. whose turn is it
no answer.reflect: leo attacks me, i block. can he reflect my block
no attack: i attack leo. does he draw four
no attack turn.owner: leo attacks me. may i play a skip
no attack turn.owner: leo attacks me and i draw. may i play a card now
no block attack: i attack leo, he blocks. do i draw two
no block burden: i burden leo, he blocks. do i give a card
no burden: i burden leo. does he give a card
no skip turn.owner: leo skips me. may i play a card now
no turn.play-or-draw turn.owner: i drew a card. may i play it
yes answer.block block: leo attacks me. can i block
yes answer.block block: leo attacks me, i block. can he block my block
yes answer.block block: leo attacks me, i reflect. can he block the reflect
yes answer.reflect reflect reflect.reverse attack: leo attacks me. can i reflect
yes attack: i attack leo. does he draw two
yes bedevil: i bedevil leo. does he draw four
yes block attack: i block an attack. is the attack dead
yes block attack: i block an attack, he blocks my block. is the attack alive
yes block attack: leo attacks me, i block. am i safe from the two cards
yes burden: i burden leo. do i give a card
yes reflect reflect.reverse attack: i attack leo, he reflects. do i draw two
yes reflect reflect.reverse attack: leo attacks me, i reflect. am i spared
yes reflect reflect.reverse reflect.becomes burden: i burden leo, he reflects. do i get a card
yes reflect.reverse: order is Ann, Ben, Cleo. Ann attacks Ben, Ben reflects. does it go the other way now
nothing: order is Ann, Ben, Cleo. Ann attacks Ben. which way do we go
nothing: leo attacks me. can he block
nothing: leo skips me. can i block
nothing: leo attacks me, i reflect. can he reflect my block
nothing: leo attacks mia. can i block it
nothing: leo bedevils me, i drew. may i play a red card now
nothing: i burden leo. does he draw
nothing: an attack is blocked. is it still on
nothing: leo attacks mia, she reflects. am i spared
nothing: he attacks her. who draws
nothing: leo does not attack me. who draws
nothing: leo attacks me, mia blocks. who draws
nothing: maybe leo attacks me. who draws
nothing: leo lays two attacks. who draws
nothing: last round leo attacked me. who draws
nothing: leo attacks the third player. who draws
nothing: leo completes the story. who draws
nothing: nothing to reflect, i lay a reflect. whose turn is it
nothing: i stopped her burden with a block. who gives a card
nothing: my burden gets blocked with a plain block. do i give a card
`)
