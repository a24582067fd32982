/** The plainest questions about Out of the Woods: what may be blocked or reflected, what a turn is. */
export const plain = `
yes turn.play-or-draw: can i draw; may i draw a card; can i grab a card; can i pick up a card; may i just draw one; can i take one from the pile
no turn.play-or-draw: do i have to draw; must i draw a card; do i have to pick up; is drawing a must
no answer.block block: do i have to block; must i block; do i have to block an attack; is blocking a must; do i have to answer; must i reflect; do i have to reflect; have i got to block it; am i forced to use my block; must the next player answer
fact story.run story.hand = four cards of it in a row, or all four at once, win: what is a story; what is a story for; what does a story do; what are stories good for; what do i do with a story; how do stories work
fact match.house = a card with a house and a story, it has to match the House: what is a character; what is a character card; what does a character do; what does a character card do
fact match.house = the colour a character card has to match: what is a house; what is the house; what does the house mean; what are houses for; whats a house
fact match.action = a card that needs no match: what is an action card; what are action cards; what is an action; which cards are actions
work reflected answer.reflect: can i reflect an attack; may i reflect an attack; can an attack be reflected; can i reflect a burden; can i reflect a bedevil; may i reflect a bedevil; can you reflect a {blockable}; is it ok to reflect a {blockable}
work blocked answer.block: can i block an attack; can i block a bedevil; can i block a burden; may i block a {blockable}; can a bedevil be blocked; can you block a {blockable}
no turn.play-or-draw: can i play after i draw; can i play after drawing; may i draw and then play; can i draw and play in one turn; can i play the card i draw; do i get to play after i draw
`
