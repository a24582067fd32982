/** What people ask at any table that no game's rules say; written as `statements.ts` says. */
export const silentAnywhere = `
silent: where buy! deck; money!; how much cost to buy; which shop sells; order replacement cards; price of game;
  where get copy of game
silent: best! card; best! way; what is strategy; best! time to play; which card best! keep; how do i play well;
  tips for winning; is it smart; should i play or save; worth it; good idea to; best! opening; what would you do;
  what should i play
silent: team! play; play in team; allowed alliance; two teams share; partners; gang up truce deal;
  make a pact not to attack each other
silent: cheat! penalty; what happens someone cheats; punishment for cheating; penalty for looking at cards;
  penalty peeking hand; looked at my cards penalty; caught cheating; penalty for playing wrong card;
  penalty out of turn; punish slow player; penalty for misplay
silent: show hand to other; look at other players hand; see! other cards; can i look at someone hand;
  show my cards to friend; may i tell people what i have; talk about my hand; reveal my cards;
  discuss cards with other; ask others what they hold; cards visible by accident; dropped cards everyone saw;
  accidentally showed a card; card falls face up by accident
silent: how long game take; how long does a game last; time limit turn; how long think turn timer; is there a timer;
  run out of time; how many minutes; time to decide
silent: what age; how old to play; age rating kids; suitable for children
silent: who made game; who invented; designer; who drew illustrated cards; artist; when did game come out;
  publisher; history of game; where game from
silent: why called; what does name mean; why is it named; where does name come from; meaning of the word;
  how pronounce
silent: app online version; play on phone; play online; video game version; is there an app; computer version;
  play over zoom
silent: points score; how many points worth; keep score over rounds; score points for winning; bonus points;
  how score game; point for knock-out; do we play rounds score
silent: combine two decks; mix with other game; expansion variant; add own cards; make custom cards; blank cards;
  house rule own invent; play two packs together; mix decks more people
silent: lost card missing; card damaged torn; card bent marked; missing card from deck; sleeves;
  replace lost card with note
silent: player leaves middle of game; someone quits; player has to go home; late join game; join mid game;
  bathroom break; new player joins middle; walk away from table; phone call leave table; swap seats
silent: misdeal; dealt wrong number; deal again wrong cards; dealer mistake; too many cards dealt accident;
  wrong card drawn by accident; drew two by accident
silent: take back move; undo my card; change my mind after playing; played wrong card by mistake take back;
  misclick; oops take it back
silent: bet money; drinking game shots; drink when; loser must drink; play for money; prize for winner;
  forfeit dare loser
silent: trade cards with player; give card to mate; exchange cards between players; borrow card; lend card; swap hands with mate
silent: best of three; tournament; how many games; play again rematch; match rounds; league
silent: how shuffle properly; way to shuffle; shuffle technique; how many times shuffle; cut deck before deal;
  cut the deck; who shuffles cards
silent: dog ate card; weather; pizza; what time is it; tell joke; capital of france; who are you; meaning of life;
  hello; how are you
silent: order hand sort cards; hold cards in which hand; place discard where; table position; how hold cards
silent: sleeves allowed; music while playing; talk during game; bluff allowed trash talk; distract player
silent: odds!; odds! of drawing a card; look through discard pile; search the discards; see the discard pile; what if someone drops out of the game; who should i attack first best; drop out quit
silent: rude!; is it rude! to; is it fair rude!
silent: banned in clubs; official tournament rules; is it legal in real life; is card banned
silent: talk someone out of attacking; persuade other player; threaten; beg for mercy; convince him; bribe
silent: better fend or dodge; what is better best; which is better best; fastest way to win; best! fastest; easiest way to get rid of cards best
silent: how many yellow cards; how many red cards; how many blue cards in-deck
silent: can kids play this; year old play; children; 6 year old; grandma
silent: say it in korean!; korean!; translate; language; other language
silent: prize for winning; what does winner get prize; reward
silent: boxes mixed together; two boxes; 2 packs mixed; combine decks
`
