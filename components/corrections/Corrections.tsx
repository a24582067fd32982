/** What the table says overrides the engine: every correction that the game knows, by player. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Field, Seat } from '../../engine/ruleset.ts'
import { Shape } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { Beside } from '../table/Beside.tsx'
import { correct } from '../table/logging.ts'
import type { OpenSession } from '../table/model.ts'
import './corrections.css'
import { words } from './words.ts'

interface CorrectionsProps {
  readonly session: OpenSession
  readonly onClose: () => void
}

export function Corrections({ session, onClose }: CorrectionsProps) {
  const say = words.value
  const [seat, setSeat] = useState<Seat>(session.now.peek().ask.who[0] ?? 0)
  const fields = Object.entries(session.ruleset.notation.corrections)
  const name = session.names[seat] ?? ''
  return (
    <Beside name="corrections" title={say.title} onClose={onClose}>
      <p class="corrections-note">{say.note}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own */}
      <div class="corrections-who" role="group" aria-label={say.whose}>
        {session.names.map((player, one) => (
          <button type="button" key={player} class="chip" aria-pressed={one === seat} onClick={() => setSeat(one)}>
            <Shape seat={one} />
            {player}
          </button>
        ))}
      </div>
      {fields
        .filter(([, field]) => field.of === 'player')
        .map(([kind, field]) => (
          <OfPlayer key={`${kind} ${seat}`} session={session} kind={kind} field={field} seat={seat} name={name} />
        ))}
      <h3 class="group">{say.table}</h3>
      {fields
        .filter(([, field]) => field.of === 'table')
        .map(([kind, field]) => (
          <OfTable key={kind} session={session} kind={kind} field={field} />
        ))}
    </Beside>
  )
}

interface FieldProps {
  readonly session: OpenSession
  readonly kind: string
  readonly field: Field
}

function labelOf(session: OpenSession, kind: string): string {
  const labels = session.pieces.corrections
  return Object.hasOwn(labels, kind) ? (labels[kind] ?? kind) : kind
}

function OfPlayer({ session, kind, field, seat, name }: FieldProps & { readonly seat: Seat; readonly name: string }) {
  const say = words.value
  const label = labelOf(session, kind)
  const now = session.now.value.view.players[seat]?.[kind]
  if (field.value === 'nothing')
    return (
      <div class="corrections-row">
        <span>{label}</span>
        <button
          type="button"
          class="button is-small"
          aria-label={say.setFor(label, name)}
          onClick={() => correct(session, { kind, seat })}
        >
          {say.set}
        </button>
      </div>
    )
  return (
    <NumberRow
      id={`correction-${kind}`}
      label={label}
      set={say.setFor(label, name)}
      now={typeof now === 'number' ? now : undefined}
      onSet={(value) => correct(session, { kind, seat, value })}
    >
      {field.value === 'number-or-none' ? (
        <button
          type="button"
          class="button is-small"
          aria-label={say.noneFor(label, name)}
          onClick={() => correct(session, { kind, seat, value: null })}
        >
          {say.none}
        </button>
      ) : null}
    </NumberRow>
  )
}

function OfTable({ session, kind, field }: FieldProps) {
  const say = words.value
  const label = labelOf(session, kind)
  const id = `correction-${kind}`
  const set = `${say.set}: ${label}`
  if (field.value === 'number')
    return <NumberRow id={id} label={label} set={set} onSet={(value) => correct(session, { kind, value })} />
  return (
    <div class="corrections-row">
      <span id={id}>{label}</span>
      {field.value === 'player' ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
        <span class="corrections-who" role="group" aria-labelledby={id}>
          {session.names.map((name, seat) => (
            <button
              type="button"
              key={name}
              class="chip"
              aria-label={say.doFor(label, name)}
              onClick={() => correct(session, { kind, seat })}
            >
              <Shape seat={seat} />
              {name}
            </button>
          ))}
        </span>
      ) : (
        <button type="button" class="button is-small" aria-label={set} onClick={() => correct(session, { kind })}>
          {say.set}
        </button>
      )}
    </div>
  )
}

interface NumberRowProps {
  readonly id: string
  readonly label: string
  /** What its key is called. */
  readonly set: string
  /** What it is now, where that is known. */
  readonly now?: number | undefined
  readonly onSet: (value: number) => void
  /** Further keys. */
  readonly children?: ComponentChildren
}

/** A number to be set. What is no number is not set, and that is said. */
function NumberRow({ id, label, set, now, onSet, children }: NumberRowProps) {
  const say = words.value
  const [text, setText] = useState(now === undefined ? '' : String(now))
  const [bad, setBad] = useState(false)
  useEffect(() => {
    if (now !== undefined) setText(String(now))
  }, [now])
  return (
    <form
      class="corrections-row"
      onSubmit={(event) => {
        event.preventDefault()
        const isNumber = /^\d{1,6}$/.test(text.trim())
        setBad(!isNumber)
        if (isNumber) onSet(Number(text))
        else announce(say.noNumber)
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputmode="numeric"
        value={text}
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-problem` : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setBad(false)
        }}
      />
      <button type="submit" class="button is-small" aria-label={set}>
        {say.set}
      </button>
      {children}
      {bad ? (
        <p class="corrections-problem" id={`${id}-problem`}>
          {say.noNumber}
        </p>
      ) : null}
    </form>
  )
}
