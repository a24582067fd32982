/** Plain questions people ask about One-Outs, put in ever other words. */
export const asked = `
yes setup.hp: are we free to choose the starting hp; would 9 hp for everybody be ok; may the table settle on fewer hp; is another number than 7 fine
no setup.hp: may players begin on different hp; would a beginner be allowed extra hp; is it obligatory to have seven; can one of us have more life than the others
no setup.first: does the dealer have the opening turn; is the winner of the last game first
yes setup.first: is the opening turn on the dealers left; does it go clockwise; are turns handed on to the left
no setup.first: do turns go to the right; is it counter clockwise; could the direction change during the game
yes limit.four: do we hold four cards as long as three are in; is four the limit while more than two are in
no limit.three: is the hand limit still four in the final; would sudden death cost hp; may i refill to four with two left; does sudden death change the damage
yes limit.three: are we down to three cards in the final; will the limit be three for the last two; is the hand smaller once only two are in
depends sudden-death-hand / limit.three draw-up: must i get rid of my fourth card when only two remain; may i go on holding four in sudden death; would the extra card be discarded in sudden death; four cards in the final, is one lost; will i draw after playing one of four cards in sudden death
no out: may an eliminated player still act; can someone at zero play a card; does a dead player take part in a nark; would noodles revive me; is hp able to go under zero; do i inherit the cards of somebody i took out; can his board be taken after he died; is a player on 0 still in; can a dead player still be hit by a haymaker or must it stop there
yes out: does zero mean i am gone; are eliminated players skipped; do cards of the eliminated leave the game; is a player out the moment he reaches 0
no target.other: may i attack myself; would a down trow on myself work
yes target.other turn.attack: may i pick someone who isnt next to me; is everybody in the game a possible target; can i choose any victim
no turn.attack target.other: is only the neighbour a legal target; am i bound to attack the leader; do i have to hit whoever hit me
yes win: is it over as soon as one is left; have i won if i am the only one in; does the game stop the second only one player is left; does the play break off when one player remains
no win: do we complete the play after the last opponent is out; can two players share the win; does the hp decide the winner; last opponent died but the eggs are still flying, keep going; do we play for places
yes draw-up: do i refill if i defended off turn; does a defender draw; is everyone who used a card allowed to refill; do i draw for a card i threw into a nark; would using my board count for the refill; may i draw after a hacky card; do i draw when the play is over; does the one who interrupted with a down trow refill
no draw-up: do i draw without having played; may i refill in the middle of the play; is there a draw for somebody who was only hit; do i draw with a full hand; can a stolen card be replaced at once; does a claim of no attack count as playing; do we draw at the start of a turn; will everybody fill up; may i draw at once when my card is down; my flipped board stays in hand, do i draw one on top of four
no draw-up turn.swap: does a swap entitle me to draw; will i fill up after a swap
no draw-up turn.pass: does passing let me draw; may i fill up by passing
no turn.owner: can two players take their turns at once; may i act on the turn of another; is an attack out of turn fine; could i swap while she is on; may i start something when it is not my go; can i refuse to wait for my turn
no waiting defend.choose: may the game go on before the victim answers; victim is still thinking, can the next player go; could the next turn begin though the attack is open; is it ok to start while someone is deciding on a defence
yes waiting defend.choose: do the others wait for the victim; must the answer come before the next turn; is everybody else on hold until she decides
no turn.one-action: is a second attack possible; may i attack after a swap; can i heal and hit in one turn; would two attack cards at once be ok; may i follow my blocked attack by another; is there a bonus action; could i use two utility cards; may i grab and also attack; swapped three and theyre rubbish so attack as well; can i do more than one thing
no follow-up.needs-grab: may i bite without a grab; is noogie an ordinary attack; could a bite open my turn; would a noogie work after a blocked grab; may i noogie out of contact without grabbing; so i cant noogie a bloke without grabbing him first, correct; is a failed grab enough for a bite; can bite be used on its own
yes follow-up.needs-grab: must a grab land before i can bite; is a grab needed for a noogie; do i need to land a grab before i can noogie
no turn.attack: may a jab hit two; can one attack be aimed at several; is it possible to attack no one; could i rename the victim after the answer; would a king hit be shared by two
yes turn.swap: may i exchange my whole hand; could i put away a single card; is it ok to swap all four; can i trade two for two; is a swapped board lost
no turn.swap: may i swap nothing; can i get more cards than i gave; could i pick the new cards; can i swap three cards when i only have two; would a swapped board return; may i take from the discards
no turn.swap turn.one-action: may i swap twice; is a second swap ok; hate the new cards, can i swap another time; could i redo the swap
yes turn.pass turn.one-action: may i leave my turn unused; could i refuse to act on my turn; is it ok to sit out; can i skip although i have good cards
no turn.pass turn.one-action: am i obliged to attack; must something be played
no turn.buff-alone: would a buff played now help next turn; is the lone haka kept for later; does a buff without an attack do anything; may i use last turns steroids now; will the bonus wait
yes turn.buff-alone turn.one-action: may a buff be played without attack; is a lonely haka a legal action; could i get rid of steroids on my turn
no hand.enough: may i nark with one card; could i buff with my only card being the attack; is it possible to play two with one in hand; can he swap four while holding three
yes hand.enough skateboard.two-uses: is the flipped board still counted; does the face up board take a place in my hand; is a used board one of my cards
no hand.enough skateboard.two-uses: flipped board is out of my hand right; may i hold four beside the flipped board
no buff.one-play: may i buff after the defence; could the buff follow in a later turn; is a buff its own action; would someone elses buff help my attack; can i wait with the buff until he answers
depends buffs / buff.one: may two buffs go on one attack; is more than one buff possible; could i use haka plus steroids on a jab; would both buffs count; can i put two buffs on a single attack; are buffs limited to one
no buff.one: are two hakas ok on an attack; may the same buff be used twice on it
no buff.four-eggs: may any buff go on eggs; could eggs be made stronger; is haka ok with the eggs; would steroids raise each egg
no buff.nark: may a narker buff; could i boost my card in a nark; is a buff ok on the attack that comes with a nark; are buffs possible in a nark
depends buff-hacky-sack / buff.attack-only hacky.hit hacky-sack: may the hacky be buffed; would haka raise the hacky hit; is a buff fine on a hacky sack
depends buff-grab / buff.attack-only grab.attack: may a grab be buffed; would haka raise a grab; is a grab with a buff ok
no buff.attack-only: may a defence be buffed; could noodles be boosted; is a buff ok on a grab that follows a block; would a buff go on a down trow
depends buff-follow-up / buff.attack-only grab.follow-up: may a noogie be buffed; could haka raise the bite after my grab; is a buff ok on the follow up
no defend.choose: may i defend somebody else; could my fend save a friend; is defending a must; am i required to use my dodge; is it possible to lend a defence; can a bystander block
yes defend.choose: may i let it hit me; is it ok to hold back my dodge; is taking the damage an option although i could block
no defend.choose defend.one: may i use two defences on one attack; is a second defence allowed; would a fend plus a dodge be ok
no defend.card: may an attack be answered by an attack; would my jab cancel his; could i hit back instead of defending; is a counter attack possible; can i use grab to defend; is dodging by grabbing possible; would a grab stop an attack; can i reply with a king hit
no defend.card noodles.turn: may i heal while attacked; would noodles be an answer; could i eat before the hit counts
yes defend.card: can a skateboard be used to defend; is the board a defence; does the skateboard stop attacks; are fend and board both defence cards
no defend.one: would one dodge last for several attacks; does a fend hold for the rest; is a dodge good for the whole play; may one card answer two attacks
yes defend.slow-mo: is slow mo good for all attacks in the play; will slow mo save me from the rest; does slow mo cover the eggs; am i safe after a slow mo until the play ends
no defend.slow-mo: does slow mo hold for the next play; would slow mo help another; is damage undone by slow mo; do i have to play another dodge after slow mo in the same play
no dodge.no-contact grab.contact: does a dodge lead to a grab; is there contact with a sidestep; may either grab after a dodge; would slow mo make contact; could the attacker grab the one who dodged
yes block.contact: is there contact when someone fends; does blocking make contact; would a board block count as contact; he fended me, that means contact
no eggs.no-contact: is there contact after an egg is blocked; may i grab an egg thrower; does fending an egg lead to a grab
no eggs.separate defend.one four-eggs: would one card stop all eggs; is a dodge good for the four eggs; does a fend stop more than one egg
no block.contact dodge.no-contact: is there contact when an attack lands; may i grab after taking a hit; does a landed attack lead to a grab
yes grab.attack turn.utility turn.one-action: may a grab be my action; is contact needed to grab on my turn, or can i just do it; could i grab anybody on my go
yes grab.attack: may a grab be defended; does a grab cost hp; is it possible to dodge a grab; would a fend stop a grab
no grab.attack: is a grab sure to land; does a dodged grab hurt; will a blocked grab cost hp
yes grab.contact block.contact: may i grab after blocking; is the blocker allowed a grab; does my fend give me a grab; could i grab off turn after my block
no grab.contact: am i made to grab after contact; is a grab a must after a block
yes grab.defender-first: is the blocker first; may the attacker grab when the defender does not; she says no thanks to the grab, may i as attacker grab
no grab.defender-first: is the attacker first; may a defender who declined grab later; could the attacker grab before the blocker; does saying no leave me the grab for later; is there a second chance after declining
no grab.contact-pair: may a third player grab; could i grab somebody outside the contact; is contact open for all; would a grab on another than my attacker be ok; are others allowed to use the contact
yes grab.contact-pair: so only attacker and defender can grab right; is the grab reserved for those two
yes grab.contact: is there contact again when the contact grab is blocked; may i grab after blocking a follow on grab
depends grab-blocked / grab.attack grab.contact: is a blocked grab contact; would fending a grab action lead to a grab; may i grab the one whose grab i blocked; my grab on my turn was stopped, contact or not
no grab.follow-up: may i bite another than the grabbed; is more than one follow up ok; could someone else follow my grab; must i follow with a noogie; would a jab be ok after a grab; can the noogie wait; bite Joel instead of Sam whom i grabbed, ok
yes grab.follow-up: may the noogie be blocked; is a bite defended as usual; does fending a noogie make contact; she grabbed me, tried the noogie and i fended, am i allowed to grab her; may i leave the noogie out; blocked a bite, contact
yes nark.needs-attack nark.attack: does the narker add an attack; two cards for a nark right; is an attack needed along with the nark
no nark.needs-attack: may nark be played alone; is a nark without an attack possible; would a noogie do as the attack of a nark; could a fend go along with a nark
yes nark.circle: am i forced to throw a card when somebody narks; is everyone with an attack obliged to join; must my only attack go into the nark; does the nark go round everybody but the victim
no nark.circle: may i sit out a nark; is joining voluntary; could i hit someone else in the nark; does the victim throw a card; is there another lap in a nark; can i keep my attack when narked in
yes nark.circle out: does the nark stop when the victim is out; may i keep my card once the victim died
no nark.circle out: do the others still play in the nark when the victim died; must i throw at a dead victim
no nark.unable: is there a price for having no attack in a nark; do i lose anything if i cannot join; must i show my hand when i cannot join; does the nark end when someone has none
yes nark.unable: is a player without an attack passed over; may i just say i have none
no nark.usable: may a nark be thrown into a nark; is a bite ok in a nark; could noogie be my nark card; does another nark count as my card
yes nark.each: may the victim defend every attack; is each nark attack answered apart; can i fend in a nark
no nark.each: is the nark added up to one big attack; does one defence end the nark; would blocking the first stop the others
depends eggs-in-nark / nark.eggs nark.circle: may eggs in a nark be split; is it ok to throw nark eggs at others; must every egg in a nark go at the victim
depends hacky-in-nark / hacky.chain nark.circle nark.attack: does a hacky in a nark start the chain; is hacky in a nark just one damage; what happens with a hacky in a nark
depends haymaker-in-nark / haymaker.pass nark.each: does a dodged haymaker leave the nark and hit someone else; will a haymaker in a nark pass on; would a nark haymaker that is dodged be over
depends nark-slow-mo / nark.circle defend.slow-mo: do the rest still play after the victims slow mo; may i save my card when the victim slow mos; is the nark off after slow mo
depends nark-narker-out / nark.circle out: does the nark go on without its narker; is the nark off when the narker is out; must i throw though the narker died
no hacky.chain: may i aim the hacky; does the hacky stop when it gets back to the starter; would chain cards hurt; is one lap all; may a defence keep it up; could a grab keep the sack up
yes hacky.chain: does the starter play again when it comes round; is there more than one lap; it went the full lap, do i chuck another card though i started
no hacky.must: am i allowed to let it drop; may i prefer the hit; could i hold back my attack in the hacky; is dropping by choice ok; would it be ok to take the 1 and save my card
yes hacky.must: must i play if i can in the hacky; is my last attack lost to the hacky; am i forced to keep it up
depends hacky-keeps / hacky.chain hacky.must: does bite count in the hacky; may a nark keep it going; is a noogie ok for the chain; would every attack card do, also a bite
depends hacky-defend / hacky.hit hacky.chain: may i defend the hacky hit; does a defence card help against the hacky; may i slow mo the hacky; could a fend stop the hacky damage
yes hacky.hit: do i lose 1 if i cannot keep it up; may the starter be the one hit; is it over after the hit; does the one without an attack lose hp
no hacky.hit: do all lose hp when it drops; do i get passed over in the hacky if i have no attack; is the hit bigger after many cards; does it go on after the hit
no claim.contradicted: is the attack of a liar void; does a false claim cost something; must the card go back; would he be punished for saying none; can we check whether it is true
yes claim.contradicted: does the later attack count although he said none; is the lie only recorded; may somebody attack after saying none
yes eggs.four: may eggs go at several people; is splitting ok; must all four be thrown; could they all go at one
no eggs.four: may i keep an egg; are fewer than four ok; could i throw two; is an egg at myself ok; do they have to go at one person; one of the eggs at me
yes eggs.separate: is each egg defended apart; do four eggs take four defences; may i dodge one and take three
no eggs.separate: are the eggs a single attack; is one answer enough for all eggs on me
yes haymaker.pass: does a dodged haymaker pass on; may the next dodge too; is it weaker each time; would slow mo send it on
no haymaker.pass: does a blocked haymaker go on; will a landed haymaker go on; is a dodged haymaker finished; may the dodger choose; could another dodged attack pass on
depends haymaker-home / haymaker.pass: may the haymaker hit its thrower; do i have to dodge my own thing; would it come back when all dodged
yes down-trow.any-time: may i down trow off turn; is a down trow ok for a bystander; could the victim down trow
yes down-trow.stop: does a down trow end the play; Finn is having noodles, can i down trow it so he doesnt get the hp; can noodles be stopped by it; is the attack gone after a down trow; are the cards of the play lost; is the attackers turn over after my down trow; can down trow stop a grab
no down-trow.stop: is damage undone by a down trow; are cards given back; does the attack go on afterwards; may the attacker strike again
no down-trow.steal: may i see the hand; could i choose the card; is a defence stealable by down trow; may down trow be blocked; is the attacker the only one i can rob
yes down-trow.steal: may i rob anyone; is the card blind
no down-trow.no-combo down-trow.action turn.one-action: may i attack after my down trow; could the stolen card be used at once; is a down trow plus another action ok
depends countered / down-trow.any-time down-trow.stop: may a lunch box be down trowed; is tail whip open to a down trow; would a down trow stop a tail whip
depends down-trow-idle / down-trow.any-time: may i down trow with nothing going on; is an attack needed for a down trow off turn; could i use it between turns
depends down-trow-own / down-trow.any-time down-trow.action: may i stop my own attack by a down trow; could the turn player down trow his play; is it ok to down trow what i started
depends down-trow-chain / down-trow.any-time down-trow.stop: may a down trow be down trowed; does a second down trow cancel the first; could i stop his down trow by mine
depends heal-cap / noodles.turn noodles: may hp go over the start; is healing capped; i have all my hp, any use in noodles; would noodles at 7 do anything; could i get to 9
no noodles.turn: may noodles be eaten off turn; is it ok to heal in a nark; do noodles work any time
no skateboard.two-uses: is the board gone after one use; may a board be used a third time; are uses counted apart; can i use a board that has been used twice
yes skateboard.two-uses: may a board be used again after a block; i blocked with the board before so i cant attack with it any more, right or may i; is the board still good after one use
yes skateboard.steal: may a flipped board be grabbed; is a visible board a target
no skateboard.hidden: may a hidden board be grabbed; is an unseen board a target; could i grab a board i only suspect
depends spent-board / skateboard.two-uses skateboard.steal: may a board be grabbed when its block used it up; is the spent board still there to grab; could i have the board after its last block
no skateboard.same-board: may the board stop its own theft; he grabs for my skateboard, can i block with it
yes skateboard.same-board: may i fend to save my board; is a board theft defendable; could a second board save the first
yes skateboard.stolen: is a stolen board fresh; does losing the board cost hp; would the board be face down again; can i die from losing my board
no skateboard.stolen: does a stolen board stay used; is it free of damage to lose a board
depends board-grab-who / grab.contact-pair skateboard.steal: may an outsider grab a board that blocked
`
