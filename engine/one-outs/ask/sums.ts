/** Questions whose answer is a number that has to be worked out: HP lost or left, cards dealt or drawn, attacks in a Nark. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { askedOf, type Sum } from './sum-asked.ts'
import { dealt, drawn, narked } from './sum-cards.ts'
import { haymaker } from './sum-haymaker.ts'
import { healed } from './sum-heal.ts'
import { hp, stronger } from './sum-hp.ts'

/** The answer to a question of numbers; undefined where it asks for none, or tells more than is understood. */
export function sum(bench: Workbench): Finding | undefined {
  const asked = askedOf(bench.reading)
  for (const one of SUMS) {
    const found = one(asked, bench)
    if (found !== undefined) return found
  }
  return undefined
}

const SUMS: readonly Sum[] = [stronger, dealt, narked, drawn, haymaker, healed, hp]
