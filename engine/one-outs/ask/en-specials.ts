/** How people ask about 4 Eggs, Haymaker, Down Trow, Noodles, what is printed on cards, and what the rules do not say. */
export const specials = `
yes eggs.four: card:four-eggs! split!; eggs two-victims!; share eggs between people; eggs different players; throw eggs at several players;
  two eggs each at two people; split the eggs; 1 egg each to 4 players; one egg each; eggs at more than one victim; 3 eggs at one 1 egg at other;
  all eggs at one person; four eggs one player; all-eggs same victim; card:four-eggs! is:two-persons; eggs 2 to him 2 to her; must all-eggs hit the same person;
  spread the eggs around the table
no eggs.four: exactly4! card:four-eggs; throw only 3 card:four-eggs!; use two eggs; keep! eggs for later; save! egg; throw fewer eggs; only one egg; hold back eggs;
  two eggs now two later; throw 2 eggs and keep 2; eggs next turn the rest; use half the eggs
yes eggs.four: must throw all-eggs; have to use all-eggs; all-eggs! at once
no eggs.four target.other: egg own-self!; throw egg at own-self!; one egg at me for fun own-self
no eggs.four: throw 5 eggs; more than four eggs
fact eggs.four = 4: how many eggs; how many people can eggs hit; how many victims eggs; number of eggs
fact eggs.four = in the order they were named: order eggs answered; who! answers first eggs; which victim first eggs
yes eggs.separate: each! egg own attack; eggs separate; answer each! egg; need {defence} for each! egg; each! egg own defence; eggs count as four attacks;
  dodge each! egg; egg one by one; defend one egg take the rest; can i dodge one egg and take the other 3; block one egg and take others; egg! each need card; card for each! egg;
  do i have to answer every egg on its own each; 4 eggs at me do i need 4 defence cards; can i dodge one egg and eat the others
no eggs.separate: eggs one attack of 4; eggs together 4 damage one answer; eggs count as one attack; eggs combined attack
fact four-eggs eggs.separate = 1: egg damage; each egg how much; card:four-eggs damage each; how much hp one egg; how hard is one egg
fact four-eggs eggs.separate = 4: all-eggs! damage total; card:four-eggs! all landed! how much; card:four-eggs! total damage; max damage four eggs

yes haymaker.pass: card:haymaker! dodged pass-on; dodged haymaker next-player; haymaker! pass-on; haymaker move on when dodged; haymaker! go to next-player;
  dodge haymaker! hit next person; haymaker! dodged twice; next player can dodge haymaker! too; dodge passed-on haymaker; haymaker! weaker each time;
  haymaker! lose 1 damage when dodged; passed haymaker! be dodged; can i defend passed haymaker!; haymaker pass-on less damage; sidestep haymaker passes;
  i {dodge}! a haymaker! does it hit the next guy; can the next person dodge the haymaker as well; haymaker came to me can i {dodge} it again
no haymaker.pass: card:haymaker! {block}! pass-on; {block}! card:haymaker! pass-on; {block} haymaker! next-player; fended haymaker move on;
  {block}! haymaker! continue; haymaker! stopped by {block} goes next; haymaker landed! pass-on; haymaker! take-hit! continue; take-hit! haymaker pass-on;
  haymaker landed! next-player; haymaker! landed! keep-going; haymaker! take-hit! keeps going; skateboard haymaker passes; took the haymaker is the next player safe;
  haymaker! hit me does it still go round; i blocked a haymaker does it move on
no haymaker.pass: haymaker! dodged still 4 damage; haymaker! same damage after dodge; passed haymaker full damage; haymaker pass-on anticlockwise;
  choose who gets dodged haymaker!; dodger picks next victim haymaker; does haymaker end when dodged; haymaker over after first dodge;
  haymaker go on forever; haymaker! dodged previous player; haymaker to the player before me
fact haymaker.pass = it passes to the next player clockwise, 1 weaker: what happens haymaker! dodged; how does haymaker work; dodged haymaker what then;
  what does haymaker do; what is special haymaker; what happens if i dodge a haymaker
fact haymaker.pass = the next player clockwise from the dodger: who! haymaker! dodged; who! gets haymaker next; who! takes dodged haymaker!;
  haymaker! dodged who! hit; haymaker! pass-on to whom; haymaker who! is next; who! cops the dodged haymaker
work haymakerLeft haymaker.pass: haymaker! dodged how much damage; haymaker! dodged how much damage next-player; haymaker! dodged twice how much;
  how much haymaker after dodged 2 times; haymaker! dodged how much left; damage of dodged haymaker; haymaker! how much second player;
  passed haymaker how much damage; haymaker! dodged how many hp next-player; haymaker! dodged by 2 people how much does the third lose; haymaker! after three dodges how much
fact haymaker.pass = blocked, landed or down to 0: when! haymaker! stop; when! does haymaker end; how long haymaker go; how many times haymaker pass-on;
  how far haymaker go; until when does a haymaker travel
depends haymaker-home / haymaker.pass: haymaker! come-back!; haymaker! thrower hit; haymaker! reach attacker; haymaker! all dodged back;
  my own haymaker! hit me; haymaker come-back! to player who threw it; haymaker! all the way round; haymaker! own-attack! come-back; haymaker skip thrower;
  haymaker! every1 dodged it; get hit by own haymaker; everyone dodge haymaker! does it hit thrower; every1 {dodge} my haymaker! am i safe; haymaker! full circle every1 dodge do i take-hit own-self;
  own-attack card:haymaker! hit me; haymaker dodged by all of them does it smack me
no haymaker.pass block.contact: block own haymaker contact; block passed haymaker grab own-self
yes haymaker.pass block.contact: block passed haymaker! contact thrower; passed haymaker! blocked grab thrower; block haymaker that was passed on contact with who
yes haymaker.pass defend.slow-mo: slow-mo haymaker passes; card:slow-mo-dodge! card:haymaker pass-on

yes down-trow.any-time: card:down-trow! off-turn! -idle; card:down-trow! any-time!; card:down-trow! on another player attack; card:down-trow! attack on third;
  third card:down-trow! attack; card:down-trow! king hit at third; any1 play card:down-trow! -card:down-trow*2; card:down-trow! when i am attacked; card:down-trow! save mate;
  card:down-trow! during nark; card:down-trow! during hacky; card:down-trow! cut in; card:down-trow! during; use card:down-trow! while others fight;
  card:down-trow! as answer to attack; card:down-trow! instead of defending; down trow in middle of third attack; card:down-trow! {attack}! aimed at third;
  two others are fighting can i card:down-trow!; is card:down-trow! allowed off-turn; attacked can i use card:down-trow!
work interrupt down-trow.stop: card:down-trow! stop! {attack}!; card:down-trow! {attack}! -own-attack; card:down-trow! save me from {attack}!; is {attack}! safe from card:down-trow!;
  {attack}! undefendable card:down-trow!; does card:down-trow! cancel {attack}!; {attack}! coming card:down-trow! it; attacked with {attack}! card:down-trow! it
yes down-trow.stop: card:down-trow! stop! play -card:down-trow*2; card:down-trow! stop! attack -card:down-trow*2; card:down-trow! stop! {attack}! -card:lunch-box -card:tail-whip;
  card:down-trow! end nark; card:down-trow! stop! nark; card:down-trow! stop hacky; card:down-trow! save me from attack; card:down-trow! stop rest of nark;
  card:down-trow! stop! card:noodles; card:down-trow! stop! card:grab; cards of stopped play spent; card:down-trow! cards played gone!;
  card:down-trow! attack cards lost; card:down-trow! negate buff; down trow stop remaining eggs; card:down-trow! stop haymaker;
  card:down-trow! damage already landed! stays; card:down-trow! stop attack before it lands; are the cards of the stopped play spent card:down-trow!;
  does card:down-trow! wipe the whole play
no down-trow.stop: card:down-trow! get cards back; card:down-trow! attacker take back card; card:down-trow! undo damage; card:down-trow! hp back;
  card:down-trow! after landed damage; card:down-trow! already landed! undo; card:down-trow! heal damage; down trow reverse hit; card:down-trow! attacker keep card;
  play restart after card:down-trow; attack continue after card:down-trow!; attacker attack again after down-trow; card:down-trow too late after damage;
  card:down-trow! after {attack}! landed! do i get hp back; already lost hp then card:down-trow! heal; does the attacker get his card back card:down-trow!
fact down-trow.stop down-trow.steal = it stops the play and takes one Attack card from a chosen player: what does card:down-trow do; what is card:down-trow;
  how does card:down-trow work; explain down trow; what happens card:down-trow
fact down-trow.steal = one Attack card, drawn blind: card:down-trow! gain!; card:down-trow! what do i steal!; what card do i steal! card:down-trow; how many cards card:down-trow steal!;
  which card down-trow steal!; what do i take with a down trow
fact down-trow.steal = nothing: card:down-trow! none! gain; card:down-trow! player without attack card; card:down-trow! victim none!; card:down-trow! empty hand;
  down trow player none cards; card:down-trow! on somebody none gain; card:down-trow! against a hand without attack
no down-trow.steal: card:down-trow! pick-which! card; card:down-trow! choose! card -any1; card:down-trow! look at hand; card:down-trow! see cards;
  card:down-trow! steal {defence}! -card:skateboard; card:down-trow! take his {dodge}!; card:down-trow! steal utility; card:down-trow! take fend from; card:down-trow! take two cards;
  card:down-trow! victim choose card; down trow victim pick what to give; down trow get any card; down-trow steal {buff}; can card:down-trow! nick his {defence}! -card:skateboard;
  do i get to look before i take card:down-trow!
yes down-trow.steal: card:down-trow! steal from any player; card:down-trow! choose player; card:down-trow! steal from not attacker;
  card:down-trow! take from third; card:down-trow! random! card; card:down-trow! random; card:down-trow! steal only attack card; card:down-trow! steal card:skateboard;
  down trow take attack card; card:down-trow! take from player other than attacker; stolen skateboard by down-trow fresh; card:down-trow! may i rob someone who was not in it
no down-trow.steal: card:down-trow! must steal from attacker; card:down-trow! only from attacker
no down-trow.steal: defend card:down-trow! theft; {defence}! card:down-trow! theft; can i dodge down-trow; can i block down-trow; fend a down trow; can i {defence}! a card:down-trow!
yes down-trow.action turn.utility: card:down-trow! own-turn; card:down-trow! as action; down trow own-turn to steal; card:down-trow! use-turn
no down-trow.no-combo down-trow.action turn.one-action: card:down-trow! own-turn then attack; card:down-trow! and attack as-well; card:down-trow! then {attack}! as-well; card:down-trow! plus attack;
  down trow lead into attack; card:down-trow! use stolen card straight away; card:down-trow! then play stolen attack; card:down-trow! combo;
  down trow steal attack use it immediately; card:down-trow! own-turn still get action; card:down-trow! {attack}! same turn; stole an attack with card:down-trow! can i throw it now;
  card:down-trow! own-turn got a {attack}! play it immediately; after my card:down-trow! can i attack
no down-trow.any-time: card:down-trow! off-turn! lose my own-turn; card:down-trow! cost next turn; card:down-trow! off-turn use-turn
depends countered / down-trow.any-time down-trow.stop: card:down-trow! card:lunch-box!; card:down-trow! card:tail-whip!; down trow stop tail whip;
  counter card:lunch-box!; counter card:tail-whip!; lunch box be countered; tail whip uncounterable; card:lunch-box! interrupt stop; card:tail-whip! stop down-trow;
  card:tail-whip! only blocked or evaded; can card:lunch-box be stopped by down-trow
depends down-trow-idle / down-trow.any-time: card:down-trow! idle!; card:down-trow! off-turn! without attack; card:down-trow! off-turn! nothing happening idle;
  card:down-trow! without attack to stop off-turn; card:down-trow! between turns; down trow idle; card:down-trow! not-attacked off-turn; down trow just to steal card off-turn;
  card:down-trow! off-turn! steal only; card:down-trow! without an attack going on; card:down-trow! for the card only while nobody attacks
depends down-trow-own / down-trow.any-time down-trow.action: card:down-trow! own-attack!; card:down-trow! own play; card:down-trow! stop own-attack!;
  card:down-trow! cancel own nark; attacker play card:down-trow! in own-attack; card:down-trow! on my own {attack}! own-attack; turn player down trow during own-attack; down trow my own nark;
  card:down-trow! after i attacked same turn; i started the play can i card:down-trow!; i attacked and then card:down-trow! my own play; regret attack card:down-trow! it;
  threw {attack}! regret it card:down-trow! my own {attack}; middle of my own attack card:down-trow!
depends down-trow-chain / down-trow.any-time down-trow.stop: card:down-trow*2!; another card:down-trow!; card:down-trow! on card:down-trow!;
  counter card:down-trow!; stop! card:down-trow! with mine; two card:down-trow!; down trow a down trow; down-trow back at him; down trow stopped by down trow;
  respond to card:down-trow! with my own; cancel a down trow; she card:down-trow! me and i have one as-well does mine stop hers; somebody card:down-trow! can anyone stop it;
  i have one too does mine cancel hers card:down-trow!; card:down-trow! can it be stopped
no down-trow.steal: card:down-trow! lose-hp; does card:down-trow do damage; down trow cost hp
no down-trow.any-time: card:down-trow! must wait own-turn; card:down-trow! only own-turn; card:down-trow! only when i am attacked

fact noodles noodles.turn = 3: card:noodles how much; how much heal! card:noodles; noodles how many hp; what do noodles do; how many hp heal!;
  noodles give how much health; noodles effect
depends heal-cap / noodles.turn noodles: heal! cap-over!; card:noodles! cap-over!; card:noodles! above 7; card:noodles! more than start-hp; heal over start;
  card:noodles cap-over full hp; noodles max hp; hp limit cap-over; go over 7 hp; highest hp can have; card:noodles! on 7; card:noodles! from 6 to 9; maximum hp;
  card:noodles! with 5 hp go to 8; is there a cap on hp; end up with 10 hp; go higher than i started heal; card:noodles! higher than what we started with;
  already on 7 eat noodles; have more than 7 hp; can i have 9 hp; card:noodles! get past starting hp
no noodles.turn: card:noodles! off-turn; card:noodles! during other turn; heal! off-turn; card:noodles! any-time; noodles when someone attacks me; eat noodles during nark;
  card:noodles! during nark before out; noodles as a reaction
yes noodles.turn turn.utility: card:noodles! own-turn; card:noodles! as action; heal own-turn; noodles count as whole turn; card:noodles! use-turn
no noodles.turn: card:noodles! other player; heal! for-other!; card:noodles! give to mate; feed noodles to third; heal third; noodles on friend; noodles to any1;
  eat card:noodles! for-other; share my noodles
fact noodles.turn = as the action of your own turn: when! card:noodles!; when! can i heal; when! eat noodles
fact noodles = 2min Noodles: which card heal!; how do i get hp back; what card heals!; is there a way to heal!
yes down-trow.stop: noodles be stopped; interrupt noodles with down-trow stop

work damageOf turn.attack: how much damage {attack}!; damage! {attack}!; {attack}! how many hp; {attack}! how much lose-hp; what does {attack}! do;
  {attack}! hit how hard; {attack}! hit for how much; how much {attack}! take off; how bad {attack}!; what is {attack} worth; {attack}! equals; how strong {attack}!; {attack}!;
  how much does a {attack}! hurt; hp lost to {attack}!; {attack}! attack damage
work kills out: #5 hp {attack}! out!; have 3 hp {attack}! out; {attack}! kill player on 4 hp; does {attack}! kill me hp; {attack}! with 2 hp survive in;
  how much hp left after {attack}!; dead after {attack}! hp
work groupOf: is {card}! an attack card; is {card}! a defence card; is {card}! a dodge -{attack}; is {card}! a block -{attack}; is {card} a utility card;
  does {card} count as attack card; does {card}! count as defence
fact king-hit = King Hit, 6: which attack! max-number; strongest attack; hardest attack; most damage card; which card most damage; highest damage; biggest hit
no king-hit: king hit undefendable; is king hit unblockable

silent: two card:down-trow! together! whose counts; two people card:down-trow same time! who; simultaneous card:down-trow!; both card:down-trow exact same moment who wins;
  who gets it when two play card:down-trow at the same time together; down trow tie who first; card:down-trow! two-people together
silent: two people play together! who first; two grab same time who; both want same time who goes first; tie who wins; what if last two die same time;
  everyone dies same time; both out! same time; last two knocked out together who wins; tie; two people both want to grab together third
silent: pile! run-out what happens; pile! run-out; no cards left in pile reshuffle; shuffle! discard pile; draw pile! empty run-out;
  discard pile shuffle; what when we run out of cards to draw; pack finished run-out; nothing left to draw shuffle; do we reshuffle! the discards
silent: how many {card}! in-deck; how many {card}! are there; number of {card}! cards in-deck; how many cards in-deck; how many of each card; how many {attack} cards in-deck;
  total cards game; what cards are in-deck; how many {card}! exist; how many copies of {card}; odds of drawing {card}; how many {card}! should there be in-deck
silent: who deals; who is dealer; dealer next round; who deals next game; how choose dealer; who shuffles
`
