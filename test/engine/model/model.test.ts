/** Every state of a few very small tables, with every test run. `npm run model` walks bigger ones under every ruling. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../../engine/one-outs/state.ts'
import type { Declaration } from '../../../engine/ruleset.ts'
import { oneOuts } from './one-outs.ts'
import { tables } from './tables.ts'
import { type Limits, type Model, type Walked, walk } from './walk.ts'

const LIMITS: Limits = { most: 30_000, pads: 0.005, corrected: 0.02, twins: 100 }

/** Everything that can be open and asks somebody. Eggs in the air never do: each is a strike at once. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'one-outs': ['contact', 'follow-up', 'hacky-sack', 'heal', 'nark', 'strike', 'theft'],
  'one-card': ['after-draw', 'again', 'attack', 'call'],
  'out-of-the-woods': ['attack', 'bedevil', 'burden', 'laid', 'nothing', 'pick-up'],
}

describe.each(Object.entries(OPEN))('%s', (game, kinds) => {
  const walked: Walked[] = []

  test.each(tables.filter((table) => table.game === game && table.quick && table.ruling === ''))(
    '$name: nobody is ever stuck',
    (table) => {
      const found = table.walk(LIMITS)
      expect(found.twins).toBeGreaterThan(0)
      walked.push(found)
    },
  )

  test('every kind of step was open, and closed', () => {
    expect([...new Set(walked.flatMap((one) => Object.keys(one.open)))].sort()).toEqual(kinds)
  })
})

describe('a walk notices', () => {
  const sound = oneOuts({ hp: 1, mostHp: 1, boards: 0, cards: ['jab', 'fend', 'grab'] })
  const { play } = sound.fixture.ruleset
  const only = (may: (move: Declaration) => boolean): Model<State> => ({
    ...sound,
    moves: (state) => sound.moves(state).filter(may),
  })
  const look = (model: Model<State>) => () => walk(model, { ...LIMITS, corrected: 0, pads: 0, twins: 1000 })

  test('a player who is asked and can say nothing, and says how it comes to that', () => {
    expect(look(only((move) => move.word !== 'take' && !move.cards.includes('fend')))).toThrow(
      /^one-outs, 1 HP: seat 1 can say nothing\ngame: one-outs\n[\s\S]*\n\nAnn: Jab > Ben\n$/,
    )
  })

  test('a state that is not as it must be', () => {
    const ruleset: typeof sound.fixture.ruleset = {
      ...sound.fixture.ruleset,
      play(state, move) {
        const after = play(state, move)
        if (!move.cards.includes('grab')) return after
        const players = after.players.map((player) => Object.freeze({ ...player, hand: player.hand + 1 }))
        return Object.freeze({ ...after, players: Object.freeze(players) })
      },
    }
    expect(look({ ...sound, fixture: { ...sound.fixture, ruleset } })).toThrow(
      /^one-outs, 1 HP: hand of seat 0: [\s\S]*# then: .*"grab"/,
    )
  })

  test('a game that never ends, and something open that never closes', () => {
    expect(look(only((move) => move.cards.length === 0))).toThrow('no way to an end of the game')
    expect(look({ ...sound, open: () => ['something'] })).toThrow('no way to close')
  })

  test('a key that takes two different states for one', () => {
    expect(look({ ...sound, key: (state) => sound.key(state).replace(/\|c(\d\d)\d\d/, '|c$1') })).toThrow('too coarse')
  })
})
