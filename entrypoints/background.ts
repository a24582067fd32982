import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'

export default defineBackground(() => {
  // The key for the panel: opened in the event itself, after anything awaited the browser refuses.
  browser.commands?.onCommand.addListener((command, tab) => {
    if (command === 'open-panel' && tab !== undefined)
      browser.sidePanel.open({ windowId: tab.windowId }).catch(() => browser.action.openPopup?.())
  })
  // Firefox reloads an extension the moment an update has arrived, in the middle of a session, unless somebody listens.
  browser.runtime.onUpdateAvailable.addListener(() => {})
})
