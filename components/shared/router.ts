/** Which screen is shown: the part of the address behind `#`, the same on every surface. */
import { computed, signal } from '@preact/signals'

/**
 * `#/` table · `#/log/<place>` the whole log · `#/new` · `#/sessions`, `#/sessions/<id>`,
 * `#/sessions/all` and `#/sessions/deleted` ·
 * `#/rules/<game>/<rule id>` · `#/settings`
 */
export const SCREENS = ['table', 'log', 'new', 'sessions', 'rules', 'settings'] as const
/** A screen that has an address. */
export type ScreenName = (typeof SCREENS)[number]

/** An address, taken apart. */
export interface Route {
  readonly screen: ScreenName
  /** What stands behind the screen's name, decoded: a session id; a game and a rule; a place in the log. */
  readonly rest: readonly string[]
}

const hash = signal(read())
let led = false

function read(): string {
  return typeof location === 'undefined' ? '' : location.hash
}

if (typeof addEventListener === 'function')
  addEventListener('hashchange', () => {
    led = true
    hash.value = read()
  })

/** Reads an address; whatever it does not know is the table. */
function parseRoute(address: string): Route {
  const [first = '', ...rest] = address
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decode)
  const screen = SCREENS.find((name) => name === first)
  return screen === undefined ? { screen: 'table', rest: [] } : { screen, rest }
}

/** An address for a link: `href={to('sessions', id)}`. */
export function to(screen: ScreenName, ...rest: readonly (string | number)[]): string {
  if (screen === 'table') return '#/'
  return `#/${[screen, ...rest].map((part) => encodeURIComponent(String(part))).join('/')}`
}

/** The screen now. */
export const route = computed(() => parseRoute(hash.value))

/** Goes to another screen, as a link would. */
export function go(screen: ScreenName, ...rest: readonly (string | number)[]): void {
  led = true
  location.hash = to(screen, ...rest)
  hash.value = read()
}

/** For when something has to be awaited first: goes there, unless whoever began it has gone elsewhere by then. */
export function goFromHere(): typeof go {
  const here = route.peek()
  return (...there) => {
    if (route.peek() === here) go(...there)
  }
}

/** Whether somebody has gone from one screen to another here: the new one then takes the focus. */
export function wasLed(): boolean {
  return led
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
