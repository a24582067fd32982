/** What is wrong with a record, in English: by reason of a read problem. */
import type { Params } from '../../verdict.ts'
import { shown } from '../problem.ts'

const near = (params: Params) => (params.nearest === undefined ? '' : `; did you mean ${params.nearest}?`)
const list = (value: Params[string] | undefined) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

/** What a game's notation may say it expects. */
const wanted: Readonly<Record<string, string>> = {
  declaration: 'a card or a word',
  card: 'a card',
  player: 'the name of a player',
  swap: 'a number of cards',
  house: 'a house',
  story: 'a story',
}

const one = (key: string) => (Object.hasOwn(wanted, key) ? (wanted[key] ?? key) : key)
const expectation = (value: Params[string] | undefined) =>
  Array.isArray(value) ? value.map((key) => one(String(key))).join(', ') : one(String(value ?? ''))

/** The sentences of read problems, by reason. */
export type ReadProblems = Readonly<Record<string, (params: Params) => string>>

export const readProblems: ReadProblems = {
  'missing-header': ({ expected }) => `the header has no line "${expected}:"`,
  'expected-header': ({ found }) => `a header line is written "key: value", not "${found}"`,
  'unknown-header': (params) => `there is no header "${params.found}"${near(params)}`,
  'duplicate-header': ({ found }) => `the header "${found}" stands here a second time`,
  'unknown-game': (params) => `no game is called "${params.found}"${near(params)} (${list(params.expected)})`,
  'empty-name': () => 'a player has no name',
  'duplicate-name': ({ found }) => `two players are called "${found}"`,
  'unknown-ruling': (params) => `there is no ruling "${params.found}"${near(params)}`,
  'duplicate-ruling': ({ found }) => `the ruling "${found}" stands here a second time`,
  'unknown-option': (params) => `the ruling has no option "${params.found}"; it has ${list(params.expected)}`,
  'unknown-name': (params) => `nobody here is called "${params.found}"${near(params)}`,
  'unknown-card': (params) => `there is no card "${params.found}"${near(params)}`,
  'unknown-word': (params) => `"${params.found}" is no card and no word of this game${near(params)}`,
  'unknown-house': (params) => `there is no house "${params.found}"${near(params)}`,
  'unknown-story': (params) => `there is no story "${params.found}"${near(params)}`,
  'unknown-rule': (params) => `there is no rule "${params.found}"${near(params)}`,
  'unknown-correction': (params) => `a correction has no "${params.found}"${near(params)}`,
  'unknown-fact': (params) => `an assertion has no "${params.found}"${near(params)}`,
  'expected-name': ({ found }) => `a line starts with who speaks, "Name:", not with "${found}"`,
  'expected-declaration': () => 'after the name stands what they play or say',
  'expected-verdict': ({ found }) => `after => stands "legal" or "illegal", not "${found}"`,
  'expected-id': ({ found }) => `after ~ stands a ruling and after ! a note, not "${found}"`,
  'expected-subject': () => 'the line does not say what it is about',
  'expected-value': ({ expected }) =>
    `something is missing at the end${expected === undefined ? '' : `: ${expectation(expected)}`}`,
  'expected-number': ({ found }) => (found === '' ? 'a whole number is missing' : `"${found}" is no whole number`),
  'expected-number-or-none': ({ found }) =>
    found === '' ? 'a whole number or "none" is missing' : `"${found}" is neither a whole number nor "none"`,
  'expected-player': () => 'the name of a player is missing',
  expected: ({ expected, found }) =>
    found === undefined || found === ''
      ? `${expectation(expected)} is missing`
      : `${expectation(expected)} is expected, not "${found}"`,
  unexpected: ({ found }) => `nothing more is expected here, but there is "${found}"`,
}

/** The sentence of a problem. A reason without one is shown as it is, never left out. */
export function readProblem(reason: string, params: Params, table: ReadProblems = readProblems): string {
  const sentence = Object.hasOwn(table, reason) ? table[reason] : undefined
  return sentence === undefined ? reason : sentence(cut(params))
}

/** What was written may be of any length; a sentence needs only enough of it to find it. */
function cut(params: Params): Params {
  const short = Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? shown(value) : value])
  return Object.fromEntries(short)
}
