/** The block of a question, the only filled one on the screen, and its answers as keys. */
import type { ComponentChildren } from 'preact'
import { legalAnswers } from '../declare/laying.ts'
import { say as declare } from '../declare/tap.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { amount } from '../shared/words.ts'
import type { OpenSession } from './model.ts'
import type { Answer, Moment } from './pieces.ts'
import { countOf } from './seats.ts'
import './question.css'
import { words } from './words.ts'

interface BlockProps {
  readonly seat: number
  readonly ask: string
  /** What hangs on it. */
  readonly size?: { readonly text: string; readonly words: string } | undefined
  readonly note?: string | undefined
  readonly children?: ComponentChildren
  readonly large?: boolean
}

/** A question of more letters is set smaller where it is read across the room. */
const LONG = 44

/** The block itself, in a player's colour. */
export function QuestionBlock({ seat, ask, size, note, children, large = false }: BlockProps) {
  return (
    <section class={large ? 'question is-big' : 'question'} data-seat={seatLook(seat)} aria-labelledby="question">
      <div class="question-ask">
        <h2 id="question" tabIndex={-1} data-home class={ask.length > LONG ? 'is-long' : undefined}>
          <Shape seat={seat} />
          <span>{ask}</span>
        </h2>
        {size === undefined ? null : (
          <p class="question-size">
            <span aria-hidden="true">{size.text}</span>
            <span class="sr">{size.words}</span>
          </p>
        )}
      </div>
      {note === undefined ? null : <p class="question-note">{note}</p>}
      {children}
    </section>
  )
}

/** What a question's key says will happen to the player who answers: `4 → 2 HP`. */
function Result({ session, moment, answer }: { session: OpenSession; moment: Moment; answer: Answer }) {
  const { seat } = answer.move
  if (seat === null) return null
  const { count } = session.pieces
  const { ruleset, state, names } = moment
  const before = countOf(session, moment, seat)
  const after = Number(ruleset.view(ruleset.play(state, answer.move), names).players[seat]?.[count.key])
  if (after === before) return null
  const end = count.end(after)
  return (
    <span class="answer-to">
      <span class="sr">{words.value.goesFrom(names[seat] ?? '')}</span>
      {before} <Icon name="arrow" />
      <span class="sr">{words.value.to}</span>
      <b>{end === undefined ? amount(after, count.unit(after)) : `${after}, ${end}`}</b>
    </span>
  )
}

interface AnswerKeyProps {
  readonly session: OpenSession
  readonly answer: Answer
  /** Behind what it is called: what it comes to. */
  readonly children?: ComponentChildren
}

/** An answer as a key: a tap says it. */
export function AnswerKey({ session, answer, children }: AnswerKeyProps) {
  return (
    <button
      type="button"
      class={answer.quiet === true ? 'answer is-quiet' : 'answer'}
      data-key={answer.label}
      onClick={() => declare(session, answer.move)}
    >
      <span>{answer.label}</span>
      {children}
    </button>
  )
}

/** The answers of the open question as keys; one alone is wide and says its result. */
export function Answers({ session, moment }: { readonly session: OpenSession; readonly moment: Moment }) {
  const answers = legalAnswers(moment, session.pieces)
  const key = (answer: Answer) => (
    <AnswerKey key={answer.label} session={session} answer={answer}>
      {answer.quiet === true ? null : <Result session={session} moment={moment} answer={answer} />}
    </AnswerKey>
  )
  if (answers.length === 0) return null
  return answers.length === 1 ? key(answers[0] as Answer) : <div class="answers">{answers.map(key)}</div>
}
