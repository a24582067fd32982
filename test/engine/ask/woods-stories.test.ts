/** Stories of Out of the Woods that questions tell, acted out by the engine; none of them is one of the ways people ask. */
import { expect, test } from 'vitest'
import { ask } from '../../../engine/ask/ask.ts'
import { loadAsk } from '../../../engine/ask/load.ts'

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
])('%s: that is for a house rule to say', async (question, ruling, rule) => {
  const { kind, rulings, rules } = await answer(question)
  expect([kind, rulings[0], rules[0]]).toEqual(['depends', ruling, rule])
})

test('a story that cannot have come about like that is not acted out', async () => {
  // A Skip cannot be blocked, so nobody knows what the table did.
  const { fact } = await answer('order Al, Bo, Cy. Al skips Bo, Bo blocks. whose turn now')
  expect(['Al', 'Bo', 'Cy']).not.toContain(fact)
})
