/** The side panel. */
import { lazy } from '../shared/Lazy.tsx'
import { SurfaceScreens } from './Surface.tsx'

// Loaded at once and beside the session it is to show, so that neither waits for the other.
const loading = import('../table/PanelTable.tsx')
const PanelTable = lazy(async () => (await loading).PanelTable)

export function Panel() {
  return <SurfaceScreens Table={PanelTable} />
}
