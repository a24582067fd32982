/** One surface: the screen that the address names, the table where it names none. */
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { followAwake } from '../settings/awake.ts'
import { route } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import { followUpdates } from '../shared/update.ts'
import { followTable, type OpenSession, table } from '../table/model.ts'
import { Empty } from './Empty.tsx'
import { Failed, Guard } from './Failure.tsx'
import { followNews } from './news.ts'
import { loadScreensWhenIdle, screens } from './screens.ts'

interface SurfaceProps {
  /** The table as this surface shows it. */
  readonly Table: ComponentType<{ readonly session: OpenSession }>
}

/** Follows the table for as long as the surface is there, whichever screen is shown. */
export function SurfaceScreens({ Table }: SurfaceProps) {
  useEffect(() => {
    // A popup is gone before anybody misses another screen.
    if (surface.peek() !== 'popup') loadScreensWhenIdle()
    const stops = [followTable(), followAwake(), followUpdates(), followNews()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const { screen, rest } = route.value
  const Screen = screen === 'table' ? undefined : screens[screen]
  if (Screen === undefined) return <Opened Table={Table} />
  return (
    <Guard key={screen}>
      <Screen rest={rest} />
    </Guard>
  )
}

function Opened({ Table }: SurfaceProps) {
  const session = table.value
  if (session === undefined) return <Empty />
  if (session === null) return <Empty key="nothing" why="nothing" />
  if (session === 'unloaded') return <Failed />
  if (session === 'game' || session === 'setup') return <Empty key={session} why={session} />
  return (
    <Guard key={session.id}>
      <Table session={session} />
    </Guard>
  )
}
