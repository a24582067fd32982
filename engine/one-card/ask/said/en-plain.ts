/** The plainest questions about One Card: what a card does, what goes on what, what may be said when. */
export const plain = `
yes turn.play-or-draw: can i draw; can i draw a card; may i take a card; can i grab a card; can i pick up a card; can i just draw one
no turn.play-or-draw: do i have to draw; must i draw; do i have to pick up a card; is drawing a must
no follow: can i play whatever i want; does a 9 do something; does a 3 do anything special; is a 10 special
fact follow = nothing of its own: what does a 4 do; what is a 9 for; what does an eight do; what happens when i play a 6; what does a 9 do; what does a ten do
work totalOf attack.draw: what does {attack-card} do; what does an ace do; what happens when i play an ace; what is an ace for; what happens when i play a 2; what does a joker do
yes follow.seven: can a 7 go on any suit; can i play a 7 on any suit; may a seven be put on any suit; can a 7 go on anything; does a seven go on every card
no one-card.nobody one-card.call: can i say one card with two left; may i call one card while i hold two; can i say one card early; can i say one card with three left
work goesOn follow: can i put a 5 on a 5; can i play a 9 on a 9; can a 6 go on a 6; can a king go on a king; may i put a queen on a queen; can i put an 8 on another 8
fact follow = nothing of its own: what does a 3 do; what does a 5 do; what does a 10 do; what does {plain-rank} do
`
