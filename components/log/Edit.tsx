/** Changes, inserts or drops an entry: what else that changes is listed before it is accepted. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { writeLine } from '../../engine/record/write.ts'
import { problemSentence, why } from '../../engine/sentences.ts'
import { type Difference, differences, fold, type GameEntry, type LogEntry } from '../../engine/session.ts'
import { readTyped } from '../declare/typed.ts'
import '../shared/field.css'
import { announce } from '../shared/live.tsx'
import { recordProblem } from '../shared/record.ts'
import { amount } from '../shared/words.ts'
import { entryLine, type LogRow } from '../table/entries.ts'
import { edit } from '../table/logging.ts'
import type { OpenSession } from '../table/model.ts'
import { question, saidOfStep } from '../table/said.ts'
import { countOf } from '../table/seats.ts'
import { words } from './words.ts'

/** What can be done to an entry. */
export type EditKind = 'changed' | 'inserted' | 'dropped'

interface EditProps {
  readonly session: OpenSession
  readonly kind: EditKind
  readonly row: LogRow
  readonly onDone: () => void
}

type Draft = { readonly entry: LogEntry; readonly said: string } | { readonly problem: string } | undefined

export function Edit({ session, kind, row, onDone }: EditProps) {
  const say = words.value
  const { ruleset, names } = session
  const now = writeLine({ ...row.line, holds: true }, ruleset, names).replace(/ => illegal.*$/, '')
  const [text, setText] = useState(kind === 'changed' ? now : '')
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Before anybody can press a key on what has come.
  useLayoutEffect(() => {
    ;(field.current ?? heading.current)?.focus()
  }, [])
  const draft = read()
  const accept = async () => {
    if (draft === undefined || 'problem' in draft) return
    const before = session.now.peek()
    const outcome = await edit(session, draft.entry)
    if (outcome.kind !== 'logged') return
    announce(saidOfStep(session, `${say.edited(say.done[kind], draft.said)}.`, before))
    onDone()
  }

  function read(): Draft {
    const of = row.line.root
    if (kind === 'dropped') return { entry: { kind: 'dropped', of }, said: entryLine(row.line.entry, ruleset, names) }
    const reading = readTyped(session, text)
    if (reading === undefined) return undefined
    if (!reading.said.ok) return { problem: recordProblem(reading.said.problem.reason, reading.said.problem.params) }
    const said = reading.said.value
    if (said.kind === 'assertion' || said.kind === 'check') return { problem: say.onlyEntries }
    const entry: GameEntry =
      said.kind === 'correction' ? { kind: 'correction', fix: said.fix } : { kind: said.kind, move: said.move }
    if (kind === 'changed' && JSON.stringify(entry) === JSON.stringify(row.line.entry))
      return { problem: say.sameAsBefore }
    return {
      entry: kind === 'changed' ? { kind, of, entry } : { kind, before: of, entry },
      said: entryLine(entry, ruleset, names),
    }
  }

  return (
    <form
      class="log-edit"
      onSubmit={(event) => {
        event.preventDefault()
        accept()
      }}
    >
      <h3 tabIndex={-1} ref={heading}>
        {kind === 'changed' ? say.changeThis : kind === 'inserted' ? say.insertHere : say.dropThis}
      </h3>
      {kind === 'dropped' ? null : (
        <div class="line">
          <label class="sr" for="log-line">
            {say.line}
          </label>
          <input
            id="log-line"
            ref={field}
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={text}
            aria-describedby="log-changes"
            aria-invalid={draft !== undefined && 'problem' in draft}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </div>
      )}
      <div id="log-changes">
        {draft === undefined ? null : 'problem' in draft ? (
          <p class="log-problem">{draft.problem}</p>
        ) : (
          <Changes session={session} entry={draft.entry} row={row} />
        )}
      </div>
      <div class="log-do">
        {draft === undefined || 'problem' in draft ? null : (
          <button type="submit" class="button is-small is-ink">
            {say.accept[kind]}
          </button>
        )}
        <button type="button" class="button is-small is-plain" onClick={onDone}>
          {say.cancel}
        </button>
      </div>
    </form>
  )
}

interface ChangesProps {
  readonly session: OpenSession
  readonly entry: LogEntry
  readonly row: LogRow
}

/** Which entries no longer hold or hold again, and how the table would stand in the end. */
function Changes({ session, entry, row }: ChangesProps) {
  const say = words.value
  const { ruleset, names, pieces } = session
  const { start } = session.timeline.value
  const log = session.log.value
  const before = session.now.value
  const found = differences(ruleset, start, log, entry)
  const end = fold(ruleset, start, [...log, entry])
  const after = session.momentOf(end.now)
  const own = entry.kind === 'changed' ? row.line.root : entry.kind === 'inserted' ? log.length : undefined
  const lines = [
    ...found.flatMap((one) => lineOf(session, one, own)),
    ...names.flatMap((name, seat) => {
      const numbers = [after, before].map((moment) => {
        const count = countOf(session, moment, seat)
        return amount(count, pieces.count.unit(count))
      })
      return numbers[0] === numbers[1] ? [] : [say.count(name, numbers[0] ?? '', numbers[1] ?? '')]
    }),
    ...(question(after) === question(before) ? [] : [say.asked(question(after))]),
  ]
  const others = found.filter((one) => one.root !== own && one.before?.holds === true && one.after?.holds === true)
  return (
    <section class="log-changes" aria-label={say.whatChanges}>
      <h4>{say.whatChanges}</h4>
      {lines.length === 0 && others.length === 0 ? (
        <p>{say.nothingChanges}</p>
      ) : (
        <ul>
          {lines.map((line, nth) => (
            // Two entries may be the same words.
            <li key={nth}>{line}</li>
          ))}
          {others.length === 0 ? null : <li>{say.others(others.length)}</li>}
        </ul>
      )}
    </section>
  )
}

function lineOf(session: OpenSession, { root, before, after }: Difference, own: number | undefined): string[] {
  const say = words.value
  if (after === undefined) return []
  const { text, say: namer } = session.now.value
  const entry = entryLine(after.entry, session.ruleset, session.names)
  const reason =
    after.problem !== undefined
      ? problemSentence(after.problem, text, namer)
      : after.verdict === undefined
        ? ''
        : why(after.verdict, text, namer)
  if (root === own) return after.holds ? [] : [say.isIllegal(reason)]
  if (before?.holds !== false && !after.holds) return [say.noLonger(entry, reason)]
  return before?.holds === false && after.holds ? [say.holdsAgain(entry)] : []
}
