/** Stories of Out of the Woods that questions tell, acted out by the engine; none of them is one of the ways people ask. */
import { expect, test } from 'vitest'
import { ask } from '../../../engine/ask/ask.ts'
import { loadAsk } from '../../../engine/ask/load.ts'
import { read } from '../../../engine/ask/reading.ts'

const answer = async (question: string) => ask(await loadAsk('out-of-the-woods'), question)

test.each([
  // Whose turn
  ['3 players, seating is Pia, Quin, Rob. Pia bedevils Quin for 4 and Quin draws. whose go is it', 'Quin', 'bedevil'],
  ['we sit Pia, Quin, Rob. Quin skips. who plays next?', 'Pia', 'skip'],
  ['three players, Ann, Ben and Cy. Ann skips Ben, Cy skips Ann. whose turn is it now', 'Ben', 'skip'],
  ['order is me, Bo, Cy. i attack. Bo draws two. who is on now', 'Cy', 'attack'],
  [
    'House rule here: answering does not use up your turn. Order Al, Bo, Cy. Al plays a character, Bo blocks. who is on',
    'Bo',
    'turn.owner',
  ],
  // Cards drawn and left
  [
    'turn order: Max, Nova, Dave. Max attacks Nova, she blocks, he blocks her block. how many cards does Nova draw?',
    '2',
    'block',
  ],
  ['I’ve got 4 cards. I play an attack and it gets reflected. How many do I have then?', '5', 'reflect'],
  ['I had 7 cards and got a bedevil 2 on me, I drew. how many in hand now', '9', 'bedevil'],
  ['i have three cards, i get burdened. how many do i hold now?', '4', 'burden'],
  ['5 cards in my hand, I lay a character and it gets blocked. how many have I got', '5', 'block.character'],
  ['I have 1 card left and draw one. how many do I have', '2', 'turn.play-or-draw'],
  ['she has 3 cards, i attack her. how many does she hold after', '5', 'attack'],
  ['My bedevil 4 was reflected by Leo, then I reflected that. How many does Leo draw?', '4', 'reflect'],
  ['order: Ann, Ben, Cleo. Ben attacks Cleo, Cleo has a reflect and uses it. who draws two cards', 'Ben', 'reflect'],
  ['Ana has one card left and plays it, a skip. who wins', 'Ana', 'escape'],
  // Those who are not named, by what they have to do with the card
  ['an attack is reflected. who draws', 'the player who played the card', 'reflect'],
  ['an attack is reflected and the reflect is reflected. who draws', 'the next player', 'reflect'],
  ['somebody attacks. who draws', 'the next player', 'attack'],
  ['a reflected burden. who gives a card', 'the player who answered it', 'reflect.becomes'],
  // People who are letters
  ['A attacks B and B reflects. who draws the two', 'A', 'reflect'],
  ['players A, B and C. A skips B. who is on', 'C', 'skip'],
  ['A plays an attack on B, B blocks and A blocks that. who draws', 'B', 'block'],
  ['four players. somebody skips. whose turn is it', 'the player after the next one', 'skip'],
  // Houses and the direction
  [
    'house was red. Liz plays a green attack and Tom blocks it with a block that has no house. which house is it',
    'green',
    'house.change',
  ],
  [
    'house is red, Tom plays a red character, it is blocked with a plain block. what house do we match',
    'red',
    'block.character',
  ],
  ['The house is blue. Tom bedevils Liz and names yellow. Liz draws. what colour is it', 'yellow', 'bedevil.call'],
  ['the house is blue. Tom bedevils Liz and names yellow. Liz reflects it. what colour is it', 'blue', 'bedevil.call'],
  [
    'we go clockwise, ann attacks ben, ben reflects, ann reflects. which direction do we go now',
    'clockwise',
    'reflect.reverse',
  ],
  [
    'clockwise so far. leo attacks, mia reflects, leo blocks the reflect. which way round now',
    'anticlockwise',
    'reflect.reverse',
  ],
])('%s', async (question, fact, rule) => {
  const { kind, fact: said, rules } = await answer(question)
  expect([kind, said, rules[0]]).toEqual(['fact', fact, rule])
})

test.each([
  ['order is me, Bo, Cy. i burden Bo. is it Cys turn now', 'no', 'burden'],
  ['order is me, Bo, Cy. i burden Bo. is it Bos turn now', 'yes', 'burden'],
  ['me, Al and Bea in that order, i play a character, Al draws, Bea plays a skip. am i on?', 'no', 'skip'],
  ['two players. i bedevil him and he draws four. is it my turn again', 'no', 'bedevil'],
  ['Tom has 2 cards left. He plays a burden and gives the other card to Liz. Is Tom out?', 'yes', 'burden.last'],
  ['Tom had one card left, an attack. He attacks Liz, Liz blocks. Is Tom out?', 'yes', 'escape'],
  ['Tom’s last card is a bedevil 4 but Liz reflects it. Is Tom out?', 'no', 'escape'],
  ['my last card is a character and it gets blocked. am i out', 'no', 'escape'],
  ['Tom attacks Liz and Liz reflects. does Liz draw', 'no', 'reflect'],
  ['Tom attacks Liz and Liz reflects. does Tom lose his turn', 'yes', 'reflect'],
  ['Tom burdens me and I block it. do I still get a card', 'no', 'block'],
  ['Tom attacked me. I blocked. can he block my block?', 'yes', 'answer.block'],
  ['Tom attacked me. I blocked. can he reflect my block?', 'no', 'answer.reflect'],
  ['dana attacks eli, eli reflects. can dana reflect that', 'yes', 'answer.reflect'],
  ['Mia attacks me, I draw two. May I play now?', 'no', 'attack'],
  ['Tom bedevils me and I reflect it. May I name the house?', 'yes', 'reflect.becomes'],
  ['Tom bedevils me. May I name the house?', 'no', 'bedevil.call'],
  ['my last card was an attack, mia reflected it, i drew. am i back in the game', 'yes', 'escape'],
  ['Al attacks Bo, Bo reflects. Do we go the other way round now?', 'yes', 'reflect.reverse'],
  ['Al attacks Bo, Bo reflects, Al blocks that. Do we go clockwise again?', 'no', 'reflect.reverse'],
  // What is drawn for a card was played at somebody
  ['i took the four from her bedevil. is it my turn now', 'yes', 'bedevil'],
  ['we are three. i drew my two because of the attack, may i put down a card now', 'no', 'attack'],
  ['three of us, Otto did not answer my attack. is his go lost', 'yes', 'attack'],
  ['three of us, i let her burden pass. is my go gone', 'no', 'burden'],
  // What stops a card is a Block, what sends it back a Reflect
  ['Nils stopped my bedevil. does he draw', 'no', 'block'],
  ['my attack came right back. do i draw two', 'yes', 'reflect'],
  ['i sent his burden back. do i get a card', 'no', 'reflect'],
  ['Pia burdens Rob, Rob reflects, Pia blocks that. does Pia get a card', 'no', 'reflect'],
  // Whatever it was that the first answer met
  ['Nils blocked, i blocked his block. may he block once more', 'yes', 'answer.block'],
  ['i reflected, Nils blocked it. are we going clockwise as before', 'no', 'reflect.reverse'],
  ['i blocked with my very last card and it stood. am i out', 'yes', 'escape'],
  // Whoever it was aimed at, whoever played it, and the only one who is left
  ['an attack is blocked. does the next player draw', 'no', 'block'],
  ['a bedevil is reflected. does the victim draw', 'no', 'reflect'],
  ['a bedevil is reflected. does the player of it draw', 'yes', 'reflect'],
  ['three players. Ann skips Ben. is it Zoe’s turn', 'yes', 'skip'],
  ['three players. Ann skips Ben. is it my turn', 'yes', 'skip'],
  // Whether one is spared, and whether it happens after all
  ['Ann attacks me, i block. am i safe', 'yes', 'block'],
  ['Ann attacks me, i block, she blocks my block. am i spared', 'no', 'block'],
  ['Ann attacks Ben, Ben blocks. is the attack off', 'yes', 'block'],
  ['Ann burdens Ben, Ben blocks, Ann blocks the block. does the burden stand', 'yes', 'block'],
  ['A attacks B, B reflects. does A draw', 'yes', 'reflect'],
  ['can a block stop an attack of B on A', 'yes', 'answer.block'],
  // Something of one's own, and what an open card forbids
  ['Nils attacks me. can i just put down a character', 'no', 'attack'],
  ['Nils attacks me. can i lay a bedevil', 'no', 'attack'],
  ['three players, Nils skips Pia. may Pia lay a card', 'no', 'skip'],
  ['i drew one. may i throw it right away', 'no', 'turn.play-or-draw'],
  // So many, and no other number
  ['Nils attacks me. do i draw three', 'no', 'attack'],
])('%s', async (question, kind, rule) => {
  const { kind: said, rules } = await answer(question)
  expect([said, rules[0]]).toEqual([kind, rule])
})

test.each([
  ['Order Al, Bo, Cy. Al plays a character, Bo blocks it. whose turn now', 'answer-turn', 'turn.owner'],
  ['two players. i skip her. whose turn is it', 'skip-two', 'skip'],
  ['2 players. She attacks, I take it and draw two. Is it my turn?', 'skip-two', 'attack'],
  ['two of us, he attacks me and i block. my turn now?', 'answer-turn', 'turn.owner'],
  ['3 of us. Al blocks my burden. Does the block use up his turn?', 'answer-turn', 'turn.owner'],
  [
    'I play a reflect on my own turn, nobody attacked me. do we go anticlockwise now?',
    'reflect-idle',
    'reflect.reverse',
  ],
  ['i blocked. do i get a turn all the same', 'answer-turn', 'turn.owner'],
  ['i reflected, may i lay one of mine now', 'answer-turn', 'turn.owner'],
  ['Pia burdens me, i block it, may i go on and attack her', 'answer-turn', 'turn.owner'],
  ['only Pia and me, my skip stands. may i lay another card', 'skip-two', 'skip'],
  ['just my uncle and i, he attacks me, i take my two. do i play then', 'skip-two', 'attack'],
  ['a duel, he skips me. do i lose the turn', 'skip-two', 'skip'],
  ['a skip in a duel, am i on again', 'skip-two', 'skip'],
  ['attacked in a two player game. whose go is it', 'skip-two', 'attack'],
  ['three of us, Ann attacks Ben, Ben blocks. is Zoe on', 'answer-turn', 'turn.owner'],
])('%s: that is for a house rule to say', async (question, ruling, rule) => {
  const { kind, rulings, rules } = await answer(question)
  expect([kind, rulings[0], rules[0]]).toEqual(['depends', ruling, rule])
})

test('a story that cannot have come about like that is not acted out', async () => {
  // A Skip cannot be blocked, so nobody knows what the table did.
  const { fact } = await answer('order Al, Bo, Cy. Al skips Bo, Bo blocks. whose turn now')
  expect(['Al', 'Bo', 'Cy']).not.toContain(fact)
})

/** A story is answered by acting it out, and by nothing else. */
async function acted(question: string) {
  const { game, reader, story } = await loadAsk('out-of-the-woods')
  return story?.({ game, reading: read(question, reader), cards: {} })
}

test('a story that is acted out is answered', async () => {
  expect(await acted('Pia attacks me and i block. do i draw')).toMatchObject({ kind: 'no', rules: ['block', 'attack'] })
})

test.each([
  // What was not done, or perhaps not, or not now
  'Pia has not attacked me. do i draw',
  'Pia wants to attack me. do i draw',
  'Pia attacked me last round. do i draw',
  'the attack was not on me. may i reflect it',
  // A card that is only held
  'i hold an attack. do i draw two',
  // So many were not drawn for what is told, or for nothing that is
  'Pia attacks me and i draw four. is it my turn',
  'i drew three. is it my turn',
  // Several of them
  'two attacks on me. do i draw',
  // How it is done, and not only whether
  'Pia attacks me. can i draw one and skip the other instead',
  // Somebody who is only told by where they sit
  'Pia attacks me and i block. does my neighbour draw',
  'the attack is for the one beside me. may i reflect it',
  // What the answer met would decide
  'i blocked. which house is it',
  'Pia attacks me and i reflect. does the attack count',
  'Pia laid a reflect. do we turn round',
  'Pia’s last card was blocked by a block of mine and i have one left. do i draw',
  // The card may not go on what lies there
  'the house is red. Pia draws. may i lay a blue character',
])('%s: not sure enough', async (question) => {
  expect(await acted(question)).toBeUndefined()
})

test('a Bedevil of no number is both of them', async () => {
  expect(await acted('Pia bedevils me and i reflect it. who draws')).toMatchObject({ kind: 'fact', fact: 'Pia' })
  expect(await acted('Pia bedevils me. how many do i draw')).toBeUndefined()
  expect(await acted('Pia bedevils me and i draw four. is it my turn')).toMatchObject({ kind: 'yes' })
})
