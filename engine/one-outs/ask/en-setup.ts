/** How people ask about the set-up, the hand limit, going out, winning and drawing up. */
export const setup = `
fact setup.players = 3: how many players; player-count; minimum players; smallest number of people;
  how many people to play; how many players needed; how many of us do we need; fewest people
no setup.players: two-players play start game; can we start with only 2 players; just us two play game; play as 2;
  enough people 2; 2 player game; play one outs with two people; only two of us is that enough; does it work with two-players
yes setup.players: can 3 players play; is 3 people enough; can 4 players play; can 5 people play; 6 players ok;
  more than 3 players allowed; three of us play; does it work with many-players; seven of us ok; players:8 play
no setup.players: must 4 players; need four people to play; at least five people needed
fact setup.hp = 7: start-hp; how many hp start; how much health start with; what hp start; lives at the start;
  how many hp each; how many lives do we get; default hp; how much life does everyone have at the beginning; how much hp does everybody begin with
yes setup.hp: start with different hp; start on 10 hp; can we start 5 hp; choose other start-hp; change start-hp;
  more hp start; fewer hp quicker game; agree on other hp; play with 10 lives; start everyone on other number;
  must 7 hp can choose different; start everyone with more hp for a longer game; shorter game with less hp; pick our own start-hp
yes setup.hp: everyone start same hp; all same start-hp; same health for every1
no setup.hp: players start different hp from each other; give beginner more hp than others; handicap hp; new player extra hp;
  someone start with more hp; kids get extra lives
no setup.hp: must start on 7 hp; have to use 7 hp; is 7 hp compulsory; start on 0 hp; start with half hp
fact setup.hand limit.four = 4: how many cards start-hand; how many cards each start; how many cards dealt; deal how many;
  starting hand size; how many cards do i get at start; opening hand; how many cards does everyone begin with
no setup.hand: deal 5 cards each; start with 3 cards; deal 7 cards; start-hand 5; is it five cards each; deal six
yes setup.hand: deal 4 cards each; start with 4 cards; four each to begin
fact setup.first = the player on the dealer’s left: who start; who goes first; who has first turn; which player begin;
  who opens game; who plays first after deal; who has the opening move; who takes the first turn; first turn goes to whom
no setup.first: does dealer start; dealer go first; dealer have first turn; youngest go first; winner start next game;
  right of dealer start; i dealt do i go first; oldest goes first; loser starts; roll a dice for first; person on dealers right
yes setup.first: player left of dealer start; dealers left goes first; i sit left of the dealer do i start
fact setup.first = clockwise: direction of turn; which direction play; order of turns; who is next after my turn;
  which way does turn go; which way do turns run; turn order direction; whose turn after mine
yes setup.first: turns run clockwise; turn pass to left; do we go clockwise; next turn to my left
no setup.first: turns go anticlockwise; go anticlockwise; counterclockwise turns; turn to the right; does anything reverse the direction

fact limit.four = 4: hand-limit; what hand-limit; how many cards can i hold; max cards hand many-players;
  hand-limit with 3 players left; hand-limit with 4 players; hand-limit many-players; hand size; how big can my hand be;
  draw back up to how many many-players; many-players alive draw-up to what
fact limit.three = 3: hand-limit sudden-death!; hand-limit two-players!; how many cards sudden-death!; sudden-death! draw-up to how many;
  two-players! left how many cards; two-players! left how many hold; how many cards in the final two;
  hand size when two remain; one on one hand-limit
fact limit.three = when two players are left: when does sudden-death! start; when sudden-death!; what triggers sudden-death!;
  when does hand-limit! change; when limit drop 3; from when 3 cards
fact limit.three = two players are left, and hands draw up to 3: what is sudden-death; what happens sudden-death; what does sudden-death mean;
  explain sudden-death; what happens when two-players left; what changes in sudden-death; what is different once two remain
yes limit.three: limit 3 in sudden-death; is limit 3 when two-players left; do we only hold 3 cards two-players left;
  hand-limit go down to 3 two-players; draw only up to three in sudden-death; final two draw-up three
no limit.three: draw-up to #4! in sudden-death; two-players left still draw-up #4; hand-limit still 4 two-players left; sudden-death 4 cards limit;
  still 4 cards in sudden-death; two-players does the limit stay at four; last 2 draw to four
no limit.three limit.four: sudden-death starts with 3 players; sudden-death players:3; limit 3 when 3 players left; three left only hold 3
no limit.three: sudden-death! lose-hp; does sudden-death! mean first hit wins; sudden-death! one hit kills; hp reset sudden-death!;
  double damage in sudden-death!
depends sudden-death-hand / limit.three draw-up: sudden-death have 4 cards discard; two-players left holding 4 must discard;
  sudden-death too many cards; two-players left hand over hand-limit; keep fourth card in sudden-death; down to two with 4 cards keep;
  lose card when sudden-death starts; third player just out! i still hold 4 do i drop one; over hand-limit discard; sudden-death what happens extra card;
  have more than 3 cards sudden-death throw one away; final two holding four each does one go; last two still have 4 cards is that legal;
  two remain and i hold four do i drop down to three; must i bin a card in sudden-death; am i over the limit two-players hold #4

yes out: at 0 hp am i out; 0 hp out immediately; out leave game at once; reach 0 gone straight away; does reaching zero knock me out;
  is that it when i hit 0; exactly 0 hp dead
fact out = 0: at what hp am i out; how low hp before out; when am i out; at how much hp out; at what hp die; when is someone eliminated;
  when does a player get knocked out
fact out = hand and Skateboards leave the game: what happens cards when out; what happens to the hand of a dead player; where do cards of out player go;
  what happens when someone out; what happens to skateboard of out player; who gets cards of out player; player out where do cards go
no out: out player still play card; dead play cards; out still attack; can i play when out; dead player card:down-trow; use card after out;
  play my last card after dying; out but still have cards; i am out can i do something; dead join nark; throw one last attack after dying;
  ghost card after knocked out; out! may i still use my {defence}!; do dead people still take part; reply from the grave
no out: out player keep skateboard; take skateboard of dead player; steal from out! player; grab card of out! player;
  killer get cards of out player; inherit cards when kill; knock out get his cards; do i get his hand when i kill him; loot dead player; he died holding a board may i have it;
  do dead players keep their board
no out: hp go below 0; hp go negative; hp minus; less than 0 hp; go to minus 5; overkill carry to next; negative health; am i on minus after a {attack}!; was on 1 and got {attack}! do i go minus; extra damage after 0 carry
no out: come back after out; revive after out; out heal back in; noodles after 0 hp; respawn; rejoin game once out; card:noodles when out bring back;
  second life after out; get back in the game
no out: does out! player still get turn; out! player take turn; wait for dead player; out! player in circle; dead player part of nark;
  count dead players in the order; haymaker hit dead player; dead player due in hacky
yes out: skip out! player; turns pass over dead player; jump over player who is out; out! player cards leave game;
  skateboard of dead player leave game; is a dead players board gone
no target.other out: attack out! player; target out! player; hit dead player; attack someone already out; play card on eliminated player;
  grab out! player; nark a dead guy; grab a guy with 0 hp left; beat a dead horse
no target.other: attack own-self; target own-self; hit own-self; play card on own-self; nark own-self; can i jab own-self; grab own-self;
  card:down-trow own-self; be my own victim; throw attack at own-self
yes target.other turn.attack: attack any1; choose who attack; pick any player victim; attack player who is not next-player; attack any1 at table;
  can i attack who i want; attack player across table; attack person on my right; free choice of victim; pick my victim; do i get to choose who to hit
no turn.attack target.other: must attack next-player; only attack next-player; have to attack player on left; must attack same player again;
  only attack neighbour; must attack player with most hp; do i have to hit the one next to me; have to attack back who attacked me
yes turn.attack: attack same player twice in a row next turn; keep attacking same person every turn; gang up on one player;
  attack same guy every turn; pick on one person; attack the weakest all the time; hit him again next turn
fact win = be the last player in: how win; who win; what is goal; aim of game; how do you win one outs; object of game; when is game over; when do you win;
  how does game end; how is the winner decided
yes win: last in win; last player standing win; every1 out do i win; i win when others out; last one alive win immediately;
  game stop at once last player; win in middle of play; game over as soon as one left; everyone else dead have i won
no win: play finish after last player; finish nark after win; rest of attacks after game won; game goes on with one player; keep playing after win; last one in but the nark is still going must we play it out;
  nark continue after only one left; most hp win; win with most hp; reach hp number win; finish the play although only me left
fact win = the last player in wins, and the game stops at once: everyone else dead what now; only one left mid play what happens;
  last opponent dies in the middle what now

yes draw-up: draw-up after defend; played {defence}! do i draw-up; does defender draw-up; dodged attack off-turn draw-up;
  defended do i get card back; victim who played card draw-up; draw-up when defend on other turn; off-turn! played card draw-up; joined nark draw-up;
  draw-up after playing {attack}; do i draw-up after attack; played card:down-trow! draw-up; attacker draw-up; i used a card do i draw-up;
  every1 who played card draw-up; hacky players draw-up; draw-up after card in hacky; both attacker and defender draw-up; draw-up after card:noodles;
  draw-up after grab; used my dodge to defend will i get a replacement; off-turn! still refill because i played; do nark helpers refill too;
  played something so i fill up right; can the one who was attacked refill
no draw-up: take-hit! draw-up; not-played! draw-up; draw-up without playing card; attacked but not-played defence draw-up; only took damage draw-up;
  nothing played draw-up; not-played! card fill hand; passed over in nark draw-up; no card in nark draw-up; stand by watching draw-up;
  everybody draw-up at end of turn; all players draw-up every turn; draw-up start of turn; draw at start of own-turn; draw card every turn;
  robbed by down-trow draw-up; lost card to steal draw-up; card stolen do i draw-up; i was hit do i draw card; not-played! this round draw anyway;
  start my turn by drawing; do spectators refill; have 2 cards and was not part of it draw; someone stole my card replace it
no draw-up turn.swap: draw-up after swap!; swap! with few cards draw-up; swap! then fill up to 4; swap! count as played; do swappers draw
no draw-up: draw-up immediately!; draw-up immediately! after playing dodge; draw-up during play; draw-up during nark; draw-up before play is over;
  draw between attacks of nark; refill during nark; draw-up straight after card; draw-up in middle; replace used card at once; draw as soon as i play;
  do i draw while the play is going; get new dodge during nark
fact draw-up = when the whole play is over: when do i draw-up; when refill hand; when do i get cards back; when do you pick up cards;
  at what point draw-up; when do i get to refill; when can i draw new cards
fact draw-up = everybody still in who played a card in the play: who! draws-up; who! gets to draw; who! refills; which player draw-up;
  who! draws cards at end; who! is allowed to draw-up; who! fills up
fact draw-up limit.four = up to the hand limit: how many cards draw-up; how many do i draw; how many card draw after play; draw how many cards back;
  what do i draw back up to; fill to how many; draw up to what number
yes draw-up: draw-up end-of-play; draw-up after play is over; wait until play over to draw-up; draw when whole play finished; refill at the very end
no draw-up: over hand-limit draw-up; at hand-limit draw-up; hand full draw; already have 4 cards draw-up; more cards than limit draw; draw-up above limit;
  draw past 4; have 5 cards draw; stole a card now have 5 draw; draw-up to more than the limit
no draw-up win: draw-up after win; winner draw-up
no draw-up out: out! player draw-up; dead draw-up; killed player refill
yes draw-up skateboard.two-uses: first-use! card:skateboard count played; used skateboard played card draw-up;
  card:skateboard use count as playing card draw-up; blocked with board count as playing card; board first-use! entitle draw-up
no draw-up skateboard.two-uses: first-use! card:skateboard gives extra card; flipped skateboard draw extra;
  skateboard still in hand draw replacement; board blocked once hand still full draw
yes draw-up turn.buff-alone: {buff}! alone draw-up; played {buff}! for show draw-up; {buff}! count as played card draw; haka alone get a card back
no draw-up turn.pass: pass! draw-up; draw-up when pass!; pass! with few cards fill up; did nothing draw-up; pass! then draw a card; pass! draw card;
  skipped my turn can i refill; pass! to get cards
`
