/** Questions that tell a little story, and what the engine says of it; none of them is one of the ways people ask. */
import { expect, test } from 'vitest'
import { ask } from '../../../engine/ask/ask.ts'
import { loadAsk } from '../../../engine/ask/load.ts'

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
] as const)('one-outs: %s', async (question, kind, rule) => {
  const { kind: said, rules } = ask(await loadAsk('one-outs'), question)
  expect([said, rules[0]]).toEqual([kind, rule])
})

test.each([
  ['im on 7 and take a tail whip. what am i on now', '3'],
  [
    'i was on 7. nova tail whips me, i take it. then leo jabs me with steroids on it and i take that. what am i on now',
    '0',
  ],
])('one-outs: %s', async (question, fact) => {
  expect(ask(await loadAsk('one-outs'), question)).toMatchObject({ kind: 'fact', fact })
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
] as const)('one-card: %s', async (question, kind, rule) => {
  const { kind: said, rules } = ask(await loadAsk('one-card'), question)
  expect([said, rules[0]]).toEqual([kind, rule])
})

test('one-card: attacks that were told add up', async () => {
  const asked = await loadAsk('one-card')
  const question = 'Tom plays a 2, Ann answers with a 2, Ben plays an ace. how many do i draw'
  expect(ask(asked, question)).toMatchObject({ kind: 'fact', fact: '7' })
})
