/** A few random games with every test run, and a proof that a game that fails is found and made short. */
import { describe, expect, test } from 'vitest'
import type { State as OneOutsState } from '../../../engine/one-outs/state.ts'
import { type BaseState, usualRulings } from '../../../engine/ruleset.ts'
import type { LogEntry } from '../../../engine/session.ts'
import { share, whole } from '../../share.ts'
import type { Fixture } from '../conformance/fixture.ts'
import { fixture as oneCard } from '../conformance/one-card.ts'
import { fixture as oneOuts } from '../conformance/one-outs.ts'
import { fixture as woods } from '../conformance/out-of-the-woods.ts'
import { faultOf } from './faults.ts'
import { randomSession, type Session } from './log.ts'
import { printed, type Shrunk, shrink } from './shrink.ts'

/** `SOAK_SEED` chooses other games. `npm run soak` plays a million. */
const first = Number(process.env.SOAK_SEED ?? 1)
const GAMES = share(100)

describe.each<Fixture>([oneOuts, oneCard, woods] as never)('$ruleset.id', (fixture) => {
  test(`${GAMES} random games from seed ${first} with undo, edits, corrections and overruled moves hold`, () => {
    const said = new Set<LogEntry['kind']>()
    for (let seed = first; seed < first + GAMES; seed++) {
      const session = randomSession(fixture, seed)
      for (const entry of session.log) said.add(entry.kind)
      expect({ seed, fault: faultOf(fixture, session) }).toEqual({ seed, fault: undefined })
    }
    if (!whole) return
    expect([...said].sort()).toEqual(
      ['changed', 'correction', 'dropped', 'inserted', 'move', 'overruled', 'redo', 'refused', 'undo'].sort(),
    )
  })
})

/** The first failing session of a game with broken rules, made short. */
function found<State extends BaseState>(fixture: Fixture<State>): Shrunk & { readonly before: Session } {
  for (let seed = first; seed < first + 2000; seed++) {
    const before = randomSession(fixture, seed)
    if (faultOf(fixture, before) !== undefined) return { ...shrink(fixture, before), before }
  }
  throw new Error(`the broken rules were not noticed in 2000 games from seed ${first}`)
}

describe('a game with broken rules', () => {
  /** A Haymaker thrown after somebody has healed quietly gives its thrower a card. */
  const broken: Fixture<OneOutsState> = {
    ...oneOuts,
    ruleset: {
      ...oneOuts.ruleset,
      play(state, move) {
        const after = oneOuts.ruleset.play(state, move)
        const healed = state.players.some((player) => player.hp > state.startHp)
        if (!healed || !move.cards.includes('haymaker')) return after
        const players = after.players.map((player, seat) =>
          Object.freeze(seat === move.seat ? { ...player, hand: player.hand + 1 } : player),
        )
        return Object.freeze({ ...after, players: Object.freeze(players) })
      },
    },
  }

  test('is found out, and the session that shows it is made as short as can be', () => {
    const { session, fault, before } = found(broken)
    expect(before.log.length).toBeGreaterThan(session.log.length)
    expect(fault.message).toMatch(/^hand of seat \d: \d to \d/)
    // One entry that lifts somebody above the start, the Haymaker, and nothing else.
    expect(session.log).toHaveLength(2)
    expect(session.log[1]).toMatchObject({ kind: 'move', move: { cards: expect.arrayContaining(['haymaker']) } })
    for (const gone of [0, 1])
      expect(faultOf(broken, { ...session, log: session.log.filter((_, place) => place !== gone) })).toBeUndefined()
    expect(session.head.setup.players).toEqual(['Ann', 'Ben', 'Cas'])
    expect(session.head.rulings).toEqual(usualRulings(broken.ruleset.rulings))
  })

  test('is printed as a play record that can be replayed', () => {
    const text = printed(broken.ruleset, found(broken))
    expect(text).toMatch(/^# entries: hand of seat/)
    expect(text).toMatch(/\ngame: one-outs\nplayers: Ann, Ben, Cas/)
    expect(text).toMatch(/Haymaker > \w+\n$/)
  })

  test('whose undo leaves something behind keeps the undo that shows it', () => {
    let plays = 0
    const forgetful: Fixture<OneOutsState> = {
      ...oneOuts,
      ruleset: {
        ...oneOuts.ruleset,
        play: (state, move) => Object.freeze({ ...oneOuts.ruleset.play(state, move), moves: ++plays }),
      },
    }
    const { session, fault } = found(forgetful)
    expect(fault.check).toMatch(/stored|record/)
    expect(session.log.length).toBeLessThanOrEqual(2)
    expect(printed(forgetful.ruleset, { session, fault })).toContain('game: one-outs')
  })
})
