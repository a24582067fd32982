/** How people ask about calling One Card, the stock, winning, and what the rules do not say. */
export const ending = `
yes one-card.call: must one-card! when last-card; have to call one-card!; need say one-card! last-card; must i say one-card with last-card; call when down to last-card;
  one-card! required; call one-card on own hand; can i call one-card! off-turn; may anyone call one-card!; do i say it every time i get to last-card; again one-card! second time;
  when i have one left must i say one-card; do i need to announce my last card
no one-card.call: call! late! one-card; next-player already played one-card call late; call one-card! too late; one-card after next-player moved late; one-card! chance gone late;
  still catch late next-player played; call next round one-card late; next-player already played can i still call him out for one-card
no one-card.call: one-card! two cards left early; one-card! before playing second last card; call one-card early with 2 cards; say one-card! at zero cards; say one-card! with last card played;
  call when out of cards one-card
fact one-card.call = as soon as one card is left, until the next player acts: when! one-card!; when! say one-card!; when! must i call one-card; how long time call one-card!; until when! can call one-card
fact one-card.caught = 1: caught! how many draw; someone-else! one-card how many draw; forget! one-card! how many; penalty forget! one-card!; caught forget one-card how many pick up;
  how many draw forget one-card; someone-else! one-card before me how many draw; caught! one-card penalty; what is the penalty when they catch you forget one-card;
  someone shouted it before me how many do i pick up; someone-else! before me what do i draw
fact one-card.caught = the holder: who! draws caught one-card; who! draws if someone else calls one-card first; someone-else! one-card who! draws
yes one-card.caught one-card.call: someone-else! one-card! forget; catch! someone forgot one-card; call one-card! for other player; call on someone with last-card forget;
  can i catch him forget one-card; forget! one-card! draw; caught must draw; other call my one-card draw; someone-else called first i draw; can other players call it for me;
  he put down second last card and said nothing can i call it on him; can i call one-card on somebody with one card who has said nothing; do i draw if they call my one-card
no one-card.caught: forget! one-card! nobody noticed draw; forget one-card nobody called penalty; nobody noticed still draw; one-card nobody called lose
depends call-penalty / one-card.first one-card.call: own-call! next-player draw; called one-card! in time next-player draw; i said one-card! next-player! draw; own-call! must next-player draw;
  why draw because he own-call!; caller own-call! other player draws; next player penalty for my own-call one-card; do i draw when someone own-call!; what happens when i own-call! one-card;
  someone own-call! i pick up; person after me draw one-card own-call; i shout one-card for myself does somebody else draw; she said one card herself why do i draw; own-call! someone else draw;
  own-call! who draws; he own-call! and i have to pick one up
fact one-card.first = the player after the caller: caller plays again own-call one-card who draws; called one-card! after class:king who draws
no one-card.nobody: call one-card nobody has one; one-card! two cards hand; call one-card! on player with 2 cards; false one-card call; one-card! on someone with three cards;
  wrong one-card call; one-card without single card; call one-card for fun; he has 2 cards can i yell one-card! at him; one-card! #2 cards someone-else
no one-card.nobody one-card.call: one-card! already called; own-call! call again; catch player who already called own-call; call one-card on somebody who own-call!; already said one-card still catch; own-call! already can i still catch him; she already said one-card! can i catch her;
  called himself can i catch own-call
no one-card.first: own-call! do i draw myself; do i draw when i call own one-card own-self; caller of own one-card draws own-self

fact stock.reshuffle = shuffle the discard pile, all but its top card, into a new stock: stock! run-out!; stock run-out! what happens; deck empty run-out what now; run-out! no cards to draw; run-out! of cards draw;
  stock! empty run-out; pile run-out!; draw pile finished run-out; what do we do when stock! is gone; how reshuffle!; nothing left to draw from how do we go on; run-out!; no more cards in the stock
yes stock.reshuffle: reshuffle! discard-pile; reshuffle! when stock run-out; top card stays when reshuffle!; leave top card reshuffle!; discard-pile become new stock; shuffle! played cards back
no stock.reshuffle: game over when stock run-out; run-out! game ends; reshuffle! top card too; shuffle! top card in; stock run-out skip drawing; stock run-out who wins
fact stock.reshuffle = the player takes what there is: not-enough! cards draw; not-enough! after reshuffle; stock and discard not-enough!; not-enough! cards for attack draw;
  still too few cards even after reshuffling not-enough
fact win = whoever plays their last card first: how win; who! win; when win; goal of game; aim game; when is game over; object game; how does game end; how do you win
yes win: last-card! played win; hand-empty! win; hand-empty! win immediately; hand-empty! others could still play; win at once last-card; plain! last-card! win; first to empty hand win; game over when someone out of cards;
  last-card! fits do i win; my last card is plain! did i win
no win: others play on after win; game continue after first; last-card! attack others must still draw before win; next-player stop me winning; last-card must still draw;
  play for second place; last-card wins only after next turn; answer last-card! attack to stop win; last-card! class:king must play again; need to say something to win; fewest points win
depends finish / win: last-card! special!; last-card! {special-rank}!; finish! {special-rank}!; go out on {special-rank}! last-card; win! with {special-rank}! last; last-card! attack card;
  last-card action card special; end on a seven last-card; can class:joker! be last-card; last-card! class:king; any last-card; restriction on last-card; what can last-card be; win with attack card last-card;
  last-card! class:two!; can i win! with a {special-rank}!; allowed to win! with {special-rank}!; is {special-rank}! allowed as last-card
work lastCard win: last-card! {any-card}!; last-card! {plain-rank}!; finish on {plain-rank}! last-card; go out with {any-card}! last-card; win! with {plain-rank}! last

silent: points left in hand worth; points for cards; how many points last; count cards left score; scoring
silent: same as uno; different uno; like crazy eights; is it uno rules; mau mau
silent: loser deals; who deals; who is dealer; next dealer; who shuffles
silent: peek hand penalty see; look at someones hand penalty see; see! my cards
silent: two call one-card! at same time together who counts; both shout one-card! together who first; same time one-card! tie
silent: what happens two people out same time tie; tie game; second place third place ranking
silent: why is it called one-card; where game come from korea; one-card in korean
`
