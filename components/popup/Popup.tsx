/** The popup: the same table, compact. Nothing is lost when it closes: what is half made lies in the store. */
import { hasPanel } from '../shared/browser.ts'
import { SurfaceScreens } from '../shell/Surface.tsx'
import { PanelTable } from '../table/PanelTable.tsx'
import { CompactTable } from './CompactTable.tsx'
import './popup.css'

export function Popup() {
  // Where there is no side panel to open beside it, as on Android, the popup is a page and shows the whole table.
  return <SurfaceScreens Table={hasPanel() ? CompactTable : PanelTable} />
}
