/** What the readers of told cases share: a yes or a no, what a question means, and whether it names its own house rule. */
import type { Finding } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import { general } from './en-said-so.ts'

/** Listens for what several readers want to know. */
export const listenAtAll = listenerFor(general)

export function meaningsOf({ tokens }: Pick<Reading, 'tokens'>): ReadonlySet<string> {
  return new Set(tokens.map(({ id }) => id))
}

/** A house rule is named, so nothing hinges on it any more. */
export function housed({ words }: Pick<Reading, 'words'>): boolean {
  return listenAtAll(words).has('house')
}

/** Yes where it is so, with the rules that say so. */
export function yesOrNo(so: boolean, rules: readonly string[]): Finding {
  return { kind: so ? 'yes' : 'no', rules, rulings: [] }
}
