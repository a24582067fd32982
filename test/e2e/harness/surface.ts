/**
 * Drives one page of the extension with real mouse and key events, the side panel, the popup and a tab alike.
 * Everything that acts waits until it can.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Driven, Point } from './driven.ts'
import { chordOf } from './keys.ts'
import { Page } from './page.ts'
import { findOne, type Place } from './places.ts'
import type { Wire } from './wire.ts'

/** How a page is looked at. What is left out is as the browser has it. */
export interface Look {
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly reducedMotion?: boolean
  readonly forcedColors?: boolean
  /** Paper, for the print view. */
  readonly print?: boolean
}

export class Surface extends Page implements Driven {
  /** Takes the wheel of a page and waits until it has loaded. */
  static async drive(name: string, wire: Wire, close: () => Promise<void>): Promise<Surface> {
    const surface = new Surface(name, wire, close)
    await surface.begin()
    return surface
  }

  /** Clicks the middle of what is at a place, once it is there, at rest and not covered. */
  async click(place: Place, { clicks = 1 } = {}): Promise<void> {
    const at = await this.#middle(place)
    await this.#mouse('mouseMoved', at)
    for (let clickCount = 1; clickCount <= clicks; clickCount++) {
      await this.#mouse('mousePressed', at, { button: 'left', buttons: 1, clickCount })
      await this.#mouse('mouseReleased', at, { button: 'left', clickCount })
    }
  }

  /** Taps it with a finger. */
  async tap(place: Place): Promise<void> {
    const at = await this.#middle(place)
    await this.wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await this.wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** Drags one thing onto another with the mouse. */
  async drag(from: Place, to: Place): Promise<void> {
    const start = await this.#middle(from)
    await this.#mouse('mouseMoved', start)
    await this.#mouse('mousePressed', start, { button: 'left', buttons: 1, clickCount: 1 })
    const end = await this.with(to, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    for (const part of [0.25, 0.5, 0.75, 1])
      await this.#mouse(
        'mouseMoved',
        { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
        { button: 'left', buttons: 1 },
      )
    await this.#mouse('mouseReleased', end, { button: 'left', clickCount: 1 })
  }

  async #mouse(type: string, at: Point, more: Record<string, unknown> = {}): Promise<void> {
    await this.wire.send('Input.dispatchMouseEvent', { type, ...at, ...more })
  }

  /** Where a pointer aims. */
  #middle(place: Place): Promise<Point> {
    return this.middleOf(place, 1)
  }

  /** Types text into whatever has the focus, key by key. */
  async type(text: string): Promise<void> {
    // Sent one after the other without waiting for each answer: the page gets them in this order all the same.
    await Promise.all([...text].map((character) => this.press(character === ' ' ? 'Space' : character)))
  }

  /** Replaces what a field holds. */
  async fill(place: Place, text: string): Promise<void> {
    await this.click(place)
    await this.with(place, (field) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    if (text === '') await this.press('Delete')
    else await this.type(text)
  }

  /** Puts text in at once, as a paste does. */
  async paste(text: string): Promise<void> {
    await this.wire.send('Input.insertText', { text })
  }

  /** Chooses an option of a select by its text or value. */
  async choose(place: Place, option: string): Promise<void> {
    await this.with(
      place,
      (field, wanted) => {
        if (!(field instanceof HTMLSelectElement)) throw new Error('not a select')
        const found = [...field.options].find((one) => one.value === wanted || one.text === wanted)
        if (found === undefined) throw new Error(`no option ${wanted}`)
        field.value = found.value
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      },
      option,
    )
  }

  /** Gives a file to where one is picked. */
  async pickFile(place: Place, file: string): Promise<void> {
    await this.wire.send('DOM.setFileInputFiles', { files: [file], objectId: await findOne(this.wire, place) })
  }

  /** Lets the browser save files into a folder, as it does for whoever uses it. */
  async saveFilesIn(folder: string): Promise<void> {
    await this.wire.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder })
  }

  /**
   * Lets the extension have so many bytes and no more; undefined: as many as there are.
   * @throws where there is no such page any more
   */
  async allowBytes(quotaSize: number | undefined): Promise<void> {
    const origin = await this.eval(() => location.origin)
    await this.wire.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    })
  }

  /** Presses a key or a chord: `Enter`, `?`, `Shift+Tab`, `Control+z`. */
  async press(chord: string): Promise<void> {
    const { key, modifiers } = chordOf(chord)
    const typed = key.text === undefined ? { type: 'rawKeyDown' } : { type: 'keyDown' }
    const { text, ...released } = key
    await Promise.all([
      this.wire.send('Input.dispatchKeyEvent', { ...typed, ...key, modifiers }),
      this.wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...released, modifiers }),
    ])
  }

  /** Brings a tab before the others; behind them a page paints once a second at most. */
  async bringToFront(): Promise<void> {
    await this.wire.send('Page.bringToFront')
  }

  /** Changes how the page is looked at. */
  async look({ theme, width, height, reducedMotion, forcedColors, print }: Look): Promise<void> {
    const features = [
      { name: 'prefers-color-scheme', value: theme ?? '' },
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : '' },
      { name: 'forced-colors', value: forcedColors ? 'active' : '' },
    ]
    await this.wire.send('Emulation.setEmulatedMedia', { media: print ? 'print' : '', features })
    if (width === undefined && height === undefined)
      await this.wire.send('Emulation.clearDeviceMetricsOverride').catch(() => undefined)
    else {
      const now = await this.eval(() => ({ width: innerWidth, height: innerHeight }))
      const size = { width: width ?? now.width, height: height ?? now.height }
      await this.wire.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false })
      await this.waitFor('the size', (wide) => innerWidth === wide, size.width)
    }
    await this.#painted()
  }

  /** Waits until the page has painted what it is now: by then whatever watches its size has seen it. */
  #painted(): Promise<void> {
    return this.eval(async () => {
      for (let frame = 0; frame < 2 && !document.hidden; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }

  /** Waits until nothing moves or changes its colour any more. */
  async rest(): Promise<void> {
    await this.waitFor('the page to come to rest', () =>
      document
        .getAnimations()
        .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
    )
  }

  /** Scrolls everything to its top. */
  async scrollToTop(): Promise<void> {
    await this.eval(() => {
      for (const element of document.querySelectorAll('*')) element.scrollTop = 0
    })
  }

  /**
   * A picture of what is on the screen, once nothing moves.
   * @param file where to put it, as WebP where its name ends so, else as PNG; without it nothing is written
   */
  async screenshot(file?: string): Promise<Buffer> {
    await this.rest()
    const format = file?.endsWith('.webp') ? { format: 'webp', quality: 80 } : { format: 'png' }
    const { data } = await this.wire.send('Page.captureScreenshot', format)
    const picture = Buffer.from(data, 'base64')
    if (file !== undefined) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, picture)
    }
    return picture
  }

  /**
   * The page as it would be printed, as a PDF: as large as it is, and without the browser's own header and margins.
   * @param paper width and height in inches
   */
  async pdf(paper: { readonly width: number; readonly height: number }): Promise<Uint8Array> {
    const { data } = await this.wire.send('Page.printToPDF', {
      paperWidth: paper.width,
      paperHeight: paper.height,
      printBackground: false,
    })
    return Uint8Array.from(Buffer.from(data, 'base64'))
  }

  /**
   * What axe has against the page: `rule: where (why)`, one line an element.
   * @param rules only these, such as `color-contrast`, which alone depends on the theme
   */
  async axe(...rules: string[]): Promise<string[]> {
    await this.rest()
    const loaded = await this.eval(() => 'axe' in globalThis)
    if (!loaded) await this.wire.send('Runtime.evaluate', { expression: axeSource() })
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const only = rules.length > 0 ? { type: 'rule', values: rules } : { type: 'tag', values: tags }
    return this.value(`axe
      .run(document, { runOnly: ${JSON.stringify(only)}, resultTypes: ['violations'] })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ' (' + failureSummary.replace(/\\s+/g, ' ') + ')')))`)
  }
}

let source: string | undefined

function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}
