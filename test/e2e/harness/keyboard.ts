/** A page by keyboard alone, and what somebody hears of it who does not see it. */
import type { Surface } from './surface.ts'

/** What is left in the page. */
interface Watched {
  readonly heard: string[]
  readonly lost: string[]
}

export class Keyboard {
  readonly #surface: Surface

  constructor(surface: Surface) {
    this.#surface = surface
  }

  /** Begins to listen to the live region, and to look where the focus is in every picture the screen shows. */
  async watch(): Promise<void> {
    await this.#surface.eval(() => {
      const heard: string[] = []
      const lost: string[] = []
      Object.assign(globalThis, { heard, lost })
      const live = document.querySelector('[role="status"]')
      if (live === null) throw new Error('no live region')
      // Every node that comes into it is read out.
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.type === 'characterData' ? [change.target] : change.addedNodes)
            if (node.textContent) heard.push(node.textContent)
      }).observe(live, { childList: true, subtree: true, characterData: true })
      // Once something has the focus, something has it in every picture the screen shows. Two may lose it: Tab, at the
      // end of the page to the browser, and a link, until what it leads to has been loaded.
      let had = false
      let left: Element | null = null
      addEventListener('keydown', ({ key }) => {
        if (key === 'Tab') had = false
      })
      addEventListener('hashchange', () => {
        left = document.activeElement
        had = false
      })
      const look = () => {
        const on = document.activeElement
        if (on !== document.body) {
          if (on !== left) {
            left = null
            had = true
          }
        } else if (had && document.querySelector('h1') !== null) {
          lost.push(`${document.querySelector('h1')?.textContent}: ${document.querySelector('#question')?.textContent}`)
          had = false
        }
        requestAnimationFrame(look)
      }
      look()
    })
  }

  /** What the live region has said since this was asked last. */
  heard(): Promise<string[]> {
    return this.#surface.eval(() => (globalThis as unknown as Watched).heard.splice(0))
  }

  /** The pictures in which the focus was nowhere since this was asked last. */
  lost(): Promise<string[]> {
    return this.#surface.eval(() => (globalThis as unknown as Watched).lost.splice(0))
  }

  /** Presses keys one after the other; after each the focus is somewhere. */
  async press(...chords: string[]): Promise<void> {
    for (const chord of chords) {
      await this.#surface.press(chord)
      await this.focusKept(chord)
    }
  }

  /** Waits until whatever the key changed stands on the screen; something then has the focus. */
  async focusKept(after: string): Promise<void> {
    await this.#surface.eval(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    // What is loaded first, such as the check, has its heading a moment later.
    await this.#surface.waitFor(`the focus after ${after}`, () => document.activeElement !== document.body)
  }

  /**
   * Goes on with Tab until this has the focus.
   * @param key `Shift+Tab` for the other way
   */
  async tabTo(wanted: string | RegExp, key = 'Tab'): Promise<void> {
    const passed: string[] = []
    for (let tabs = 0; tabs < 120; tabs++) {
      const on = await this.#surface.focused()
      if (typeof wanted === 'string' ? on === wanted : wanted.test(on)) return
      passed.push(on)
      await this.#surface.press(key)
    }
    throw new Error(`Tab does not lead to ${wanted}, only to ${[...new Set(passed)].join('; ')}`)
  }

  /** Goes to something and presses Enter on it. */
  async take(wanted: string | RegExp, key = 'Tab'): Promise<void> {
    await this.tabTo(wanted, key)
    await this.#surface.press('Enter')
  }
}
