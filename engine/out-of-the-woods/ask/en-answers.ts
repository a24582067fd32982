/** How people ask about blocking and reflecting. */
export const answering = `
fact answer.block = Attack, Burden, Bedevil, Block, Reflect and characters: what can be blocked; which cards block!; what can i block; what does card:block! stop; card:block! works on which
fact answer.reflect = Attack, Burden, Bedevil and Reflect: what can be reflected; which cards reflect!; what can i reflect; card:reflect! works on which
fact answer.skip = Skip: which card never be blocked; what never be blocked; unblockable card; what never be answered; which card has no answer
work blocked answer.block: block attack; block burden; block class:bedevil!; block card:reflect; attack be blocked; burden be blocked; card:block! {blockable}!; block a {blockable}!; {blockable}! be blocked;
  card:block>{blockable}; can i block {blockable}!; block! character; character be blocked!; stop {blockable}! with block; is {blockable}! blockable; block against {blockable}!; use a card:block! on {blockable}!
work reflected answer.reflect: reflect attack; reflect burden; reflect class:bedevil!; attack be reflected; card:reflect! {blockable}!; reflect a {blockable}!; {blockable}! be reflected; can i reflect {blockable}!;
  reflect! character; character be reflected!; card:reflect! send character back; reflect against {blockable}!; use a card:reflect! on {blockable}!; is {blockable}! reflectable
no answer.skip: card:block! card:skip!; card:reflect! card:skip!; skip be blocked; skip be reflected; answer a skip; stop! a skip; class:answer-card! card:skip!; anything against skip stop; way to stop! skip;
  any card that stops a skip; defend against a skip
yes answer.skip: nothing stops skip; is skip unblockable; skip always work
yes answer.block block: card:block*2!; block a block; block blocked card:block*2; can block be blocked card:block*2; double block
yes answer.reflect: card:reflect*2! -nothing-to-stop; reflect a reflect -nothing-to-stop
no answer.reflect: reflect a block; card:reflect>card:block; card:reflect! on card:block!; block be reflected
yes answer.block: block a reflect; card:block>card:reflect; reflect be blocked; can i block his reflect
no answer.reflect reflect: reflect! all-four; reflect story-win; reflect! character; reflect plain character; card:reflect>character; send a character back with reflect
fact block = whatever the last card would have done does not happen: what card:block! do; effect of block; how does block work; card:block! what happens; what is a block! good for
no block: card:block! burden still give; blocked burden hand card over give; burden got blocked still give card; blocked attack still draw; card:block! attack! draw; card:block! bedevil draw;
  blocked attack lose-turn; blocked card still does effect; card:block! class:action still happens; i {blockable}! he blocked it does it still happen; card:block! {blockable}! draw;
  card:block! card:burden! give; attack got blocked does he still draw two
yes block: block stops effect; blocked attack nobody draws; block cancel attack; card:block*2! stands again; blocked block original card back; block a block then attack happens; block of block attack stands;
  card:block*2! card:attack; if my block is blocked does the attack count again
fact block = what it had stopped stands again: card:block*2! what happens; block a block what happens to original
fact block.character = it goes back to its player’s hand: character! blocked! go-back; character blocked where! go; what happens blocked character; blocked character what happens; blocked all-four what happens;
  story blocked where cards go; card:block! character! hand; where does a blocked character end up; character got blocked what happens to it; blocked my character do i lose the card or what
yes block.character: blocked character go-back hand; blocked character back in hand; character picked up again blocked; blocked all-four go-back; do i take my character back when blocked;
  get all-four back blocked; blocked character house restored; keep blocked character; do i get my character back; blocked story do i get the cards back
no block.character: blocked character discarded; blocked character stay on pile; blocked character lost for good; blocked character change-house; blocked character house counts; character blocked its house still on;
  is a blocked character out of the game; character blocked is it that house now
fact block.character = what it was before: character! blocked! which house; what house after character blocked; character got blocked what colour now
fact reflect = the player who played the card: who! draws card:reflect!; reflected attack who! draws; reflect attack! who!; reflected bedevil who! draws; reflect who! is hit; reflected burden who! gets card;
  who! ends up drawing reflect!; who! gets hit after a reflect
fact reflect = the Attack, Burden or Bedevil hits the player who played it, and the direction turns: what card:reflect! do; effect of reflect; how does reflect work; card:reflect! what happens; what is a reflect! good for
yes reflect: reflect! attack back at attacker; reflected attack attacker draws; attacker draw when reflected; reflect send attack back; reflected attack attacker lose-turn; reflect bedevil back draws;
  does the attacker draw the two if i reflect; i card:reflect! his card:attack! does he draw; reflect! attack does it hit him instead
no reflect: reflected attack still hits me; reflect! choose other player; reflect onto not-next; reflect at next-player; i draw after reflect; pick who gets the reflected card; card:reflect! card:attack! do i still draw
yes reflect.becomes: card:reflect! burden give card; reflect burden i give; reflect bedevil name house; card:reflect! class:bedevil call; reflector name house; reflected burden give them card of mine;
  reflect a burden get rid of a card give; reflect bedevil choose colour; if i reflect bedevil do i pick the house myself; i card:reflect! his class:bedevil! do i get to call the house; card:reflect! class:bedevil! choose house; {bedevil}! card:reflect! call
fact reflect.becomes reflect = the reflector: card:reflect! class:bedevil who! call; reflected bedevil who! names house; reflected burden who! gives card; who! picks colour reflected bedevil
fact reflect.becomes = the card it meets: reflect count as what card; what does reflect become
yes reflect.reverse: card:reflect! reverse -nothing-to-stop; reflect change direction; reflect direction turn; does reflect turn direction; reflect attack direction; blocked reflect direction still;
  card:block! card:reflect! reverse; reflect got blocked direction stays turned; card:block>card:reflect reverse; two reflects turn back reverse; after a reflect do we go the other way; reflect blocked does the direction stay reversed
no reflect.reverse: card:reflect direction stay same; block reverse direction -card:reflect; card:block! reverse -card:reflect; attack reverse -card:reflect; skip reverse; reflect blocked direction back to before;
  bedevil reverse direction -card:reflect; card:skip! reverse; card:burden! reverse -card:reflect; does any card but reflect turn the direction
yes answer.idle match.action: card:block! nothing-to-stop; block own-turn nothing-to-stop; block alone own-turn; only block left play own-turn; play block for nothing; get rid of block own-turn; play block without anything nothing-to-stop;
  reflect nothing-to-stop allowed play; may i play reflect with nothing-to-stop; waste a block; dump block; throw away a block own-turn; only have a block left may i play it; play card:block! not-attacked; card:block! own-turn without reason
fact answer.idle = nothing: card:block! nothing-to-stop what happens; what does a wasted block do
depends reflect-idle / reflect.reverse answer.idle: card:reflect! nothing-to-stop! reverse; card:reflect! nothing-to-stop!; reflect without anything direction; idle reflect turn direction nothing-to-stop;
  reflect own-turn nothing-to-stop direction change; reflect for nothing reverse; reflect nothing to reflect what happens; card:reflect! not-attacked! reverse; card:reflect! own-turn not-attacked; played card:reflect! nothing-to-stop direction changes;
  card:reflect! without an attack do we turn; reflect own-turn without card:attack reverse; wasted reflect direction
depends block-who / turn.owner answer.block block: card:block! not-next; any1 block; block attack on other player not-next; block off-turn; third player block not-next; only next-player block; who! can block;
  block card aimed at someone else not-next; not-next can i block; block for-other; anyone allowed to block not-next; can everybody block not-next; jump in with block not-next; card:attack! not-next card:block!;
  person attacked two seats away can i block not-next; may my block save person; card:block! card:attack! on person not-next; does it have to be the next player who blocks; block someone elses attack not-next
no turn.owner: card:reflect! not-next; reflect for-other; any1 reflect not-next; reflect attack on other player not-next; reflect off-turn not-next; third player reflect; reflect card aimed at someone else not-next
fact turn.owner answer.reflect = the player it is aimed at: who! can reflect; who! may reflect
depends story-block-who / answer.block turn.owner story.hand story.run: story-win! card:block not-next; who! can block story; any1 block story-win; block all-four not-next; block fourth story card any1; who! may stop story-win;
  stop a story not-next; block story! from across table not-next; only next-player block story; all-four! block any1; story! block not-next; block a win; four of a story laid can i block not-next; everyone block story;
  all-four! for the win not-next card:block; she finished the story who! is allowed to block; story-win! not-next; not-next may i block her story
depends answer-turn / turn.owner answer.block answer.reflect block: card:block! keep-turn; card:reflect! keep-turn; blocked still my turn keep-turn; answer count as my turn use-turn; block use-turn; after block do i play keep-turn;
  reflect then normal turn keep-turn; block cost my turn; card:block! lose-turn; is block my turn; class:answer-card! use-turn; used reflect do i still get turn keep-turn; blocked attack own-turn after keep-turn;
  blocked do i get to play a card too keep-turn; after i block whose-turn; does blocking count as turn use-turn; who! goes after block who-on; card:reflect! card:attack keep-turn; card:block! card:attack keep-turn;
  i answered do i still get my go keep-turn; card:reflect! use-turn; after blocking do i get a go or is that it; card:block! turn-over; card:reflect! turn-over
`
