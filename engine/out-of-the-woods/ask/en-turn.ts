/** How people ask about the set-up, the turn and what may be played. */
export const turn = `
fact setup.players = 2: min-number players; fewest players; how many players needed; smallest number of people; least players
fact setup.players = 4: max-number players; most people can play; maximum players; biggest number of people; up to how many players; how many at most
fact setup.players = 2 to 4: how many players; how many people can play; number of players
yes setup.players: two-players! play game; can 2 players play; can 3 people play; can 4 players play; is three enough; four of us play; works with two; players:3 play; players:4 play
no setup.players: players:5! play; players:6! play; can five people play; 1 player solo; players:5!; players:6!; players:7!; players:8!; more than 4 players; play alone own-self
fact setup.deal = 8: deal! how many; how many cards each deal; how many cards deal; starting hand size deal; how many cards to begin with deal; how many cards start deal; how big is the opening hand deal
no setup.deal: deal! 7 cards; deal! 5 cards; deal! 10 each; deal depends on number of players; deal! fewer cards with more players; deal! six
yes setup.deal: deal! 8 cards
fact setup.first = the dealer: who! start; who! goes first; who first player; who! begins; who! plays first; who! has the first move; who! opens; who! takes the first turn
yes setup.first: does dealer! start; dealer! goes first; dealer! play first; start clockwise!; go clockwise! first; i dealt do i start; do we begin clockwise!
no setup.first: left! of dealer start; youngest start; player after dealer begins; start anticlockwise!; winner starts next; right! of dealer start; oldest starts; next to the dealer starts
fact setup.first = clockwise: which direction start; direction at start; which way round do we play first; what direction first; which way do we go at the beginning

no turn.owner: off-turn! play character; play out of turn; off-turn! play card -card:block -card:reflect; jump in with character off-turn; off-turn! attack -card:block; off-turn! draw;
  escaped player play; play before your turn; someone who has escaped plays again; off-turn! can i throw in a character; off-turn! burden
yes turn.play-or-draw: draw! although can play; draw! instead of playing; choose to draw; draw if i have a card that fits; always allowed to draw; draw on purpose; draw even if playable;
  can i draw with matching card; draw! and not play; draw though i could play; have a fitting card but draw
no turn.play-or-draw: must play if i can; have to play matching card; forced to play; must i play when i have a match; compulsory play; must play! if it fits
no turn.play-or-draw: draw! then play drawn card; drawn card match play now; draw! matches play straight away; draw! and play same turn; after draw! still play -class:bedevil -card:attack; play card i just drew!; drew! play it;
  draw-on!; draw 2 as my turn; draw! and it fits can i put it down; draw-on! something fits; just picked one up and it matches play it immediately; draw! keep-turn -class:bedevil -card:attack
yes turn.play-or-draw: draw! turn-over; does draw end turn; turn over after draw; must draw if nothing fits; cant play draw one; have to draw when nothing matches; is my go done after i draw
fact turn.play-or-draw = 1: how many draw own-turn; nothing fits how many draw; cant play how many draw; how many cards do i draw when stuck
fact turn.play-or-draw = play one card or draw one: options own-turn; options on turn; what do i do on my turn; nothing fits what do i do; how does turn work; options nothing fits
no turn.play-or-draw: 2 cards one turn; play two cards in one turn; several cards per turn; play more than one card -all-four; two characters same turn; action and character same turn;
  play two same cards together; lay two of a kind; character and then an action in one go
no turn.play-or-draw: pass without drawing; do nothing own-turn; pass! own-turn; can i pass; skip my own turn without drawing
fact turn.play-or-draw = 1: how many cards play turn; how many cards per turn
no hand.enough story.hand: all-four! only 3 cards; three cards in hand all-four!; lay four with 3 in hand all-four; story from hand with less than four cards; have #3 cards do the all-four!;
  only got three cards left can i lay four
no hand.enough: play more cards than hold; give card i do not have; play card with empty hand

yes match.house: character! must match house; character! must match; have to match house; does character need same colour; character same house required; must card match colour; must match house;
  does a character! have to fit the house; is a matching colour required for characters
no match.house: character! wrong; play card of other house; character! blue on red; character! red on blue; green character on yellow; character! not match house; put different house wrong;
  same story different house character; match story instead of house; character any house wrong; house is one colour my card another can i put it; have a green card house is yellow may i play it;
  character of another house; put a red card when the house is blue; house! house! can i put it story; my character is red and house is green
fact match.house = the House: what must character match; what do i have to match; which cards can i play; what has to fit
yes match.house: first-card! any house; first-card! any; open with any colour first-card; first player any house; start game with whatever house; first-card without match; first-card! whatever
no match.house: first-card! must match; first-card! certain house must
yes match.action: class:action! any house; action! without match; play attack on any house; {action}! on any house; {action}! without matching house; {action}! any time; {action}! wrong house;
  action card when house does not match; action card fits anywhere; do actions ignore the house; {action}! whatever house; play {action}! although it does nothing; {action}! house is red without red on it may i play;
  house is blue can i play a {action}! -own-house; does it matter what house is on for {action}!; {action}! without colour of the house play; {action}! on other house; {action}! own-house! but house is another can i play it; {action}! own-house! wrong may i play
no match.action: class:action! must match house; {action}! must match; do action cards have to match; {action}! with other house must match house; does wild need to match; class:bedevil! must match
fact house.change = the house of the card played last: what house now; which house counts; which house follow; what house do we match; house after action what
yes house.change: own-house! change-house; {action}! own-house! house now; card with house changes house; house becomes one on the card; {action} own-house is it house; action with house set house;
  does {action} with a house change the house own-house; house change after character; character changes house; house follow character played; red {action} on a blue pile is house red;
  house {action}! on house is it house afterwards; i played a house {action}! is the house that now; house {action}! played is it house now
no house.change: no-house! change-house; {action}! no-house! house; action without house change house no-house; {action}! no-house! house change; house reset after action no-house;
  blank action any house next no-house; action no-house means any colour; after action next any house; {action}! no-house! anything goes next; {action}! no-house! do we still match or any;
  {action}! no-house! does the colour change
yes house.change: no-house! house stays same; {action}! no-house! keep the same; house stays after action no-house; {action}! no-house! still follow the old house
`
