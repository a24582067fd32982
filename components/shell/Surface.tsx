/** One surface: the screen that the address names, the table where it names none. */
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { followAwake } from '../settings/awake.ts'
import { Icon } from '../shared/Icon.tsx'
import { route, to } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import { followUpdates } from '../shared/update.ts'
import { followTable, type OpenSession, table } from '../table/model.ts'
import { words as tableWords } from '../table/words.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Bar } from './Frame.tsx'
import { Menu } from './Menu.tsx'
import { BackupNotice, Notices } from './Notices.tsx'
import { screens } from './screens.ts'
import { words as shell } from './words.ts'

interface SurfaceProps {
  /** The table as this surface shows it. */
  readonly Table: ComponentType<{ readonly session: OpenSession }>
}

/** Follows the table for as long as the surface is there, whichever screen is shown. */
export function SurfaceScreens({ Table }: SurfaceProps) {
  useEffect(() => {
    const stops = [followTable(), followAwake(), followUpdates()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const { screen, rest } = route.value
  const Screen = screen === 'table' ? undefined : screens[screen]
  if (Screen !== undefined) return <Screen key={screen} rest={rest} />
  return <Opened Table={Table} />
}

function Opened({ Table }: SurfaceProps) {
  const say = tableWords.value
  const session = table.value
  if (session === undefined) return <Empty title="" />
  if (session === null) return <Empty title={say.nothing} note={say.nothingNote} start />
  if (session === 'game') return <Empty title={say.nothing} note={say.unknownGame} start />
  if (session === 'setup') return <Empty title={say.nothing} note={say.badSetup} start />
  return <Table key={session.id} session={session} />
}

interface EmptyProps {
  readonly title: string
  readonly note?: string
  readonly start?: boolean
}

/** The table before there is anything on it. */
function Empty({ title, note, start = false }: EmptyProps) {
  const say = tableWords.value
  return (
    <div class="panel">
      {surface.value === 'tab' ? null : (
        <Bar title={shell.value.product}>
          <Menu>{() => <Elsewhere />}</Menu>
        </Bar>
      )}
      <main>
        <Notices />
        {start ? <BackupNotice /> : null}
        {title === '' ? null : surface.value === 'tab' ? (
          <h1 class="empty-title" tabIndex={-1}>
            {title}
          </h1>
        ) : (
          <h2 class="empty-title">{title}</h2>
        )}
        {note === undefined ? null : <p class="empty-note">{note}</p>}
        {start ? (
          <>
            <a class="button is-ink is-wide" href={to('new')}>
              {say.start}
            </a>
            <a class="button is-plain" href={to('sessions')}>
              {say.oldSessions}
              <Icon name="right" />
            </a>
          </>
        ) : null}
      </main>
    </div>
  )
}
