/** The same once more in other voices: slang, telegram style, old-fashioned, children, and people from abroad. */
export const voices = `
yes one-card.call: the moment i hold a single card i have to shout; do i gotta shout with one left; must one shout when only one card remains; shout needed at one; do we shout at the last but one play; i must yell when i am down to one, true; please, with one card have i to say something; need to holler when theres one left; is it obligatory to shout; one left, shout, correct; as soon as i have one card i must speak; when remaining only one card, must i say
no one-card.nobody one-card.call: shouting at two cards, does that cover me; shout with two in hand, safe then; he shouts at me though i hold two; may i shout on a man with three cards; shout for fun with nobody on one; yelled at someone holding four, counts; wrong shout, he had two
no one-card.call: shouting after the next drew, good; shout too late, counts; shouted when the next one had already laid; the next has drawn, then the shout came; can one shout a turn later
yes one-card.caught one-card.call: somebody shouts before me so i draw; silent with one and the next shouts first, draw one; they shouted it on me, must i take; the other shouts faster, a card for me
depends call-penalty / one-card.first one-card.call: vera shouted with one card and will is next, does will take one; i shout, the next one takes a card; shout in time costs the neighbour one; she shouts her own and i am after her, one for me; who takes a card when i shout in time; do people draw because i shout
no one-card.first one-card.call: vera shouted in time, does vera take one; i shout in time, must i take one as well; shouted correctly, a card for me
yes attack.then-turn: ralph ate the chain, can he still lay a card; after eating the stack may one lay; i gobbled up the penalty, still my shot; took the chain, still get to chuck one; swallowed the lot and now i lay a card; after eating can i play
no attack.then-turn: ralph ate the chain, turn over for ralph; ate the stack so my shot is gone; gobbled it up and next one goes; the eater sits out; eating the chain ends the turn
no attack.draw: ralph ate the chain, must the one after him worry; chain was eaten, is the next one still hit; can ralph eat half the chain now and half later; eat a bit now, a bit later; two eaters share the chain; do all eat; everyone eats
no attack.adds: does the one who began the chain take anything; can a 2 undo an attack completely; does my deuce cancel his deuce; i chuck a deuce on it, so its gone; the chain breaks when i answer; must i eat something as well when i pile on; he started it so he eats it
yes attack.adds: deuce on a deuce is four; chain gets longer and fatter; the next must eat both; pile on and the sum goes to the next; every card in the chain counts; whole chain is eaten by one
yes attack.answer: only attack cards can be laid on a pending attack, right; only another attack card helps; deuce against a deuce; pile a deuce on a deuce; may i pile on with my own ace on his ace; keep the chain going with an attack card; is it only attack cards that can be laid on a pending attack; nothing but an attack card can be put on an attack, correct
no attack.answer: skip card against the chain; is a skip any use against a pending attack; reverse card against the chain; can a jack jump away from the attack; a plain card on the chain; may i lay any hearts on the deuce of hearts that is aimed at me; a face card as a shield; shield myself with a king; a seven as a shield
depends attack-order / attack.answer: deuce versus ace, do i cough up a card for being weaker; deuce on an ace of the suit, any extra; a smaller one in the chain, fine; can the chain go down in strength; lower card piled on a higher, do i pay
depends attack-follow / attack.answer follow: deuce of spades against an ace of diamonds; a card of another suit in the chain; must the chain match in suit; does every card of the chain have to fit the one below; any attack card may join the chain, right; may a black deuce join a chain with a red ace on top
depends attack-cap / attack.adds attack.draw: chain reached 22, mercy at 20; how long may the chain get; chain of 26, eat it all; does a chain end at twenty; longest chain possible
depends joker-on-joker / attack.answer follow.jokers: both jokers in one chain; second joker joins the chain; joker piled on the joker that is aimed at me
fact turn.play-or-draw = draw one card, which ends the turn: draw one or draw until it fits; do i draw one or many; one card or until something goes; nothing goes, one card or more
fact follow = the same rank or the same suit: rank, suit or both, what needs to match; what must be equal; match by what; suit or number, or both; does it go by suit or by number
fact one-card.caught = 1: is it one card or two when caught; one or two cards for forgetting; caught, is it one or five; one card or more as the fine
fact setup.deck = 2: two jokers or four; one joker or two; how many jokers go in; jokers, one or two
depends direction / setup.first: left or right of the dealer; right or left first; clockwise or against; which way, left or right; do we go left or right
fact ace-of-spades attack.draw = 5: spade ace, three or five; is the spade ace three or five; ace of spades compared to a normal ace, what does it cost
fact black-joker attack.draw = 10: black joker, ten or thirteen; is the black joker ten or thirteen
fact coloured-joker attack.draw = 13: coloured joker, ten or thirteen; is the coloured joker ten or thirteen
fact attack.then-turn = play a card, or draw one more and the turn ends: do i play on or does it pass after the attack draw; drew the attack, my go or the next ones; after the penalty, me or the next player; is it me or the next one after i drew for the attack
fact turn.play-or-draw = the turn is over: after drawing one, me or the next player; drew one, do i play or is it the next one; is it still me or the next one after i drew a card
yes seven.call: demand a suit with a seven, must i; may i demand any suit i please; a seven lets me demand; i lay a seven and demand clubs; must a suit be demanded; have i to say which colour of hearts, spades, diamonds or clubs i wish
no seven.call: may i demand no spades with a 7; demand a red card; demand an ace; demand nothing; i demanded by pointing at nothing; demand two suits; demand a suit with a jack; demand a suit with an eight
yes follow seven.call: hearts demanded and i have a heart; spades demanded so i need a spade; demanded suit must be laid
no follow seven.call: hearts demanded, i lay a club; spades demanded, can i ignore it; demanded suit or the suit on the seven, i take the sevens; he demanded clubs and i have a card of the sevens own suit
yes follow.seven: hearts demanded, i only have another seven, playable; my turn comes, spades demanded, only a seven of hearts; a seven on the demanded suit
no follow.joker-colour: clubs demanded, coloured joker; hearts demanded, black joker; keep the joker until the end and lay it on whatever; can i hold the joker and lay it on anything
yes follow.joker-colour: clubs demanded, black joker; hearts demanded, coloured joker; red ace on the coloured joker in a quiet turn; black king on the black joker in a quiet turn
no stock.reshuffle: stockpile finished means end of the game; stock finished, over; no stock, count the hands; is the top card gone after the reshuffle; is the game a draw when the stock is finished; the pile goes in completely, top card too
yes stock.reshuffle: stockpile finished, shuffle what was played minus the top one; top card lies on after the reshuffle; does the called suit survive a reshuffle; is the top card still there after the reshuffle; finished stock, played cards come back
yes win: all gone from my hand, winner; hand is bare, i win; my hand is empty, victory; last one down and it fits, finito; no more cards so i am champion
no win: all gone from my hand, but the neighbour can attack me still; bare hand and still not won; must i survive one more round with no cards; can they still hit me when i am out of cards
depends finish / win: must the final card be a number card; final card jack, permitted; final card ace, permitted; a picture as the final card; i believed the last card must be a normal one; must i end on a number; ending with a picture card is forbidden, no; a special as the finisher; finisher is a 2, ok
no turn.owner: nobody may answer for me, can they; may somebody else answer for me; can my granny answer the attack for me; a stranger to the turn lays a card; can a helper lay for me; out of turn throw, counts; may i butt in; may i snap in with the same card
no jack.skip: are kings a way to dodge a jack; dodge the jack with my own jack; the one before me was skipped, does it skip me too; may the skipped one lay a jack; does the skipped one need to take a card; skipped and fined a card; a jack jumps two seats over, so two miss, no
yes jack.skip: i skipped bob with a jack, cara comes next; in a duel a jack gives me one more go; jack and the guy beside me is out for a turn
no queen.reverse: does a queen let me play again with six of us; a queen skips with five, i thought; queen means miss a turn for the next with four
yes queen.reverse: play moves backwards after a queen; queen and we go back the way we came; four mates, queen, backwards
no king.again: laid king, got no follow up, took a card that follows, lay it; after the king i took one, and lay that one; king lets the next one wait a turn; does the king hit somebody
yes king.again: king, then a queen as the bonus card, does the direction turn; king, then a jack as the bonus card; bonus card after the king has to match, right; after my king i may take one instead; bonus card or take one
no setup.start: the flipped card has its effect, no; i thought the start card counts with its effect; young ben is first and granny makes him pick up two for the flipped 2
no one-card.caught: i thought forgetting the call means two cards; forgetting means two cards; forgot to shout, five cards; forgot to shout and nobody heard, one card anyway
no turn.play-or-draw: i thought you have to keep drawing until you can play; keep taking till it goes; a 7 and another card in one turn; two cards on the pile if one is a 7; two cards if one is a king of no use; i cant lay a card that i have drawn this turn, or can i
no seven.call follow: i thought a called suit stays until the next 7; called suit stays till the next seven; the wish lasts for the whole game
yes turn.play-or-draw: is it a must to take a card when i have nothing to lay; when i got nothing to lay i take one, must i; nothing to lay so one from the stock; cannot skip drawing when nothing fits, have to draw one
depends multi / turn.play-or-draw: throw three eights simultaneously; three jacks in one shot, three people out; both sixes at once, right or not; my two kings in one shot; chuck the pair; whole set in one shot; twins allowed; triplets allowed
silent: is one card more luck than skill; is it a game of luck; how hard is it to learn; what is the fastest win; can you win on your first turn; how likely is a win on the first turn; is this game fair
silent: somebody spilled beer on a card, replacement; coffee stain on a card; a card is sticky; burned card; dog chewed the joker
silent: is there a special word when you attack; do i say something when i attack; must i say attack; do we say thank you; do i have to thank the dealer; must i knock before my turn
silent: my eyes are bad, may someone read my cards; may somebody hold my cards; can my child sit with me and look; can a parrot play
silent: does everyone need to see the pile; must the pile be visible; where is the light; how many games until dinner; how many games do we play tonight; how many rounds before bed
silent: what if someone says one card in another language; say it in german; does eins count; is last card the same as one card; can i say uno instead; must the words be exactly one card; what if i mumble it; does whispering count
`
