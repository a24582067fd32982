/** The plainest questions about One-Outs: what a card does, what a verb allows, what has to be and what may be. */
export const plain = `
fact follow-up.needs-grab grab.follow-up = your own Grab on that player must just have landed: what has to happen before i can bite; what do i need before a noogie; what must come before a bite; what do i have to do first to play a noogie
work damageOf turn.attack: {attack} attack damage; how much damage does a {attack} attack do; damage of an attack with {attack}; what does attacking with {attack} cost him
yes hand.enough skateboard.two-uses: a flipped board does not count as a card any more, does it; does my flipped skateboard still count as a card in hand; does a face up board count in my hand; is a flipped board still one of my cards
fact nark.eggs eggs.separate = 4: how much damage do eggs do in a nark; how many hp can eggs in a nark cost the victim; eggs thrown into a nark, how much can they hurt
yes grab.contact block.contact: he threw a jab at me and i blocked it with my skate, is a grab on; i blocked with my board the first time i used it, may i grab
yes target.other turn.attack: he has no cards in his hand, may i attack him; can i attack somebody with an empty hand; is a player without cards a fair target; attack someone who holds nothing
no down-trow.stop: two eggs hit me and then a down trow came, do i get the hp back; i lost hp before the down trow, is it given back; what had landed before the down trow, is it undone
yes haymaker.pass: does a haymaker end once somebody takes it; someone just took the haymaker, is it over; does the haymaker stop when it lands on somebody; he took it on the chin, is that the end of the haymaker
no out: somebody got knocked out, do we share his cards; do the others get the cards of a dead player; who is out gives his cards to us; are the cards of the one who died handed out
yes grab.follow-up block.contact: i noogied him and he fended it, are we in contact again; he blocks my bite, is that contact; does a block of a noogie make contact again
yes hacky.must: i would rather keep my hopoate and take the 1, must i play it in the hacky; saving my attack card for later, do i have to play it when the hacky comes; may i be forced to use a good attack in a hacky
depends haymaker-home / haymaker.pass: two of us, she dodges my haymaker, do i get it back; just the two of us left and my haymaker is dodged; must i deal with my own haymaker when it comes back
depends nark-narker-out / nark.circle out: the victim grabbed the narker and he is out, must the rest still attack; narker died in the middle of his nark, do the others owe an attack; the one who narked is knocked out, does the round go on
no draw-up: can i grab a card; can i draw a card; may i take a card from the pile; can i pick up a card; can i draw on my turn; do i draw at the start of my turn
yes grab.attack defend.choose: is a grab blockable; can i use a block on a grab; he grabs me, can i block it; am i allowed to block when i get grabbed; block a grab
work buffOn buff.one-play: can i {buff} my {attack}; can i {buff} a {attack}; may i {buff} my {attack}; can i put {buff} on my {attack}; can you {buff} a {attack}; is it ok to {buff} my {attack}; can i add {buff} to a {attack}; can a {attack} be buffed with {buff}
fact haymaker turn.attack = 4: how much does a haymaker do; what damage does haymaker do; how hard does a haymaker hit; haymaker damage; how many hp is a haymaker; haymaker damage if it is not dodged
fact setup.hand = 4: how many cards do i start with; how many cards do we start with; how many cards does everybody begin with; how big is the starting hand
work answerWith defend.choose: can i dodge a {attack}; can i block a {attack}; may i dodge {attack}; can i defend against a {attack}; can a {attack} be dodged; can you block {attack}; is it ok to dodge a {attack}; can i {defence} a {attack}
yes grab.attack: can i block a grab; can i dodge a grab; can a grab be blocked; may i defend against a grab; can you dodge a grab
yes defend.choose: can i block an attack; can i dodge an attack; may i defend when i am attacked; can i block with a fend
no defend.choose: do i have to block; must i dodge a {attack}; do i have to block a {attack}; do you have to dodge; is it a must to defend; do i have to play a defence card
fact dodge.no-contact defend.one = it avoids one attack, without contact: what does {dodge} do -card:slow-mo-dodge; what does a dodge do; what happens when i dodge; what happens if i dodge an attack; what is a {dodge} for -card:slow-mo-dodge; how does {dodge} work -card:slow-mo-dodge; what is {dodge} -card:slow-mo-dodge
fact block.contact defend.one = it stops one attack and makes contact: what does {block} do -card:skateboard; what happens when i block; what happens if i block an attack; what is a {block} for -card:skateboard; how does {block} work -card:skateboard; what does a block do; what happens after i block
yes skateboard.steal: can i steal a skateboard; can a skateboard be stolen; may i steal a board; can you take someones skateboard; can i grab a skateboard
no eggs.four: must all the eggs go at the same person; do eggs have to go at one person; do all four eggs have to hit one player; do i have to throw all eggs at one player
fact skateboard.two-uses skateboard = it attacks or blocks, twice in all: what does a skateboard do; what does the skateboard do; how does a skateboard work; what is a skateboard for
yes noodles.turn noodles: can i heal; can i heal myself; may i heal on my turn
fact out = you are out of the game: what happens when i run out of hp; what happens when i have no hp left; what happens at 0 hp
fact grab.attack grab = they lose 1 HP unless they defend: what happens when i grab someone; what does a grab do; what happens if i grab him
yes defend.slow-mo: i slow mo at the start of a nark, am i safe from everyone elses hits as well; slo mo first thing in a nark, am i safe for the rest; does slow mo keep me safe the whole nark; slow mo in the nark, am i safe from all the others too
no target.other: can you down trow yourself; can i down trow me; is down trow on yourself allowed
no grab.defender-first: my jab was blocked, can i grab before he does; he blocked my attack, do i get to grab before him; she fended me, may i grab first
yes grab.attack: grab for my turn even if nobody blocked anything; can a grab be my turn without any block; just a grab as my go, no block before it
yes buff.one-play: may a haka go on a skateboard attack; can i haka my skateboard when i attack with it
fact block.contact = Fend and Skateboard: what counts as a block; what is a block; which cards are blocks; what cards block; which cards count as blocking
no claim.contradicted: he claimed no attack card and now jabs me, is the jab void; said no attack card and then plays one, is the card void; is his attack cancelled because he said he had none
no grab.follow-up: after my grab on Jo can the bite go on Sam; can the bite go on somebody else than i grabbed; noogie on another player than the grabbed one
no haymaker.pass: i fended the haymaker, does it move on; haymaker was blocked, does it go on to the next; haymaker landed on me, does it keep going round; the haymaker hit, does it move on
no dodge.no-contact grab.contact: can Rosa grab Finn after he dodged her kick; may Tom grab Ada once she sidestepped his punch; can Kim grab Leo after he dodged her hopoate; she dodged my jab, may i grab her after that
yes skateboard.stolen: when he takes my board with a grab do i lose an hp too; grab takes my skateboard, do i lose hp as well; do i also lose hp if a grab steals my skatey
no grab.follow-up: noogie and bite after one grab; both noogie and bite off the same grab; bite AND noogie after a single grab
no hacky.chain: does a card played in the hacky do its damage to somebody; king hit in the hacky, does it also do 6 to someone; a kick that keeps the hacky up hits nobody else, or does it do 2 as well
no out: he died holding a dodge, can i take it; she is out and had a good card, do i get it; dead players cards, can i have one
yes nark.usable nark.circle: jab as my nark card ok; tail whip as my card in the nark ok; is a hopoate fine as my card for the nark; crane kick as nark card
silent: what happens if two people from outside both want to grab; two outsiders both wanna grab at once
yes turn.swap: is swapping 2 of my cards possible; can i swap just 2 of my 4 cards; swap only two of my cards ok; is it possible to swap 3 of my 4
no nark.usable: noogie for a nark, ok or not; bite for the nark, allowed or not; may my card for a nark be a noogie
yes nark.circle: if i have an attack card do i have to chuck it into the nark; ive got an attack card, must i play it in the nark; have an attack so i have to throw it in the nark
yes skateboard.two-uses skateboard: used my board to block before, so can i still attack with it; blocked with the skatey earlier, may i attack with it now; i used the board once to block, one attack left in it right
`
