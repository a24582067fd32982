import { fixture } from './out-of-the-woods.ts'
import { conformance } from './suite.ts'

conformance(fixture)
