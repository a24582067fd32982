/** Firefox with the built extension in it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { needBrowsers } from '../../../scripts/browsers.ts'
import { until } from '../harness/until.ts'
import { Marionette } from './marionette.ts'
import { FirefoxSurface } from './surface.ts'
import {
  closePopup,
  closeSidebar,
  closeTab,
  isPopupOpen,
  openPopup,
  openSidebar,
  openTab,
  reported,
  sidebarShows,
} from './window.ts'

export class FirefoxTableside {
  readonly #marionette: Marionette
  readonly #addon: string
  readonly #process: ChildProcess
  readonly #profile: string
  readonly #temporary: boolean

  private constructor(
    marionette: Marionette,
    addon: string,
    browser: ChildProcess,
    profile: string,
    temporary: boolean,
  ) {
    this.#marionette = marionette
    this.#addon = addon
    this.#process = browser
    this.#profile = profile
    this.#temporary = temporary
  }

  /**
   * @param options.profile folder of a profile to go on with; without it a new one, which closing deletes
   * @param options.build folder of the built extension
   * @throws when there is no build or no browser
   */
  static async launch({
    profile: kept,
    build = path.resolve('.output/firefox-mv3'),
  }: {
    readonly profile?: string
    readonly build?: string
  } = {}): Promise<FirefoxTableside> {
    if (!existsSync(path.join(build, 'manifest.json'))) throw new Error(`No build in ${build}: npm run build makes it.`)
    const manifest = JSON.parse(readFileSync(path.join(build, 'manifest.json'), 'utf8'))
    const addon: string = manifest.browser_specific_settings.gecko.id
    const program = needBrowsers('firefox').firefox
    const profile = kept ?? mkdtempSync(path.join(tmpdir(), 'tableside-firefox-'))
    // A copy: Firefox reads the files when it needs them, and a new build must not change them under its hands.
    const extension = path.join(profile, 'tableside-build')
    rmSync(extension, { recursive: true, force: true })
    cpSync(build, extension, { recursive: true })
    const port = await freePort()
    const preferences = {
      'marionette.port': port,
      // The address of the extension's pages, which Firefox would otherwise draw by lot.
      'extensions.webextensions.uuids': JSON.stringify({ [addon]: UUID }),
      // An extension that is loaded for a test is taken for removed when the browser ends, and its data with it.
      'extensions.webextensions.keepStorageOnUninstall': true,
      'extensions.webextensions.keepUuidOnUninstall': true,
      // Each start after a kill would else offer to put the old windows back, and after three of them a safe mode.
      'browser.sessionstore.resume_from_crash': false,
      'toolkit.startup.max_resumed_crashes': -1,
      'app.update.enabled': false,
      'browser.aboutwelcome.enabled': false,
      'browser.shell.checkDefaultBrowser': false,
      'browser.startup.homepage': 'about:blank',
      'browser.startup.page': 0,
      'datareporting.policy.dataSubmissionEnabled': false,
      'extensions.systemAddon.update.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'toolkit.telemetry.enabled': false,
    }
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    )
    writeFileSync(path.join(profile, 'user.js'), lines.join(''))
    const args = ['--headless', '--no-remote', '--profile', profile, '--marionette', '--remote-allow-system-access']
    const browser = spawn(program, [...args, 'about:blank'], {
      stdio: 'ignore',
      // A process group of its own, so that all of it can be killed at once.
      detached: true,
      env: { ...process.env, MOZ_HEADLESS: '1' },
    })
    const marionette = await Marionette.connect(port)
    await marionette.send('WebDriver:NewSession')
    await marionette.context('chrome')
    await marionette.send('Addon:Install', { path: extension, temporary: true })
    return new FirefoxTableside(marionette, addon, browser, profile, kept === undefined)
  }

  url(page: string): string {
    return `${ORIGIN}/${page}`
  }

  /** Opens the real sidebar and waits until its page has loaded. */
  async panel(): Promise<FirefoxSurface> {
    await until('the sidebar to open', async () => {
      await this.#marionette.eval(openSidebar, this.#addon)
      return (await this.#marionette.eval(sidebarShows)) !== null
    })
    return this.panelOpened()
  }

  /** The sidebar that opens by itself, or by what was done on another page. */
  panelOpened(): Promise<FirefoxSurface> {
    const panel = new FirefoxSurface('sidepanel', this.#marionette, () => this.#marionette.eval(closeSidebar))
    return this.#loaded(panel, 'sidepanel.html')
  }

  /** Opens the real popup. */
  async popup(): Promise<FirefoxSurface> {
    await this.#marionette.eval(openPopup, this.#addon)
    const popup = new FirefoxSurface('popup', this.#marionette, async () => {
      await this.#marionette.eval(closePopup)
      await this.popupClosed()
    })
    return this.#loaded(popup, 'popup.html')
  }

  /** Waits until the popup has closed, by itself or because it was told to. */
  async popupClosed(): Promise<void> {
    await until('the popup to close', async () => !(await this.#marionette.eval(isPopupOpen)))
  }

  /** Opens a page of the extension in a tab and shows it. */
  async tab(page = 'table.html'): Promise<FirefoxSurface> {
    await this.#marionette.eval(openTab, this.url(page))
    const tab = new FirefoxSurface('table', this.#marionette, () => this.#marionette.eval(closeTab))
    return this.#loaded(tab, page)
  }

  async #loaded(surface: FirefoxSurface, page: string): Promise<FirefoxSurface> {
    await surface.waitFor(
      'the page to load',
      (address) => location.href.startsWith(address) && document.readyState === 'complete',
      this.url(page.split('#')[0] ?? page),
    )
    return surface
  }

  /** What the sidebar shows. */
  async sidebarShows(): Promise<{ url: string; title: string } | null> {
    return this.#marionette.eval(sidebarShows)
  }

  /** Errors that the extension's pages reported since this was asked last. */
  problems(): Promise<string[]> {
    return this.#marionette.eval(reported, ORIGIN)
  }

  /** Ends the browser and all its processes between two instructions, as a failing machine does. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve))
    process.kill(-(this.#process.pid ?? 0), 'SIGKILL')
    await gone
    this.#marionette.close()
  }

  /**
   * Closes the browser.
   * @throws when one of its pages reported an error
   */
  async close(): Promise<void> {
    const problems = await this.problems()
    const gone = new Promise((resolve) => this.#process.once('exit', resolve))
    await this.#marionette.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => this.#process.kill('SIGKILL'))
    await gone
    this.#marionette.close()
    if (this.#temporary) rmSync(this.#profile, { recursive: true, force: true, maxRetries: 3 })
    if (problems.length > 0) throw new Error(`Errors in the pages:\n${problems.join('\n')}`)
  }
}

/** Part of the address of the extension's pages, the same at every start. */
const UUID = '7ab1e51d-e000-4000-8000-000000000001'
const ORIGIN = `moz-extension://${UUID}`

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
