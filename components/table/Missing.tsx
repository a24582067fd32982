/** What is laid down, and what it still needs: a card to go with it, a victim, its shares, a detail, or which way is meant. */
import { putAllBack, tapPick } from '../declare/tap.ts'
import { signed } from '../shared/words.ts'
import type { OpenSession } from './model.ts'
import { nameOf } from './namer.ts'
import type { Answer } from './pieces.ts'
import { AnswerKey, QuestionBlock } from './QuestionBlock.tsx'
import { words } from './words.ts'

interface MissingProps {
  readonly session: OpenSession
  readonly large?: boolean
}

/** A half-made declaration: whose it is, and what is laid down. */
interface LaidProps {
  readonly session: OpenSession
  readonly large: boolean
  readonly seat: number
  readonly name: string
  /** `Haka + Jab`. */
  readonly what: string
}

export function Missing({ session, large = false }: MissingProps) {
  const moment = session.now.value
  const { seat = 0, said, choice, ways, more, stage } = session.laying.value
  const what = [...said, ...(choice === undefined ? [] : [choice.id])].map((id) => nameOf(moment, id)).join(' + ')
  const laid: LaidProps = { session, large, seat, name: moment.names[seat] ?? '', what }
  switch (stage) {
    case 'with':
      return <WithWhich {...laid} />
    case 'victim':
      return <AtWhom {...laid} />
    case 'share':
      return <ShareOut {...laid} />
    case 'pick':
      return <WhichDetail {...laid} />
    case 'way':
      return (
        <QuestionBlock seat={seat} ask={words.value.whichWay(laid.name, what)} large={large}>
          <Keys
            session={session}
            answers={ways.map((way) => ({ move: way.move, label: session.pieces.way(moment, way.move) }))}
          />
        </QuestionBlock>
      )
    case 'more':
      return (
        <QuestionBlock seat={seat} ask={more?.title ?? ''} large={large}>
          <Keys session={session} answers={more?.ways ?? []} />
        </QuestionBlock>
      )
  }
  return null
}

/** Answers, and the way back to nothing laid down. */
function Keys({ session, answers }: { readonly session: OpenSession; readonly answers: readonly Answer[] }) {
  return (
    <div class="answers">
      {answers.map((answer) => (
        <AnswerKey key={answer.label} session={session} answer={answer} />
      ))}
      <PutBack session={session} />
    </div>
  )
}

function PutBack({ session }: { readonly session: OpenSession }) {
  const label = words.value.putBack
  return (
    <button type="button" class="answer is-quiet" data-key={label} onClick={() => putAllBack(session)}>
      <span>{label}</span>
    </button>
  )
}

/** A card waits for another one to go with it; where it may, it can be said alone. */
function WithWhich({ session, large, seat, name, what }: LaidProps) {
  const say = words.value
  const { ruleset, state } = session.now.value
  const move = { seat, cards: session.laying.value.said }
  return (
    <QuestionBlock seat={seat} ask={say.withWhich(name, what)} note={say.tapCard} large={large}>
      <div class="answers">
        {ruleset.judge(state, move).legal ? (
          <AnswerKey session={session} answer={{ move, label: say.alone(what) }} />
        ) : null}
      </div>
    </QuestionBlock>
  )
}

function AtWhom({ session, large, seat, name, what }: LaidProps) {
  const say = words.value
  const { count, size } = session.pieces
  const [way] = session.laying.value.ways
  const change = way === undefined ? undefined : size(way.verdict)
  const stake =
    change === undefined ? undefined : { text: signed(change), words: say.stake(change, count.unit(Math.abs(change))) }
  return <QuestionBlock seat={seat} ask={say.atWhom(name, what)} size={stake} note={say.tapPlayer} large={large} />
}

function ShareOut({ session, large, seat, name, what }: LaidProps) {
  const say = words.value
  const { sharing, move } = session.laying.value
  if (sharing === undefined) return null
  const out = session.draft.value.shares.reduce((sum, one) => sum + one.count, 0)
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
          <AnswerKey session={session} answer={{ move, label: say.throwThem }} />
        )}
      </div>
    </QuestionBlock>
  )
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
          <AnswerKey
            key={victim}
            session={session}
            answer={{ move: sharing.move(seat, said, withLast(victim)), label }}
          />
        )
      })}
    </>
  )
}

/** A detail that is asked for by itself. Where the pad offers its values, the question only asks. */
function WhichDetail({ session, large, seat, what }: LaidProps) {
  const moment = session.now.value
  const { picking } = session.laying.value
  if (picking === undefined) return null
  const { pick, values } = picking
  const { Mark } = pick
  const onPad = pick.onPad === true && !large
  return (
    <QuestionBlock
      seat={seat}
      ask={pick.ask(moment, seat, what)}
      note={onPad ? words.value.tapPad : undefined}
      large={large}
    >
      <div class="answers">
        {(onPad ? [] : values).map((value) => {
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
        <PutBack session={session} />
      </div>
    </QuestionBlock>
  )
}
