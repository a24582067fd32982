/** How people ask about the turn, its actions and Buffs. */
export const turn = `
no turn.owner: off-turn! attack -card:down-trow; off-turn! play card -card:down-trow; attack off-turn -card:down-trow; attack out of turn;
  off-turn! can i {attack} someone -card:down-trow; off-turn! swap; off-turn! card:grab! any1; off-turn! card:noodles -card:down-trow; off-turn! card:grab -contact -class:block; jump in attack off-turn;
  off-turn! {buff}; can i act off-turn -card:down-trow; may i throw {attack} off-turn -card:down-trow; sneak in attack off-turn;
  off-turn! nark someone -card:down-trow; out of turn hacky; start something off-turn -card:down-trow
no turn.owner: play before it is my turn; skip the queue and attack; two people act same time; every1 play at once; go ahead of the next player;
  take someone elses turn for him
fact turn.owner down-trow.any-time = Down Trow: which card off-turn!; what card can play off-turn!; what can i play off-turn!;
  which cards any-time!; what can be played out of turn; is there anything i can play off-turn!
no waiting defend.choose: wait answer next-player play; attacked player not answered next-player go; still deciding defend can i play;
  carry on before victim answer; not said if block can i play; not answered yet can i go; thinking whether defend next turn; go while waiting for answer;
  play my turn before attack resolved; somebody owes card nark can next-player go; act while someone still answering attack; undecided yet;
  she is still thinking about her defence may i start; hasnt decided if she takes it can i take my turn; continue while he makes up his mind;
  hurry past a slow defender; has not said anything yet next turn
yes waiting defend.choose: must wait for answer; have to wait until attacked player decide; do we wait for victim; wait before next turn;
  let him answer first; hold on until she answers; does the game stop until he decides
yes down-trow.any-time waiting: wait for answer card:down-trow!; card:down-trow! before victim answer; card:down-trow! while deciding defend;
  card:down-trow! while she thinks
fact turn.one-action = attack, swap cards, play a Utility card, or pass: options own-turn; what actions own-turn; which actions;
  options on turn; what can i do own-turn; what are the things i can do on a turn; what can i spend my turn on
fact turn.one-action = 1: how many actions per turn; how many cards play per turn; how many things own-turn; how many attacks per turn;
  how often attack per turn; how many actions do i get; how many moves a turn
no turn.one-action: two-attacks! own-turn; two-attacks!; play two-attacks!; attack twice in a turn; 2 actions own-turn; second action;
  another action same-action; attack again same turn; attack two different people one after another in one turn; {attack} and {attack} same turn;
  more than one action; attack then another attack; extra action; attack again because first one was dodged; first attack got blocked try another;
  jab then jab again; double jab two-attacks!; {attack} followed by {attack} own-turn; bonus action; missed so i attack again
no turn.one-action: swap! then attack; swap! and attack same turn; attack then swap!; swap! and play card; swap! and card:noodles; swap! before attack;
  after swap! can i attack; swap! then {attack}; swap! then card:noodles; swap two then card:noodles; swap! plus another action; swap! for a better card then use it
no turn.one-action noodles.turn: card:noodles! and attack; heal! and attack same turn; card:noodles! then {attack} as-well; attack and card:noodles! same turn;
  card:noodles! and swap; after card:noodles! still attack; eat card:noodles! plus attack; heal! then hit someone; attack then card:noodles!
no turn.one-action: {utility}! and {attack} same turn as-well; two utility cards turn; utility card and attack; card:grab! then {plain} same turn -{follow-up};
  attack! then card:grab same turn -contact -{block}; 2 card:noodles! same turn; two noodles in one turn; attack and grab in one turn
yes turn.one-action: only one thing each turn; one thing a turn; is swap! an action; does utility count as action; is attack the whole turn; only one action; is one action a turn
work asAction turn.attack: play {attack}! own-turn; use {attack}! own-turn; {utility}! own-turn action; can i play {follow-up}! own-turn;
  play {card} as action of turn; is {utility}! an action; {card} own-turn; can i just play {attack}! own-turn; can i attack with {attack}!
no turn.attack: one {attack}! two-victims! -card:four-eggs -card:nark; attack hit two-victims! -card:four-eggs -card:nark; attack two-victims! one card -card:four-eggs;
  split attack! two-victims -card:four-eggs -card:nark; {attack}! hit both -card:four-eggs; one attack two targets; attack every1 with one card;
  {attack} damage every1; aim {attack}! two-victims -card:four-eggs -card:nark; share {attack}! over two-victims -card:four-eggs
yes turn.attack: attack need victim; must name who attack; do i have to say who attack; announce target; must choose victim attack; say the name of the victim
no turn.attack: attack without naming target; attack nobody; play {attack} at nobody; attack without victim; change target after attack;
  change victim after he defends; decide the victim later; switch who i attacked
yes turn.swap: swap! all cards; swap! whole hand; swap! one card; swap! any number of cards; swap! 2 cards; swap! own-turn; can i swap! my cards;
  how many i want swap!; exchange cards with pile own-turn; swap! 3 cards; put all four back and draw new; throw my hand away and get new cards;
  rubbish cards swap! them; get four new cards instead; trade my cards with the pile
fact turn.swap = any number, at least one: how many cards swap!; maximum swap!; how many can i swap!; swap! limit; minimum cards swap!
fact turn.swap = put away any number of own cards and take as many from the draw pile: how does swap! work; what is swap!; what happens swap!; explain swap!
no turn.swap: swap! 0 cards; swap! nothing; swap! zero
no turn.swap turn.one-action: swap! again!; swap! again! same turn; swap! new cards again!; swap! second time; dislike new cards swap! again!;
  keep swapping until good; swap! again! straight after; redo the swap!
yes turn.swap turn.one-action: does swap! use-turn; swap! whole turn; is my turn over after swap!; swap! cost turn; swap! count as action;
  swap! instead of attack; swap! end turn; swap! turn-over; swap! use up my turn; is swapping all i do
silent: swap! with other player; swap! with mate; swap! hand with player; trade cards with mate; exchange a card with a player
no turn.swap: take discard when swap!; swap! with discard pile; choose the card i get from swap!
no turn.swap skateboard.two-uses: keep card:skateboard after swap!; swap! away card:skateboard get it back; swapped skateboard keep use;
  swap! away flipped card:skateboard still mine
yes turn.swap: swap! away card:skateboard gone; lose card:skateboard when swap!; swap! flipped card:skateboard; can i swap! my card:skateboard;
  is swapped skateboard gone
no turn.owner defend.choose: swap! while attacked; swap! instead of defending; swap! as answer; swap! off-turn; attacked can i swap! for a dodge
no turn.swap: swap! and get more than put; swap! 2 get 3; swap! draw-up to 4; swap! fewer take more; use swap! to get up to four cards
yes turn.pass turn.one-action: pass! own-turn; can i pass!; skip my turn; pass! without reason; pass! when i could attack;
  am i allowed to pass!; sit out a turn; is passing allowed; choose to do nothing own-turn; pass! and keep all my cards; may i just wait
no turn.pass turn.one-action: must attack own-turn; have to attack; must play card own-turn; forced to attack; have to do something own-turn;
  must i play if i can; is attacking compulsory; do i have to act; must use a card each turn; am i forced to take action
no turn.buff-alone: {buff}! alone effect carry!; {buff}! alone! carry!; {buff}! carry! next attack; play {buff}! now save for next attack carry!;
  {buff} own-turn then next attack stronger carry!; {buff}! without attack bonus later; {buff}! alone add damage next turn; {buff} stay until attack;
  bonus from {buff} last; {buff}! alone still active next round; played {buff}! last round count for attack now; {buff}! earlier turn add now;
  {buff}! on its own last turn does this attack get the bonus; will {buff} from before boost my {attack}; still have my {buff} from last turn;
  store up {buff}!; {buff}! alone! plus for my next one; {buff}! and nothing else do i get plus 2 on my next attack
yes turn.buff-alone turn.one-action: play {buff}! alone; {buff}! by itself allowed; {buff}! without an attack; can i play {buff}! alone;
  only {buff}! own-turn; is {buff}! alone legal; waste {buff}!; get rid of {buff}! own-turn; put down just {buff}!; lay {buff}! for the show;
  nothing else so {buff}! as my action; does {buff}! alone count as my turn; can {buff}! be my whole turn
fact turn.buff-alone = nothing: what happens {buff}! alone!; what does {buff}! do alone!; effect {buff} without attack
no hand.enough: play more cards than i hold; one-left! {buff} and {attack}; one-left! nark; one-left! two cards play; one-left! {buff}! {attack}!;
  one-left! card:nark!; play 2 cards with one-left; empty hand play card; swap more than i have; no cards left can i attack;
  holding one-left play 2; single card in hand nark needs two; not enough cards for nark; have 1 card play haka and jab
yes hand.enough skateboard.two-uses: flipped! card:skateboard count hand; card:skateboard! count as card in hand; used skateboard still in hand;
  does face up board count toward hand-limit; skateboard after first-use stay in hand; flipped board still one of my 4 cards;
  skateboard after use part of hand; face up board takes up a hand slot; is my used board still one of my cards
no hand.enough skateboard.two-uses: flipped! board not part of hand; face up board extra to the hand; flipped board does not take a slot so 5 cards

work buffOn buff.one-play: {buff}! on {attack}!; {buff}! {attack}!; {buff}! with {card}!; {buff}! onto {defence}!; put {buff}! on {utility}!;
  add {buff}! to {attack}; {buff}! {follow-up}!; can {buff}! go on {attack}!; {buff}! plus {attack}! together; {attack}! powered by {buff}!;
  may i use {buff}! with my {attack}!; can i {buff}! my {attack}!; play {attack}! and {buff}! at once; is {buff}! {attack}! legal; class:buff {attack}! with {buff}!
yes buff.one-play turn.attack: {buff}! and attack same-action; {buff}! plus attack! one action; is {buff} with attack one action;
  {buff}! count as one action with attack; {buff} and attack single turn; two cards for buff and attack in one turn; can class:buff go on an attack;
  {buff}! {attack}! same-action; does {buff}! plus {attack}! count as one action; {buff}! with attack only one play
no buff.one-play: {buff}! cost extra turn; {buff} before attack separate turn; {buff}! own action; does {buff} use up action so none attack;
  play {buff} after attack; add {buff}! after defend; {buff}! after seeing answer; add {buff} later once they dodge; they did not block so add {buff}! now;
  {buff}! after the attack already landed; is {buff}! a separate action
depends buffs / buff.one: two-kinds!; two-kinds! on attack; how many buffs on one attack; 2 class:buff one attack; card:haka! card:steroids! together;
  card:haka! card:steroids!; card:haka! card:steroids! same {attack}; haka and roids on one {attack}; stack class:buff!; both class:buff on attack;
  more than one {buff}; combine class:buff!; max buffs attack; second {buff} on attack; class:buff! limit; only one class:buff per attack;
  card:haka! card:steroids! both on {attack}; dump both buffs on one attack; plus 3 with both buffs
no buff.one: card:haka*2!; 2 hakas; double haka; two of the same buff; 2 steroids same attack card:steroids*2; card:steroids*2!; haka twice; two hakas on one attack
no buff.four-eggs: {buff}! card:four-eggs!; {buff}! on eggs; {buff}! eggs more damage; {buff}! each egg 2; buff eggs; haka the eggs; stronger eggs with {buff}!
no buff.nark: {buff}! card:nark!; {buff}! attack in nark!; {buff} during nark!; {buff}! join nark!; {buff} on my nark! attack; {buff}! narker; nark! {buff}! {attack}!;
  buff in a nark!; narked {buff}! on my {attack}!; starting a nark! with {attack} and {buff}!; {buff}! when joining a nark!
depends buff-hacky-sack / buff.attack-only hacky.hit hacky-sack: {buff}! card:hacky-sack!; {buff}! on hacky; {buff}! hacky final hit;
  buffed hacky sack damage; {buff} start hacky sack; hacky with {buff}! hit harder; hacky sack plus {buff}! lose how much; play {buff}! with hacky sack;
  does the buff count for whoever drops the hacky
no hacky.chain buff.attack-only: {buff}! keep-going! card:hacky-sack; {buff}! {attack}! keep-going! card:hacky-sack!; {buff}! on {attack}! in hacky chain;
  {buff}! as card to keep-going! hacky; buff attack used for keep-going! hacky; {buff}! on the {attack}! i keep-going card:hacky-sack with
depends buff-grab / buff.attack-only grab.attack: {buff}! card:grab!; {buff}! on grab; {buff}! grab own-turn; buffed grab; grab with {buff} more damage;
  {buff}! plus grab lose two; can a grab take a class:buff!
no buff.attack-only: {buff}! card:grab! contact!; {buff}! on grab after contact!; buff grab after block!; {buff}! on my counter grab
depends buff-follow-up / buff.attack-only grab.follow-up: {buff}! {follow-up}!; {buff}! on noogie; {buff}! bite after grab; {buff}! {follow-up}! after card:grab;
  grab landed {buff}! {follow-up}!; buff follow-up; {buff}! plus {follow-up}! damage after grab; can the {follow-up} be buffed
no buff.attack-only: {buff}! on {defence}!; {buff}! my {dodge}!; {buff}! on block; {buff}! defence card; buff fend; {buff} when defending; {buff}! on skateboard block;
  does {buff}! make my {defence}! stronger
no buff.attack-only: {buff}! card:noodles!; {buff}! card:down-trow!; {buff}! on utility!; heal more with {buff}!; buff noodles; {buff} noodles more hp back
fact buff.attack-only = Attack cards: what can buff go on; which cards buff!; which attacks can have buff; what can i put {buff} on; where can buff go
fact buff.four-eggs buff.nark = 4 Eggs and attacks of a Nark: which attack! without! buff; what never be buffed; which cards without! buff; exceptions buff;
  which attacks refuse a buff
no defend.card buff.attack-only: {buff}! as-defence; {buff} answer attack; defend with {buff}!; {buff} to block; answer with {buff}!
fact haka = +2: card:haka how much; what does card:haka do; haka bonus; how much damage haka add; how much does haka give
fact steroids = +1: card:steroids how much; what does card:steroids do; roids bonus; how much damage steroids add; how much do roids give
fact haka steroids = Haka gives +2, Steroids +1: different card:haka! card:steroids!; haka vs steroids different; which is stronger haka or steroids;
  card:haka! card:steroids! different
work damageOf haka steroids: damage! {attack}! {buff}!; how much {attack}! {buff}!; {attack}! with {buff}! damage total; {attack}! {buff}! equals;
  {buff} {attack} how many hp lose-hp; {attack}! plus {buff}! how many hp; {attack}! boosted with {buff}! does how much
`
