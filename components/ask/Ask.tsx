/** Ask: one line for any question about the rules, its answer as it is typed, and what was asked before. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Answer as Answered } from '../../engine/ask/ask.ts'
import { type GameId, gameName } from '../../engine/rulesets.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { uncover } from '../shared/Stage.tsx'
import { language } from '../shared/words.ts'
import { Bar } from '../shell/Frame.tsx'
import type { HalfMade } from '../table/half-made.ts'
import type { OpenSession } from '../table/model.ts'
import { words as table } from '../table/words.ts'
import { words as verdict } from '../verdict/words.ts'
import '../shared/field.css'
import { Answer } from './Answer.tsx'
import { answerTo, goesOn, useAsked } from './answering.ts'
import { type Asked, previousOf, type Questions, withAsked } from './asked.ts'
import { Before } from './Before.tsx'
import { Over } from './Over.tsx'
import { words } from './words.ts'

interface AskProps {
  readonly game: GameId
  /** What was asked before. It is closed with the sheet. */
  readonly kept: HalfMade<Questions>
  /** The table it is asked at; without one the usual house rules stand. */
  readonly session?: OpenSession
  /** Asked at once. */
  readonly question?: string
}

export function Ask({ game, kept, session, question }: AskProps) {
  const say = words.value
  const input = useRef<HTMLInputElement>(null)
  const asked = useAsked(game)
  const { line, asked: before } = kept.draft.value
  const previous = previousOf(before, line)
  const state = session?.now.value.state
  const answer = useMemo(
    () => (asked === undefined ? undefined : answerTo(asked, line, session, previous)),
    [asked, line, previous, state],
  )
  /** The question that one goes on from, where it is understood so. */
  const from = (one: string, what = previousOf(kept.draft.peek().asked, one)) =>
    asked !== undefined && what !== undefined && goesOn(asked, one, session, what) ? what : undefined
  const after = from(line, previous)
  /** Keeps a question, once it is known what it comes to. */
  const keep = (one: string, what: Answered) => {
    const after = from(one)
    kept.lay((now) => withAsked(now, { question: one, lead: leadOf(what), ...(after && { after }) }))
  }
  /** Keeps one that was not sent, if its answer was there to be read. */
  const keepRead = (one = line, what = answer) => {
    if (what !== undefined && what.kind !== 'unknown') keep(one, what)
  }
  const left = useRef(line)
  const [wanted, want] = useState(question !== undefined)
  // Before the browser paints: in no picture is the focus nowhere.
  useLayoutEffect(() => {
    if (question !== undefined) kept.lay({ line: question })
    input.current?.focus()
    // What was left in the line is there to be read, or to be typed over.
    input.current?.select()
    return () => kept.close()
  }, [])
  // What stood in the line when a popup closed is among what was asked, whatever comes into the line now.
  useEffect(() => {
    if (asked === undefined || left.current === '') return
    keepRead(left.current, answerTo(asked, left.current, session, previousOf(kept.draft.peek().asked, left.current)))
    left.current = ''
  }, [asked])
  useLayoutEffect(() => {
    if (!wanted || answer === undefined) return
    want(false)
    keep(line, answer)
    // What was tapped has gone from the list.
    if (document.activeElement !== input.current) document.getElementById('answer')?.focus()
    // A play speaks for itself.
    if (answer.judged !== 'play') announce(answer.answer)
  }, [wanted, answer])
  const close = () => {
    keepRead()
    uncover()
  }
  const type = (next: string) => {
    // Typed over, or wiped out at once.
    if (next.length < 2 && line.length > 2) keepRead()
    kept.lay({ line: next })
  }
  const again = (one: Asked) => {
    keepRead()
    kept.lay((now) => withAsked({ ...now, line: one.question }, one))
    want(true)
  }
  return (
    <Over label={say.title} onClose={close}>
      <div class="ask-top">
        <Bar
          title={say.title}
          sub={
            <>
              {gameName(game, language.value)}
              {state === undefined ? null : <span class="dot-sep">{table.value.turn(state.turnNumber)}</span>}
            </>
          }
        >
          <button type="button" class="tool" aria-label={say.close} onClick={close}>
            <Icon name="cross" />
          </button>
        </Bar>
        <form
          class="line"
          onSubmit={(event) => {
            event.preventDefault()
            if (line.trim() === '') return
            want(true)
            input.current?.select()
          }}
        >
          <label class="sr" for="ask">
            {say.question}
          </label>
          <input
            id="ask"
            ref={input}
            type="text"
            autocomplete="off"
            autocapitalize="sentences"
            enterkeyhint="go"
            maxLength={300}
            placeholder={say.hint}
            value={line}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <button type="submit" class="tool" aria-label={say.ask}>
            <Icon name="arrow" />
          </button>
        </form>
      </div>
      <main>
        {answer === undefined || asked === undefined ? null : (
          <Answer
            key={line}
            asked={asked}
            answer={answer}
            {...(session === undefined ? {} : { session })}
            {...(after === undefined ? {} : { after })}
            onAgain={() => {
              kept.lay({ line: '' })
              input.current?.focus()
            }}
          />
        )}
        {line.trim() === '' && before.length === 0 ? (
          <Empty atTable={session !== undefined} onAsk={(example) => again({ question: example, lead: '' })} />
        ) : null}
        <Before
          title={session === undefined ? say.before : say.inSession}
          asked={before.filter((one) => one.question !== line)}
          onAsk={again}
        />
      </main>
    </Over>
  )
}

/** What an answer came to, in a few words: of a play what its verdict says. */
function leadOf({ judged, kind, rulings, lead, sentence }: Answered): string {
  if (judged === 'play') return verdict.value[kind === 'no' ? 'illegal' : rulings.length > 0 ? 'depends' : 'legal']
  return lead === '' ? sentence : lead
}

interface EmptyProps {
  readonly atTable: boolean
  readonly onAsk: (question: string) => void
}

/** What can be asked, before anything was. */
function Empty({ atTable, onAsk }: EmptyProps) {
  const say = words.value
  return (
    <section class="ask-empty" aria-labelledby="ask-examples">
      <p>{atTable ? say.empty : say.emptyRules}</p>
      <h2 id="ask-examples">{say.forExample}</h2>
      {say.examples.map((example) => (
        <button key={example} type="button" class="chip" onClick={() => onAsk(example)}>
          {example}
        </button>
      ))}
    </section>
  )
}
