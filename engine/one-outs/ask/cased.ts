/** Cases that stand out in a question, each acted out and judged. */
import { caseOf } from './cases.ts'
import { rounds } from './cases-rounds.ts'
import { stands } from './cases-stand.ts'
import { turns } from './cases-turn.ts'

export const cased = caseOf([...rounds, ...turns, ...stands])
