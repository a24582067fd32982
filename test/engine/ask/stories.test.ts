/** Questions that tell a little story, and what the engine says of it; none of them is one of the ways people ask. */
import { expect, test } from 'vitest'
import { type AskedGame, ask } from '../../../engine/ask/ask.ts'
import { loadAsk } from '../../../engine/ask/load.ts'
import { read } from '../../../engine/ask/reading.ts'

test.each([
  ['nova king hits max, max fends, can dave grab nova?', 'no', 'grab.contact-pair'],
  ['nova jabs max, max dodges, can max grab her?', 'no', 'dodge.no-contact'],
  ['nova jabs max, max fends, can max grab nova?', 'yes', 'grab.contact'],
  ['nova jabs max. max blocks. max doesnt want to grab. can nova grab max now?', 'yes', 'grab.defender-first'],
  ['she jabbed me and i blocked with my board. can i grab her now?', 'yes', 'grab.contact'],
  ['my king hit got dodged by leo, can i grab him', 'no', 'dodge.no-contact'],
  ['my king hit got blocked by leo, can leo grab me', 'yes', 'grab.contact'],
  ['leo threw a crane kick at mia and she took it. can leo grab her', 'no', 'block.contact'],
  ['max jabs nova, nova fends and grabs him, he dodges. can max grab her now', 'no', 'dodge.no-contact'],
  ['nova jabs max, can dave dodge it for him', 'no', 'defend.choose'],
  ['nova jabs max, can max answer with a jab', 'no', 'defend.card'],
  ['i grab leo, he takes it, can i bite him', 'yes', 'grab.follow-up'],
  ['i grab leo, he takes it, can i bite mia', 'no', 'grab.follow-up'],
  ['i grab leo, he dodges, can i noogie him', 'no', 'follow-up.needs-grab'],
  ['i have 2 hp and get hit by a jab, am I out?', 'yes', 'out'],
  ['i was on 5, he tail whips me and i dont defend. am i out', 'no', 'out'],
  ['i jab max, he fends, does he draw a card at the end?', 'yes', 'draw-up'],
  ['max jabs me and i just take it. do i draw a card after?', 'no', 'draw-up'],
  ['4 hp left. nark: jab lands, sack tap lands, i block the hopoate. still in?', 'no', 'out'],
  ['im on 2 and get noogied after a grab, both land. am i dead', 'yes', 'out'],
  ['can Ola grab Nico after he dodged her jab', 'no', 'dodge.no-contact'],
  ['Tess and Nico are in contact, can i grab Nico', 'no', 'grab.contact-pair'],
  ['they touched, may i grab one of them', 'no', 'grab.contact-pair'],
  ['i kicked Ola, she blocked with her board and declines the grab, may i grab the board', 'yes', 'skateboard.steal'],
  ['Ola blocked my egg with her board, may i grab that board', 'no', 'eggs.no-contact'],
  ['my board blocked her jab, now she grabs it. can i block with it', 'no', 'skateboard.same-board'],
  ['after contact she grabs me and i block that with my board, may i grab her now', 'yes', 'grab.contact'],
  ['my jab was fended, can i grab before she does', 'no', 'grab.defender-first'],
  ['i fended her jab, can i grab before she does', 'yes', 'grab.defender-first'],
  ['she fended my kick and leaves it at that, may i grab her', 'yes', 'grab.defender-first'],
  ['Nia fended my egg, can i grab her', 'no', 'eggs.no-contact'],
  ['i fended an egg, may i grab the thrower', 'no', 'eggs.no-contact'],
  ['i dodged her haymaker, does it go on to the next one', 'yes', 'haymaker.pass'],
  ['i fended her haymaker, does it go on to the next one', 'no', 'haymaker.pass'],
  ['my own haymaker came home and i fended it, is that contact', 'no', 'haymaker.pass'],
  ['she grabs me, may i sidestep that', 'yes', 'grab.attack'],
  ['he grabbed me and i fended the noogie, may i grab him', 'yes', 'grab.contact'],
  ['my grab landed, two bites on her. legal', 'no', 'grab.follow-up'],
  ['my grab did not land, may i bite her', 'no', 'follow-up.needs-grab'],
  ['his grab on me landed, can i noogie HIM', 'no', 'follow-up.needs-grab'],
  ['my brother is on one hp and gets jabbed, may i throw my fend for him', 'no', 'defend.choose'],
  ['a jab on me, may i throw down both my dodges', 'no', 'defend.choose'],
] as const)('one-outs: %s', async (question, kind, rule) => {
  const { kind: said, rules } = ask(await loadAsk('one-outs'), question)
  expect([said, rules[0]]).toEqual([kind, rule])
})

test.each([
  ['leo narks me with a king hit and i fend it. can i grab him', 'yes', 'grab.contact'],
  ['leo narks me with a jab. mia adds a tail whip and i fend it. can i grab leo', 'no', 'grab.contact-pair'],
  ['leo narks me with a jab. mia adds a tail whip and i fend it. can i grab mia', 'yes', 'grab.contact'],
  ['leo narks me with a jab, and mia adds a jab, i dodge hers. can i grab mia', 'no', 'dodge.no-contact'],
  ['leo narks me with a jab and i take it. can mia play a noogie', 'no', 'nark.usable'],
  ['leo narks me with a jab and i dodge. can mia aim her jab at leo', 'no', 'nark.circle'],
  ['nova narks max with a jab and max fends. can dave keep his card', 'no', 'nark.circle'],
  ['i nark leo with a jab. he takes it. can mia refuse to play', 'no', 'nark.circle'],
  ['leo narks mia with a jab, she takes it. do i have to attack her', 'yes', 'nark.circle'],
  ['leo narks mia with a jab, she takes it. does mia have to play a card too', 'no', 'nark.circle'],
  ['im on 6. leo narks me with a king hit and it lands. does mia still have to play a card', 'no', 'nark.circle'],
  ['leo narks me with a jab, i take it. mia has no attack card. does she lose hp', 'no', 'nark.unable'],
  ['im on 4. leo narks me with a jab and i take it, mia adds a sack tap and i take it. am i out', 'yes', 'out'],
  ['i start a hacky sack, leo plays a jab, mia has none. does she lose 1 hp', 'yes', 'hacky.hit'],
  ['leo starts a hacky sack. mia has no attack card. does leo lose hp', 'no', 'hacky.chain'],
  ['leo starts a hacky sack, i play a king hit. does mia lose 6', 'no', 'hacky.chain'],
  ['leo starts a hacky sack, i play a king hit. does mia have to play a card', 'yes', 'hacky.must'],
  ['leo starts a hacky sack and it comes to me. can i play steroids and jab', 'no', 'hacky.chain'],
  ['nova king hits max and dave down trows. does max still take the 6', 'no', 'down-trow.stop'],
  ['nova king hits me, leo down trows. im on 3. am i out', 'no', 'down-trow.stop'],
  ['i jab leo, he fends. mia down trows. can leo still grab me', 'no', 'down-trow.stop'],
  ['leo king hits me. mia down trows and robs me. am i still hit', 'no', 'down-trow.stop'],
  ['leo narks me with a king hit, mia down trows. does dave have to play a card', 'no', 'down-trow.stop'],
  ['leo haymakers me and i dodge. mia down trows it. does it go on to the next', 'no', 'down-trow.stop'],
  ['my king hit got down trowed by leo. does it still land', 'no', 'down-trow.stop'],
  ['leo narks me with a jab. mia down trows. is the nark over', 'yes', 'down-trow.stop'],
  ['i jab leo, he fends and grabs me. can mia down trow that', 'yes', 'down-trow.any-time'],
  ['i jab leo and he dodges. is it my turn again', 'no', 'turn.one-action'],
  ['two of us left. i jab leo and he takes it. is it his turn now', 'yes', 'turn.one-action'],
] as const)('one-outs, rounds, Down Trow and turns: %s', async (question, kind, rule) => {
  const { kind: said, rules } = storyOf(await loadAsk('one-outs'), question) ?? {}
  expect([said, rules?.[0]]).toEqual([kind, rule])
})

test.each([
  ['i was on 7. leo narks me with a jab and i take it, mia tail whips me and it lands. what am i on', '1'],
  ['i was on 3. leo starts a hacky, i have no attack card. what am i on now', '2'],
  ['i was on 5, she jabs me and leo down trows it. what am i on now', '5'],
  [
    'max jabs nova, nova fends and grabs max. max takes it. who goes next',
    'the next player clockwise after the one whose turn it was',
  ],
  [
    'nova jabs me and i fend it. mia down trows. whose turn is next',
    'the next player clockwise after the one whose turn it was',
  ],
  ['two of us left. i jab leo and he takes it. whose turn is it', 'the other player'],
] as const)('one-outs, rounds, Down Trow and turns: %s', async (question, fact) => {
  expect(storyOf(await loadAsk('one-outs'), question)).toMatchObject({ kind: 'fact', fact })
})

test.each([
  ['leo starts a hacky, mia plays a noogie. legal?', 'hacky-keeps'],
  ['leo starts a hacky, mia jabs, i have no attack card. can i dodge the hit', 'hacky-defend'],
  ['leo jabs me, mia down trows it and robs leo. can leo down trow hers', 'down-trow-chain'],
  ['i jab leo, he fends and grabs me. can i down trow that', 'down-trow-own'],
  ['leo lunch boxes me. can i down trow it', 'countered'],
] as const)('one-outs, rounds and Down Trow, what a ruling decides: %s', async (question, ruling) => {
  const { kind, rulings } = ask(await loadAsk('one-outs'), question)
  expect([kind, rulings[0]]).toEqual(['depends', ruling])
})

test.each([
  // Who sits where is not told.
  'leo jabs me and i take it. is it my turn now',
  // What the narker played, neither.
  'i was on 5. leo narks me and i take it. what am i on',
  // It may be another play.
  'leo jabs me, mia down trows it. it is my turn now. can i grab leo',
  // There is nothing to stop.
  'leo down trows mia. does it land',
])('one-outs, no story: %s', async (question) => {
  expect(storyOf(await loadAsk('one-outs'), question)).toBeUndefined()
})

/** A story is answered by acting it out, and by nothing else. */
function storyOf({ game, reader, story }: AskedGame, question: string) {
  return story?.({ game, reading: read(question, reader), cards: {} })
}

test.each([
  ['im on 7 and take a tail whip. what am i on now', '3'],
  [
    'i was on 7. nova tail whips me, i take it. then leo jabs me with steroids on it and i take that. what am i on now',
    '0',
  ],
  ['All four eggs at me: first I dodge, second I fend, other two splat me. hp lost?', '2'],
  ['four eggs at her and she slow mos the second one. how many hp does she lose', '1'],
  ['narked: the jab and the king hit land, i dodge the tail whip. how much do i lose', '8'],
  ["Grab landed, then Bite landed too. The victim had 5. What's left?", '3'],
  ['on 5 hp, she hopoates me with steroids and i cant dodge. where am i now', '1'],
  ['haymaker, three people in a row dodge it. what does the fourth face', '1'],
  ['haymaker with haka dodged once, what damage next', '5'],
  ['hay maker damage if its not dodged', '4'],
  ['two people dodged the haymaker, how much is left', '2'],
  ['how many dodges until a steroids haymaker is over', '5'],
  ['six of us. how many cards get dealt out before the game starts, all together', '24'],
  ['six players, nark on me, everyone has an attack. how many attacks do i have to answer', '5'],
  ['I had 4 cards and played nark and jab. how many do i draw', '2'],
  ['two left, i have 3 cards and play 2 of them. how many do I draw back', '2'],
  ['on 3 hp i eat noodles, what am i on', '6'],
  ['we started on 9 with a cap. on 8, i eat noodles. where am i', '9'],
  ['four of us, nark on me, everyone has a card. how many attacks come', '3'],
  ['we agreed you cant heal past the 7 we started on. on 5, i eat noodles. where am i', '7'],
  ['which does more, hopoate or tail whip', 'Tail Whip, 4'],
])('one-outs: %s', async (question, fact) => {
  expect(ask(await loadAsk('one-outs'), question)).toMatchObject({ kind: 'fact', fact })
})

test.each([
  [
    'Nark on Gil. I put a haymaker in and Gil ducked it. anybody else in trouble, does it travel on',
    'haymaker-in-nark',
  ],
  ['the narked one is in slow mo now, must the rest of us go on throwing cards', 'nark-slow-mo'],
  ['the narker is dead after a grab, does his round go on for us', 'nark-narker-out'],
  ['Ed chucked a hacky in during the nark. one damage only or do we kick it about', 'hacky-in-nark'],
  ['in the nark I want two eggs on Flo and two on somebody else', 'eggs-in-nark'],
  ['hacky comes and I own a bite and two dodges, is the bite good to keep it alive', 'hacky-keeps'],
  ['dropped the hacky. would a sidestep spare me the 1 hp', 'hacky-defend'],
  ['all of them ducked my haymaker and it is back at me, can I be hit', 'haymaker-home'],
  ['a jab with haka and steroids on it, is that five', 'buffs'],
  ['I would like to open a hacky sack with roids on it, legal', 'buff-hacky-sack'],
  ['my action is a grab plus haka, ok', 'buff-grab'],
  ['grab landed, is a noogie with steroids fine', 'buff-follow-up'],
  ['tail whip at me, may I down trow it', 'countered'],
  ['Hal down trowed me, can I down trow his down trow', 'down-trow-chain'],
  ['can I down trow my own attack', 'down-trow-own'],
  ['nothing is going on and it is not my go, down trow for a card', 'down-trow-idle'],
  ['as a bystander may I grab the board that just blocked', 'board-grab-who'],
  ['her board blocked me for its second use, can I still grab it', 'spent-board'],
  ['I opened with a grab and Ivy fended it, are we in contact', 'grab-blocked'],
  ['i grab her, she fends, can she grab me now', 'grab-blocked'],
  ['on 6 of 7 I eat noodles, do I get to 9', 'heal-cap'],
  ['two of us left and I still hold four cards, do I lose one', 'sudden-death-hand'],
] as const)('one-outs, what a ruling decides: %s', async (question, ruling) => {
  const { kind, rulings } = ask(await loadAsk('one-outs'), question)
  expect([kind, rulings[0]]).toEqual(['depends', ruling])
})

test.each([
  ['3 players, order is me, Bo, Cy. i drop a jack. is it Cy’s go now', 'yes', 'jack.skip'],
  ['3 players, order is me, Bo, Cy. i drop a jack. is it Bo’s go now', 'no', 'jack.skip'],
  ['two players. i play a queen. is it my turn again', 'yes', 'queen.two'],
  ['i play a king, is it my turn again', 'yes', 'king.again'],
  ['mia plays a 2 and leo draws. is his turn over', 'no', 'attack.then-turn'],
  ['leo plays the 2 of hearts. can i play the 2 of clubs', 'yes', 'attack.answer'],
  ['leo plays the 2 of hearts. can i play the 5 of hearts', 'no', 'attack.answer'],
  ['leo plays the 2 of hearts. can i play the ace of clubs', 'depends', 'attack.answer'],
  ['the 7 of hearts lies there, spades are called. is my 4 of spades ok', 'yes', 'follow'],
  ['the 7 of clubs lies there, spades were called. is my 4 of clubs ok', 'no', 'follow'],
  ['the 10 of clubs is on the pile and i hold the coloured joker, can i drop it', 'no', 'follow.joker-colour'],
  ['the ace of clubs got me, and i have nothing but the 2 of clubs. may i use it', 'depends', 'attack.answer'],
  ['ace of clubs on me, i counter with the 2 of clubs. do i pay a card for that', 'depends', 'attack.answer'],
  ['the coloured joker is on top, all paid. may the 5 of hearts follow', 'yes', 'follow.joker-colour'],
  ['i took three for her ace. can i put a card down now', 'yes', 'attack.then-turn'],
  ['nobody attacked, i picked one up from the stock. can i put it down now', 'no', 'turn.play-or-draw'],
  ['i had to take five, is my go over', 'no', 'attack.then-turn'],
  ['can i lay the 4 of clubs and the 4 of spades at once', 'depends', 'turn.play-or-draw'],
  ['can i lay the 4 of clubs and the 9 of clubs at once', 'no', 'turn.play-or-draw'],
  ['he has 1 card left and plays a pair of 8s, is that right', 'no', 'hand.enough'],
  ['five of us, i lay a queen, am i on again', 'no', 'queen.reverse'],
  ['only two of us, i lay a queen, am i on again', 'yes', 'queen.two'],
  ['can i finish on the 8 of clubs', 'yes', 'win'],
  ['can i finish on the jack of clubs', 'depends', 'win'],
  ['he was silent with one left, the next player already drew, can i catch him now', 'no', 'one-card.call'],
  ['she has 3 cards left and he calls one card on her, does she draw', 'no', 'one-card.nobody'],
  ['we are four, so is it seven each', 'no', 'setup.deal'],
  ['twelve people want to play, is that possible', 'no', 'setup.players'],
  ['the pile of attacks stands at 27, do i take it all', 'depends', 'attack.adds'],
  ['2 of clubs, then the ace of clubs. do i draw 5', 'yes', 'attack.adds'],
  ['2 of clubs, then the ace of clubs. do i draw 3', 'no', 'attack.adds'],
  ['black joker, then the coloured joker on it. do i take 23', 'depends', 'attack.adds'],
  ['ace of hearts on me, i answer with the ace of clubs. do i pay a card for that', 'no', 'attack.answer'],
  ['an ace of the same suit as an answer to a 2, is that ok', 'yes', 'attack.answer'],
  ['an ace of another suit as an answer to a 2, is that ok', 'depends', 'attack.answer'],
  ['i am attacked with a 2, may i lay a king', 'no', 'attack.answer'],
  ['can i draw only half of the cards that are pending', 'no', 'attack.draw'],
  ['i countered with an ace, must i draw something as well', 'no', 'attack.adds'],
  ['nina is attacked, can i answer for her', 'no', 'turn.owner'],
  ['the 5 of clubs is already in the pile and somebody plays it', 'no', 'deck.single'],
  ['the pile was shuffled and the 5 of clubs comes again, can that be', 'yes', 'deck.single'],
  ['the stock has 3 cards, nothing to reshuffle, i owe 5. do i owe the rest later', 'no', 'stock.reshuffle'],
  ['i called one card in time, does the next player draw one', 'depends', 'one-card.first'],
  ['i called one card in time, do i draw one', 'no', 'one-card.first'],
  ['a jack skipped me, can i lay my own jack so that i am not skipped', 'no', 'jack.skip'],
  ['will a single jack skip two players', 'no', 'jack.skip'],
  ['there are three of us and a jack is laid, does the next one sit out', 'yes', 'jack.skip'],
  ['we play sets, can i put down three 9s at once', 'yes', 'turn.play-or-draw'],
  ['no sets at our table, can i put down three 9s at once', 'no', 'turn.play-or-draw'],
  ['do we play sets, can i put down three 9s at once', 'depends', 'turn.play-or-draw'],
  ['only plain cards may finish here, can i end on a queen', 'no', 'win'],
  ['any card may finish here, can i end on a queen', 'yes', 'win'],
  ['we let any attack card answer, ace of clubs on the 2 of hearts, ok', 'yes', 'attack.answer'],
  ['weaker answers cost a card here, do i draw one for my 2 on an ace', 'yes', 'attack.answer'],
  ['no call penalty here, i called in time, does my neighbour draw one', 'no', 'one-card.first'],
  ['we allow pairs, do two jacks skip two players', 'yes', 'jack.skip'],
  ['i could answer the ace but would rather draw, may i', 'yes', 'attack.answer'],
  [
    'Rosa drew the ten for the black joker, can she now lay the 4 of spades on the black joker',
    'yes',
    'attack.then-turn',
  ],
  ['does the direction stay when a queen is laid and we are five', 'no', 'queen.reverse'],
  ['do i have to draw when i can not play', 'yes', 'turn.play-or-draw'],
  ['i was about to say one card but Max was quicker, do i draw one', 'yes', 'one-card.caught'],
  ['may two clubs go down in a single turn', 'no', 'turn.play-or-draw'],
  ['the opening card is a jack, does the first player miss a turn', 'no', 'setup.start'],
  ['the opening card is a queen, does the direction stay as it was', 'yes', 'setup.start'],
  ['hearts were called and i have a heart, fine', 'yes', 'follow'],
  ['are all four twos attack cards', 'yes', 'attack.answer'],
  ['our cap is on and both jokers lie there, must i draw 23', 'no', 'attack.adds'],
  ['coloured joker on me, i hold the black joker, is that an answer', 'depends', 'attack.answer'],
  ['is a king an attack card', 'no', 'king.again'],
  ['can i draw even though i have a matching card', 'yes', 'turn.play-or-draw'],
  ['same colour but a different suit, does that go', 'no', 'follow'],
] as const)('one-card: %s', async (question, kind, rule) => {
  const { kind: said, rules } = ask(await loadAsk('one-card'), question)
  expect([said, rules[0]]).toEqual([kind, rule])
})

test.each([
  ['Tom plays a 2, Ann answers with a 2, Ben plays an ace. how many do i draw', '7'],
  ['black joker, then the ace of spades on it. how many does the next one take', '15'],
  ['6 pending, ace of hearts on top of that. how many do i take', '9'],
  ['i have 4 cards, take three for an ace and lay a 9. how many cards are in my hand', '6'],
  ['held 3. the ace of spades hit me, took the lot, then laid a nine i had drawn. cards in hand', '7'],
  ['attack of 5 on me, i hold 3, draw it, lay one, cards in hand', '7'],
  ['i have 2, lay one and get caught. how many cards do i have', '2'],
  ['held 6, laid a king of clubs and a 4 of clubs. how many are left', '4'],
  ['we sit in the order Ida, Bob, Cleo, Dan. Bob lays a jack. whose turn is it', 'Dan'],
  ['the order is Ida, Bob, Cleo, Dan. Bob lays a queen. whose turn is it', 'Ida'],
  ['two players, everything dealt, one card turned up. how many are left in the stock', '39'],
  ['three of us, how many cards does everyone get', '5'],
  ['five or seven cards for two players', '7'],
  ['the stock has 3 cards, nothing to reshuffle, i owe 5. how many do i take', '3'],
  ['we cap it at 20. both jokers are down, how many does the next one draw', '20'],
  ['players 1 to 4. player 2 lays a jack. whose turn is it', '4'],
  ['A, B, C and D in that order. C lays a queen. who is next', 'B'],
  ['two players, i lay a queen. whose turn is it', 'the same player again'],
  ['does a queen skip or reverse with four players', 'it reverses the direction of play'],
  ['7 of clubs on top and hearts were called, which suit do i follow', 'hearts'],
])('one-card: %s', async (question, fact) => {
  expect(ask(await loadAsk('one-card'), question)).toMatchObject({ kind: 'fact', fact })
})
