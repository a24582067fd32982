/** What mutation testing breaks, which tests have to notice, and how much of it must be noticed. */

/** The share of mutants that must be killed, of those that are not equivalent, by room. */
export const GOALS: Readonly<Record<string, number>> = { engine: 0.9, store: 0.8 }

/** What is not broken, and why. */
const LEFT_OUT: readonly RegExp[] = [
  // Sentences and what people call things: a broken word is no broken rule. Tests compare the tables' keys.
  /\/text\//,
  // The ways people ask, and the words they use: data that is measured by the accuracy on whole banks of questions.
  /\/ask\/said\//,
  /\/ask\/(en|ko)-[a-z-]+\.ts$/,
  /^engine\/[a-z-]+\/ask\/(knowledge|lessons)\.ts$/,
  // They fetch what a game is asked with, and its tests learn whole games, minutes for each mutant.
  /\/ask\/(load|learnt)\.ts$/,
  // A session as a play record, for the first run.
  /\/sample\.ts$/,
]

/** What all games share of Ask: tried on its own, with a small language and a handful of lessons, in an instant. */
const PARTS_OF_ASK = /^engine\/ask\/[a-z-]+\.ts/

const GAMES = ['one-outs', 'one-card', 'out-of-the-woods']

/** What a game has of its own for Ask: its readers, on questions and without the ways people ask. */
function readersOf(game: string): readonly [part: RegExp, tests: readonly RegExp[]] {
  return [new RegExp(`^engine/${game}/ask/`), [new RegExp(`^test/engine/ask/readers/${game}/`)]]
}

/**
 * The tests of a part, first match first. A game's own tests are enough for it: the others do not run its code. They run
 * in this order, and the first that fails ends a run: the short and telling ones come first.
 */
const TESTS: readonly (readonly [part: RegExp, tests: readonly RegExp[]])[] = [
  [/^store\/settings\.ts/, [/^test\/store\/settings/]],
  [/^store\//, [/^test\/store\/(?!settings)/]],
  [PARTS_OF_ASK, [/^test\/engine\/ask\/parts\//]],
  ...GAMES.map((game) => readersOf(game)),
  [/^engine\/(phrase\/|[a-z-]+\/phrases\.ts)/, [/^test\/engine\/phrase\//]],
  [
    /^engine\/record\//,
    [/^test\/engine\/record\//, /^test\/engine\/[a-z-]+\/(rules|notation)\.test/, /\/records\.test/],
  ],
  [
    /^engine\/one-outs\//,
    [/one-outs\/rules\.test/, /engine\/one-outs\/(?!cov|rules)/, ...own('one-outs'), /one-outs\/cov/],
  ],
  [/^engine\/one-card\//, [/engine\/one-card\/(?!real)/, /one-card\/real/, ...own('one-card')]],
  [/^engine\/out-of-the-woods\//, [/out-of-the-woods\/(?!real)/, /out-of-the-woods\/real/, ...own('out-of-the-woods')]],
  [/^engine\//, [/^test\/engine\/[a-z]+\.test/, /^test\/engine\/(record|text|one-outs|one-card|out-of-the-woods)\//]],
]

/** What tries every game by its own rules. */
function own(game: string): RegExp[] {
  return [/^test\/engine\/(session|digest|statistics)/, new RegExp(`conformance/${game}`), /^test\/engine\/records/]
}

/** Tests that walk or measure at length, and one that tries the records and not the rules. */
const NOT = /engine\/(model|fuzz|soak)\/|one-outs\/telling/

/** Whether a file holds code that mutation testing breaks. */
export function tried(file: string): boolean {
  return /^(engine|store)\/.*\.ts$/.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file))
}

/** Files that the same tests try, together. */
export function modules(files: readonly string[]): string[][] {
  const each = [...new Set(files)]
  return TESTS.map((_, part) => each.filter((file) => partOf(file) === part)).filter((group) => group.length > 0)
}

/** The test files that try a file, of all there are. */
export function testsOf(file: string, all: readonly string[]): string[] {
  const tests = all.filter((one) => one.endsWith('.test.ts') && !NOT.test(one))
  const patterns = TESTS[partOf(file)]?.[1] ?? []
  return [...new Set(patterns.flatMap((pattern) => tests.filter((test) => pattern.test(test))))]
}

function partOf(file: string): number {
  return TESTS.findIndex(([part]) => part.test(file))
}

/**
 * Which runner of Stryker tries a file. The tests of the engine are functions without hooks or mocks and run in a process
 * that stays (runner.mjs); those of the store need Vitest.
 */
export function runnerOf(file: string): 'staying' | 'vitest' {
  return file.startsWith('store/') ? 'vitest' : 'staying'
}
