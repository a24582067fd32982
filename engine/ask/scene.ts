/** A table made up for a question: a few lines of a play record, and the verdict on a move after them. */

import { hinges } from '../hinges.ts'
import { readLine } from '../record/line.ts'
import { type BaseState, type Declaration, type Ruleset, type Rulings, usualRulings } from '../ruleset.ts'
import type { Verdict } from '../verdict.ts'
import type { Finding } from './knowledge.ts'

/** Who sits at made-up tables, in order; the last one deals. */
export const SEATED: readonly string[] = ['Ann', 'Ben', 'Cam', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon']
const USUAL_PLAYERS = 4

export interface Scene {
  /** Lines of a record that bring the table about: moves and corrections. */
  readonly lines: readonly string[]
  /** The declaration that is asked about, as a record writes it. */
  readonly move: string
  /** Players, four where nothing is said. */
  readonly players?: number
  readonly options?: Readonly<Record<string, string>>
  /** What is told of them: nothing hinges on these. */
  readonly rulings?: Rulings
}

export interface Judged {
  readonly verdict: Verdict
  readonly hinges: readonly string[]
}

/**
 * Judges the scene's move with the engine itself. Undefined where a line cannot be read or is not legal: the scene
 * cannot come about, so it decides nothing.
 */
export function judgeScene(game: Ruleset, scene: Scene): Judged | undefined {
  const after = stateOf(game, scene)
  if (after === undefined) return undefined
  const move = declared(game, scene.move, after)
  if (move === undefined) return undefined
  const told = scene.rulings ?? {}
  return {
    verdict: game.judge(after, move),
    hinges: hinges(game, after, move).filter((ruling) => !Object.hasOwn(told, ruling)),
  }
}

function namesOf({ players = USUAL_PLAYERS }: Omit<Scene, 'move'>): readonly string[] {
  return SEATED.slice(0, players)
}

function declared(game: Ruleset, line: string, state: BaseState): Declaration | undefined {
  const reading = readLine(line, game, SEATED, state)
  return reading?.said.ok && 'move' in reading.said.value ? reading.said.value.move : undefined
}

/** The table a scene's lines bring about; undefined where they cannot. */
export function stateOf(game: Ruleset, scene: Omit<Scene, 'move'>): BaseState | undefined {
  const names = namesOf(scene)
  const started = game.start(
    { players: names, dealer: names.length - 1, options: scene.options ?? {} },
    scene.rulings ?? {},
  )
  if (!started.ok) return undefined
  let state: BaseState = started.value
  for (const line of scene.lines) {
    const said = readLine(line, game, SEATED, state)?.said
    if (said === undefined || !said.ok) return undefined
    if (said.value.kind === 'correction') {
      const fixed = game.correct(state, said.value.fix)
      if (!fixed.ok) return undefined
      state = fixed.value
    } else if (said.value.kind === 'move') {
      if (!game.judge(state, said.value.move).legal) return undefined
      state = game.play(state, said.value.move)
    }
  }
  return state
}

/** What something comes to, and the rulings under whose other options it would come to something else. */
export interface Weighed<Outcome> {
  readonly outcome: Outcome
  readonly rulings: readonly string[]
}

/**
 * Tries something under what tables usually play and under each other option. Where an option lets it come to nothing,
 * that decides nothing.
 * @param agreed rulings that are told, and so are not open
 * @param comesTo what it comes to at a table with these rulings
 * @param told tells what it comes to apart
 */
export function weighed<Outcome>(
  { rulings }: Pick<Ruleset, 'rulings'>,
  agreed: Rulings,
  comesTo: (rulings: Rulings) => Outcome | undefined,
  told: (outcome: Outcome) => unknown = (outcome) => outcome,
): Weighed<Outcome> | undefined {
  const usual: Rulings = { ...usualRulings(rulings), ...agreed }
  const outcome = comesTo(usual)
  if (outcome === undefined) return undefined
  const open = rulings.filter(
    ({ id, options }) =>
      !Object.hasOwn(agreed, id) &&
      options.some((option) => {
        const other = option === usual[id] ? undefined : comesTo({ ...usual, [id]: option })
        return other !== undefined && told(other) !== told(outcome)
      }),
  )
  return { outcome, rulings: open.map(({ id }) => id) }
}

/**
 * What a judged move comes to as an answer.
 * @param about rules the question is about; where the move is legal they are cited before those of the verdict
 */
export function findingOf({ verdict, hinges: rulings }: Judged, about: readonly string[]): Finding {
  const rules = [...new Set(verdict.legal ? [...about, ...verdict.rules] : [...verdict.rules, ...about])]
  if (rulings.length > 0) return { kind: 'depends', rules, rulings }
  return { kind: verdict.legal ? 'yes' : 'no', rules, rulings }
}
