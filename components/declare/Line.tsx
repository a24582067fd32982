/** The line: type or paste what was said. It completes names and cards, and says where it stops understanding. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { isAsking } from '../../engine/ask/asking.ts'
import { fold } from '../../engine/record/names.ts'
import { writeDeclaration } from '../../engine/record/write.ts'
import { gameNamed } from '../../engine/rulesets.ts'
import { why } from '../../engine/sentences.ts'
import { useAsk } from '../ask/useAsk.tsx'
import { Icon } from '../shared/Icon.tsx'
import { lazy } from '../shared/Lazy.tsx'
import { announce } from '../shared/live.tsx'
import { words as shell } from '../shell/words.ts'
import type { OpenSession } from '../table/model.ts'
import '../shared/field.css'
import './line.css'
import { Completions } from './Completions.tsx'
import { complete } from './complete.ts'
import { LineResult, problemText } from './LineResult.tsx'
import { Pasted } from './Pasted.tsx'
import { Readings, whichOf } from './Readings.tsx'
import { isSure, isWhole, type Meanings, type Meant, meaningsOf, usePhrasing } from './readings.ts'
import { readTyped, submit, submitMove, type Typed } from './typed.ts'
import { words } from './words.ts'

const Offer = lazy(async () => (await import('../ask/Offer.tsx')).Offer)

export function Line({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const moment = session.now.value
  const draft = session.draft.value
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(draft.line)
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(-1)
  const [open, setOpen] = useState(false)
  const [result, setResult] = useState<Typed>()
  /** How long the log was when the result came. */
  const judgedAt = useRef(0)
  const [asked, setAsked] = useState(false)
  const [touched, setTouched] = useState(text !== '')
  const [pasted, setPasted] = useState<string>()
  const phrasing = usePhrasing(session.ruleset.id, touched)
  // A record line means what it says; anything else is read as a sentence.
  const isSentence = text.trim() !== '' && readTyped(session, text)?.said.ok === false
  const meanings: Meanings | undefined =
    phrasing === undefined || !isSentence ? undefined : meaningsOf(text, phrasing, moment, session.laying.value.seat)
  const game = gameNamed(session.ruleset.id)
  const ask = useAsk(session.ruleset.id, session)
  const asks = isSentence && isQuestion(text, session.names)
  const checked = draft.mode === 'check' ? draft.checked : null
  const written = checked === null ? undefined : writeDeclaration(checked, session.ruleset, session.names)
  // What is checked stands in the line, to be changed there; what another window typed does not overwrite this one.
  useEffect(() => {
    if (written !== undefined) setText(written)
  }, [written])
  useEffect(() => {
    if (written === undefined && document.activeElement !== input.current) setText(draft.line)
  }, [draft.line])
  const options = open
    ? complete(text, caret, moment, session.laying.value.seat !== undefined, session.pieces.things?.(moment))
    : []
  const change = (next: string, at: number) => {
    setText(next)
    setCaret(at)
    setActive(-1)
    setResult(undefined)
    setAsked(false)
    session.lay({ line: next })
  }
  const take = (index: number) => {
    const option = options[index]
    if (option === undefined) return
    change(option.line, option.caret)
    setOpen(false)
    queueMicrotask(() => input.current?.setSelectionRange(option.caret, option.caret))
  }
  const enter = async ({ move }: Meant) => {
    setAsked(false)
    show(await submitMove(session, move))
  }
  const question = (asking: string) => {
    change('', 0)
    ask(asking)
  }
  const send = async () => {
    setOpen(false)
    if (asks) return question(text)
    // It is in the log as refused: said once more on the same table it is the same declaration, and refused as before.
    if (result?.kind === 'refused' && session.log.peek().length === judgedAt.current) return sayWhy(result)
    const only = meanings?.meant[0]
    if (meanings !== undefined && only !== undefined) {
      if (isSure(meanings)) return enter(only)
      const isGuess = isWhole(meanings)
      if (isGuess && asked) return enter(only)
      setAsked(true)
      const unknown = meanings.unknown.length > 0 ? [say.notKnown(meanings.unknown)] : []
      announce(
        [...unknown, ...(isGuess ? [say.thisOne, `${only.line}.`, say.onceMore] : [whichOf(meanings)])].join(' '),
      )
      return
    }
    show(await submit(session, text))
  }
  const sayWhy = ({ verdict }: Extract<Typed, { kind: 'refused' }>) => announce(why(verdict, moment.text, moment.say))
  const show = (typed: Typed) => {
    setResult(typed)
    judgedAt.current = session.log.peek().length
    if (typed.kind === 'done') change('', 0)
    else if (typed.kind === 'problem') {
      announce(problemText(typed))
      input.current?.focus()
      const at = Math.min(typed.problem.column, text.length)
      input.current?.setSelectionRange(at, text.length)
    } else if (typed.kind === 'refused') sayWhy(typed)
  }
  const keys = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (move !== 0 && options.length > 0) {
      event.preventDefault()
      setActive((active + move + options.length) % options.length)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active >= 0) {
      event.preventDefault()
      take(active)
    } else if (event.key === 'Escape' && options.length > 0) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  const [first = '', , third = moment.names[1] ?? ''] = moment.names
  const example = session.pieces.example?.(moment) ?? say.lineExample(first, moment.ruleset.cards[6]?.name ?? '', third)
  return (
    <form
      class="line-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div class="line">
        <label class="sr" for="line">
          {say.line}
        </label>
        <input
          id="line"
          ref={input}
          type="text"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          placeholder={say.orAsk(example)}
          value={text}
          aria-autocomplete="list"
          aria-controls="line-options"
          aria-expanded={options.length > 0}
          aria-activedescendant={active >= 0 ? `line-option-${active}` : undefined}
          aria-invalid={result?.kind === 'problem' ? 'true' : undefined}
          aria-describedby={result === undefined ? undefined : 'line-result'}
          onInput={(event) => {
            const { value, selectionStart } = event.currentTarget
            setOpen(true)
            change(value, selectionStart ?? value.length)
          }}
          onFocus={() => setTouched(true)}
          onPaste={(event) => {
            const clipped = event.clipboardData?.getData('text/plain') ?? ''
            if (!/\S[^\S\n\r]*[\r\n]+\s*\S/.test(clipped)) return
            event.preventDefault()
            setTouched(true)
            setPasted(clipped)
          }}
          onKeyDown={keys}
          onBlur={() => setOpen(false)}
        />
        <button
          type="submit"
          class="tool"
          aria-label={asks ? shell.value.ask : draft.mode === 'check' ? say.checkLine : say.playLine}
        >
          <Icon name="arrow" />
        </button>
      </div>
      <Completions options={options} active={active} onTake={take} />
      {pasted === undefined ? null : (
        <Pasted
          session={session}
          text={pasted}
          phrasing={phrasing}
          onClose={() => {
            setPasted(undefined)
            input.current?.focus()
          }}
        />
      )}
      {asks && game !== undefined ? <Offer game={game} session={session} question={text} onAsk={question} /> : null}
      {meanings === undefined || result !== undefined || asks ? null : (
        <Readings meanings={meanings} asked={asked} onChoose={enter} />
      )}
      <LineResult session={session} typed={result} text={text} onClose={() => change('', 0)} />
    </form>
  )
}

/** Whether a sentence asks. What begins with a sign is a record line, and `may jabs max` is a play where May sits here. */
function isQuestion(text: string, names: readonly string[]): boolean {
  if (/^\s*[?!*=]/.test(text) || !isAsking(text)) return false
  const [first = ''] = text.trim().split(/\s+/)
  return text.includes('?') || !names.some((name) => fold(name) === fold(first))
}
