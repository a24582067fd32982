/** The side panel. */
import { lazy } from '../shared/Lazy.tsx'
import { SurfaceScreens } from './Surface.tsx'

export const PanelTable = lazy(async () => (await import('../table/PanelTable.tsx')).PanelTable)

export function Panel() {
  return <SurfaceScreens Table={PanelTable} />
}
