/** A game's rules as the screen of rules shows them, or why they cannot be shown. */
import type { Ruleset } from '../../engine/ruleset.ts'
import type { GameId } from '../../engine/rulesets.ts'
import type { GameText, RuleText } from '../../engine/text.ts'
import { to } from '../shared/router.ts'
import { RULINGS, SECTION, sectionAnchor } from './address.ts'
import { type Catalogue, catalogue } from './catalogue.ts'
import type { TocEntry } from './Toc.tsx'

/** What of a game its rules are made of. */
type Parts = readonly [ruleset: Ruleset, text: GameText, ruleText: RuleText]

/** A game's rules as they are read. */
export interface Book {
  readonly game: GameId
  readonly ruleset: Ruleset
  readonly text: GameText
  readonly ruleText: RuleText
  readonly all: Catalogue
  readonly toc: readonly TocEntry[]
}

/** What has arrived, ready to be read: undefined while nothing has, and what it failed with where it failed. */
export function bookOf(
  loaded: { readonly game: GameId; readonly book: PromiseSettledResult<Parts> } | undefined,
  houseRules: string,
): Book | { readonly game: GameId; readonly toc: readonly TocEntry[]; readonly error: unknown } | undefined {
  if (loaded === undefined) return undefined
  const { game, book } = loaded
  if (book.status === 'rejected') return { game, toc: [], error: book.reason }
  const [ruleset, text, ruleText] = book.value
  const all = catalogue(ruleset, text, ruleText, houseRules)
  const toc = all.sections.map(({ id, title, items }) => ({
    id: sectionAnchor(id),
    title,
    count: items.length,
    href: to('rules', game, SECTION + id),
  }))
  if (all.rulings.length > 0)
    toc.push({ id: RULINGS, title: houseRules, count: all.rulings.length, href: to('rules', game, RULINGS) })
  return { game, ruleset, text, ruleText, all, toc }
}
