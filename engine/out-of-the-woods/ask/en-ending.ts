/** How people ask about stories, escaping, the pile, and what the rules do not say. */
export const ending = `
fact story.run story.hand = 4: how many story win; how many cards story; how many of story needed; how long story; how many characters in a story
fact story.run = whoever played the fourth: who! wins story; story from-different who! wins; fourth! story card who! wins; story from-different who! win; who! gets win four in row;
  i laid three of the story he laid the fourth! who wins; person put the last one of a story who! wins
fact story.run = four cards of one story in a row on the pile: how win with story; what is story-win; how does story work; when story-win
yes story.run: story! from-different win; story win cards from several players from-different; finish story others started; in-row four story win; fourth! in a row win at once; steal story by playing the fourth!;
  play 4th card of story wins; does four of story in a row win; all-four from-different! win; win cards from-different!; i only put the fourth! one do i win; can i use other peoples cards for a story
no story.run: three of story win; story cards must all be mine from-different must; 4 story cards not in-row; story win if broken; story of same house win; same house four in-row win; four of the same house; different stories in-row;
  story must be in order; character of other story between break; other character in between break story -class:action; three in a row enough
depends story-action / story.run: class:action between story; action card break! story; {action}! between story! cards; story! interrupted by action; skip between two of same story; attack between characters of story;
  does action break run; only characters count story action; action in the middle of story; story in row with action in between; {action}! played in middle of story run; does an attack reset the story; {action}! story! break;
  story! two then a {action}! then two; {action}! in the middle of my story; do actions between the four story cards matter; story! {action}! story
yes story.hand: all-four! from hand; all-four! at once win; lay all-four of story; play four cards at once story all-four; four of a story together win all-four; play whole story from hand; dump all-four; more than one card if all same story all-four
no story.hand: all-four! different! stories; three of story at once; two of same story together; lay 3 from hand plus one on pile; all-four! off-turn; lay two or three of a story at once; only two of the story can i lay those together;
  lay part of a story at once; two story cards in one go
depends story-hand-house / story.hand match.house: all-four! match house; all-four! match; all-four! wrong; all-four! house; four at once must match all-four; whole story wrong house; story from hand wrong colour; first of four house fit all-four;
  does all-four need to match; all-four! any house; laying four must house fit; must my four at once start with the right colour all-four; all-four! wrong house on top; four from hand does the house matter
yes answer.block story.run story.hand: story-win! blocked; block a story-win; can story be blocked; can my winning story be blocked; stop! story-win; block fourth! card; card:block! all-four; block all-four; story-win be stopped; block story; is a story-win blockable
no story.run: story-win final at once without block; is a story-win unblockable
yes escape: story-win! end game; story win ends game finish
no escape win story.run: after story-win! play-on; story win others play for second play-on; game go on after story win play-on
no win: play after game over

yes escape: no cards left win; escape! win; first escape winner; out of cards escape; first out wins; rid of all cards first win; last-card! played escape; can action be last-card; go out on attack; finish with action card;
  empty hand have i won; first with no cards wins; is it over for me when my hand is empty
fact escape = whoever gets rid of all cards first, or wins with a story: how win; who! win; when win; goal of game; aim of game; how to win; object; how do you win
no escape: last-card! blocked escape; last-card! reflected! escape; last card reflected on me am i out escape; last-card! got blocked escaped; last-card open escaped at once; made to take cards after last-card still out;
  escape final when card can be answered; last-card character blocked win; my very last card got blocked am i still out escape; last-card! card:attack card:reflect escape; last-card! card:block! escape
yes escape: last-card! can be blocked; block someone last-card; stop! escape with block; play on after last-card blocked keep-turn; can they block my last-card
fact loser = the last one still holding cards: who! lose; who! is loser; how lose; who! comes last; when do you lose; when is somebody the loser
yes loser: others play-on after escape! many-players; game continue after first escape!; three players one escape go on play-on; keep playing until one left play-on; play for last place play-on; rest continue when someone gets out;
  first escape! others go on play-on; after the first one escapes do the others play-on; players:3 escape! play-on; does the game carry on after somebody escape!
no loser escape: first escape! game stops many-players; others share last place; do the rest stop after first escape!; three players game ends at first escape!; game over after first out many-players; escape! others stop share last place;
  players:3 escape! finish
no loser escape: two-players! escape play-on; two-players! one out keep going play-on; 2 players game go on after escape; two-players! escape! last turn; two-players! opponent escape do i get another turn
yes loser escape: two-players! escape! game over finish; two-players first escape ends game finish
fact stock.reshuffle = shuffle the played cards into a new draw pile: pile! run-out; draw pile! empty run-out; run-out! what happens; run-out! no cards to draw; pile empty now what; deck run-out what do; no cards left to draw
yes stock.reshuffle: reshuffle! played cards; pile run-out reshuffle!; shuffle discard-pile new pile; pile! gone reshuffle! the old cards; house stay after reshuffle!; story run end at reshuffle!; same house after reshuffle!
no stock.reshuffle: story! count after reshuffle!; story! continue over reshuffle!; game over when pile run-out; house reset reshuffle!; reshuffle! keep story run; any house after reshuffle!; pile run-out game ends;
  reshuffled! does my story! still count; story! carry on reshuffle!

silent: list stories; which stories in-deck; what are the stories; names of stories; how many stories are there; which characters exist; how many houses; what houses are there; what stories belong to the game
silent: how many {action}! in-deck; how many {action}! cards are there in-deck; number of {action}! in deck; how many cards in-deck; how many characters deck in-deck; how many copies
silent: say something when last-card; call one card; announce last-card; knock when last-card; must say something last-card
silent: bonus points story; points for finishing; score
silent: block! same time two people together; two blocks at same time who first; both want to block who; tie
silent: who deals; who is dealer; next dealer; who shuffles
`
