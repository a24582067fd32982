/**
 * One page of the extension in Firefox, the real sidebar, the real popup or a tab: what it shows is read in the page,
 * and the pointer and the keys go through the browser's own window, as a person's do.
 */
import path from 'node:path'
import { build } from 'esbuild'
import type { Driven } from '../harness/driven.ts'
import { describePlace, type Place } from '../harness/places.ts'
import { until } from '../harness/until.ts'
import type { Found } from './finder.ts'
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

export class FirefoxSurface implements Driven {
  readonly name: SurfaceName
  readonly #marionette: Marionette
  readonly #close: () => Promise<void>

  constructor(name: SurfaceName, marionette: Marionette, close: () => Promise<void>) {
    this.name = name
    this.#marionette = marionette
    this.#close = close
  }

  /** Runs a function in the page and gives its answer. It sees nothing of the test but its arguments. */
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

  /** Runs a function in the page on the one thing at a place. */
  async #on<Args extends readonly unknown[], Answer>(
    place: Place,
    run: (found: Element[], ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const there = await this.eval(() => 'tablesideFinder' in window)
    if (!there) await this.#value(`(() => { ${await finder()} })()`)
    const rest = args.map((arg) => JSON.stringify(arg))
    return this.#value(`(${run})(${[`tablesideFinder(${JSON.stringify(travelling(place))})`, ...rest].join(',')})`)
  }

  async count(place: Place): Promise<number> {
    return this.#on(place, (found) => found.length)
  }

  async texts(place: Place): Promise<string[]> {
    return this.#on(place, (found) => found.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()))
  }

  async text(place: Place = 'body'): Promise<string> {
    return this.#on(place, ([one]) => {
      if (one === undefined) throw new Error('nothing is there')
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      return (one instanceof HTMLElement ? one.innerText : (one.textContent ?? '')).replace(/\s+/g, ' ').trim()
    })
  }

  /** Waits until a function that runs in the page says something other than false or nothing. */
  async waitFor<Args extends readonly unknown[], Answer>(
    what: string,
    run: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const answer = await until<{ is: Answer }>(`${what} (${this.name})`, async () => {
      const is = await this.eval(run, ...args)
      return is === false || is === null || is === undefined ? undefined : { is: is as Answer }
    })
    return answer.is
  }

  async waitForText(wanted: string | RegExp, place: Place = 'body'): Promise<string> {
    return until(`${wanted} on ${this.name}`, async () => {
      const text = await this.text(place)
      if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) return text
      throw new Error(`it says ${JSON.stringify(text.slice(0, 2000))}`)
    })
  }

  async waitForPlace(place: Place): Promise<void> {
    await until(`${describePlace(place)} on ${this.name}`, async () => (await this.count(place)) > 0)
  }

  async waitForNo(place: Place): Promise<void> {
    await until(`no ${describePlace(place)} on ${this.name}`, async () => (await this.count(place)) === 0)
  }

  /** Clicks the middle of the one thing at a place, once it is there, at rest and not covered. */
  async click(place: Place): Promise<void> {
    const at = await until(`${describePlace(place)} to be clickable on ${this.name}`, async () => {
      const nth = typeof place === 'string' ? undefined : place.nth
      const found = await this.#on(
        place,
        async (all, nth) => {
          const element = all[nth ?? 0]
          if (element === undefined) return { problem: 'it is not there' }
          if (all.length > 1 && nth === null) return { problem: `it is there ${all.length} times` }
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
          const middle = () => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return { x: x + width / 2, y: y + height / 2, size: width * height }
          }
          const before = middle()
          // The browser aims at what it has painted: a page that was just scrolled has to be painted first.
          for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
          const { x, y, size } = middle()
          if (before.x !== x || before.y !== y) return { problem: 'it moves' }
          const hit = document.elementFromPoint(x, y)
          if (size === 0 || hit === null) return { problem: 'it is not on the screen' }
          if (!element.contains(hit) && hit.closest('label')?.control !== element)
            return { problem: `it is under ${hit.outerHTML.slice(0, 120)}` }
          if (element.matches(':disabled')) return { problem: 'it is disabled' }
          return { x, y }
        },
        nth ?? null,
      )
      if ('problem' in found) throw new Error(found.problem)
      return found
    })
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

  /** Presses a key or a chord: `Enter`, `?`, `Shift+Tab`, `Control+z`. */
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

  /** Types text into whatever has the focus, key by key. */
  async type(text: string): Promise<void> {
    for (const character of text) await this.#keys([character])
  }

  /** Replaces what a field holds. */
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
  const { role, name, within } = place
  return {
    role,
    ...(name === undefined
      ? {}
      : { name: typeof name === 'string' ? name : { source: name.source, flags: name.flags } }),
    ...(within === undefined ? {} : { within: travelling(within) }),
  }
}
