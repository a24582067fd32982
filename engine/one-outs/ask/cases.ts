/**
 * Cases that people put in ever other words: what stands out in them makes a table, and the engine judges the move
 * that is asked about there. Where another house rule would judge it differently, the answer is that it depends.
 */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { findingOf, judgeScene, type Scene, stateOf } from '../../ask/scene.ts'
import type { BaseState, Ruleset, Rulings } from '../../ruleset.ts'
import type { State } from '../state.ts'
import { type Mark, Put } from './put.ts'

/** A case: how it is told from others, and the table it makes. */
export interface Case {
  /** What stands out: one of each. */
  readonly marks: readonly (readonly Mark[])[]
  /** What tells that it is another matter. */
  readonly not: readonly Mark[]
  /** What else has to be so. */
  readonly fits?: (put: Put) => boolean
  readonly scene: Scene
  /** Rules to cite before those of the verdict. */
  readonly rules: readonly string[]
  /** What is asked is not whether the move is legal, but how people stand after it. */
  readonly after?: true
  /** It is asked for as a number or a name, too: `how many buffs may an attack carry`. */
  readonly counts?: true
}

/** The answer to a case that is known; undefined where none, or more than one, stands out. */
export function caseOf(cases: readonly Case[]): (bench: Workbench) => Finding | undefined {
  return ({ game, reading }) => {
    const open = reading.asks.has('polar') || reading.asks.has('what') || reading.asks.has('happens')
    const put = new Put(reading)
    const [one, other] = cases.filter((each) => (open || each.counts === true) && isPut(each, put))
    return one === undefined || other !== undefined ? undefined : everyWay(game, one)
  }
}

function isPut({ marks, not, fits }: Case, put: Put): boolean {
  return marks.every((some) => put.any(...some)) && !put.any(...not) && fits?.(put) !== false
}

/** The verdict under what most tables play, and every ruling under which the whole scene comes out another way. */
function everyWay(game: Ruleset, { scene, rules: about, after }: Case): Finding | undefined {
  const judged = judgeScene(game, scene)
  if (judged === undefined) return undefined
  const outcome = (rulings: Rulings): string => {
    const legal = judgeScene(game, { ...scene, rulings })?.verdict.legal ?? false
    return after === true
      ? standing(stateOf(game, { ...scene, lines: [...scene.lines, scene.move, 'done'], rulings }))
      : String(legal)
  }
  const usual = outcome({})
  const rulings = game.rulings
    .filter(({ id, options }) => options.some((option) => outcome({ [id]: option }) !== usual))
    .map(({ id }) => id)
  const { rules, kind } = findingOf({ ...judged, hinges: rulings }, about)
  // What it is about stands first, whatever the made-up table refuses it with.
  return { kind, rules: [...new Set([...about, ...rules])], rulings }
}

/** Everybody's HP and hands. */
function standing(state: BaseState | undefined): string {
  const players = (state as State | undefined)?.players ?? []
  return players.map(({ hp, hand }) => `${hp} ${hand}`).join(', ')
}
