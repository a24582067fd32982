/** The suite every game must pass. `CONFORMANCE_SEED` and `CONFORMANCE_PLAYS` choose other and more random plays. */
import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../../engine/ruleset.ts'
import { share, whole } from '../../share.ts'
import { cover } from './coverage.ts'
import type { Fixture } from './fixture.ts'
import { checkLog, playRandom } from './table.ts'

const first = Number(process.env.CONFORMANCE_SEED ?? 1)
const plays = Number(process.env.CONFORMANCE_PLAYS ?? share(300))

export function conformance<State extends BaseState>(fixture: Fixture<State>): void {
  describe(fixture.ruleset.id, () => {
    test(`${plays} random games from seed ${first} are played to their end by the rules`, () => {
      for (let seed = first; seed < first + plays; seed++) {
        const played = playRandom(fixture, seed, { table: false, pads: 0.02 })
        if (seed % 4 === 0) checkLog(fixture, played, seed)
      }
    })

    test(`${plays} random sessions from seed ${-first} with corrections, overruled and refused moves`, () => {
      for (let seed = first; seed < first + plays; seed++)
        checkLog(fixture, playRandom(fixture, -seed, { table: true, pads: 0.02 }), -seed)
    })

    test.runIf(whole)('random games use every card, question, rule and ruling', () => {
      expect(cover(fixture, first)).toEqual([])
    })
  })
}
