/** The question: who is asked what, with the commonest answers. The only filled block on the screen. */
import type { ComponentChildren } from 'preact'
import { legalAnswers } from '../declare/laying.ts'
import { say as declare, putAllBack, tapPick } from '../declare/tap.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { amount, signed } from '../shared/words.ts'
import { question } from './logging.ts'
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

/** The block itself, in a player's colour. */
/** A question of more letters is set smaller where it is read across the room. */
const LONG = 44

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

function AnswerKey({ session, answer, children }: AnswerKeyProps) {
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

/** The question of the moment, or what is still missing of a half-made declaration. */
export function Question({ session }: { readonly session: OpenSession }) {
  const moment = session.now.value
  const { stage } = session.laying.value
  if (moment.ask.kind === 'over') return null
  if (stage !== 'nothing') return <Missing session={session} />
  return (
    <QuestionBlock
      seat={moment.ask.who[0] ?? 0}
      ask={question(moment)}
      size={session.pieces.stake(moment)}
      note={session.pieces.note(moment)}
    >
      <Answers session={session} moment={moment} />
    </QuestionBlock>
  )
}

/** What is laid down, and what it still needs. */
export function Missing({ session, large = false }: { readonly session: OpenSession; readonly large?: boolean }) {
  const say = words.value
  const moment = session.now.value
  const laying = session.laying.value
  const { seat = 0, said, choice, ways, sharing, picking, more, stage, move } = laying
  const name = moment.names[seat] ?? ''
  const { count } = session.pieces
  const what = [...said, ...(choice === undefined ? [] : [choice.id])].map((id) => nameOf(moment, id)).join(' + ')
  const change = ways[0] === undefined ? undefined : session.pieces.size(ways[0].verdict)
  const size =
    change === undefined ? undefined : { text: signed(change), words: say.stake(change, count.unit(Math.abs(change))) }
  const back = (
    <button type="button" class="answer is-quiet" data-key={say.putBack} onClick={() => putAllBack(session)}>
      <span>{say.putBack}</span>
    </button>
  )
  const keys = (answers: readonly Answer[], withBack = true) => (
    <div class="answers">
      {answers.map((answer) => (
        <AnswerKey key={answer.label} session={session} answer={answer} />
      ))}
      {withBack ? back : null}
    </div>
  )
  switch (stage) {
    case 'with': {
      const alone = { seat, cards: said }
      const answers = moment.ruleset.judge(moment.state, alone).legal ? [{ move: alone, label: say.alone(what) }] : []
      return (
        <QuestionBlock seat={seat} ask={say.withWhich(name, what)} note={say.tapCard} large={large}>
          {keys(answers, false)}
        </QuestionBlock>
      )
    }
    case 'victim':
      return <QuestionBlock seat={seat} ask={say.atWhom(name, what)} size={size} note={say.tapPlayer} large={large} />
    case 'share': {
      if (sharing === undefined) return null
      const { shares } = session.draft.value
      const out = shares.reduce((sum, one) => sum + one.count, 0)
      const left = sharing.total - out
      return (
        <QuestionBlock
          seat={seat}
          ask={say.shareOut(name, what)}
          size={{ text: `${out}/${sharing.total}`, words: '' }}
          note={`${say.left(left, sharing.unit(left))} ${sharing.each}`}
          large={large}
        >
          <div class="answers">
            {move === undefined ? (
              <ShareKeys session={session} left={left} total={sharing.total} />
            ) : (
              <button type="button" class="answer" data-key={say.throwThem} onClick={() => declare(session, move)}>
                <span>{say.throwThem}</span>
              </button>
            )}
          </div>
        </QuestionBlock>
      )
    }
    case 'pick': {
      if (picking === undefined) return null
      const { pick, values } = picking
      const { Mark } = pick
      return (
        <QuestionBlock
          seat={seat}
          ask={pick.ask(moment, seat, what)}
          note={pick.onPad === true && !large ? say.tapPad : undefined}
          large={large}
        >
          <div class="answers">
            {pick.onPad === true && !large
              ? null
              : values.map((value) => {
                  const label = pick.label(moment, value)
                  return (
                    <button
                      type="button"
                      key={value}
                      class="answer"
                      data-key={label}
                      onClick={() => tapPick(session, pick.key, value)}
                    >
                      {Mark === undefined ? null : <Mark moment={moment} value={value} />}
                      <span>{label}</span>
                    </button>
                  )
                })}
            {back}
          </div>
        </QuestionBlock>
      )
    }
    case 'way':
      return (
        <QuestionBlock seat={seat} ask={say.whichWay(name, what)} large={large}>
          {keys(ways.map((way) => ({ move: way.move, label: session.pieces.way(moment, way.move) })))}
        </QuestionBlock>
      )
    case 'more':
      return (
        <QuestionBlock seat={seat} ask={more?.title ?? ''} large={large}>
          {keys(more?.ways ?? [])}
        </QuestionBlock>
      )
  }
  return null
}

/** Quick ways to share out and throw at once: all at one victim, or the last one. */
function ShareKeys({ session, left, total }: { session: OpenSession; left: number; total: number }) {
  const say = words.value
  const { names } = session.now.value
  const { seat, said, sharing, victims: lit } = session.laying.value
  const victims = [...lit.keys()]
  if (sharing === undefined || seat === undefined || (left !== total && left !== 1)) return null
  const { shares } = session.draft.value
  const withLast = (victim: number) =>
    shares.some((one) => one.seat === victim)
      ? shares.map((one) => (one.seat === victim ? { ...one, count: one.count + left } : one))
      : [...shares, { seat: victim, count: left }]
  return (
    <>
      {victims.map((victim) => {
        const label = left === total ? say.allAt(names[victim] ?? '') : say.lastAt(names[victim] ?? '')
        return (
          <button
            type="button"
            key={victim}
            class="answer"
            data-key={label}
            onClick={() => declare(session, sharing.move(seat, said, withLast(victim)))}
          >
            <span>{label}</span>
          </button>
        )
      })}
    </>
  )
}

/** A card or word as the table calls it. */
export function nameOf({ text }: Moment, id: string): string {
  if (Object.hasOwn(text.cards, id)) return text.cards[id]?.name ?? id
  return Object.hasOwn(text.words, id) ? (text.words[id] ?? id) : id
}
