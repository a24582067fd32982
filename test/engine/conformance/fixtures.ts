/** The fixtures of all games, for what is tried on every one of them. */
import type { Fixture } from './fixture.ts'
import { fixture as oneCard } from './one-card.ts'
import { fixture as oneOuts } from './one-outs.ts'
import { fixture as woods } from './out-of-the-woods.ts'

export const fixtures = [oneOuts, oneCard, woods] as readonly Fixture[]
