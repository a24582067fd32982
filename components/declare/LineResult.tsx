/** What came of a line that was not simply played: where it stops being read, or why it is not legal. */
import { useEffect } from 'preact/hooks'
import { why } from '../../engine/sentences.ts'
import { recordProblem } from '../shared/record.ts'
import { overrule } from '../table/logging.ts'
import type { OpenSession } from '../table/model.ts'
import './line.css'
import type { Typed } from './typed.ts'
import { RuleLink } from './Why.tsx'
import { words } from './words.ts'

/** Where a line stops being read, as a sentence. */
export function problemText(typed: Extract<Typed, { kind: 'problem' }>): string {
  return words.value.unreadable(recordProblem(typed.problem.reason, typed.problem.params))
}

interface ResultProps {
  readonly session: OpenSession
  readonly typed: Typed | undefined
  readonly text: string
  readonly onClose: () => void
}

export function LineResult({ session, typed, text, onClose }: ResultProps) {
  const say = words.value
  useEffect(() => {
    document.getElementById('line-result')?.scrollIntoView({ block: 'nearest' })
  }, [typed])
  if (typed === undefined || typed.kind === 'done' || typed.kind === 'checked' || typed.kind === 'lost') return null
  if (typed.kind === 'assertion')
    return (
      <p class="line-problem" id="line-result">
        {say.noAssertion}
      </p>
    )
  if (typed.kind === 'problem') {
    const rest = text.slice(typed.problem.column).trim()
    return (
      <p class="line-problem" id="line-result">
        {problemText(typed)} {rest === '' ? null : say.at(rest.length > 24 ? `${rest.slice(0, 24)}…` : rest)}
      </p>
    )
  }
  const moment = session.now.value
  const rule = typed.verdict.rules[0]
  return (
    <div class="why" id="line-result">
      <p>{why(typed.verdict, moment.text, moment.say)}</p>
      {rule === undefined ? null : (
        <p>
          <RuleLink game={moment.ruleset.id} rule={rule} />
        </p>
      )}
      <p class="line-kept">{say.kept}</p>
      <p class="line-do">
        <button
          type="button"
          class="button is-small"
          onClick={async () => {
            // Where it is lost, what was typed is still there to be tried again.
            if ((await overrule(session, typed.move)).kind === 'logged') onClose()
          }}
        >
          {say.allowIt}
        </button>
        <button
          type="button"
          class="button is-small is-plain"
          onClick={() =>
            session.lay((draft) => ({ ...draft, mode: 'check', seat: typed.move.seat, checked: typed.move }))
          }
        >
          {say.checkIt}
        </button>
      </p>
    </div>
  )
}
