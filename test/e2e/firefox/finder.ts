/** Finds things on a page by role and name, in Firefox, whose remote control cannot. Bundled and put into the page. */
import { queryAllByRole } from '@testing-library/preact'

/** A place as it travels into the page. */
export interface Found {
  readonly selector?: string
  readonly role?: string
  readonly name?: string | { readonly source: string; readonly flags: string }
  readonly within?: Found
  /** Which of several, from 0. */
  readonly nth?: number
}

/** What is put into the page. */
export interface Finder {
  /** Everything at a place, in document order. */
  all(place: Found): Element[]
  /** What is at a place. Throws when nothing is, or more than one thing and the place does not say which. */
  one(place: Found): Element
}

const finder: Finder = {
  all({ selector, role, name, within }) {
    if (selector !== undefined) return [...document.querySelectorAll(selector)]
    const root = within === undefined ? document.body : finder.one(within)
    if (!(root instanceof HTMLElement)) return []
    // A pattern comes as its source, for nothing else can travel.
    const wanted = typeof name === 'object' ? new RegExp(name.source, name.flags) : name
    return queryAllByRole(root, role ?? '', wanted === undefined ? {} : { name: wanted })
  },
  one(place) {
    const found = finder.all(place)
    if (place.nth === undefined && found.length > 1) throw new Error(`it is there ${found.length} times`)
    const one = found[place.nth ?? 0]
    if (one === undefined) throw new Error('it is not there')
    return one
  },
}

Object.assign(window, { tablesideFinder: finder })
