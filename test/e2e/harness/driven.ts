/** A page in whichever browser it is: what it can be asked, what a person can do with it, and where a pointer finds it. */
import { describePlace, type Place } from './places.ts'
import { atOnce, until } from './until.ts'

/** A page as it is read. A browser brings the four questions; waiting for an answer is the same in all of them. */
export abstract class Legible {
  /** `sidepanel`, `popup` or `table`, for errors. */
  abstract readonly name: string

  /**
   * Runs a function in the page and gives its answer; a promise is waited for. It sees nothing of the test but its
   * arguments.
   */
  abstract eval<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>

  /**
   * Runs a function in the page on the one element at a place.
   * @throws when nothing is there, or more than one thing and no `nth`
   */
  abstract with<Args extends readonly unknown[], Answer>(
    place: Place,
    run: (element: Element, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>

  /** How many there are now. */
  abstract count(place: Place): Promise<number>

  /** The text of each thing at a place. */
  abstract texts(place: Place): Promise<string[]>

  /** The text a reader sees, white space as one space. */
  text(place: Place = 'body'): Promise<string> {
    return this.with(place, (element) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      (element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')).replace(/\s+/g, ' ').trim(),
    )
  }

  /** Waits until a function that runs in the page says something other than false, null or undefined. */
  async waitFor<Args extends readonly unknown[], Answer>(
    what: string,
    run: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const answer = await until<{ is: Answer }>(`${what} (${this.name})`, async () => {
      const is = await atOnce(this.eval(run, ...args))
      return is === false || is === null || is === undefined ? undefined : { is: is as Answer }
    })
    return answer.is
  }

  /** Waits until the page shows this text. */
  waitForText(wanted: string | RegExp, place: Place = 'body'): Promise<string> {
    return until(`${wanted} on ${this.name}`, async () => {
      const text = await atOnce(this.text(place))
      if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) return text
      throw new Error(`it says ${JSON.stringify(text.slice(0, 2000))}`)
    })
  }

  /** Waits until something is there: one thing, unless the place says which of several. */
  async waitForPlace(place: Place): Promise<void> {
    await until(`${describePlace(place)} on ${this.name}`, () => atOnce(this.with(place, () => true)))
  }

  /** Waits until nothing is there. */
  async waitForNo(place: Place): Promise<void> {
    await until(`no ${describePlace(place)} on ${this.name}`, async () => (await atOnce(this.count(place))) === 0)
  }

  /**
   * Waits until a pointer at the middle of what is at a place would reach it, once it is in view and at rest.
   * @param frames how many have to be painted before the browser aims at what is seen
   */
  protected middleOf(place: Place, frames: number): Promise<Point> {
    return until(`${describePlace(place)} to be clickable on ${this.name}`, async () => {
      const found = await atOnce(this.with(place, aim, frames))
      if ('problem' in found) throw new Error(found.problem)
      return found
    })
  }
}

/** A page that a person acts on. Whatever acts waits until it can. */
export interface Driven extends Legible {
  /** Clicks the middle of what is at a place, once it is there, at rest and not covered. */
  click(place: Place): Promise<void>
  /** Taps it with a finger. */
  tap(place: Place): Promise<void>
  /** Replaces what a field holds. */
  fill(place: Place, text: string): Promise<void>
  /** Types text into whatever has the focus, key by key. */
  type(text: string): Promise<void>
  /** Presses a key or a chord: `Enter`, `?`, `Shift+Tab`, `Control+z`. */
  press(chord: string): Promise<void>
}

/** In pixels from the page's upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Scrolls an element into view and says where its middle is, or why a pointer there would not reach it. Runs in the page. */
async function aim(element: Element, frames: number): Promise<Point | { readonly problem: string }> {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, size: width * height }
  }
  const before = middle()
  // A page behind another paints nothing, and would be waited for in vain.
  for (let frame = 0; frame < frames && !document.hidden; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  const { x, y, size } = middle()
  if (before.x !== x || before.y !== y) return { problem: 'it moves' }
  const hit = document.elementFromPoint(x, y)
  if (size === 0 || hit === null) return { problem: 'it is not on the screen' }
  if (!element.contains(hit) && hit.closest('label')?.control !== element)
    return { problem: `it is under ${hit.outerHTML.slice(0, 120)}` }
  if (element.matches(':disabled')) return { problem: 'it is disabled' }
  return { x, y }
}
