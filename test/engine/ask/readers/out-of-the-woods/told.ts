/** What Out of the Woods's readers make of questions. */
import { knowledge } from '../../../../../engine/out-of-the-woods/ask/knowledge.ts'
import { ruleset } from '../../../../../engine/out-of-the-woods/index.ts'
import type { Ruleset } from '../../../../../engine/ruleset.ts'
import { tellsOf } from '../told.ts'

export const by = tellsOf(ruleset as unknown as Ruleset, knowledge)

/** A question that tells a story. */
export const tells = by()
