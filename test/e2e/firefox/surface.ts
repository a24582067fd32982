/**
 * One page of the extension in Firefox, the real sidebar, the real popup or a tab: what it shows is read in the page,
 * and the pointer and the keys go through the browser's own window, as a person's do.
 */
import path from 'node:path'
import { build } from 'esbuild'
import { type Driven, Legible } from '../harness/driven.ts'
import type { Place } from '../harness/places.ts'
import type { Finder, Found } from './finder.ts'
import type { Marionette } from './marionette.ts'
import { cornerOf, inPage, type SurfaceName } from './window.ts'

/** Keys that have a code of their own in the remote control. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
}

/** The browser aims at what it has painted, and paints a page that was just scrolled only so many frames later. */
const PAINTED = 3

export class FirefoxSurface extends Legible implements Driven {
  readonly name: SurfaceName
  readonly #marionette: Marionette
  readonly #close: () => Promise<void>

  constructor(name: SurfaceName, marionette: Marionette, close: () => Promise<void>) {
    super()
    this.name = name
    this.#marionette = marionette
    this.#close = close
  }

  async eval<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    return this.#value(`(${run})(${args.map((arg) => JSON.stringify(arg)).join(',')})`)
  }

  async #value<Answer>(expression: string): Promise<Answer> {
    const said = await this.#marionette.eval(inPage, this.name, expression)
    if ('problem' in said) throw new Error(`${this.name}: ${said.problem}`)
    // What is undefined there is null here.
    return said.is as Answer
  }

  async with<Args extends readonly unknown[], Answer>(
    place: Place,
    run: (element: Element, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    return this.#found('one', place, run, ...args)
  }

  async count(place: Place): Promise<number> {
    return this.#found('all', place, (found) => found.length)
  }

  async texts(place: Place): Promise<string[]> {
    return this.#found('all', place, (found) => found.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()))
  }

  /** Runs a function in the page on what the finder finds there. */
  async #found<How extends keyof Finder, Args extends readonly unknown[], Answer>(
    how: How,
    place: Place,
    run: (found: ReturnType<Finder[How]>, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const there = await this.eval(() => 'tablesideFinder' in window)
    if (!there) await this.#value(`(() => { ${await finder()} })()`)
    const found = `tablesideFinder.${how}(${JSON.stringify(travelling(place))})`
    return this.#value(`(${run})(${[found, ...args.map((arg) => JSON.stringify(arg))].join(',')})`)
  }

  async click(place: Place): Promise<void> {
    const at = await this.middleOf(place, PAINTED)
    const corner = await this.#marionette.eval(cornerOf, this.name)
    const point = { x: Math.round(corner.x + at.x), y: Math.round(corner.y + at.y), origin: 'viewport', duration: 0 }
    await this.#marionette.send('WebDriver:PerformActions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', ...point },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }

  /** Firefox on a desk has no touch screen: a tap is a click. */
  tap(place: Place): Promise<void> {
    return this.click(place)
  }

  async press(chord: string): Promise<void> {
    const parts = chord === '+' ? ['+'] : chord.split('+')
    await this.#keys(parts.map((part) => KEYS[part] ?? part))
  }

  /** Holds keys down one after the other and lets them go again. */
  async #keys(held: readonly string[]): Promise<void> {
    const down = held.map((value) => ({ type: 'keyDown', value }))
    const up = held.toReversed().map((value) => ({ type: 'keyUp', value }))
    await this.#marionette.send('WebDriver:PerformActions', {
      actions: [{ type: 'key', id: 'keys', actions: [...down, ...up] }],
    })
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.#keys([character])
  }

  async fill(place: Place, text: string): Promise<void> {
    await this.click(place)
    await this.press('Control+a')
    if (text === '') await this.press('Delete')
    else await this.type(text)
  }

  /** Closes the page as its user does. */
  async close(): Promise<void> {
    await this.#close()
  }

  /** What has the focus: `button: Undo`. */
  focused(): Promise<string> {
    return this.eval(() => {
      const on = document.activeElement
      return `${on?.tagName.toLowerCase()}: ${on?.getAttribute('aria-label') ?? on?.textContent?.trim() ?? ''}`
    })
  }
}

let bundled: Promise<string> | undefined

/** The finder as a script. */
function finder(): Promise<string> {
  bundled ??= build({
    entryPoints: [path.resolve('test/e2e/firefox/finder.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundled
}

function travelling(place: Place): Found {
  if (typeof place === 'string') return { selector: place }
  const { role, name, within, nth } = place
  return {
    role,
    ...(name === undefined
      ? {}
      : { name: typeof name === 'string' ? name : { source: name.source, flags: name.flags } }),
    ...(within === undefined ? {} : { within: travelling(within) }),
    ...(nth === undefined ? {} : { nth }),
  }
}
