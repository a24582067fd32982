/** How people ask about the action cards. */
export const actionCards = `
fact attack = 2: card:attack! how many draw; card:attack! how many; card:attack damage; how many cards attack; attack how many pick up; attacked how many cards do i take; how many does an attack cost
fact attack = the next player draws two cards and loses the turn: what card:attack! do; card:attack! what happens; effect of card:attack!; attacked what now
yes attack: card:attack! lose-turn; attacked lose my go; attack draw two and miss turn lose-turn; card:attack! draw! lose-turn; attack skip turn; is my turn over after attack turn-over; attack costs the turn;
  card:attack! turn-over; attacked drew two do i miss my turn too; card:attack! draw and lose-turn
no attack: card:attack! keep-turn -card:block -card:reflect; card:attack! draw then play; attacked drew two still play; after drawing for attack play card; card:attack! give-up; attacked just play card;
  play character when attacked; card:attack! ignore; drew for the card:attack! now my turn; attacked drew my two keep-turn; card:attack! still get to play -card:block -card:reflect; carry on under an attack give-up
no attack: attack stacks with attack card:attack*2; answer attack with attack card:attack*2; card:attack*2! adds up; pass the attack on with another attack card:attack*2; counter attack with attack card:attack*2
fact attack = the next player: who! draws card:attack!; card:attack! who! hit; who! is attacked; attack! aimed at whom
no attack: card:attack! choose who; attack any player; pick who to attack; choose victim attack; attack someone who is not-next; attack any1 i like
fact burden = the player hands the next player one card of their own hand: what card:burden! do; card:burden! what happens; effect of burden; how does burden work
fact burden = the next player, and the card is picked by whoever plays the Burden: who! gets card:burden!; burden who! receives card; who! do i give burden; burden give card to whom
fact burden = 1: card:burden! how many cards; how many cards give burden
no burden: card:burden! lose-turn; burdened lose go; burden miss turn lose-turn; burden cost turn; burdened player skip turn; does burden end next player turn; card:burden! turn-over; handed a burden card do i miss my go
yes burden: card:burden! keep-turn; burdened still play keep-turn; burdened player still gets turn; burdened! do i still go keep-turn
yes burden: burden choose card; choose! which card the next one gets; pick which card the other player gets; choose which card give card:burden!; burden i pick card; burden any card i like; give my worst card burden; give action card burden; card:burden! must give card;
  do i decide what i hand over burden; can i give an action card with a burden
no burden: card:burden! victim choose card; receiver chooses burden card; burden random card; burden draw cards; burden give two cards; burden give to any1; burden choose who gets; burden top card of pile;
  blindly picks from my hand burden; burden give itself; card:burden! give to whoever i want; hand the burden card to any player; card:burden! not-next
yes burden.last escape: card:burden! last-card! escape; burden! give last-card escape; burden hand over last-card win; two cards left burden out; give away other card burden escape;
  last card given by burden count as escape; burden! win; card:burden! and one other card give it away am i done; burden plus last-card escape; handed over my last card with card:burden! did i escape
no burden.last hand.enough: card:burden! nothing-left! give; burden! was last-card give nothing-left; burden no card to give nothing-left; burden last card nothing given; played burden as last card must give nothing-left
fact burden.last = nothing is given: card:burden! nothing-left! what happens; burden last card nothing-left what do i give
fact skip = the next player loses the turn: what card:skip! do; card:skip! what happens; effect of skip; who! skip hits
no skip: card:skip! draw; card:skip! choose who; skipped player draws; skip two players; does skip make them draw; card:skip! any1 i like
yes skip: card:skip! lose-turn; skip next player misses go; skipped player turn gone
depends skip-two / skip attack: card:skip! two-players!; card:attack! two-players! who-on; two-players! skip my turn again; two-players! attack whose turn next; card:skip! two-players! go-again;
  two left skip who-on; only us two attack again me who-on; card:attack! two-players! go-again; 2 player skip other player turn; after attack two-players who-on; two-players! card:attack! keep-turn;
  two of us left i skip do i play again; two-players! card:attack! do i go again; card:attack! two-players! whose-turn
fact bedevil = 4: card:bedevil-4! how many; card:bedevil-4! draw; bedevil 4 how many cards
fact bedevil = 2: card:bedevil-2! how many; card:bedevil-2! draw; bedevil 2 how many cards
fact bedevil = the next player draws 2 or 4, as printed, and the House may be named: what class:bedevil! do; bedevil what happens; how many class:bedevil! draw; effect of bedevil
fact bedevil = the next player: who! draws class:bedevil!; bedevil who! draws
no bedevil: class:bedevil! lose-turn; bedevil miss turn lose-turn; bedevil skip next; bedevil cost turn; bedevil victim lose go; draw for bedevil turn-over; class:bedevil! turn-over; {bedevil}! lose-turn
yes bedevil: class:bedevil! keep-turn; bedevil draw still turn keep-turn; after bedevil draw play; drew four for bedevil still play; bedevil next player still gets go; {bedevil}! keep-turn; bedeviled do i still take my turn keep-turn;
  {bedevil}! drew can i play
yes bedevil.call: class:bedevil! call; bedevil name house; choose house with bedevil; bedevil pick colour call; wild change house; class:bedevil! name same house; bedevil call any house; {bedevil}! call;
  can i pick the new colour with a wild; do i get to say the house when i play class:bedevil!
no bedevil.call: class:bedevil! must call; bedevil must name house; wild must choose colour; is naming house required bedevil; bedevil next-player names house; {bedevil}! must call; do i have to call a house class:bedevil
no bedevil.call block: class:bedevil! blocked! call -card:reflect; bedevil blocked house named count; card:block! class:bedevil! house; blocked bedevil colour change; bedevil got blocked is it named house now;
  card:block>class:bedevil house; card:block! class:bedevil! call house; he blocked my wild is the colour i said still on; {bedevil}! card:block! call
no bedevil.call reflect: bedevil got reflected does my colour count; reflected bedevil my house stand; bedevil reflected is the house i named still on; my class:bedevil! got card:reflect! does the house i call count;
  card:reflect! class:bedevil! call stands
fact bedevil.call = its player: who! call class:bedevil! -card:reflect; who! names house bedevil -card:reflect; who! picks colour wild -card:reflect
fact bedevil.call = it stays, or becomes the card’s own: class:bedevil! without call what house; bedevil nobody names house; bedevil without naming house
fact bedevil.call = when the Bedevil stands: when! call class:bedevil! count; when does named house count
`
