/** What the readers of told cases share: the text of a question, and whether it names its own house rule. */
import type { Finding } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'

/** The words of a question in small letters, with its number words as digits. */
export function digitsOf({ words }: Pick<Reading, 'words'>): string {
  return words.map(({ stem, text }) => (/^\d+$/.test(stem) ? stem : text)).join(' ')
}

export function meaningsOf({ tokens }: Pick<Reading, 'tokens'>): ReadonlySet<string> {
  return new Set(tokens.map(({ id }) => id))
}

const HOUSE =
  /\b(we (do )?(play|allow|let|cap|permit)|we (do not|never) (allow|let|play)|at our (table|place)|our (table|house|place|rule|rules)|house rules?|(allowed|ok|fine|forbidden) (here|with us|at ours)|(cap|limit) (is )?(on|of)|under the|with the .{0,20}rule)\b/

/** A house rule is named, so nothing hinges on it any more. */
export function housed(text: string): boolean {
  return HOUSE.test(text)
}

/** Yes where it is so, with the rules that say so. */
export function yesOrNo(so: boolean, rules: readonly string[]): Finding {
  return { kind: so ? 'yes' : 'no', rules, rulings: [] }
}

export function yes(...rules: string[]): Finding {
  return { kind: 'yes', rules, rulings: [] }
}

export function no(...rules: string[]): Finding {
  return { kind: 'no', rules, rulings: [] }
}
