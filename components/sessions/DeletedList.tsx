/** Deleted sessions, the one deleted last first: each can be brought back until it goes for good. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { liveDeleted } from '../../store/live.ts'
import { KEPT_AFTER_DELETION } from '../../store/removal.ts'
import { restoreSession, type StoredSession } from '../../store/sessions.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { to } from '../shared/router.ts'
import { momentOf } from './dates.ts'
import { endingOf, gameName } from './SessionRow.tsx'
import { words } from './words.ts'

const DAY = 24 * 60 * 60 * 1000

export function DeletedList() {
  const say = words.value
  const live = useMemo(() => liveDeleted(), [])
  useEffect(() => live.close, [live])
  const [trouble, setTrouble] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const sessions = live.value.value
  if (sessions === undefined) return null
  const now = Date.now()
  const bringBack = async (session: StoredSession) => {
    const saved = await restoreSession(session.id)
    setTrouble(!saved.saved)
    announce(saved.saved ? say.broughtBack : say.notSaved)
    // Its key goes with the row.
    if (saved.saved) heading.current?.focus()
  }
  return (
    <section class="deleted" aria-labelledby="deleted-h">
      <a class="back-link" href={to('sessions')}>
        <Icon name="left" />
        {say.all}
      </a>
      <h2 id="deleted-h" tabIndex={-1} ref={heading}>
        {say.deleted}
      </h2>
      <p>{sessions.length === 0 ? say.noneDeleted : say.deletedNote}</p>
      {trouble ? <p class="past-trouble">{say.notSaved}</p> : null}
      {sessions.length === 0 ? null : (
        <ul class="sheet">
          {sessions.map((session) => {
            const what = `${gameName(session.game)}, ${momentOf(session.started, now)}`
            return (
              <li key={session.id}>
                <div>
                  <b>{what}</b>
                  <span>{session.head.setup.players.join(', ')}</span>
                  <small>
                    {endingOf(session)}
                    <span class="dot-sep">
                      {say.daysLeft(Math.ceil(((session.deleted ?? now) + KEPT_AFTER_DELETION - now) / DAY))}
                    </span>
                  </small>
                </div>
                <button
                  type="button"
                  class="button is-small"
                  aria-label={say.bringBackOne(what)}
                  onClick={() => bringBack(session)}
                >
                  <Icon name="undo" />
                  {say.bringBack}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
