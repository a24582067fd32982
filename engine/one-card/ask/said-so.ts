/** What the readers of told cases share: a yes or a no, what a question means, and whether it names its own house rule. */
import type { Finding } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import type { Rulings } from '../../ruleset.ts'
import { house } from './en-house.ts'
import { general } from './en-said-so.ts'

/** Listens for what several readers want to know. */
export const listenAtAll = listenerFor(general)

export function meaningsOf({ tokens }: Pick<Reading, 'tokens'>): ReadonlySet<string> {
  return new Set(tokens.map(({ id }) => id))
}

/** What a question says its table plays; undefined where it names a house rule and not which. */
export function agreedIn({ words }: Pick<Reading, 'words'>): Rulings | undefined {
  const said = listenToHouse(words)
  const found = SAYABLE.filter((key) => said.has(key)).map((key) => key.split('='))
  if (found.length > 0) return Object.fromEntries(found)
  return listenAtAll(words).has('house') ? undefined : {}
}

const listenToHouse = listenerFor(house)
const SAYABLE = Object.keys(house) as (keyof typeof house)[]

/** A house rule is named. */
export function housed(reading: Pick<Reading, 'words'>): boolean {
  const agreed = agreedIn(reading)
  return agreed === undefined || Object.keys(agreed).length > 0
}

/** Yes where it is so, with the rules that say so. */
export function yesOrNo(so: boolean, rules: readonly string[]): Finding {
  return { kind: so ? 'yes' : 'no', rules, rulings: [] }
}
