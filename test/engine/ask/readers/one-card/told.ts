/** What One Card's readers make of questions. */
import { knowledge } from '../../../../../engine/one-card/ask/knowledge.ts'
import { ruleset } from '../../../../../engine/one-card/index.ts'
import type { Ruleset } from '../../../../../engine/ruleset.ts'
import { tellsOf } from '../told.ts'

export const by = tellsOf(ruleset as unknown as Ruleset, knowledge)

/** A question that tells a story. */
export const tells = by()
