/** How people ask about what the special cards do, and about attacks. */
export const specialCards = `
yes seven.call: must call! suit class:seven; class:seven! have to say suit; class:seven! name suit; does class:seven! player choose suit; class:seven! call suit; class:seven! call!;
  must i name suit when play 7; change suit with class:seven!; call same suit as seven; call the suit it already has class:seven; class:seven! lets me pick the suit;
  do i get to choose the suit with a class:seven!; is naming the suit required class:seven; may i stay in the same suit class:seven! call
no seven.call: class:seven! without! call; class:seven! forget! call; class:seven! said nothing; play 7 and forget suit; seven keep quiet suit forget; skip naming suit class:seven forget;
  class:seven! said nothing is it fine; class:seven! forget to name a suit does it stand
no seven.call: class:king! call! suit; class:ace! call suit; class:joker! call suit; class:jack! call suit; class:queen! call suit; {plain-rank}! call suit; does next-player choose suit;
  any other card change suit; does next-player! call the suit after class:seven
no seven.call: call a rank with class:seven; class:seven! call number; call colour instead of suit class:seven; name red instead of suit; class:seven! call rank; class:seven! call a card;
  class:seven! call red; call a number not a suit with class:seven!
fact seven.call = its player: who! call suit class:seven; who names suit; who! chooses suit after class:seven
fact seven.call follow.seven = its player names the next suit: what class:seven do; class:seven what; what is special class:seven; effect of class:seven; what happens class:seven; what is a class:seven! good for
fact king.again = the same player plays again: what class:king do; class:king what; effect of class:king; what happens class:king; special class:king; what is a class:king! good for
yes king.again: class:king! go-again; class:king! play another card; class:king! extra turn; another turn after class:king!; class:king! play again; two kings in a row;
  class:king*2!; king on king; class:king! then cant-play! draw; class:king! then draw if cant-play; class:king! drew turn-over; class:king! choose to draw; class:king! must draw cant-play!;
  class:king! then another class:king; class:king! nothing fits do i draw; class:king! drew is my turn over; after my king if nothing fits do i pick up
no king.again: class:king! second card no-match!; card after class:king any card; class:king! then play anything; class:king! skip next; class:king! reverse; class:king! drew and then play;
  must play another card after class:king; class:king! turn-over; after class:king! card no-match!; card after class:king! must not match
fact queen.reverse = it reverses the direction of play: what class:queen do; class:queen what; effect of class:queen; class:queen! many-players what; what happens class:queen! many-players;
  what happens class:queen; what is a class:queen! good for
yes queen.reverse: class:queen! reverse; class:queen! change direction; class:queen! direction many-players; class:queen! turn round; second queen turn back; does class:queen! flip the order;
  class:queen! reverse many-players
no queen.reverse: class:queen! skip many-players; class:queen! skip next-player; class:queen! go-again many-players!; class:queen! draw cards; class:queen! attack -answer
no queen.two: class:queen! two-players! reverse; class:queen! direction two-players!; two-players class:queen! turn round; class:queen! two-players! other player turn; class:queen! two-players! direction change
yes queen.two: class:queen! two-players! skip; class:queen! two-players! go-again; class:queen two-players! same as class:jack; class:queen! two-players! my turn again;
  class:queen like jack two-players; 2 player game class:queen! me again
fact queen.two = it skips the other player: class:queen! two-players! what; what class:queen do two-players!; class:queen! two-players! happens
fact jack.skip = the next player is skipped: what class:jack do; class:jack what; effect of class:jack; what happens class:jack; who! is skipped class:jack; what is a class:jack! good for
yes jack.skip: class:jack! skip; class:jack! jump over next player; class:jack! two-players go-again; class:jack! two-players! my turn; class:jack! next-player lose-turn; class:jack! skip next-player;
  with two players class:jack i go again; class:jack! next one misses a turn; class:jack! two-players am i on again
no jack.skip: class:jack! reverse; class:jack! change direction; class:jack! choose who to skip; class:jack! skip 2; class:jack! skip two-players; class:jack! draw; class:jack! go-again many-players;
  skipped player answer class:jack; block class:jack -class:attack; class:jack! two-players! other player turn; does class:jack! skip two people; class:jack! skip anyone i like
fact jack.skip = 1: how many players class:jack skip; class:jack! skip how many
no follow: {plain-rank}! effect; {plain-rank}! special; does class:eight do anything; class:three special; class:ten special; {plain-rank}! does something; plain ranks effect

work totalOf attack.draw: {attack-card}! how many; {attack-card}! damage; {attack-card}! draw how many; {attack-card}! {attack-card} total; {attack-card}! how bad; {attack-card}! equals;
  how many cards for {attack-card}!; two-jokers! total; two-jokers! how many; {attack-card}! plus {attack-card}!; {attack-card}! then {attack-card} how many draw;
  {attack-card}! stacked on {attack-card}; what does {attack-card}! do; {attack-card}!; how much does {attack-card}! cost; how strong {attack-card}!; how many do i draw hit by {attack-card}!;
  {attack-card}! in a row how many; {attack-card}! pending draw how many; {attack-card}! stacked how many; {attack-card}! and {attack-card}! how many cards pick up; {attack-card}! plus another {attack-card}! equals; {attack-card}! pending how many;

fact attack.answer = twos, aces and Jokers: which cards attack; what are attack cards; list attack cards; which cards make the next player draw; what counts as attack card; which cards can answer attack
fact attack.answer = another attack card, or draw: attacked options; attack! options; how answer attack; options against attack; attack! what now; how do i defend attack; what saves me from an attack
no attack.answer: attack! play plain card; attack! class:jack!; class:jack! answer! attack; class:jack! to skip attack; attack! class:queen!; class:queen! reverse attack back; attack! class:king!; class:king under attack;
  answer attack with plain; attack! ignore; attack! plain matching card; answer! with non attack card; class:queen! answer! attack; class:king! answer! attack; attack! pass without drawing;
  normal card when attacked; class:queen! answer! {attack-card}; class:jack! answer! {attack-card}; class:king! answer! {attack-card}; send attack back with class:queen!;
  attacked but my card matches the suit can i just play it; under attack play {plain-rank}!; {plain-rank}! answer! {attack-card}; class:jack! attack! pass it on
yes attack.answer: attack! answer! with attack card; answer! class:two! with class:two; counter attack with same rank; answer attack next-player; attack! another attack card;
  class:two! answer! class:two*2; class:ace! answer! class:ace*2; can i defend myself against attack; class:two*2! answer; class:ace*2! answer;
  can i pass the attack along with my own attack card; hit by 2 throw another 2
no attack.answer: must answer! attack if can; have to answer! attack with card; attack! forced to play attack card; must i counter if i have an attack card
yes attack.answer attack.draw: attack! choose to draw! although have attack card; draw! instead of answer! attack; take the attack keep my attack card; attack! draw! on purpose
yes attack.adds: attack! pending add up; do attacks stack pending; attack damage added; next player face whole sum; attack cards accumulate pending; stacked attack goes to next-player;
  pending passes on with mine added; do attacks add up; attack! stack; does the next one face both attacks
no attack.adds: attack only last card counts; answer cancels attack; attack reset when answered; answer attack stops it nobody draws; only draw for the last attack;
  attack ends when answered; attacker draws when answered; attack goes back to attacker; does answering cancel the attack; answer! attack stop
fact attack.adds = the next player, everything added up: who! draws stacked attack; who! takes attack answered; who! draws after answer; what happens when attack answered; who! pays the stacked attack
yes attack.draw: attack! draw draw-all; must draw whole pending; take all pending at once; attack draw everything; pending zero after draw; attack over after drew;
  attack gone after someone drew; do i pick up the lot for the attack; draw-all attack
no attack.draw: draw part of attack; attack draw some; draw half; after drew attack still counts for next-player; next-player draw again for same attack; draw attack over several turns;
  split penalty cards; attack draw only one; does the attack go on after somebody drew
yes attack.then-turn: draw! attack! keep-turn; after drawing attack still play; drew! attack own-turn continue; drew! attack then play card; attack! draw! still my turn;
  after drew! pending play a card; drew pending then own-turn; drew! attack then go; draw for attack and play; attack! drew! can i play; drew! {attack-card} can i play now; drew! penalty may i play a card
no attack.then-turn: drew! attack! turn-over; attack! draw! lose-turn; drew! attack turn over; drawing for attack ends turn-over; after attack drew! next-player;
  miss turn after attack lose-turn; drew penalty do i lose go; drew! pending turn-over; drew! pending turn passes to next-player; drew! {attack-card} turn-over; pick up for attack is my turn gone
yes attack.then-turn: drew attack then draw one more; after attack draw another card if cant-play!; drew attack cant-play! draw again
depends attack-order / attack.answer: attack! answer! weaker!; class:two! answer! class:ace!; class:two! on class:ace! attack; weaker answer allowed; class:two! answer! class:joker!;
  class:ace! answer! class:joker!; answer joker with two; lower attack card answer; answer must be at least as strong weaker; answer bigger than attack weaker; penalty card weaker! answer;
  answer must be higher weaker; need stronger attack card to answer; card:CJ! class:two! answer; hit by {attack-card} answer with a lousy class:two!;
  hit by class:ace! only have class:two! penalty if i play it; class:ace! answer! class:ace! class:spades; is a smaller attack card enough to answer weaker
depends attack-follow / attack.answer follow: answer! follow!; attack! answer! match! suit; counter attack need to match follow; any attack card answer follow; answer! different suit;
  attack answer other suit; class:two! answer different suit class:ace; must answer match suit or rank follow; does any attack card do as answer; attack card no-match! as answer;
  class:joker! wrong colour answer! attack; attack! answer! colour; answer {attack-card} with {attack-card} suits no-match!; does the answer need the same suit; {attack-card}! answer! {attack-card} no-match!
depends attack-cap / attack.adds attack.draw: attack! cap!; pending cap!; cap on stacked attacks; max number of cards drawn; most you can be made to draw; how many cards at most attack cap;
  attack stack cap; highest penalty cap; can attack go over 20; maximum pick up; how high can attack stack go; is there a cap to drawing; stop counting attacks at some number;
  does the pile of attack cards ever stop growing; more than 20 cards from attacks; can attacks add up forever
`
