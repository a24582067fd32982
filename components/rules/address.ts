/**
 * Where an address points: `#/rules/<game>/<rule or card id>`, `…/section.grab`, `…/ruling.buffs`, `…/house-rules`.
 * Rules have their plain id, since verdicts and notes of other programs link to them.
 */
import type { Item } from './catalogue.ts'

/** What the address of a section begins with. */
export const SECTION = 'section.'
/** What the address of a house rule begins with. */
export const RULING = 'ruling.'
/** Address and heading of all house rules. */
export const RULINGS = 'house-rules'

/** Id in the page of the heading of a section. */
export function sectionAnchor(section: string): string {
  return `section-${section}`
}

/** Id in the page of an item's row. */
export function anchor(item: Pick<Item, 'id' | 'kind'>): string {
  return item.kind === 'ruling' ? `ruling-${item.id}` : `rule-${item.id}`
}

/** Id in the page of what the last part of an address names. */
export function anchorOf(at: string): string {
  if (at === RULINGS) return RULINGS
  if (at.startsWith(SECTION)) return sectionAnchor(at.slice(SECTION.length))
  if (at.startsWith(RULING)) return anchor({ kind: 'ruling', id: at.slice(RULING.length) })
  return anchor({ kind: 'rule', id: at })
}
