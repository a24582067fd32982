/** An answer as a card: what it comes to, why in a sentence, what it turns on, the rules, and what else may be meant. */
import { useState } from 'preact/hooks'
import type { Answer as Answered, AskedGame } from '../../engine/ask/ask.ts'
import type { AnswerKind } from '../../engine/ask/knowledge.ts'
import { forks } from '../../engine/hinges.ts'
import { type Declaration, usualRulings } from '../../engine/ruleset.ts'
import { NO_DRAFT } from '../declare/draft.ts'
import { Icon, type IconName } from '../shared/Icon.tsx'
import { uncover } from '../shared/Stage.tsx'
import type { OpenSession } from '../table/model.ts'
import { backAtTable } from '../table/useFocusKept.ts'
import { Cites } from '../verdict/Cites.tsx'
import { Options } from '../verdict/Options.tsx'
import { Turning, Verdict } from '../verdict/Verdict.tsx'
import { words } from './words.ts'

interface AnswerProps {
  readonly asked: AskedGame
  readonly answer: Answered
  readonly session?: OpenSession
  /** The question it goes on from. */
  readonly after?: string
  /** Empties the line. */
  readonly onAgain: () => void
}

/** How a kind of answer looks, in the tones of a verdict. A fact needs no seal: its own words stand large. */
const LOOKS: Readonly<Record<AnswerKind, { readonly tone: string; readonly seal?: IconName }>> = {
  yes: { tone: 'legal', seal: 'check' },
  no: { tone: 'illegal', seal: 'cross' },
  depends: { tone: 'depends', seal: 'fork' },
  fact: { tone: 'fact' },
  unknown: { tone: 'unknown', seal: 'ask' },
}

export function Answer(props: AnswerProps) {
  const { answer, session, onAgain } = props
  const { judged, move } = answer
  if (judged === 'play' && move !== undefined && session !== undefined)
    return <Play session={session} move={move} onAgain={onAgain} />
  return <Ruled {...props} />
}

interface PlayProps {
  readonly session: OpenSession
  readonly move: Declaration
  readonly onAgain: () => void
}

/** A play that was typed out is judged like a check. */
function Play({ session, move: typed, onAgain }: PlayProps) {
  const [move, setMove] = useState(typed)
  return (
    <>
      <p class="answer-note">{words.value.asPlay}</p>
      <Verdict session={session} move={move} name="answer" onInstead={setMove} onSaid={uncover} onAgain={onAgain} />
    </>
  )
}

function Ruled({ asked, answer, session, after }: AnswerProps) {
  const say = words.value
  /** Which of the readings is shown: the nearest one from the start. */
  const [shown, show] = useState(0)
  const readings = [answer, ...answer.alternatives]
  const one = readings[shown] ?? answer
  const { kind, rules, rulings, lead, sentence } = one
  const { tone, seal } = LOOKS[kind]
  const { move, judged } = answer
  const title = (id: string | undefined) => asked.rules.rules[id ?? '']?.title ?? ''
  const turning =
    session === undefined || move === undefined ? [] : forks(session.ruleset, session.now.value.state, move)
  const inUse = session?.now.value.state.rulings ?? usualRulings(asked.game.rulings)
  const mine = inUse[rulings[0] ?? ''] ?? ''
  const ruled = asked.rules.rulings[rulings[0] ?? '']?.options[mine] ?? mine
  // What stands below is not said twice: the house rule with its options, the rules to read.
  const why =
    kind === 'depends'
      ? (session === undefined ? say.usually : say.plays)(ruled)
      : kind === 'unknown' && rules.length > 0
        ? ''
        : sentence
  return (
    <article class={`verdict is-${tone} sheet`} aria-labelledby="answer">
      <header class="verdict-head">
        {seal === undefined ? null : (
          <span class="seal">
            <Icon name={seal} />
          </span>
        )}
        <h2 id="answer" tabIndex={-1} class={lead.length > 24 ? 'is-long' : undefined}>
          {lead === '' ? title(rules[0]) : lead}
        </h2>
        {why === '' ? null : <p class="verdict-why">{why}</p>}
        {judged === 'rules' || session === undefined ? null : (
          <p class="answer-note">{say.onTable(session.now.value.state.turnNumber)}</p>
        )}
        {after === undefined ? null : <p class="answer-note">{say.goesOn(after)}</p>}
      </header>
      {readings.length < 2 ? null : (
        <section class="verdict-part" aria-labelledby="answer-meant">
          <h3 id="answer-meant">{say.orMeant}</h3>
          {readings.map((other, place) =>
            place === shown ? null : (
              <button key={other.answer} type="button" class="instead-row" onClick={() => show(place)}>
                <span>{title(other.rules[0])}</span>
                {other.kind === 'fact' ? null : <span class="meant-lead">{other.lead}</span>}
              </button>
            ),
          )}
        </section>
      )}
      {session !== undefined && move !== undefined
        ? turning.map((fork) => (
            <Turning key={fork.ruling} session={session} move={move} fork={fork} rules={asked.rules} name="answer" />
          ))
        : asked.game.rulings
            .filter(({ id }) => rulings.includes(id))
            .map((ruling) => (
              <Options
                key={ruling.id}
                id={`answer-${ruling.id}`}
                ruling={ruling}
                text={asked.rules}
                here={inUse[ruling.id]}
                {...(session === undefined ? { hereWord: say.usual } : {})}
              />
            ))}
      <Cites
        id="answer-rules"
        rules={rules}
        text={asked.rules}
        {...(kind === 'unknown' ? { title: say.nearest } : {})}
      />
      {session === undefined || move === undefined ? null : (
        <footer class="verdict-do">
          <button type="button" class="button" onClick={() => check(session, move)}>
            {say.wholeCheck}
          </button>
        </footer>
      )}
    </article>
  )
}

/** Takes a move that was judged to the check. */
function check(session: OpenSession, move: Declaration): void {
  uncover()
  // The key that led to Ask goes away with the pad: the verdict takes the focus.
  backAtTable()
  session.lay((draft) => ({ ...NO_DRAFT, line: draft.line, mode: 'check', seat: move.seat, checked: move }))
}
