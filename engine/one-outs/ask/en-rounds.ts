/** How people ask about Nark and Hacky Sack. */
export const rounds = `
yes nark.needs-attack nark.attack: nark need attack too; narker! play own attack; must narker add attack; narker need attack card; nark plus own attack;
  does nark come with attack of mine; narker put in attack as well; who narks must attack too; does the narker! chuck in a card of his own;
  i narked do i add an attack of my own; must the one who narks have an attack
no nark.needs-attack: nark! alone!; nark! without attack; play nark by itself; nark! with none!; just nark! card; can i nark without adding attack;
  only nark in hand without attack; nark and let only the others attack; nark without any attack of my own; start a nark none
fact nark.needs-attack nark.attack = 2: how many cards do i need to nark!; how many cards start a nark; number of cards to nark;
  how many of my cards does narking take; how many cards leave my hand when i nark
fact nark.circle nark.attack = everybody else plays one Attack card at the victim if able: how does nark work; what does nark do; what is nark; explain nark;
  what happens nark; what happens when someone narks me; narked what now
yes nark.circle: must join nark!; have to play attack card in nark; every1 join nark!; forced to attack in nark; nark must i play attack;
  others must attack victim nark; nark all players have to take part; must nark victim if have attack card; am i obliged nark; compulsory to join nark;
  i like the victim still must attack nark; play my only attack card in nark must; person card:nark! must i attack -victim; narked do i have to hit mate;
  do non narkers have to attack; nark i have an attack card must i use it; have an attack card must i discard it in the nark; is joining a nark mandatory; do i really have to hit person when narked
no nark.circle: pass! in nark!; refuse nark!; skip nark! keep card; nark choose not to play; nark! sit out; keep attack card in nark!;
  hold back {attack} in nark; opt out of nark; say no to nark; refuse to join nark although have attack; save my {attack} in nark; nark optional;
  can i pass! when it is my card in the nark; keep my {attack}! and pass! the nark; nark keep {attack}! for later
no nark.circle: nark! attack third!; nark! different target; nark attack narker! instead; in nark choose own victim; nark! aim at third -card:four-eggs;
  nark card at someone else -card:four-eggs; jab narker in nark; attack third in nark; use my nark card on narker; can my card in the nark hit someone else -card:four-eggs
no nark.circle: victim! must play attack in nark; victim! card:nark! must play as-well; narked player join nark; does victim add card in nark; does victim attack too nark; victim have to play a card nark;
  do i have to attack when i am the one narked
yes nark.circle: nark skips the victim; does nark go round every player; nark each player one card; narker then clockwise
fact nark.circle = 1: how many cards each nark; how many attack cards each player nark; how many attacks does every player add nark; how many times round nark
no nark.circle: play two-attacks! in nark; nark! more than one card each; nark goes round twice; second round nark go again; narker plays again at the end of nark;
  add two attack cards to a nark
fact nark.circle = clockwise from the narker: nark direction; nark order; who plays after narker; who goes next in nark; which way nark go;
  who is first in nark; what order nark; who has to play next in nark
no nark.unable: nark none! lose-hp!; nark none! penalty; nark! none! punished; none nark lose-hp!; nark none! cost hp;
  nark none! draw cards; nark! none! must show hand; nark none must swap; nark! none! damage; zero attack cards in nark am i punished; nark none do i get hit;
  none in a nark anything bad happen
fact nark.unable = they say so and are passed over: nark none! what happens; what happens none nark; what if nobody has attack card nark;
  nark none what do i do; what if i have none in the nark
yes nark.unable: nark none! passed over; nark none! skip; nark say none and next player; skipped in nark if none; nark none! safe
work inNark nark.usable nark.attack: {card}! in nark!; {card}! as nark! card; {card}! nark!; join nark! with {card}!; {card}! with nark!; use {card}! for nark!;
  can {card}! be my card in nark!; nark! with {card}!; {card}! count for nark!; narked and only have {card}!; is {card}! any good as a nark! card;
  only have a {card}! can that be my card for the nark!; put {card}! into the nark!; throw {card}! in a nark!
no nark.usable: card:nark*2!; nark! in nark! card:nark*2; play nark! on nark!; nark inside nark card:nark*2; another nark in nark; second nark;
  answer nark with nark card:nark*2; two narks at once
fact nark.usable = Nark, Noogie and Bite: which cards without! nark; which attack never used in nark; what is barred in nark; which cards not-allowed nark;
  which attack cards are useless in a nark
fact nark.attack = a plain attack, 4 Eggs or a Hacky Sack: what attack goes with nark; which cards can nark be played with; which attacks can go with nark;
  what cards can i use in nark; which attack cards count nark
yes nark.each: nark! defend each attack; victim defend every attack of nark; nark victim answers each; nark! block one by one; can victim defend in nark;
  nark! separate answers; nark! dodge each; narked can i still defend; nark victim play several defence cards; defend more than once in nark;
  narked do i get to answer each of them; can the one being narked block
no nark.each: nark attacks added together; nark all attacks answered at once; one answer for whole nark; nark! one {defence} all;
  first attack blocked nark ends; nark over when blocked; does a {dodge} end the nark -card:slow-mo-dodge; nark cancelled when victim defends; blocked first attack does rest of nark stop;
  {defence}! stop whole card:nark! -card:slow-mo-dodge; does fend end the nark; fended the first one are the others cancelled nark; one {defence}! for the whole nark -card:slow-mo-dodge
yes nark.each block.contact: contact in nark!; block in nark contact grab; nark blocked can victim grab; grab after block in nark;
  victim blocks nark attack grab that attacker
yes nark.eggs nark.attack: card:four-eggs! nark!; eggs allowed in nark; eggs with nark; can eggs be used as nark attack; join a nark with eggs
fact nark.eggs = four attacks of −1, each with its own answer: card:four-eggs! nark how count; how do eggs count in nark; how many attacks eggs nark
depends eggs-in-nark / nark.eggs nark.circle: card:four-eggs! nark! split!; nark! eggs other players; eggs nark two-victims!; share eggs in nark;
  nark! eggs at third too; some eggs at victim rest at third nark; nark! card:four-eggs different! player; spread eggs nark; nark eggs all at victim;
  card:four-eggs! nark! is:two-persons; nark! with eggs three on him one on her; narked with eggs can i throw some at someone else; must all the eggs of a nark hit the victim
depends hacky-in-nark / hacky.chain nark.circle nark.attack: card:hacky-sack! nark! chain; hacky in nark keep-going; hacky sack nark go round;
  nark! hacky what happens; what does card:hacky-sack! do in nark!; card:hacky-sack! in nark! start chain; hacky nark plain hit; nark hacky every1 keep-going;
  hacky sack put into a nark how does it work; nark hacky just one damage; answer a nark with hacky do we all keep it up; hacky in a nark is it just a hit on the victim
yes nark.attack hacky-sack: card:hacky-sack! as nark! attack; can i use hacky with nark; hacky sack allowed nark card; hacky count as attack card nark;
  is card:hacky-sack! ok as my nark! attack; can hacky be the attack that goes with my nark
depends haymaker-in-nark / haymaker.pass nark.each: card:haymaker! nark!; haymaker! nark! dodged; dodged haymaker nark pass-on; haymaker in nark passes;
  nark haymaker avoided next-player; haymaker dodged during nark who gets hit; nark haymaker ends there; nark victim sidesteps the haymaker does it go on
depends nark-slow-mo / nark.circle defend.slow-mo: card:slow-mo-dodge! nark! continue; slow-mo nark every1 must play; victim slow-mo still play attack card;
  nark slow-mo rest keep attacking; card:slow-mo-dodge! nark! stop; card:slow-mo-dodge! nark! round over; do we waste cards after slow-mo nark; nark slow-mo end;
  slow-mo nark must every1 still; nark! card:slow-mo-dodge! still have to play attack; first hit of nark slow-mo do the others still lose a card;
  victim slow-mo! nark! do the rest still burn an attack; narked person played slow-mo do i still need to throw my card; card:slow-mo-dodge! nark! must every1 play;
  slow-mo the nark is the round over
depends nark-narker-out / nark.circle out: narker! out! nark; narker dead continue nark; narker killed during nark; narker goes out rest still attack;
  narker! out! stop; narker! out! round; narker died nark over; narker! out! before my turn to join; narker! out! do i still throw my card; narker dies carry on;
  the one who narked is dead do the others still attack
yes nark.circle out: victim! out! nark over; nark victim dead stop; victim killed rest keep cards nark; nark ends when victim out;
  victim dies halfway through nark do we stop; narked player out! do i keep my card
no nark.circle out: victim! out! others still play nark; nark go on after victim dead
yes nark.each haymaker: haymaker as nark card
no nark.circle: narker choose who joins; only some players join nark; narker pick one partner

fact hacky.chain hacky.hit = it goes round clockwise; everybody keeps it up with an Attack card, and the first who cannot loses 1 HP: how does card:hacky-sack work;
  what is card:hacky-sack; what does hacky do; explain hacky; what happens hacky
fact hacky.hit hacky-sack = 1: hacky how much damage; drop! hacky how many hp; card:hacky-sack damage; card:hacky-sack how much lose-hp;
  hacky final hit how much; how much does dropping hacky cost; hp lost when the sack drops
fact hacky.hit = the first who has no Attack card to play: who! loses hacky; who! takes hit hacky; who! gets hit by hacky; hacky who! lose-hp
fact hacky.chain = clockwise: hacky direction; hacky order; who is next hacky; which way hacky go; hacky who goes first; who plays after the starter hacky
fact hacky.chain = Attack cards: which cards keep-going! hacky; what can keep-going! hacky; what counts for hacky; which cards can i play in hacky;
  what cards keep-going hacky
fact hacky.hit = when somebody cannot play an Attack card: when hacky end; how does hacky end; how long hacky go; how many rounds hacky; when is hacky over
no hacky.chain: card:hacky-sack! choose victim!; hacky at one! player; target for card:hacky-sack!; hacky name victim; choose victim! card:hacky-sack!; who do i play hacky at;
  hacky aim at someone; pick who gets hacky; do i aim card:hacky-sack! at somebody; do i pick a victim for hacky
no hacky.chain: card in hacky have own effect; {attack}! in hacky plus damage; {attack}! played in card:hacky-sack! does it plus lose-hp any1; hacky cards do damage; hacky chain attack hurt someone;
  {attack}! keep-going! hacky do damage too; king hit in hacky lose 6; attack played in hacky hit next player; cards in hacky chain effect;
  the {attack}! i used to keep-going! card:hacky-sack! does someone lose-hp; {attack}! keep-going! card:hacky-sack! lose-hp; does a {attack} in the chain hit anyone
yes hacky.chain: hacky go round more than once; hacky! starter again; hacky come back to starter; hacky second lap; starter has to play again hacky;
  does hacky keep going round until someone cannot; round and round hacky again
no hacky.chain: hacky one lap only; hacky stop after once round; hacky over when back to starter
no hacky.must: hacky take-hit! keep card; hacky choose hit; hacky have attack but take-hit!; hacky refuse to play attack card; rather lose hp than play king hit hacky;
  take hacky damage save cards; drop! hacky on purpose; choose to drop! the hacky; pass! in hacky; hacky! keep {attack}! take-hit; hacky deliberately drop; hacky save my {attack} and take-hit;
  hold on to my {attack}! and lose 1 in the hacky
yes hacky.must: must play attack card hacky; forced to keep-going! hacky; hacky have attack must play; have to use last attack card hacky;
  hacky must continue if able; must i burn my {attack}! on the hacky; my last attack card is {attack}! must i play it in card:hacky-sack
work inHacky hacky.chain: {card}! keep-going! card:hacky-sack! -{buff}; {card}! in card:hacky-sack! -{buff}; {card}! count for card:hacky-sack!;
  keep-going card:hacky-sack! with {card}!; use {card}! in hacky; will {card}! keep-going! card:hacky-sack; only got {card}! does it keep-going! card:hacky-sack! -{buff}
yes hacky.chain: card:hacky-sack*2! keep-going!; hacky on hacky; another card:hacky-sack! keep-going! hacky
depends hacky-keeps / hacky.chain hacky.must: {follow-up}! keep-going! card:hacky-sack!; {follow-up}! card:hacky-sack!; {follow-up}! keep-going!; nark! keep-going! card:hacky-sack!;
  nark! as a card:hacky-sack! card; bite count hacky; noogie hacky; only {follow-up}! left hacky must play; nark card to keep-going hacky;
  only {follow-up}! left does it count as an attack for card:hacky-sack! or take-hit; does {follow-up}! count as attack in hacky
no hacky.chain: {defence}! keep-going! card:hacky-sack -card:skateboard; {utility}! keep-going! card:hacky-sack; dodge in hacky chain;
  {defence}! as card! in card:hacky-sack! -card:skateboard; play {defence}! to keep-going! hacky -card:skateboard; grab keep hacky going; noodles in hacky;
  {defence}! {defence} keep-going! -card:skateboard; will a {defence}! keep-going! it -card:skateboard; {utility}! as hacky card
yes hacky.chain skateboard.two-uses: card:skateboard! keep-going! hacky; skateboard in hacky; card:skateboard! hacky use; hacky skateboard cost use;
  board hacky burn use; does a board in the chain lose a use
depends hacky-defend / hacky.hit hacky.chain: {defence}! card:hacky-sack! hit; hacky hit defend; {dodge}! hacky hit; block card:hacky-sack!; {defence}! drop! hacky;
  none hacky can i {defence}!; fend hacky damage; skateboard block hacky hit; hacky be dodged; avoid hacky damage with {defence}; {defence}! save me from hacky;
  can final hit of hacky be defended; slow-mo hacky; drop! the hacky can i {defence}! out of it; none left in the hacky but got a {defence}! does that save me;
  drop! hacky {defence}!; can the hp loss of the hacky be blocked
yes hacky.hit: starter lose-hp hacky; hacky starter hit own; starter none hacky; player who started hacky drop!; my own hacky hit me;
  can starter take hit hacky; the one who started hacky lose-hp
yes hacky.hit hacky.chain: hacky none! lose-hp!; none hacky lose-hp!; first player none hacky hit; hacky none lose 1; hacky immediately none take-hit
no hacky.hit: hacky everyone lose-hp; hacky drop! every1 lose-hp; hacky continue after drop!; hacky next player after hit; hacky damage grows;
  hacky longer more damage
no claim.contradicted: claim! attack void!; claim! none then play attack void; claimed none now attack cancelled void; claimed none lied card void;
  lied about attack card move cancelled void; false claim undo; caught lying about attack card penalty; claim! later attack not count void; said none but had one punished;
  does lie make attack illegal; claim! lose-hp; claim! draw cards; claim! must show hand; claimed none in the nark then jabs me is the jab void;
  liar about attack cards does his attack get cancelled
yes claim.contradicted: claim! attack stand!; claim! later card still count; lied none later attack legal; said none but plays attack allowed;
  claim! recorded; take word for none; believe claim none; claimed none then played one does it still stand; claim! does his card go through
fact claim.contradicted = the move counts, and the contradiction is recorded: what happens lie claim none; claim! caught what happens;
  lied about no attack card what happens; what if someone lied about attack card
`
