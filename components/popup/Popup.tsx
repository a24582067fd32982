/** The popup: the same table, compact. Nothing is lost when it closes: what is half made lies in the store. */
import { hasPanel } from '../shared/browser.ts'
import { lazy } from '../shared/Lazy.tsx'
import { SurfaceScreens } from '../shell/Surface.tsx'
import './popup.css'

// Where there is no side panel to open beside it, as on Android, the popup is a page and shows the whole table.
export const PopupTable = lazy(async () =>
  hasPanel() ? (await import('./CompactTable.tsx')).CompactTable : (await import('../table/PanelTable.tsx')).PanelTable,
)

export function Popup() {
  return <SurfaceScreens Table={PopupTable} />
}
