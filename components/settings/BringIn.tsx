/** Brings in a backup or a play record: shows first what it would add, and takes a bad file not at all. */
import { useRef, useState } from 'preact/hooks'
import { addSession, type Merge, mergeBackup } from '../../store/merge.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { to } from '../shared/router.ts'
import { added, type Brought, lookInto } from './bringing.ts'
import { words } from './words.ts'

/** What came of it: a sentence, and where to look at it. */
interface Done {
  readonly text: string
  readonly session?: string
}

export function BringIn() {
  const say = words.value
  const [brought, setBrought] = useState<Brought>()
  const [done, setDone] = useState<Done>()
  const [pasted, setPasted] = useState('')
  const [failed, setFailed] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  /** What was brought last: what is still being looked into before it is forgotten. */
  const newest = useRef<unknown>(undefined)
  const taking = useRef(false)

  const look = async (given: string | File) => {
    setDone(undefined)
    setFailed(false)
    const mine = {}
    newest.current = mine
    const next = await lookInto(given)
    if (newest.current !== mine) return
    setBrought(next)
    announce(next.kind === 'bad' ? [say.refused, ...next.problems].join(' ') : summaryOf(next))
  }
  const leave = () => {
    setBrought(undefined)
    setPasted('')
  }
  const take = async () => {
    // A record would be added as often as it is tapped.
    if (brought === undefined || brought.kind === 'bad' || taking.current) return
    setFailed(false)
    taking.current = true
    const saved = await write(brought).finally(() => {
      taking.current = false
    })
    if (!saved.saved) {
      setFailed(true)
      announce(say.notTaken)
      return
    }
    const text = say.taken
    setDone('head' in saved.value ? { text, session: saved.value.id } : { text })
    announce(text)
    added.value++
    leave()
  }
  const adds = brought?.kind === 'record' || (brought?.kind === 'backup' && addsAnything(brought.merge))

  return (
    <div class="bring">
      <input
        ref={file}
        type="file"
        class="sr"
        tabIndex={-1}
        accept=".json,.jsonl,.txt,application/json,text/plain"
        aria-label={say.pickFile}
        onChange={async (event) => {
          const input = event.currentTarget
          const picked = input.files?.[0]
          if (picked === undefined) return
          await look(picked)
          // The same file can be picked again once it has been put right.
          input.value = ''
        }}
      />
      <button type="button" class="button" onClick={() => file.current?.click()}>
        <Icon name="import" />
        {say.bringIn}
      </button>
      <details class="bring-paste">
        <summary>
          {say.paste}
          <Icon name="down" />
        </summary>
        <textarea
          value={pasted}
          rows={7}
          spellcheck={false}
          aria-label={say.pasteLabel}
          placeholder={say.pasteHint}
          onInput={(event) => setPasted(event.currentTarget.value)}
        />
        <button
          type="button"
          class="button is-small"
          aria-disabled={pasted.trim() === ''}
          onClick={() => pasted.trim() !== '' && look(pasted)}
        >
          {say.lookInto}
        </button>
      </details>
      {brought === undefined ? null : (
        <section class="bring-found" aria-label={say.found}>
          {brought.kind === 'bad' ? (
            <>
              <b class="is-trouble">{say.refused}</b>
              <ul>
                {brought.problems.map((problem, nth) => (
                  <li key={nth}>{problem}</li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <p>{summaryOf(brought)}</p>
              {brought.kind === 'backup' && brought.merge.apart.length > 0 ? (
                <p>{say.apart(brought.merge.apart.length)}</p>
              ) : null}
              {brought.kind === 'record' && brought.recorded.broken > 0 ? (
                <p>{say.broken(brought.recorded.broken)}</p>
              ) : null}
              {brought.kind === 'record' && brought.claims.length > 0 ? (
                <ul>
                  {brought.claims.map((claim, nth) => (
                    <li key={nth}>{claim}</li>
                  ))}
                </ul>
              ) : null}
            </>
          )}
          {failed ? <p class="is-trouble">{say.notTaken}</p> : null}
          <div class="bring-do">
            {adds ? (
              <button type="button" class="button is-ink" onClick={take}>
                {say.take}
              </button>
            ) : null}
            <button type="button" class="button is-plain" onClick={leave}>
              {adds ? say.leave : say.close}
            </button>
          </div>
        </section>
      )}
      {done === undefined ? null : (
        <p class="bring-done">
          {done.text}{' '}
          <a href={done.session === undefined ? to('sessions') : to('sessions', done.session)}>{say.lookAt}</a>
        </p>
      )}
    </div>
  )
}

function addsAnything(merge: Merge): boolean {
  return merge.added.length + merge.longer.length + merge.apart.length + merge.houseRules.length > 0
}

/** Stores what was brought, all of it or nothing. */
function write(brought: Exclude<Brought, { kind: 'bad' }>) {
  if (brought.kind === 'backup') return mergeBackup(brought.file)
  const { head, log, summary } = brought.recorded
  return addSession(head, log, Date.now(), summary)
}

/** What would be added, in a sentence. */
function summaryOf(brought: Exclude<Brought, { kind: 'bad' }>): string {
  const say = words.value
  if (brought.kind === 'record')
    return say.wouldAddRecord(brought.game, brought.recorded.head.setup.players.join(', '), brought.recorded.log.length)
  const { merge } = brought
  if (!addsAnything(merge)) return say.allKnown(merge.known.length)
  return say.wouldAdd({
    added: merge.added.length + merge.apart.length,
    longer: merge.longer.length,
    known: merge.known.length,
    houseRules: merge.houseRules.length,
    entries: merge.entries,
  })
}
