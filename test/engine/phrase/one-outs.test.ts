/** What is offered where a sentence of One-Outs names nobody: that depends on what the game asks for. */
import { expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { phrasing } from '../../../engine/one-outs/phrases.ts'
import type { State } from '../../../engine/one-outs/state.ts'
import { readPhrase } from '../../../engine/phrase/phrase.ts'
import { recordText, replayText } from '../replayed.ts'

const names = ['Charlie', 'Dave', 'Max', 'Nova']

/** Every reading of a sentence where a record has led, as records have it. */
function readings(text: string, { state, players = names }: { state: State; players?: readonly string[] }): string[] {
  const asked = ruleset.ask(state).who[0] ?? 0
  return readPhrase(text, phrasing, state, asked, players).readings.map(
    ({ move, sure }) => `${sure ? '' : '? '}${players[move.seat ?? -1]}: ${ruleset.notation.write(move, players)}`,
  )
}

function after(lines: string, hp = '7'): { state: State } {
  const head = { game: 'one-outs', players: names.join(', '), dealer: 'Nova', hp }
  return replayText(recordText(head, lines), ruleset)
}

const everybody = ['? Charlie: Jab', '? Charlie: Jab > Dave', '? Charlie: Jab > Max', '? Charlie: Jab > Nova']

test('an attack without a victim is offered at every other player', () => {
  expect(readings('jab', after(''))).toEqual(everybody)
  expect(readings('haka jab', after(''))).toEqual(everybody.map((one) => one.replace('Jab', 'Haka + Jab')))
  expect(readings('bite', after(''))).toHaveLength(4)
  expect(readings('nark', after(''))).toHaveLength(4)
  expect(readings('grab', after(''))).toHaveLength(4)
})

test('what needs no victim, or has one, is one reading', () => {
  for (const one of ['hacky sack', 'noodles', 'haka', 'dodge', 'jab max'])
    expect(readings(one, after(''))).toHaveLength(1)
})

test('whoever is out is no victim', () => {
  const { state } = after('Charlie: King Hit > Dave\nDave: take\ndone', '5')
  expect(state.players[1]?.out).toBe(true)
  expect(readings('jab', { state })).toEqual(['? Max: Jab', '? Max: Jab > Charlie', '? Max: Jab > Nova'])
})

test('an answer to an attack is at nobody, in a contact a Grab is', () => {
  const struck = after('Charlie: Jab > Dave')
  expect(readings('skateboard', struck)).toEqual(['Dave: Skateboard'])
  expect(readings('grab', struck)).toEqual(['Dave: Grab'])
  const contact = after('Charlie: Jab > Dave\nDave: Fend')
  expect(readings('grab', contact)).toHaveLength(4)
})

test('a Down Trow is at somebody at any time', () => {
  expect(readings('dt', after('Charlie: Jab > Dave'))).toEqual([
    '? Dave: Down Trow',
    '? Dave: Down Trow > Charlie',
    '? Dave: Down Trow > Max',
    '? Dave: Down Trow > Nova',
  ])
})

test('in the round of a Nark the attacks are at its victim, whom nobody names', () => {
  expect(readings('jab', after('Charlie: Nark + Jab > Dave'))).toHaveLength(1)
})

test('taking a card and attacking with one begin alike: both are offered', () => {
  expect(readings('take a jab at max', after(''))).toEqual(['? Charlie: take', '? Charlie: Jab > Max'])
  expect(readings('take the jab', after('Charlie: Jab > Dave'))).toEqual(['Dave: take'])
  expect(readings('take the jab from max', after('Charlie: Jab > Dave'))).toEqual(['Dave: take'])
})

test('a Swap without a number is offered in every size, of an empty hand in one', () => {
  expect(readings('swap', after(''))).toEqual([1, 2, 3, 4].map((count) => `? Charlie: Swap ${count}`))
  expect(readings('swap', after('* Charlie hand 0'))).toEqual(['Charlie: Swap 1'])
})

test("a card that is somebody else's is what an answer meets", () => {
  const attacked = after('Charlie: Jab > Dave')
  expect(readings("dodge charlie's jab", attacked)).toEqual(['Dave: Dodge'])
  expect(readings("dave fends charlie's haka jab", attacked)).toEqual(['Dave: Fend'])
  expect(readings("dave blocks charlie's jab with skateboard", attacked)).toContain('? Dave: Skateboard')
  expect(readings("nova down trows charlie's jab", attacked)).toContain('Nova: Down Trow > Charlie')
  expect(readings("dave's fend", attacked)).toEqual(['Dave: Fend'])
})

test("a card that is somebody's is played by them", () => {
  expect(readings("dave's hopoate on nova", after('Charlie: pass'))).toEqual(['Dave: Hopoate > Nova'])
  expect(readings("max's swap of 2", after('Charlie: pass'))).toEqual(['Max: Swap 2'])
})
