/** The table before there is anything on it: what to do first. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { settings } from '../../store/settings.ts'
import { thrown } from '../sample/thrown.ts'
import { Icon } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import { words as table } from '../table/words.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Bar } from './Frame.tsx'
import { forgetGreeting, greeting, Offer, prepareGreeting } from './greeting.ts'
import { Menu } from './Menu.tsx'
import { BackupNotice, Notices } from './Notices.tsx'
import { ThrownNotice } from './SampleNotice.tsx'
import { words } from './words.ts'

interface EmptyProps {
  /** Why a session that is there cannot be shown; `nothing` where there is none. Without it, it is not known yet. */
  readonly why?: 'nothing' | 'game' | 'setup'
}

export function Empty({ why }: EmptyProps) {
  return (
    <div class="panel">
      {surface.value === 'tab' ? null : (
        <Bar title={words.value.product}>
          <Menu>{() => <Elsewhere />}</Menu>
        </Bar>
      )}
      <main>
        <Notices />
        {why === undefined ? null : <Start why={why} />}
      </main>
    </div>
  )
}

function Start({ why }: Required<EmptyProps>) {
  const say = table.value
  const title = useRef<HTMLHeadingElement>(null)
  const known = greeting.value
  const { lastBackup, backupPutOff } = settings.value
  useEffect(() => {
    prepareGreeting()
  }, [lastBackup, backupPutOff])
  useLayoutEffect(() => {
    // What threw the sample away went with it.
    if (thrown.peek() !== undefined) title.current?.focus()
  }, [known === undefined])
  useEffect(
    () => () => {
      thrown.value = undefined
      forgetGreeting()
    },
    [],
  )
  if (known === undefined) return null
  const { played, backupDue } = known
  const note = { nothing: played ? say.nothingNote : say.welcomeNote, game: say.unknownGame, setup: say.badSetup }[why]
  const Title = surface.value === 'tab' ? 'h1' : 'h2'
  return (
    <>
      {backupDue === undefined ? null : <BackupNotice sessions={backupDue} />}
      <ThrownNotice />
      <Title class="empty-title" tabIndex={-1} ref={title}>
        {why === 'nothing' && !played ? say.welcome : say.nothing}
      </Title>
      <p class="empty-note">{note}</p>
      <a class="button is-ink is-wide" href={to('new')}>
        {say.start}
      </a>
      {played ? (
        <a class="button is-plain" href={to('sessions')}>
          {say.oldSessions}
          <Icon name="right" />
        </a>
      ) : null}
      <Offer />
    </>
  )
}
