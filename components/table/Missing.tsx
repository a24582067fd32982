/** What is laid down, and what it still needs: a card to go with it, a victim, its shares, a detail, or which way is meant. */
import type { Seat } from '../../engine/ruleset.ts'
import { putAllBack, tapPick } from '../declare/tap.ts'
import { signed } from '../shared/words.ts'
import { type Lacking, lackingOf, laidDown, leftToShare } from './lacking.ts'
import type { OpenSession } from './model.ts'
import type { Answer } from './pieces.ts'
import { AnswerKey, QuestionBlock } from './QuestionBlock.tsx'
import { words } from './words.ts'

interface MissingProps {
  readonly session: OpenSession
  readonly large?: boolean
}

export function Missing({ session, large = false }: MissingProps) {
  const moment = session.now.value
  const { seat = 0, ways, more, stage } = session.laying.value
  const lacking = lackingOf(session, large)
  if (lacking === undefined) return null
  const block = { seat, large, ...lacking }
  switch (stage) {
    case 'with':
      return (
        <QuestionBlock {...block}>
          <Alone session={session} seat={seat} />
        </QuestionBlock>
      )
    case 'victim':
      return <QuestionBlock {...block} size={stakeOf(session)} />
    case 'share':
      return <ShareOut session={session} block={block} />
    case 'pick':
      return (
        <QuestionBlock {...block}>
          <Values session={session} large={large} />
        </QuestionBlock>
      )
    case 'way':
      return (
        <QuestionBlock {...block}>
          <Keys
            session={session}
            answers={ways.map((way) => ({ move: way.move, label: session.pieces.way(moment, way.move) }))}
          />
        </QuestionBlock>
      )
    case 'more':
      return (
        <QuestionBlock {...block}>
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
function Alone({ session, seat }: { readonly session: OpenSession; readonly seat: Seat }) {
  const { ruleset, state } = session.now.value
  const move = { seat, cards: session.laying.value.said }
  return (
    <div class="answers">
      {ruleset.judge(state, move).legal ? (
        <AnswerKey session={session} answer={{ move, label: words.value.alone(laidDown(session)) }} />
      ) : null}
    </div>
  )
}

/** What the victim will lose. */
function stakeOf({ laying, pieces }: OpenSession): { readonly text: string; readonly words: string } | undefined {
  const { count, size } = pieces
  const [way] = laying.value.ways
  const change = way === undefined ? undefined : size(way.verdict)
  if (change === undefined) return undefined
  return { text: signed(change), words: words.value.stake(change, count.unit(Math.abs(change))) }
}

interface ShareOutProps {
  readonly session: OpenSession
  /** Whose question it is, and what it says. */
  readonly block: Lacking & { readonly seat: Seat; readonly large: boolean }
}

function ShareOut({ session, block }: ShareOutProps) {
  const { sharing, move } = session.laying.value
  if (sharing === undefined) return null
  const left = leftToShare(session)
  return (
    <QuestionBlock {...block} size={{ text: `${sharing.total - left}/${sharing.total}`, words: '' }}>
      <div class="answers">
        {move === undefined ? (
          <ShareKeys session={session} left={left} total={sharing.total} />
        ) : (
          <AnswerKey session={session} answer={{ move, label: words.value.throwThem }} />
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

/** The values of a detail that is asked for by itself. Where the pad offers them, the question only asks. */
function Values({ session, large }: { readonly session: OpenSession; readonly large: boolean }) {
  const moment = session.now.value
  const { picking } = session.laying.value
  if (picking === undefined) return null
  const { pick, values } = picking
  const { Mark } = pick
  return (
    <div class="answers">
      {(pick.onPad === true && !large ? [] : values).map((value) => {
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
  )
}
