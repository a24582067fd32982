/** Firefox with the built extension in it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { needBrowsers } from '../../../scripts/browsers.ts'
import { until } from '../harness/until.ts'
import { Marionette } from './marionette.ts'

export class FirefoxTableside {
  readonly marionette: Marionette
  readonly addon: string
  readonly #uuid: string
  readonly #process: ChildProcess
  readonly #profile: string

  private constructor(marionette: Marionette, addon: string, uuid: string, browser: ChildProcess, profile: string) {
    this.marionette = marionette
    this.addon = addon
    this.#uuid = uuid
    this.#process = browser
    this.#profile = profile
  }

  /** @throws when there is no build or no browser */
  static async launch(build = path.resolve('.output/firefox-mv3')): Promise<FirefoxTableside> {
    if (!existsSync(path.join(build, 'manifest.json'))) throw new Error(`No build in ${build}: npm run build makes it.`)
    const manifest = JSON.parse(readFileSync(path.join(build, 'manifest.json'), 'utf8'))
    const addon: string = manifest.browser_specific_settings.gecko.id
    const program = needBrowsers('firefox').firefox
    const profile = mkdtempSync(path.join(tmpdir(), 'tableside-firefox-'))
    // A copy: Firefox reads the files when it needs them, and a new build must not change them under its hands.
    const extension = path.join(profile, 'tableside-build')
    cpSync(build, extension, { recursive: true })
    const port = await freePort()
    const uuid = randomUUID()
    const preferences = {
      'marionette.port': port,
      // The address of the extension's pages, which Firefox would otherwise draw by lot.
      'extensions.webextensions.uuids': JSON.stringify({ [addon]: uuid }),
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
      env: { ...process.env, MOZ_HEADLESS: '1' },
    })
    const marionette = await Marionette.connect(port)
    await marionette.send('WebDriver:NewSession')
    await marionette.send('Addon:Install', { path: extension, temporary: true })
    return new FirefoxTableside(marionette, addon, uuid, browser, profile)
  }

  url(page: string): string {
    return `moz-extension://${this.#uuid}/${page}`
  }

  /** Shows a page of the extension in the tab. */
  async goto(page: string): Promise<void> {
    await this.marionette.context('content')
    await this.marionette.send('WebDriver:Navigate', { url: this.url(page) })
  }

  /** Clicks the one element a selector finds, as a user does, once it is there. */
  async click(selector: string): Promise<void> {
    await until(`${selector} to be clickable`, async () => {
      const { value } = await this.marionette.send('WebDriver:FindElement', { using: 'css selector', value: selector })
      await this.marionette.send('WebDriver:ElementClick', { id: Object.values(value)[0] })
      return true
    })
  }

  /** Types into a field, key by key, `\n` for the key Enter. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector)
    // A command a key: several in one reach the page in one go, without the pauses that a person's keys leave it.
    for (const key of text) {
      const { value } = await this.marionette.send('WebDriver:GetActiveElement')
      const id = Object.values(value)[0]
      await this.marionette.send('WebDriver:ElementSendKeys', { id, text: key === '\n' ? '\uE007' : key })
    }
  }

  /** Waits until the page shows this text. */
  async waitForText(wanted: string, selector = 'body'): Promise<string> {
    return until(`“${wanted}” in ${selector}`, async () => {
      const text = await this.marionette.eval(
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
        (place) => document.querySelector<HTMLElement>(place)?.innerText ?? '',
        selector,
      )
      if (text.includes(wanted)) return text
      throw new Error(`it says ${JSON.stringify(text.slice(0, 2000))}`)
    })
  }

  /** Opens the real sidebar and gives the address and the title of what it shows. */
  async sidebar(): Promise<{ url: string; title: string }> {
    await this.marionette.context('chrome')
    const shown = await until('the sidebar to show its page', () =>
      this.marionette.eval(async (addon) => {
        const browser = globalThis as unknown as {
          SidebarController: {
            readonly isOpen: boolean
            show(id: string): Promise<unknown>
            readonly browser: { readonly contentDocument: Document }
          }
        }
        const id = `${addon.toLowerCase().replace(/[^a-z0-9_-]/g, '_')}-sidebar-action`
        if (!browser.SidebarController.isOpen) await browser.SidebarController.show(id)
        const page = browser.SidebarController.browser.contentDocument.getElementById('webext-panels-browser') as
          | (Element & { readonly currentURI: { readonly spec: string }; readonly contentTitle: string })
          | null
        if (page === null || page.contentTitle === '') return undefined
        return { url: page.currentURI.spec, title: page.contentTitle }
      }, this.addon),
    )
    await this.marionette.context('content')
    return shown
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve))
    await this.marionette.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => this.#process.kill('SIGKILL'))
    await gone
    this.marionette.close()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

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
