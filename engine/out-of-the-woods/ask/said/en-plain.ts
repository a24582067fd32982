/** The plainest questions about Out of the Woods: what may be blocked or reflected, what a turn is. */
export const plain = `
work reflected answer.reflect: can i reflect an attack; may i reflect an attack; can an attack be reflected; can i reflect a burden; can i reflect a bedevil; may i reflect a bedevil; can you reflect a {blockable}; is it ok to reflect a {blockable}
work blocked answer.block: can i block an attack; can i block a bedevil; can i block a burden; may i block a {blockable}; can a bedevil be blocked; can you block a {blockable}
no turn.play-or-draw: can i play after i draw; can i play after drawing; may i draw and then play; can i draw and play in one turn; can i play the card i draw; do i get to play after i draw
`
