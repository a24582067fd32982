/** Chromium with the built extension in it. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, type CDPSession, chromium } from 'playwright-core'
import { needBrowsers } from '../../../scripts/browsers.ts'
import { Surface } from './surface.ts'
import { until } from './until.ts'
import { flatWire, nestedWire, type Wire } from './wire.ts'

export interface LaunchOptions {
  /** Folder of a profile to go on with; without it a new one, which closing deletes. */
  readonly profile?: string
  readonly headless?: boolean
  /** Folder of the built extension. */
  readonly build?: string
  /** Id of an extension that is installed in the profile: nothing is loaded, and it may be updated. */
  readonly installed?: string
}

export class Tableside {
  /** The extension's id. */
  readonly id: string
  readonly profile: string
  readonly #context: BrowserContext
  readonly #browser: CDPSession
  readonly #surfaces: Surface[] = []
  readonly #temporary: boolean

  private constructor(id: string, profile: string, temporary: boolean, context: BrowserContext, browser: CDPSession) {
    this.id = id
    this.profile = profile
    this.#temporary = temporary
    this.#context = context
    this.#browser = browser
  }

  /** @throws when there is no build or no browser */
  static async launch({
    profile,
    headless = true,
    build = path.resolve('.output/chrome-mv3'),
    installed,
  }: LaunchOptions = {}): Promise<Tableside> {
    if (!existsSync(path.join(build, 'manifest.json'))) throw new Error(`No build in ${build}: npm run build makes it.`)
    const folder = profile ?? mkdtempSync(path.join(tmpdir(), 'tableside-'))
    // A copy: the browser reads the files when it needs them, and a new build must not change them under its hands.
    const extension = path.join(folder, 'tableside-build')
    if (installed === undefined) {
      rmSync(extension, { recursive: true, force: true })
      cpSync(build, extension, { recursive: true })
    }
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: needBrowsers('chromium').chromium,
      headless,
      viewport: null,
      chromiumSandbox: process.getuid?.() !== 0,
      ignoreDefaultArgs: [
        '--disable-extensions',
        ...(installed === undefined ? [] : ['--disable-background-networking', '--disable-component-update']),
      ],
      args: [
        '--enable-unsafe-extension-debugging',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Who looks for updates finds only what this machine has.
        ...(installed === undefined
          ? ['--disable-background-networking', '--disable-component-update']
          : ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']),
        '--disable-sync',
        '--window-size=1280,800',
        // Without a screen it takes one of 800 × 600 for granted, on which no popup has room.
        '--screen-info={1920x1080}',
      ],
    })
    const owner = context.browser()
    if (owner === null) throw new Error('The browser closed at once.')
    const browser = await owner.newBrowserCDPSession()
    if (installed !== undefined) return new Tableside(installed, folder, profile === undefined, context, browser)
    // Over the protocol rather than on the command line, where Chrome itself no longer takes extensions.
    const load = browser.send.bind(browser) as unknown as (
      method: string,
      params: { path: string },
    ) => Promise<{ id: string }>
    const { id } = await load('Extensions.loadUnpacked', { path: extension })
    return new Tableside(id, folder, profile === undefined, context, browser)
  }

  url(page: string): string {
    return `chrome-extension://${this.id}/${page}`
  }

  /**
   * Opens a page of the extension in a tab.
   * @param alone how long the tab, and then the page, is left to itself before anything listens, for whoever measures it
   */
  async tab(page = 'table.html', alone?: () => Promise<void>): Promise<Surface> {
    const tab = await this.#context.newPage()
    await alone?.()
    await tab.goto(this.url(page))
    await alone?.()
    const wire = flatWire(await this.#context.newCDPSession(tab))
    return this.#drive(Surface.drive('table', wire, () => tab.close()))
  }

  /**
   * Opens the real side panel.
   * @param alone how long it is left to itself before anything listens to it
   */
  panel(alone?: () => Promise<void>): Promise<Surface> {
    return this.#open('sidepanel', 'chrome.sidePanel.open({ windowId: chrome.windows.WINDOW_ID_CURRENT })', alone)
  }

  /**
   * Opens the real popup.
   * @param alone how long it is left to itself before anything listens to it
   */
  popup(alone?: () => Promise<void>): Promise<Surface> {
    return this.#open('popup', 'chrome.action.openPopup()', alone)
  }

  /** A line to the service worker. It has to be awake: the browser lets it sleep half a minute after it was needed. */
  async worker(): Promise<Wire> {
    const targetId = await until('the service worker', async () => {
      const { targetInfos } = await this.#browser.send('Target.getTargets')
      return targetInfos.find((one) => one.type === 'service_worker' && one.url.startsWith(this.url('')))?.targetId
    })
    return nestedWire(this.#browser, targetId)
  }

  /** Opens one of the places that only the browser can open, as a click on a page of the extension would. */
  async #open(name: 'sidepanel' | 'popup', command: string, alone?: () => Promise<void>): Promise<Surface> {
    const known = new Set(await this.#targets(name))
    // A page without any of our code: opening must not start another copy of the app.
    const page = this.#context.pages().find((one) => one.url() === 'about:blank') ?? (await this.#context.newPage())
    await page.goto(this.url('icon/16.png'))
    await page.bringToFront()
    const session = await this.#context.newCDPSession(page)
    const { exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: command,
      userGesture: true,
      awaitPromise: true,
    })
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? command)
    await alone?.()
    const targetId = await until(`the ${name} to open`, async () =>
      (await this.#targets(name)).find((target) => !known.has(target)),
    )
    await page.goto('about:blank')
    // Beside the panel, and after the popup, people have before them the page they came from.
    if (name === 'sidepanel') await this.#newestTab()?.bringToFront()
    const wire = await nestedWire(this.#browser, targetId)
    return this.#drive(
      Surface.drive(name, wire, async () => {
        await this.#browser.send('Target.closeTarget', { targetId })
        await until(`the ${name} to close`, async () => !(await this.#targets(name)).includes(targetId))
        // That would close a popup beside the panel.
        if (name === 'popup') await this.#newestTab()?.bringToFront()
      }),
    )
  }

  /** The last page of the extension that was opened in a tab. */
  #newestTab() {
    return this.#context.pages().findLast((one) => one.url().startsWith(this.url('')))
  }

  async #targets(name: string): Promise<string[]> {
    const { targetInfos } = await this.#browser.send('Target.getTargets')
    return targetInfos
      .filter((target) => target.url.split(/[?#]/)[0] === this.url(`${name}.html`))
      .map((target) => target.targetId)
  }

  async #drive(opening: Promise<Surface>): Promise<Surface> {
    const surface = await opening
    this.#surfaces.push(surface)
    return surface
  }

  /** Closes the tabs with nothing in them, which opening the panel and the popup left. */
  async closeBlankTabs(): Promise<void> {
    for (const page of this.#context.pages()) if (page.url() === 'about:blank') await page.close()
  }

  /** Waits until its user closes the browser. */
  closed(): Promise<void> {
    return new Promise((resolve) => this.#context.once('close', () => resolve()))
  }

  /**
   * Closes the browser.
   * @throws when one of its pages reported an error; a test that provokes one empties that page's `problems`
   */
  async close(): Promise<void> {
    await this.#context.close()
    if (this.#temporary) rmSync(this.profile, { recursive: true, force: true, maxRetries: 3 })
    const problems = this.#surfaces.flatMap((surface) => surface.problems)
    if (problems.length > 0) throw new Error(`Errors in the pages:\n${problems.join('\n')}`)
  }
}
