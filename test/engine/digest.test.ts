import { describe, expect, it } from 'vitest'
import { digest, searchable } from '../../engine/digest.ts'
import type { Ruleset } from '../../engine/ruleset.ts'
import { loadGame } from '../../engine/rulesets.ts'
import type { LogEntry } from '../../engine/session.ts'
import { timelineOf } from './replayed.ts'

async function digested(text: string, more: readonly LogEntry[] = []) {
  const game: Ruleset = await loadGame('one-outs')
  const { timeline, names } = timelineOf(text, game, more)
  return digest(game, timeline, names)
}

const game = `game: one-outs
players: Ann, Ben, Cas
dealer: Cas
hp: 4

Ann: Tail Whip > Ben
Ben: take
Cas: 2min Noodles
done
Ann: Jab > Cas
Cas: Fend
Cas: Grab > Ann
Ann: take
`

describe('a digest', () => {
  it('says who hit whom, who fell when, and what each played', async () => {
    const { seats, over, winner, hp } = await digested(game)
    expect({ over, winner, hp }).toEqual({ over: false, winner: null, hp: true })
    expect(seats.map(({ dealt, taken, cards }) => ({ dealt, taken, cards }))).toEqual([
      { dealt: [0, 4, 0], taken: 1, cards: 2 },
      { dealt: [0, 0, 0], taken: 4, cards: 0 },
      { dealt: [1, 0, 0], taken: 0, cards: 3 },
    ])
    expect(seats.map(({ place, out }) => [place, out])).toEqual([
      [1, null],
      [3, 1],
      [1, null],
    ])
    expect(seats[0]?.played).toEqual([
      ['tail-whip', 1],
      ['jab', 1],
    ])
  })

  it('ranks whoever won first and whoever fell first last', async () => {
    const { seats, over, winner } =
      await digested(`${game.replace('hp: 4', 'hp: 1').split('Cas: 2min')[0]}! Cas: Jab > Ann
* Ann hp 0
`)
    expect([over, winner]).toEqual([true, 2])
    expect(seats.map(({ place }) => place)).toEqual([2, 3, 1])
  })

  it('leaves nothing of what was undone', async () => {
    const undone = await digested(game, [{ kind: 'undo' }, { kind: 'undo' }])
    expect(undone.seats[2]).toMatchObject({ dealt: [0, 0, 0], cards: 2 })
    expect(undone.words.split('\n')).not.toContain('grab')
  })

  it('holds each word once, as it is searched for', async () => {
    const { words } = await digested(game)
    expect(words.split('\n')).toEqual(['tail whip', '2min noodles', 'jab', 'fend', 'grab', 'take', 'done'])
    expect(searchable(' Slow-mo   Dodge')).toBe('slowmo dodge')
  })
})
