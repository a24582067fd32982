/** Everything the rules screen shows of a game, as things that can be found: rules, cards, house rules. */
import type { Ruleset } from '../../engine/ruleset.ts'
import type { GameText, RuleText } from '../../engine/text.ts'
import { type Findable, type Index, index } from './search.ts'

/** A rule, a card or a house rule. */
export interface Item extends Findable {
  readonly kind: 'rule' | 'card' | 'ruling'
  /** Heading it stands under: a section of the rules, a group of cards; empty for house rules. */
  readonly section: string
  /** For a card, what it does at a glance: `−2`, `+3 HP`; else empty. */
  readonly size: string
  /** For a rule, the heading it comes from in the game's published rules, in their language; else empty. */
  readonly source: string
}

/** A game's rules in the order in which they are read, and to be searched. */
export interface Catalogue {
  readonly items: readonly Item[]
  readonly index: Index<Item>
  /** Sections that have rules, in reading order. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly items: readonly Item[] }[]
  /** Groups of cards in the game's order. */
  readonly groups: readonly { readonly id: string; readonly title: string; readonly items: readonly Item[] }[]
  readonly rulings: readonly Item[]
  /** The house rules that bend a rule, by rule id. */
  readonly bent: ReadonlyMap<string, readonly Item[]>
}

/** `−2`, `4 × −1`, `+3 HP`: what stands in the column of numbers. */
const SIZE = /^[+−]?\d[\d\s×+−]*(?:HP)?$/u

/** @param houseRules the heading of the house rules */
export function catalogue(ruleset: Ruleset, text: GameText, ruleText: RuleText, houseRules: string): Catalogue {
  const cardIds = new Set(ruleset.cards.map((card) => card.id))
  const rules = ruleset.rules
    .filter((rule) => !cardIds.has(rule.id))
    .map(
      (rule): Item => ({
        kind: 'rule',
        id: rule.id,
        section: rule.section,
        title: ruleText.rules[rule.id]?.title ?? rule.id,
        text: ruleText.rules[rule.id]?.text ?? '',
        size: '',
        source: rule.source,
      }),
    )
  const cards = ruleset.cards.map((card): Item => {
    const short = text.cards[card.id]?.short ?? ''
    const size = SIZE.test(short) ? short : ''
    return {
      kind: 'card',
      id: card.id,
      section: card.group,
      title: text.cards[card.id]?.name ?? card.name,
      text: ruleText.rules[card.id]?.text ?? (size === '' ? short : ''),
      size,
      source: '',
    }
  })
  const rulings = ruleset.rulings.map((ruling): Item => {
    const words = ruleText.rulings[ruling.id]
    const options = ruling.options.map((option) => words?.options[option] ?? option)
    return {
      kind: 'ruling',
      id: ruling.id,
      section: '',
      title: words?.question ?? ruling.id,
      text: [words?.reason ?? '', ...options].join(' '),
      size: '',
      source: '',
    }
  })
  const items = [...rules, ...cards, ...rulings]
  const bent = new Map<string, Item[]>()
  for (const [place, ruling] of ruleset.rulings.entries())
    for (const rule of ruling.rules) {
      const item = rulings[place]
      if (item !== undefined) bent.set(rule, [...(bent.get(rule) ?? []), item])
    }
  const titles = { ...ruleText.sections, ...text.groups }
  return {
    items,
    // A section's heading helps to find what stands under it.
    index: index(items, {
      more: (item) => (item.kind === 'ruling' ? houseRules : titles[item.section]) ?? '',
      called: ruleText.called,
    }),
    sections: sorted(ruleText.sections, rules),
    groups: [...new Set(cards.map((card) => card.section))].map((id) => ({
      id,
      title: text.groups[id] ?? id,
      items: cards.filter((card) => card.section === id),
    })),
    rulings,
    bent,
  }
}

function sorted(titles: Readonly<Record<string, string>>, rules: readonly Item[]): Catalogue['sections'] {
  return Object.entries(titles)
    .map(([id, title]) => ({ id, title, items: rules.filter((rule) => rule.section === id) }))
    .filter((section) => section.items.length > 0)
}
