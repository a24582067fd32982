/** How people ask about being attacked, contact, Grabs and what may follow them. */
export const attacked = `
fact defend.choose = play one defence card (or a Down Trow) or take the damage: attacked options; someone attacked me options;
  options when attacked; being hit options; how can i react to an attack; someone plays {attack} on me options; what are my choices when i am hit;
  how do i defend; what happens options when attacked; under attack options
fact defend.choose = the victim: who! answers attack; who! decides if defended; who! defends; who! get to answer; whose decision defend; who! may block attack;
  who! gets to respond to an attack
no defend.choose: defend! for-other!; block attack on other player for-other; {defence}! for-other!; answer for-other!; protect mate; use my {defence}! on attack at third;
  third play {defence}! to save victim; help friend defend; dodge for-other!; save mate with {defence}; block attack aimed at third;
  can third defend victim; {defence}! attack aimed at third; person attacked can i {defence}! for-other!; throw my {defence}! in for-other!;
  use my fend on an attack that is aimed at third; step in front of mate; defend my neighbour; take the attack for-other
no defend.choose: must defend; have to play defence; must use {defence}!; forced to block; must dodge if have one; do i have to defend attack;
  have to play my dodge; must i use my {defence}!; am i obliged to defend
yes defend.choose: take-hit! keep {defence}; take-hit! instead of defending; choose to take-hit!; just take-hit!; let attack land although have {defence}; take-hit! on purpose; let a {attack} through on purpose;
  allowed to take-hit; save {defence}! take damage; refuse to play {defence} hold on to it; can i take-hit!; have {defence} but take-hit!;
  keep my {defence}! and lose-hp; rather lose hp than use {defence}!; hold back my {defence}! and take the damage; rather than defending take-hit; is defending optional;
  have a {defence}! but prefer to lose the hp
no defend.choose defend.one: two defence! one attack; two {dodge}! on one attack; play two defence cards; {defence}! and {defence}! same attack;
  {defence}! plus {defence}! together; double block; both dodge and fend same attack; {dodge}! {block}! both one attack; two defence cards against one {attack}!;
  play 2 dodges on one attack; extra defence just to be sure
no defend.card: counter-attack!; counter-attack! as-defence; answer attack with attack; {attack}! as-defence -card:skateboard; defend with {attack}! -card:skateboard;
  attack to block attack; use attack card to defend -card:skateboard; attack! attacker instead of defending; respond with {attack}! -card:skateboard;
  block with {attack} -card:skateboard; {attack}! back instead of dodging -card:skateboard; answer his {attack} with my own {attack}; attacked me can i {attack} him back;
  cancel out his attack with mine; he hits me so i hit back; two attacks cancel each other
no defend.card: card:grab! as-defence!; card:grab! answer attack; card:grab! attacker instead of defending; use grab to stop attack;
  being attacked grab him; attacked can i answer with card:grab!; can i grab him instead of dodging
no defend.card noodles.turn: card:noodles! as-defence!; card:noodles! when attacked; card:noodles! before hit lands; heal! when attacked;
  heal! before damage; answer attack with card:noodles!; about to die card:noodles!; card:noodles! instead of defending; attacked eat card:noodles! first;
  king hit coming can i eat noodles
yes defend.card: is {defence}! a defence card; card:skateboard! as-defence; defend with card:skateboard!; skateboard count as defence; block with skateboard;
  defend with {defence}; board to block; can i use my board to stop an attack; skateboard as block
fact defend.card = Dodge, Sidestep, Slippery Gypsy, Slow-mo Dodge, Fend and Skateboard: which cards defence; what counts as defence; list of defence cards;
  what can i defend with; which cards stop attack; which cards can defend; how many defence cards kinds; what cards can answer attack; name the defences
fact dodge.no-contact = Dodge, Sidestep, Slippery Gypsy and Slow-mo Dodge: which cards dodge; what counts as dodge; list of dodges; which defence no-contact!;
  which cards avoid an attack without! contact
fact block.contact = Fend and Skateboard: which cards block; which defence contact; what makes contact; which cards cause contact; what counts as block;
  when is contact; what is contact; how do you make contact; what counts as contact; which cards open a grab; what leads to contact; when are two players in contact
fact block.contact dodge.no-contact = a block makes contact, a dodge does not: different dodge block; dodge vs block different; dodge vs fend different;
  different {dodge} {block}; block or dodge same thing; how is a fend different from a dodge; what does block do that dodge does not
fact defend.slow-mo defend.one = Slow-mo Dodge avoids every attack on you in the play, a Dodge only one: different card:slow-mo-dodge! card:dodge;
  card:slow-mo-dodge! vs {dodge} different; card:slow-mo-dodge! better than {dodge}; what is special card:slow-mo-dodge!; what does card:slow-mo-dodge! do;
  how long card:slow-mo-dodge! last; how does card:slow-mo-dodge! work; what makes slow-mo better than sidestep
work answerWith defend.choose: {defence}! against {attack}!; {defence}! {attack}!; can i block {attack}!; dodge {attack}!; {attack}! can be defended;
  {card} as answer to {attack}!; does {defence}! work on {attack}!; can {defence}! stop {attack}!; is {attack} blockable; {attack}! be dodged;
  can {attack}! be blocked; use {defence}! on {attack}!; is {defence}! good against {attack}!; {attack} coming my way {defence}! it; does {defence}! save me from {attack}!
no defend.one: one {defence}! whole nark; one {dodge}! stop every attack; {defence}! two-attacks; one {defence}! all attacks; one defence card for both attacks;
  {defence}! rest -card:slow-mo-dodge; does {dodge}! last whole turn -card:slow-mo-dodge; {dodge}! avoid rest in nark -card:slow-mo-dodge; one fend stop rest of nark;
  {defence}! cover next attack; normal {dodge} cover rest -card:slow-mo-dodge; dodge once for everything; after one {dodge} safe for the rest -card:slow-mo-dodge
fact defend.one = 1: how many attacks {defence} stop; how many attacks does one dodge stop; how many cards needed to stop one attack; how many defence cards per attack
yes defend.one nark.each: need another defence card for second attack; new defence for each attack; each attack separate defence card
yes defend.slow-mo: card:slow-mo-dodge! rest; card:slow-mo-dodge! all attacks; card:slow-mo-dodge! nark safe; card:slow-mo-dodge! cover every attack;
  card:slow-mo-dodge! card:four-eggs all-eggs; card:slow-mo-dodge! whole play; card:slow-mo-dodge! avoid all-eggs; card:slow-mo-dodge! protect from rest;
  slow-mo safe from every1; slow-mo dodges later hits same play; card:slow-mo-dodge! grab after; card:slow-mo-dodge! card:haymaker come-back;
  slow-mo all attacks this turn; card:slow-mo-dodge! more than one attack; one slow-mo enough for all-eggs; after slow-mo am i untouchable this play;
  slow-mo! first attack of nark do the others miss me too; slow-mo! am i safe from whatever comes after
no defend.slow-mo: card:slow-mo-dodge! next turn; card:slow-mo-dodge! carry!; card:slow-mo-dodge! last until my next turn; slow-mo protect next round;
  card:slow-mo-dodge! protect other players; card:slow-mo-dodge! attacks earlier landed; slow-mo undo damage already taken; slow-mo still work in the next play
no defend.slow-mo: card:slow-mo-dodge! need another card; card:slow-mo-dodge! asked again; after slow-mo must answer again; play more defence after slow-mo
no dodge.no-contact grab.contact: {dodge}! contact; {dodge}! contact -{follow-up}; after {dodge}! can i grab -{follow-up}; i {dodge}! can i card:grab! attacker -{follow-up};
  dodged can i grab him -{follow-up}; {dodge}! count as contact; dodge make contact; {dodge}! open a grab; evade then card:grab! attacker -{follow-up};
  he dodged can i grab him -{follow-up}; {dodge}! then grab follow; slow-mo contact; dodged an attack do i get a grab -{follow-up}; he {dodge}! my {attack}! can i grab him;
  i {dodge}! an attack may the attacker grab me; side stepped is that contact; does a {dodge}! lead to a grab; {dodge}! a {attack}! then can i grab
yes block.contact: {block}! contact!; block count as contact!; {block}! make contact!; fend is contact!; is a block contact!; skateboard block is contact!;
  blocked {attack} contact!; does fend open a grab; {block}! a {attack} count as contact!; does blocking with {block}! create contact!
no eggs.no-contact: {block}! card:four-eggs! contact; {block}! card:four-eggs! card:grab; block egg contact; grab after blocking egg; block egg grab thrower;
  card:four-eggs! contact; fend egg grab; skateboard egg contact; are eggs contact; eggs open grab; {block}! an egg do i get a grab; board against egg then grab
yes defend.choose four-eggs: fend an egg; can eggs be dodged; dodge eggs; defend an egg; can i block an egg; can one egg be blocked
no eggs.separate defend.one four-eggs: one {defence}! all-eggs! -card:slow-mo-dodge; {block}! all-eggs! -card:slow-mo-dodge; one {dodge}! four eggs; one defence all-eggs!;
  single block stop whole eggs; {defence}! stop every egg -card:slow-mo-dodge; dodge once all-eggs! -card:slow-mo-dodge; fend stop the whole carton;
  does {dodge}! avoid all-eggs! -card:slow-mo-dodge; one {defence} for the whole carton of eggs
no turn.one-action: {defence}! own-turn without attack -card:skateboard; {dodge}! own-turn action; play {defence}! not-attacked; {defence}! for nothing -card:skateboard;
  {dodge}! own-turn; use defence card as action; get rid of {defence}! own-turn -card:skateboard; play fend own-turn; dump a {dodge}! own-turn; waste a fend
no block.contact dodge.no-contact: take-hit! contact; take-hit! card:grab; attack landed! contact; attack landed! grab attacker; took hit can i grab attacker;
  no defence contact; attack hits is contact; he took the hit can i grab him now; attack landed is that contact

yes grab.attack turn.utility turn.one-action: card:grab! own-turn; card:grab! as action; grab as attack own-turn; grab without contact own-turn;
  grab someone own-turn; is grab an action; grab allowed own-turn without block before; just grab any1 own-turn; can my action be a grab; start my turn with a grab;
  grab out of the blue own-turn
fact grab grab.attack = 1: card:grab damage; how much card:grab; how much hp grab cost; card:grab how many hp lose; grab hurt how much
yes grab.attack: card:grab! be defended; card:grab! be dodged; card:grab! be blocked; can i dodge a grab; {defence}! against card:grab!; can i {dodge}! a card:grab!; defend against card:grab!;
  can i block a grab; avoid being grabbed; get out of a grab with {defence}; {block}! off a grab; is a grab defendable
yes grab.attack: does grab do damage; grab lose-hp!; lose-hp! when grabbed; grab cost hp; does being grabbed hurt
no grab.attack: grab unblockable; card:grab! undefendable; defended card:grab! still lose-hp; grab dodged still damage; grab blocked still lose hp;
  does grab hit anyway when defended; nothing stops a grab
fact grab.attack = nothing happens: what happens when my grab is dodged; what happens grab defended
no grab.attack defend.card: is card:grab! an attack card -card:nark; card:grab! count as attack card -card:nark; grab in attack group -card:nark
fact grab.attack grab.contact = on your own turn, or after contact: when! card:grab!; when! can i grab; when! can i use grab; how does grab work; what can grab do
yes grab.contact block.contact: contact! card:grab!; {block}! card:grab attacker; blocked attack grab attacker; after {block}! can i grab; i blocked can i grab him;
  fended now grab; defender grab attacker after contact; block then grab off-turn!; contact! grab off-turn!; skateboard block then grab; i fended can i grab;
  grab back after blocking; i {block}! his {attack}! can i grab him -before; i used {block}! do i get to grab the attacker; attacked me i {block}! now grab off-turn;
  blocked it with my board can i grab attacker; may the one who blocked grab
fact grab.contact = the defender may Grab the attacker, and if they do not, the attacker may Grab the defender: what happens after contact;
  contact what then; what contact allow; what does contact do; what comes after contact; what is contact good for
no grab.contact: must grab after contact; have to grab after block; forced grab contact; is grab compulsory contact
fact grab.defender-first = the defender: who! grab first-chance contact; who! first-chance! grab; who! grabs first after block; who! first grab after contact;
  who! gets first-chance! after {block}; contact who! goes first; after block who! can grab; attacker and blocker both want to grab who!;
  who! has priority to grab; both want to grab after a block who! gets it; attacker or defender who! grabs first; attacker victim! first-chance grab who!
yes grab.defender-first: defender first-chance! grab; does defender grab first; defender get first grab contact; blocked do i get first-chance! grab;
  i blocked grab before attacker; does the blocker grab before attacker
no grab.defender-first: attacker first-chance! grab; attacker grab first-chance!; attacked blocked i grab first-chance!; attacker grab before defender;
  he blocked my attack i want to grab first-chance!; my {attack}! was {block}! can i grab before! him; {block}! can i grab before! he does; i attacked she blocked first-chance! grab; attacker beat defender to grab; i threw the attack do i grab first-chance!
yes grab.defender-first: attacker grab! defender not-grab!; attacker grab after defender refuse; defender not-grab! can i grab him; blocker not-grab! attacker turn;
  he blocked and not-grab! can i grab; attacker allowed to grab after defender not-grab!; can attacker grab too; she fended my {attack} and not-grab! can i grab her;
  defender lets it go may the attacker grab; does the attacker get a chance to grab
no grab.defender-first: defender changed-mind! grab; refuse grab later grab; refuse! grab changed-mind!; said no to grab then grab; not-grab! then want it after all;
  passed on grab come back; let grab go try again; declined the grab can i still; i said no thanks now i want to grab
no grab.contact-pair: third! grab contact; third! grab after block; outsider grab contact; i am third! can i grab; every1 grab after contact;
  third jump in grab; any1 player grab after block; third grab after {block}!; grab one of them two third; card:grab! {block}! is:two-persons -card:skateboard; is:three-persons card:grab! {block}!;
  two others are in contact can i grab; i was third! can i grab either; third! with that {block}! can i grab one of them; contact between two other people may i grab; he blocked her can i grab one of them third;
  {block}! between two other players can i grab
no grab.contact-pair: after contact grab! different player; contact grab third! player; blocked grab someone who did not attack;
  defender grab third player; contact with one grab another; grab third instead of the attacker after block; after contact i want to grab third who is not in it
fact grab.contact-pair = only the two in contact: who! can grab after contact; who! may grab; who! allowed grab contact; which players grab after block
yes grab.contact: card:grab! after contact blocked contact again; block grab after contact! again contact; grab blocked contact again;
  grab after contact can be blocked; counter grab after block of grab contact; block! the grab that followed contact grab again; defend grab after contact;
  my contact grab got fended are we in contact again
depends grab-blocked / grab.attack grab.contact: card:grab! own-turn blocked contact; grab as action blocked grab back;
  card:grab! own-turn! {block} card:grab*2 back; used grab as action he blocks with board grab me back; card:grab! as action! {block}! contact;
  blocked my grab can he grab me -same-board; {block}! card:grab! contact -card:four-eggs; grab own-turn fended is that contact; grab attack blocked then contact;
  defend grab with {block}! grab back; grab blocked with skateboard contact; i card:grab! own-turn and she used {block}! are we in contact;
  my card:grab! action got {block}! can he grab back; {block}! a card:grab! count as contact
work followUp grab.follow-up: card:grab! landed {follow-up}!; grab then {follow-up}!; {follow-up}! after card:grab!; {follow-up}! after successful grab;
  bite straight after grab; grab worked noogie now; grab and {follow-up}! same turn; {follow-up}! after grab contact; follow grab with {follow-up}!;
  does noogie come after grab; {follow-up} after grab off-turn; my grab landed can i {follow-up}!; add {follow-up}! to my grab; grab went through {follow-up}! straight away
fact grab.follow-up = one Noogie or one Bite on the same victim: what can follow grab; what after grab landed!; which cards after card:grab;
  what happens when grab landed!; grab landed! options; what can i add to grab; grab landed! what now; which cards go with a grab
no grab.follow-up: card:grab! {follow-up}! is:two-persons; {follow-up}! different victim; {follow-up}! third player than grabbed; grab one bite another;
  card:grab! one {follow-up}! third!; {follow-up}! on different player after grab; bite third; grab him but {follow-up}! her; after my grab put {follow-up}! on third
no grab.follow-up: card:noogie! card:bite!; card:noogie! card:bite! both after one grab; two follow-up one grab; both {follow-up} after grab;
  card:noogie! then card:bite!; 2 follow up cards; more than one {follow-up}; noogie and bite together
no grab.follow-up: {follow-up}! later; {follow-up}! next turn after grab; save {follow-up}! for later turn after grab; delay bite; wait before noogie;
  grabbed him last turn {follow-up}! now
no grab.follow-up: must {follow-up}! after grab; have to bite after grab; forced {follow-up}
no grab.follow-up turn.attack: {plain}! after card:grab landed -{follow-up}; grab landed! then {plain}!; grab landed another attack; grab follow with {plain}!;
  follow up grab with {plain}!; after card:grab! {plain}!; card:grab! then {plain}! straight after -{follow-up}; hit him with {plain}! after grab
yes grab.follow-up: {follow-up}! be dodged; can the {follow-up}! after a grab be {dodge}!; does a {follow-up}! after a card:grab get a chance of {defence}!; can i defend {follow-up}!; can i block {follow-up}!; {defence}! against {follow-up}!; can i dodge a bite; can noogie be blocked; answer {follow-up};
  {follow-up}! after grab can he {defence}! it; is the {follow-up}! defendable; can i get out of the {follow-up}! with {defence}!
yes grab.follow-up block.contact: {follow-up}! blocked contact!; block noogie contact!; block bite then grab; {block}! {follow-up}! contact!
no follow-up.needs-grab: {follow-up}! own-turn; {follow-up}! without card:grab; {follow-up}! as attack; just {follow-up}! someone; {follow-up}! alone;
  play {follow-up}! on its own; {follow-up}! as normal attack; attack with {follow-up}!; use {follow-up}! straight own-turn; noogie without a grab; bite out of nowhere;
  can i {follow-up}! someone; start with a {follow-up}!; is {follow-up}! an attack i can use; {follow-up}! without grabbing first
no follow-up.needs-grab grab.follow-up: {follow-up}! after grab {dodge}!; {follow-up}! my grab {block}!; grab failed {follow-up}!; grab missed {follow-up}!;
  grab defended then can i bite; he {dodge}! my card:grab! can i {follow-up}!; my grab got blocked can i still {follow-up}!;
  {follow-up}! although the grab was defended
no follow-up.needs-grab: {follow-up}! after third grab; {follow-up}! someone elses grab; third grabbed can i bite; third {follow-up}! after grab;
  mate! grabbed then i {follow-up}!; her grab my bite; person grabbed him can i add the {follow-up}!
no follow-up.needs-grab: {follow-up}! after {plain}!; {follow-up}! after block without grab; {follow-up}! after jab; bite after fend;
  contact then straight bite without grab; {follow-up}! contact! without grab; {plain}! landed then {follow-up}!
fact follow-up.needs-grab grab.follow-up = right after your own successful Grab: when! {follow-up}!; when! can i use {follow-up}!; when! can i play bite;
  how does {follow-up} work; how do i use noogie; what do i need for a {follow-up}
fact grab.attack grab.follow-up = 2: card:grab! {follow-up}! total damage; card:grab! and {follow-up}! both landed how much; how many hp grab plus noogie;
  grab plus bite damage; card:grab! {follow-up}! equals; how much does grab and {follow-up} take
`
