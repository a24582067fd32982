import { fixture } from './one-outs.ts'
import { conformance } from './suite.ts'

conformance(fixture)
