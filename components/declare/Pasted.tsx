/** A list of pasted lines with their verdicts. Nothing is logged until somebody says so. */
import { useMemo, useRef, useState } from 'preact/hooks'
import type { Phrasing } from '../../engine/phrase/phrase.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import type { OpenSession } from '../table/model.ts'
import { logPasted, readPasted } from './pasted.ts'
import { words } from './words.ts'

interface Props {
  readonly session: OpenSession
  readonly text: string
  /** How sentences are read; undefined until that is loaded: record lines are understood at once. */
  readonly phrasing: Phrasing | undefined
  readonly onClose: () => void
}

export function Pasted({ session, text, phrasing, onClose }: Props) {
  const say = words.value
  const [busy, setBusy] = useState(false)
  // On the table as it is, also when another window has played on meanwhile; not while these very lines are logged.
  const now = session.log.value.length
  const fresh = useMemo(() => readPasted(session, text, phrasing), [session, text, phrasing, now])
  const kept = useRef(fresh)
  if (!busy) kept.current = fresh
  const lines = kept.current
  const good = lines.filter((line) => line.entry !== undefined && line.holds).length
  const log = async () => {
    setBusy(true)
    const logged = await logPasted(session, lines)
    announce(say.loggedThem(logged))
    onClose()
  }
  return (
    <section class="readings" aria-labelledby="pasted-h">
      <h3 id="pasted-h">{say.pasted(lines.length)}</h3>
      <ol class="pasted">
        {lines.map((line, index) => (
          // The same line may stand in it twice, and its place is its key.
          <li key={index} class="reading is-still">
            <span>{line.text}</span>
            <span class={line.holds ? 'is-yes' : 'is-no'}>
              <Icon name={line.holds ? 'check' : 'cross'} />
              {line.note}
            </span>
          </li>
        ))}
      </ol>
      <p class="line-do">
        <button
          type="button"
          class="button is-small is-ink"
          aria-disabled={busy || good === 0}
          onClick={() => (busy || good === 0 ? undefined : log())}
        >
          {say.logThem(good)}
        </button>
        <button type="button" class="button is-small is-plain" onClick={onClose}>
          {say.leaveThem}
        </button>
      </p>
    </section>
  )
}
