/** The end of a game: who won, and the way on. */
import { sessionById } from '../../store/sessions.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import type { OpenSession } from './model.ts'
import './question.css'
import { words } from './words.ts'

export function Over({ session, large = false }: { readonly session: OpenSession; readonly large?: boolean }) {
  const say = words.value
  const moment = session.now.value
  const { view, names, ask } = moment
  const note = session.pieces.note(moment)
  if (ask.kind !== 'over') return null
  const seat = view.winner === null ? -1 : names.indexOf(view.winner)
  return (
    <section
      class={large ? 'question is-big' : 'question'}
      data-seat={seat < 0 ? undefined : seatLook(seat)}
      aria-labelledby="question"
    >
      <div class="question-ask">
        <h2 id="question" tabIndex={-1} data-home>
          {seat < 0 ? null : <Shape seat={seat} />}
          <span>{view.winner === null ? say.nobodyWins : say.wins(view.winner)}</span>
        </h2>
      </div>
      {note === undefined ? null : <p class="question-note">{note}</p>}
      {large ? null : <p class="question-note">{say.reallyNot}</p>}
      <div class="answers">
        {/* Nobody wants to go on with people who are not there. */}
        {session.sample ? null : (
          <button type="button" class="answer" data-key={say.sameAgain} onClick={() => again(session)}>
            <Icon name="again" />
            <span>{say.sameAgain}</span>
          </button>
        )}
        <a class={session.sample ? 'answer' : 'answer is-quiet'} href={to('new')}>
          <span>{say.newSession}</span>
        </a>
      </div>
    </section>
  )
}

/** A rematch with one tap. */
async function again(session: OpenSession): Promise<void> {
  const [{ playAgain }, stored] = await Promise.all([
    import('../setup/again.ts'),
    // What cannot be read cannot be played again.
    sessionById(session.id).catch(() => undefined),
  ])
  if (stored === undefined || !(await playAgain(stored))) session.tell({ text: words.value.failed, kind: 'trouble' })
}
