import { fixture } from './one-card.ts'
import { conformance } from './suite.ts'

conformance(fixture)
