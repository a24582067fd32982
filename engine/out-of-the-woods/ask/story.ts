/** Stories that questions tell, acted out under every table ruling: who is on, who draws, what is left, which House it is. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { weighed } from '../../ask/scene.ts'
import type { Ruleset, Rulings } from '../../ruleset.ts'
import { Table } from './acting.ts'
import { Asked, type Outcome } from './asked.ts'
import { answerTo } from './outcome.ts'
import { tellingOf } from './telling.ts'
import type { Telling } from './told.ts'

/** What a story comes to, or undefined where a part of it is not understood or it asks for something else. */
export function story({ game, reading }: Workbench): Finding | undefined {
  const telling = tellingOf(reading)
  if (telling === undefined) return undefined
  const comesTo = (rulings: Rulings): Outcome | undefined => alike(game, rulings, telling, reading)
  const found = weighed(game, telling.agreed, comesTo, ({ said }) => said)
  if (found === undefined) return undefined
  const { outcome, rulings } = found
  const { kind, said, rules } = outcome
  if (rulings.length === 0) return { kind, rules, rulings: [], ...(kind === 'fact' ? { fact: said } : {}) }
  const own = game.rulings.find(({ id }) => id === rulings[0])?.rules ?? []
  const about = [...rules.filter((rule) => own.includes(rule)), ...own, ...rules]
  return { kind: 'depends', rules: [...new Set(about)], rulings }
}

/** Tables where the story does not say how many play. */
const COUNTS: readonly number[] = [4, 3]

/** What it comes to, however many play where that is not told; undefined where that decides. */
function alike(game: Ruleset, rulings: Rulings, telling: Telling, reading: Reading): Outcome | undefined {
  const counts = telling.players === undefined ? COUNTS : [telling.players]
  const [outcome, ...others] = counts.map((players) => {
    const table = Table.after(game, rulings, { ...telling, players })
    return table === undefined ? undefined : answerTo(new Asked(game, table, telling, reading))
  })
  return others.every((other) => other?.said === outcome?.said) ? outcome : undefined
}
