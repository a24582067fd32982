/**
 * What runs in Firefox's own window, where the sidebar and the popup can be reached: each function goes there as its
 * source and sees nothing of the test.
 */

/** As much of a `<browser>`, the element that shows a page, as is needed. */
interface Browser extends Element {
  readonly messageManager: {
    addMessageListener(name: string, hear: (message: { data: unknown }) => void): void
    removeMessageListener(name: string, hear: (message: { data: unknown }) => void): void
    loadFrameScript(address: string, later: boolean): void
  }
  readonly currentURI: { readonly spec: string }
}

/** As much of the window. */
interface BrowserWindow {
  readonly SidebarController: {
    readonly isOpen: boolean
    readonly browser: Element & { readonly contentDocument: Document }
    show(id: string): Promise<unknown>
    hide(): void
  }
  readonly gBrowser: {
    selectedTab: unknown
    readonly selectedBrowser: Browser
    addTrustedTab(address: string): unknown
    removeTab(tab: unknown): void
  }
  readonly ChromeUtils: { importESModule(address: string): Record<string, never> }
  readonly document: Document
}

/** What a page is called here. */
export type SurfaceName = 'sidepanel' | 'popup' | 'table'

/** Runs an expression in a page, as one of its own scripts would, whatever its policy lets in. */
export async function inPage(
  name: SurfaceName,
  expression: string,
): Promise<{ readonly is: unknown } | { readonly problem: string }> {
  const { SidebarController, gBrowser, document } = globalThis as unknown as BrowserWindow
  const browser =
    name === 'table'
      ? gBrowser.selectedBrowser
      : name === 'popup'
        ? document.querySelector<Browser>('browser.webextension-popup-browser')
        : SidebarController.isOpen
          ? (SidebarController.browser.contentDocument.getElementById('webext-panels-browser') as Browser | null)
          : null
  if (browser === null) return { problem: 'it is not open' }
  // What is sent to the empty page that stands there first never comes back.
  if (!browser.currentURI.spec.startsWith('moz-extension:')) return { problem: 'its page is on its way' }
  const { messageManager } = browser
  const answer = `tableside:${Math.random()}`
  const script = `
    const box = Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false, sameZoneAs: content })
    const say = (text) => sendAsyncMessage(${JSON.stringify(answer)}, text)
    try {
      Cu.evalInSandbox(${JSON.stringify(
        `(async () => JSON.stringify({ is: (await (${expression})) ?? null }))()`,
      )}, box).then(say, (problem) => say(JSON.stringify({ problem: String(problem) })))
    } catch (problem) {
      say(JSON.stringify({ problem: String(problem) }))
    }`
  const text = await new Promise<string>((resolve) => {
    // A page that was just being replaced by another never answers: whoever waits asks again.
    setTimeout(() => resolve('{"problem":"it does not answer"}'), 5000)
    const hear = ({ data }: { data: unknown }) => {
      messageManager.removeMessageListener(answer, hear)
      resolve(String(data))
    }
    messageManager.addMessageListener(answer, hear)
    messageManager.loadFrameScript(`data:,(() => {${encodeURIComponent(script)}})()`, false)
  })
  return JSON.parse(text)
}

/** Where a page's upper left corner is in the window. */
export function cornerOf(name: SurfaceName): { readonly x: number; readonly y: number } {
  const { SidebarController, gBrowser, document } = globalThis as unknown as BrowserWindow
  const corner = (element: Element | null) => element?.getBoundingClientRect() ?? { x: 0, y: 0 }
  if (name === 'table') return corner(gBrowser.selectedBrowser)
  if (name === 'popup') return corner(document.querySelector('browser.webextension-popup-browser'))
  const outer = corner(SidebarController.browser)
  const inner = corner(SidebarController.browser.contentDocument.getElementById('webext-panels-browser'))
  return { x: outer.x + inner.x, y: outer.y + inner.y }
}

/** Opens the extension's sidebar, as its entry in the browser's menu does. After an installation it opens by itself. */
export async function openSidebar(addon: string): Promise<void> {
  const { SidebarController } = globalThis as unknown as BrowserWindow
  if (!SidebarController.isOpen)
    await SidebarController.show(`${addon.toLowerCase().replace(/[^a-z0-9_-]/g, '_')}-sidebar-action`)
}

export function closeSidebar(): void {
  const { SidebarController } = globalThis as unknown as BrowserWindow
  SidebarController.hide()
}

/** Opens the extension's popup, as a click on its button does. */
export async function openPopup(addon: string): Promise<void> {
  const { ChromeUtils } = globalThis as unknown as BrowserWindow
  const { ExtensionParent } = ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionParent.sys.mjs',
  ) as unknown as {
    ExtensionParent: {
      GlobalManager: { getExtension(id: string): unknown }
      apiManager: {
        global: {
          browserActionFor(extension: unknown): { openPopup(window: unknown, unasked: boolean): Promise<unknown> }
        }
      }
    }
  }
  const extension = ExtensionParent.GlobalManager.getExtension(addon)
  await ExtensionParent.apiManager.global.browserActionFor(extension).openPopup(window, true)
}

/** Closes the popup as a click outside does. */
export function closePopup(): void {
  const { document } = globalThis as unknown as BrowserWindow
  const panel = document.querySelector('browser.webextension-popup-browser')?.closest('panel')
  ;(panel as unknown as { hidePopup(): void } | null)?.hidePopup()
}

export function isPopupOpen(): boolean {
  const { document } = globalThis as unknown as BrowserWindow
  return document.querySelector('browser.webextension-popup-browser') !== null
}

/** Opens a page in a tab of its own and shows it. */
export function openTab(address: string): void {
  const { gBrowser } = globalThis as unknown as BrowserWindow
  gBrowser.selectedTab = gBrowser.addTrustedTab(address)
}

export function closeTab(): void {
  const { gBrowser } = globalThis as unknown as BrowserWindow
  gBrowser.removeTab(gBrowser.selectedTab)
}

/** Title and address of what the sidebar shows. */
export function sidebarShows(): { readonly url: string; readonly title: string } | null {
  const { SidebarController } = globalThis as unknown as BrowserWindow
  if (!SidebarController.isOpen) return null
  const page = SidebarController.browser.contentDocument.getElementById('webext-panels-browser') as
    | (Browser & { readonly contentTitle: string })
    | null
  return page === null ? null : { url: page.currentURI.spec, title: page.contentTitle }
}

/** Errors and breaches of the policy that pages of the extension reported since this was asked last. */
export function reported(origin: string): string[] {
  const { Services } = globalThis as unknown as {
    Services: {
      console: {
        getMessageArray(): { readonly sourceName?: string; readonly errorMessage?: string; readonly flags?: number }[]
        reset(): void
      }
    }
  }
  const messages = Services.console.getMessageArray()
  Services.console.reset()
  // Bit 0 is a warning.
  return messages
    .filter(({ sourceName = '', flags = 1 }) => sourceName.startsWith(origin) && (flags & 1) === 0)
    .map(({ errorMessage = '', sourceName = '' }) => `${sourceName}: ${errorMessage}`)
}
