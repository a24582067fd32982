/** The side panel. */
import { PanelTable } from '../table/PanelTable.tsx'
import { SurfaceScreens } from './Surface.tsx'

export function Panel() {
  return <SurfaceScreens Table={PanelTable} />
}
