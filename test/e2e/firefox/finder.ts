/** Finds things on a page by role and name, in Firefox, whose remote control cannot. Bundled and put into the page. */
import { queryAllByRole } from '@testing-library/preact'

/** A place as it travels into the page. */
export interface Found {
  readonly selector?: string
  readonly role?: string
  readonly name?: string | { readonly source: string; readonly flags: string }
  readonly within?: Found
  readonly nth?: number
}

/** Everything at a place, in document order. A pattern comes as its source, for nothing else can travel. */
function findAll({ selector, role, name, within }: Found): Element[] {
  if (selector !== undefined) return [...document.querySelectorAll(selector)]
  const root = within === undefined ? document.body : findAll(within)[0]
  if (!(root instanceof HTMLElement)) return []
  const wanted = typeof name === 'object' ? new RegExp(name.source, name.flags) : name
  return queryAllByRole(root, role ?? '', wanted === undefined ? {} : { name: wanted })
}

Object.assign(window, { tablesideFinder: findAll })
