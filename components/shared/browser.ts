/** The few calls to the browser around the page. Each works, or says that there is no such thing, without a throw. */
import { browser } from 'wxt/browser'

interface PanelDoors {
  readonly sidePanel?: { open(where: { windowId: number }): Promise<void> }
  readonly sidebarAction?: { open(): Promise<void> }
  readonly windows?: { readonly WINDOW_ID_CURRENT: number }
}

const doors = (): PanelDoors => (browser ?? {}) as unknown as PanelDoors

/** Whether this browser has a side panel or a sidebar; Firefox for Android has none. */
export function hasPanel(): boolean {
  const { sidePanel, sidebarAction } = doors()
  return sidePanel?.open !== undefined || sidebarAction?.open !== undefined
}

/** Opens the side panel. It must be called in the click itself: after anything awaited the browser refuses. */
export async function openPanel(): Promise<void> {
  const { sidePanel, sidebarAction, windows } = doors()
  try {
    if (sidebarAction?.open !== undefined) await sidebarAction.open()
    else if (sidePanel?.open !== undefined) await sidePanel.open({ windowId: windows?.WINDOW_ID_CURRENT ?? -2 })
    else openTab()
  } catch {
    openTab()
  }
}

/** Opens the full page. @param address the part behind and with `#` */
export function openTab(address = '#/'): void {
  const url = `table.html${address}`
  const tabs = browser?.tabs
  if (tabs?.create === undefined) globalThis.open?.(url)
  else tabs.create({ url })
}
