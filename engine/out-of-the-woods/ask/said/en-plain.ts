/** The plainest questions about Out of the Woods: what may be blocked or reflected, what a turn is. */
export const plain = `
fact story.run story.hand = 4: how many cards does a story need; how many of a story do i need to win; number of cards in a full story; how many characters make a story
depends answer-turn / turn.owner: i reflected, do i still get my own turn; i blocked, do i still get my normal turn; does answering use up my turn; blocked it, is my own turn still to come; after my reflect do i play as usual; was my block my turn
fact loser = the last one with cards is the loser: what becomes of the last player with cards; what happens to whoever still holds cards at the end; who is the loser; when do i lose
yes answer.reflect reflect: an attack is aimed at me, may i send it back with a reflect; he attacks me and i have a reflect, can i use it; i was attacked and hold a reflect; may i turn his burden back on him with a reflect; can i send a bedevil back where it came from
no answer.reflect answer.block: i got blocked, can i reflect the block; he blocks me, may i reflect that; can a block be reflected; can i send a block back; reflect on his block
depends story-block-who / answer.block story.run: may somebody who is not next block a story win; i am not next, can i block his winning story; across the table with a block when the fourth story card lands; is it only the next player who may stop a story; can anyone block the win with four of a kind; fourth of a story is down and i sit elsewhere, can i block
yes match.action: may my attack with a red frame go on a blue house; can i play an action of another house; my block has another colour than the house, can it go down; does an action card with a house have to match, or may i play it anyway
depends block-who / turn.owner answer.block: may i block a card that was not played at me; the next player is somebody else, can i still block; can i block for a player further on; someone else is asked, may i block all the same; not my turn next, block anyway
depends story-action / story.run: three of a story and then an action card on it, does the fourth still count; somebody put a burden in between, may i still finish the story; is the run gone once an action lies on it; an action card on top of our three, does number four still win
depends skip-two / attack skip: two of us left, i attack and he draws, am i on again; down to two players, an attack, is it me again; two left, attacked and drew, who is on; only two, whose turn is it after the attack
yes escape reflect: his last card was reflected and he drew, does he play on; my last card came back at me, am i still in; reflected last card made him pick up, is he still playing
fact setup.first = clockwise: direction of play at the beginning; which way do we start; which direction do we go at the start; what is the direction at first
no bedevil.call house.change: bedevil without a house and nobody named one, does the house change; forgot to name a house for my bedevil, does it change; played a bedevil and said nothing, is there a new house
fact answer.skip = Skip: which action card can nobody do anything about; which card cannot be answered; what can neither be blocked nor reflected; which card is there no answer to
yes turn.play-or-draw: can i draw; may i draw a card; can i grab a card; can i pick up a card; may i just draw one; can i take one from the pile
no turn.play-or-draw: do i have to draw; must i draw a card; do i have to pick up; is drawing a must
no answer.block block: do i have to block; must i block; do i have to block an attack; is blocking a must; do i have to answer; must i reflect; do i have to reflect; am i forced to use my block; must the next player answer
fact story.run story.hand = four cards of it in a row, or all four at once, win: what is a story; what is a story for; what does a story do; what are stories good for; what do i do with a story; how do stories work
fact match.house = a card with a house and a story, it has to match the House: what is a character; what is a character card; what does a character do; what does a character card do
fact match.house = the colour a character card has to match: what is a house; what is the house; what does the house mean; what are houses for; whats a house
fact match.action = a card that needs no match: what is an action card; what are action cards; what is an action; which cards are actions
work reflected answer.reflect: can i reflect an attack; may i reflect an attack; can an attack be reflected; can i reflect a burden; can i reflect a bedevil; may i reflect a bedevil; can you reflect a {blockable}; is it ok to reflect a {blockable}
work blocked answer.block: can i block an attack; can i block a bedevil; can i block a burden; may i block a {blockable}; can a bedevil be blocked; can you block a {blockable}
no turn.play-or-draw: can i play after i draw; can i play after drawing; may i draw and then play; can i draw and play in one turn; can i play the card i draw; do i get to play after i draw
yes house.change: does my card change the house; does a card i play change the house; does the house change with my card
yes bedevil.call: may i change the house with a bedevil; can i name the house with a bedevil; does a bedevil let me pick the house
yes burden: do i choose which card to give for a burden; i pick the card i give with a burden, right
depends reflect-idle / answer.idle: reflect with nothing to reflect; a reflect on nothing; i reflect but there is nothing to reflect
yes bedevil.call: can i pick the house with bedevil; do i pick the house when i play a bedevil; i choose the house with a bedevil, right
no match.house: i have a green wolf and the house is yellow, may i put it; a blue cinderella and house is red, can i put it down; red one when green is on, may i lay it
no hand.enough story.hand: only two of the story in my hand, can i lay both; just two story cards in hand, can i lay those two together; two of the same story together down at once
yes bedevil.call: may i change the house with a bedevil; can a bedevil change the house; bedevil lets me change the house, right
yes story.run: the first three were from other people but i put the fourth, do i win; other people laid the first three of the row and mine was the 4th, win goes to me; 4th of the run is mine, the others not, do i win
yes answer.block: can my winning story be blocked; can a story win be blocked; is it possible to block a winning story
depends story-hand-house / story.hand match.house: four from hand at the same time, does it need to match the house; all four at once, must they match the house; playing the whole story from hand, does it have to match the house; do four at once need to match the house that is on
yes bedevil.call: may i change the house with bedevil; may i name another house with a bedevil; is changing the house with a bedevil allowed; does my bedevil let me say a new house
no match.house: i have a green cinderella and yellow is on, may i lay it; yellow house, can i put a green one; may i put a blue wolf when the house is green
`
