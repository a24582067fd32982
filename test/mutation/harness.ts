/**
 * What tests of the engine use of Vitest, for a process that stays: a mutant costs what its tests cost, not the start of
 * a worker and a few hundred modules. The same `expect`; tests in the order they are written, without hooks and mocks.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'

export interface CollectedTest {
  readonly name: string
  run(): unknown
}

/** Every test of the files that were loaded. */
export const collected: CollectedTest[] = []

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
/** What snapshots held while nothing was broken, by test and place in it: Vitest keeps that in a file and has seen it hold. */
const held = new Map<string, string>()
/** The test that runs, and how many snapshots it has come to. */
const running = { name: '', snapshots: 0 }
chai.use((_, utils) => {
  utils.addMethod(chai.Assertion.prototype, 'toMatchSnapshot', function (this: object) {
    const found = JSON.stringify(utils.flag(this, 'object')) ?? ''
    const place = `${running.name} ${running.snapshots++}`
    const { activeMutant } = (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__ ?? {}
    if (!held.has(place) && activeMutant === undefined) held.set(place, found)
    chai.assert.equal(found, held.get(place) ?? found)
  })
})
const plain = (value: unknown, message?: string) => chai.expect(value, message)
export const expect = Object.assign(
  plain,
  chai.expect,
  (globalThis as Record<PropertyKey, unknown>)[ASYMMETRIC_MATCHERS_OBJECT],
)
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect as never)

type Body = (...values: never[]) => unknown

let suites: readonly string[] = []

function addTest(name: string, body: Body, values: readonly unknown[] = []): void {
  const whole = [...suites, name].join(' ')
  // A name is what a test is known by.
  const same = collected.filter((one) => one.name === whole || one.name.startsWith(`${whole} #`)).length
  const own = same === 0 ? whole : `${whole} #${same}`
  const run = () => {
    Object.assign(running, { name: own, snapshots: 0 })
    return body(...(values as never[]))
  }
  collected.push({ name: own, run })
}

function addSuite(name: string, body: Body, values: readonly unknown[] = []): void {
  const before = suites
  suites = [...before, name]
  body(...(values as never[]))
  suites = before
}

/** A test or a suite for each row: a row that is a list is the arguments. */
function eachOf(add: typeof addTest) {
  return (rows: readonly unknown[]) =>
    (name: string, body: Body): void => {
      for (const row of rows) add(name, body, Array.isArray(row) ? row : [row])
    }
}

export const describe = Object.assign((name: string, body: Body) => addSuite(name, body), { each: eachOf(addSuite) })
export const test = Object.assign((name: string, body: Body) => addTest(name, body), {
  each: eachOf(addTest),
  runIf: (may: boolean) => (may ? (name: string, body: Body) => addTest(name, body) : () => {}),
})
/** @alias */
export const it = test

/** Loads a file of tests. Where it does not load, that is a test that fails. */
export async function load(name: string, file: () => Promise<unknown>): Promise<void> {
  suites = [name]
  try {
    await file()
  } catch (problem) {
    suites = [name]
    addTest('loads', () => {
      throw problem
    })
  }
}
