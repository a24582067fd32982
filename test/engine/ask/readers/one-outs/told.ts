/** What One-Outs's readers make of questions. */
import { knowledge } from '../../../../../engine/one-outs/ask/knowledge.ts'
import { ruleset } from '../../../../../engine/one-outs/index.ts'
import type { Ruleset } from '../../../../../engine/ruleset.ts'
import { tellsOf } from '../told.ts'

export const by = tellsOf(ruleset as unknown as Ruleset, knowledge)

/** A question that tells a story. */
export const tells = by()
