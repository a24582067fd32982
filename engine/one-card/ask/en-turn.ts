/** How people ask about the set-up, the turn and what goes on what. */
export const turn = `
fact setup.players = 2: how many players min-number; minimum players; fewest players; how few people play; how many players needed; smallest number of players
fact setup.players = 2 to 10: how many players; how many people can play; max-number players; most players; maximum number of people; up to how many players
yes setup.players: two-players! play game; can two people play; just us two play; enough with two; can 3 players play; can many-players play;
  can 6 people play; 10 players; does it work with two-players; is three ok; five of us play
no setup.players: play alone; one player solo; 1 player; 12 players; can 11 people play; 15 people; players:12 play; play by myself own-self
fact setup.deal = 7: deal! how many two-players!; how many cards each two-players!; two-players! starting hand; deal! two-players! cards; hand size two-players!
fact setup.deal = 5: deal! how many many-players!; how many cards each many-players!; starting hand many-players!; how many cards each deal; how many cards deal;
  how many cards do we get deal; how many cards to begin with; deal players:3; many-players how many cards does everybody get
no setup.deal: deal! #7 many-players!; many-players! deal! #7; deal! 5 cards two-players!; two-players! deal! #5; 3 of us 7 each; same number of cards dealt whatever players;
  deal! 6 each; deal 10 each; deal! 8; two-players only get five each
yes setup.deal: deal! #5 many-players!; many-players! deal! #5; deal! #7 two-players!; two-players! deal! #7; does number of players change deal;
  two of us seven each; more cards when only two play
fact setup.deck = 54: how many cards in-deck!; in-deck! how many; in-deck! size; total number of cards in-deck; how many cards used in-deck
yes setup.deck: class:joker! in-deck; are class:joker! used in-deck; do we play with class:joker! in; keep the class:joker! in; need class:joker!; both jokers in the game in-deck; normal deck plus jokers;
  is it normal deck of cards; class:joker! in or out; do the class:joker! stay in; leave the class:joker! in the deck
no setup.deck: play without! class:joker!; take the class:joker! out; remove class:joker!; leave out class:joker!; only 52 cards; class:joker! removed first; two decks needed
fact setup.deck = 2: how many class:joker!; number of jokers; how many jokers in-deck
no setup.start: start-card! {special-rank}! effect; start-card! class:two! draw; start-card! class:ace! attack; start-card! class:jack! skip; start-card! class:queen! reverse;
  start-card! class:king! again; start-card! class:joker! draw; first card flipped is a 2 draw two start-card; start-card! effect; does start-card! attack first player;
  turned up ace first player draws start-card; start-card! card:BJ! draw 10; start-card! special! do something; start-card! attack answer;
  start-card! {special-rank}! does the first-player draw; start-card! {special-rank}! first-player skipped; start-card! {special-rank}! direction;
  start-card! {attack-card}! must the first-player pick up
yes setup.start: start-card! class:seven! own suit; class:seven! turned up at start count own suit; start-card face up; do we turn up a card to begin;
  start-card! class:seven! follow its suit; is the start card just a normal card; start-card! same suit! follow
no setup.start seven.call: start-card! class:seven! call suit; start-card! 7 first player names suit; class:seven! at start anyone choose suit; start-card! class:seven! any card
fact setup.start = the suit and rank to follow; it has no effect of its own: start-card what does it do; what happens start-card! special; what if start-card! is special;
  start-card! {special-rank}! what happens
depends direction / setup.first: who! first-player; who! start; who goes first; first-player!; which player begins; who plays first card; who leads
no setup.first: does dealer start; dealer go first; youngest start; winner start next; dealer plays first; oldest starts
depends direction / setup.first: direction start; which way round play; clockwise; anticlockwise; counterclockwise; do we go left or right;
  clockwise or anticlockwise; way round at beginning; which direction first; play goes to the left; who is after first player direction;
  dealer left or right first; left! of dealer start; right! of dealer start; go clockwise; is it clockwise; direction at the beginning; left or right of the dealer who begins;
  do we start going round clockwise; does it go to the right; which side of the dealer starts

no turn.owner: off-turn! play; play out of turn; card played when off-turn stand; jump in identical card; play while other still choosing;
  can someone else play before my turn; slap same card out of turn; off-turn! attack; off-turn! draw; play before it is your turn;
  play identical card out of turn; exact same card jump in; have the same card as the one just played may i throw it in off-turn; off-turn! card stand;
  someone played while it was another players turn does it count; off-turn! answer attack; third player answer an attack
yes turn.owner: only own-turn play; must wait for own-turn; one player at a time; wait your turn
fact turn.play-or-draw = play a card or draw one: options own-turn; options; what do i do on turn; how does turn work; what happens on a turn
yes turn.play-or-draw: draw! although playable!; draw! playable! play -drew; draw! instead of playing; choose to draw!; draw! when i could play;
  draw if i have a card that fits playable; keep card and draw!; draw on purpose; may i draw with playable! card; not want to play draw; allowed to draw! with playable!;
  have a matching card but draw! anyway; draw although holding a match; draw as a tactic
no turn.play-or-draw: must play! if playable!; have to play if i can playable; forced to play card; compulsory play if possible playable; must i use matching card;
  have a card that fits must i play it; playable! must i
no turn.play-or-draw: drew! card playable play now; drew! playable play; draw! then play drawn card; play the card i just drew!; drew! fits play immediately;
  after draw! still play -class:attack; draw! and play same turn; draw-on!; draw-on! until playable!; draw! then turn continues; play after drawing;
  draw! more than one to find card; drew! and it fits drop it immediately; picked up a card that fits can i use it right away; draw and then put it down;
  drew! a card keep-turn -class:attack
yes turn.play-or-draw: draw! turn-over; turn over after draw! one; does draw! end turn; drew one next-player; cant-play! must draw; have to draw when cant-play!;
  must draw if cant-play!; nothing fits do i have to draw; is my go over after i draw
fact turn.play-or-draw = 1: cant-play! how many draw; how many draw! not-attacked; how many cards draw per turn; how many draw if cant-play!;
  how many cards do i pick up cant-play!
fact turn.play-or-draw = draw one card, which ends the turn: cant-play! what happens; what if cant-play!; what do i do cant-play!; nothing fits now what; cant-play! options
no turn.play-or-draw: pass! without drawing; skip own turn do nothing; pass! turn; can i pass; neither draw nor play; pass! instead of draw
fact turn.play-or-draw = 1: how many cards play per turn; how many cards per turn
depends multi / turn.play-or-draw: multi! play; multi! same rank; put down pair; play two cards same number; two cards same rank together; multi! {any-card}!;
  multi! class:king; multi! class:seven; multi! class:ace attack; lay several of a kind; more than one card of same rank; three of same number at once; play all my 9s;
  only one card at a time; two 2s at once; dump doubles; have three of them can they go down at once; two {any-card}! together; two of the same number in one go;
  lay both my {any-card}!; only one card per turn even with a pair
no turn.play-or-draw: two cards different! rank at once; multi! same suit different rank; two cards different! numbers together; multi! same-suit!;
  several hearts at once; straight run sequence at once; play 5 6 7 together; two cards of the same-suit! together; multi! same-suit! play
no hand.enough: announce more cards than hand; play 3 cards with two in hand; has two cards plays three; play more than hold; 2 cards left three of a kind;
  holds two cards announces three; play more cards than i have; has #2 cards lays 3
no deck.single: same card twice!; card already discard-pile! play again; card already in pile played again; two of the same card; identical card second time;
  {any-card}! twice!; {any-card}! already played and again twice; second {any-card} of same suit; two-players both have the {exact-card}!; two-players! together {exact-card}!; two class:ace class:spades; more than one of each card;
  card lying in discard-pile! played by another; exact same card twice before reshuffle; can there be two {exact-card}!; two {exact-card}!;
  {exact-card}! discard-pile!; already played {exact-card}! comes again; he played {exact-card}! and it is already in the pile; someone else also has {exact-card}!
yes deck.single: every card only once; each card there once; card again after reshuffle!; same card after reshuffle!; only one {exact-card}! in-deck

fact follow = the same rank or the same suit: what can i play; what follow; what goes on top; which cards can i put; how match; what must card match;
  which card fits; what can go on {any-card}; which cards can follow; what can i put on {exact-card}; what has to match
work goesOn follow: is:two-cards! {mention}!; {mention}! on {mention} is:two-cards; {mention}! on {mention}; {mention}! follow {mention}; {mention}! top {mention}; put {mention}! on {mention}; can {mention} go on {mention};
  {mention}! called {mention}; {mention} after {mention}; {mention}! answer {mention}; {mention}! attack! {mention}; hit by {mention} play {mention};
  top is {mention} may i play {mention}; {mention}! lies there can i put {mention}; they called {mention} is {mention} alright; {mention}! {mention} back
yes follow: same rank different suit; match by number; same-suit! any number; match suit only; same number other suit okay; is same suit enough;
  same rank! follow; same suit follow; same number other suit can i play; does the number alone count
no follow: different suit different number; neither suit nor rank; card no-match!; must match both suit and rank; have to match suit and number both;
  play any card i like; colour match enough; same colour different suit; red on red different suit; same colour other suit ok; bluff with a card no-match!
no follow seven.call: after seven original suit of the seven; called! suit play suit of seven card; class:seven! called hearts play its own suit; ignore called! suit;
  play other suit than called!; class:seven! on top called other suit can i follow the suit of the 7
yes follow seven.call: called! suit must follow; have to play called suit; called suit counts instead; must i follow the suit he called class:seven
yes follow.seven: class:seven! on anything; class:seven! any card; 7 played on any suit; class:seven! without match; class:seven! wild; class:seven! anytime not-attacked;
  seven on joker; seven on other suit; class:seven! on {mention}; not-attacked class:seven! on anything; does a class:seven! go on everything; can i always play a class:seven!
no follow.seven: class:seven! must match; class:seven! need same suit; class:seven! have to follow suit; does class:seven! have to match
no attack.answer follow.seven: class:seven! attack!; class:seven! answer! attack!; class:seven! under attack; class:seven! to escape attack; 7 on 2 attack; class:seven! when pending;
  class:seven! stop attack; class:seven! answer! class:two; class:seven! answer! class:ace; class:seven! answer! class:joker; class:seven! defend; class:seven! answer! {attack-card};
  attacked can i drop a class:seven! and change suit; class:seven! class:attack {attack-card}
yes follow.joker-colour: class:joker! same-suit colour of its own; joker on its colour; card:BJ! class:black!; black joker on spades; card:BJ! on class:spades!;
  card:BJ! on class:clubs!; card:CJ! class:red!; card:CJ! on class:hearts!; card:CJ! on class:diamonds!; red card on colour joker; black card on black joker;
  any class:spades! on card:BJ! top; any class:hearts! on card:CJ!; called suit joker of that colour; joker on called suit; can red card follow the colour joker
no follow.joker-colour: class:joker! other colour; card:BJ! class:red!; card:BJ! on class:hearts!; card:BJ! class:diamonds!; card:CJ! class:black!;
  card:CJ! on class:spades!; card:CJ! class:clubs!; class:joker! on anything!; class:joker! any colour; joker wild any card; class:red! card on card:BJ!; class:black! card on card:CJ!;
  joker any time on anything; is class:joker! wild
fact follow.joker-colour = cards of its colour: what can go on class:joker; what follow joker; which cards on card:BJ; which cards on card:CJ;
  what do i play after joker; when can i play joker; what can joker be played on; where joker go
no follow.jokers: class:joker*2! -class:attack -answer -pending; class:joker! on other class:joker*2! -class:attack -answer -pending; card:BJ! on card:CJ! -class:attack -answer -pending; two-jokers! on each other not-attacked; joker follow other joker not-attacked!;
  card:BJ! card:CJ! not-attacked!; joker on joker! after drawn; class:joker! class:joker*2 not-attacked; one joker on the other when the draw is done
depends joker-on-joker / attack.answer follow.jokers: class:joker! answer! class:joker!; card:BJ! answer! card:CJ!; card:CJ! answer! card:BJ!;
  joker attack answered with other joker; counter black joker with coloured; class:joker! beat class:joker! class:attack; card:CJ! card:BJ! class:attack; joker back on joker;
  joker thrown at me throw other joker back; card:BJ! card:CJ! answer; can one joker answer the other; joker hit me may i use the other joker
`
