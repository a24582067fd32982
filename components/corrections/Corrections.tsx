/** What the table says overrides the engine: every correction that the game knows, by player. */
import { useEffect, useState } from 'preact/hooks'
import type { Field, Seat } from '../../engine/ruleset.ts'
import { Shape } from '../shared/Icon.tsx'
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
  const [text, setText] = useState(typeof now === 'number' ? String(now) : '')
  useEffect(() => {
    if (typeof now === 'number') setText(String(now))
  }, [now])
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
  const id = `correction-${kind}`
  return (
    <form
      class="corrections-row"
      onSubmit={(event) => {
        event.preventDefault()
        if (/^\d+$/.test(text.trim())) correct(session, { kind, seat, value: Number(text) })
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputmode="numeric"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button is-small" aria-label={say.setFor(label, name)}>
        {say.set}
      </button>
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
    </form>
  )
}

function OfTable({ session, kind, field }: FieldProps) {
  const say = words.value
  const label = labelOf(session, kind)
  const [text, setText] = useState('')
  return (
    <form
      class="corrections-row"
      onSubmit={(event) => {
        event.preventDefault()
        if (field.value === 'number' && /^\d+$/.test(text.trim())) correct(session, { kind, value: Number(text) })
        else if (field.value !== 'number') correct(session, { kind })
      }}
    >
      <span id={`correction-${kind}`}>{label}</span>
      {field.value === 'player' ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
        <span class="corrections-who" role="group" aria-labelledby={`correction-${kind}`}>
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
        <>
          {field.value === 'number' ? (
            <input
              type="text"
              inputmode="numeric"
              aria-labelledby={`correction-${kind}`}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          ) : null}
          <button type="submit" class="button is-small" aria-label={`${say.set}: ${label}`}>
            {say.set}
          </button>
        </>
      )}
    </form>
  )
}
