/** A field that a game itself asks for: a number, a list of names, a card. What it is called stands in the word table. */
import { useId, useRef, useState } from 'preact/hooks'
import type { Card, HeaderField } from '../../engine/ruleset.ts'
import type { GameText } from '../../engine/text.ts'
import { Icon } from '../shared/Icon.tsx'
import { words } from './words.ts'

interface GameFieldProps {
  readonly field: HeaderField
  /** The header's text. */
  readonly value: string
  readonly cards: readonly Card[]
  readonly text: Pick<GameText, 'cards' | 'groups'>
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** What the screen calls a field. */
export function labelOf(key: string): string {
  return words.value.fields[key] ?? key
}

export function GameField(props: GameFieldProps) {
  const { field, problem } = props
  const id = useId()
  const note = words.value.fieldNotes[field.key]
  const problemId = problem === undefined ? undefined : `${id}-problem`
  const Input = { number: NumberField, list: ListField, card: CardField }[field.input]
  return (
    <section
      class={`field-row is-${field.input}${problem === undefined ? '' : ' has-problem'}`}
      aria-labelledby={`${id}-label`}
    >
      <h2 id={`${id}-label`}>
        {labelOf(field.key)}
        {note === undefined ? null : <small>{note}</small>}
      </h2>
      <Input {...props} label={labelOf(field.key)} labelId={`${id}-label`} problemId={problemId} />
      {problem === undefined ? null : (
        <p class="problem" id={problemId}>
          {problem}
        </p>
      )}
    </section>
  )
}

interface InputProps extends GameFieldProps {
  readonly label: string
  readonly labelId: string
  readonly problemId: string | undefined
}

function NumberField({ field, value, label, labelId, problemId, onChange }: InputProps) {
  const say = words.value
  const number = /^-?\d{1,6}$/.test(value.trim()) ? Number(value) : undefined
  const from = field.min ?? Number.NEGATIVE_INFINITY
  const upTo = field.max ?? Number.POSITIVE_INFINITY
  /** Beyond the ends, and from what is no number, a step leads to the nearest number that is allowed. */
  const step = (by: number) => {
    const next = Math.min(upTo, Math.max(from, (number ?? Number(field.usual)) + by))
    if (Number.isFinite(next)) onChange(String(next))
  }
  return (
    <div class="hp">
      <button
        type="button"
        class="step"
        aria-label={say.less(label)}
        aria-disabled={number !== undefined && number <= from}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        class={`hp-num${problemId === undefined ? '' : ' is-bad'}`}
        type="text"
        inputMode="numeric"
        maxLength={6}
        value={value}
        aria-labelledby={labelId}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onInput={(event) => onChange(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <button
        type="button"
        class="step"
        aria-label={say.more(label)}
        aria-disabled={number !== undefined && number >= upTo}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** The names of a list header. */
function partsOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function ListField({ field, value, label, problemId, onChange }: InputProps) {
  const [typed, setTyped] = useState('')
  const line = useRef<HTMLInputElement>(null)
  const parts = partsOf(value)
  const adding = words.value.fieldOne[field.key] ?? label
  const add = (text: string) => {
    setTyped('')
    const added = partsOf(text)
    if (added.length > 0) onChange([...parts, ...added].join(', '))
  }
  return (
    <div class="list-field">
      {parts.length === 0 ? null : (
        <ul>
          {parts.map((part, place) => (
            <li key={place} class="chip">
              <span>{part}</span>
              <button
                type="button"
                class="tool"
                aria-label={words.value.removeOne(label, part)}
                onClick={() => {
                  onChange(parts.filter((_, other) => other !== place).join(', '))
                  // The button goes with its name.
                  line.current?.focus()
                }}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={line}
        type="text"
        class="list-add"
        value={typed}
        placeholder={adding}
        aria-label={adding}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        autocomplete="off"
        maxLength={200}
        onInput={(event) => {
          const { value: now } = event.currentTarget
          if (/[,\n]/u.test(now)) add(now)
          else setTyped(now)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing || typed.trim() === '') return
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => add(typed)}
      />
    </div>
  )
}

function CardField({ field, value, cards, text, labelId, problemId, onChange }: InputProps) {
  const say = words.value
  const groups = [...new Set(cards.map((card) => card.group))]
  return (
    <select
      class="card-field"
      value={value}
      aria-labelledby={labelId}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {field.usual === '' ? <option value="">{say.pick}</option> : null}
      {cards.some((card) => card.name === value) || value === '' ? null : <option value={value}>{value}</option>}
      {groups.map((group) => (
        <optgroup key={group} label={text.groups[group] ?? group}>
          {cards
            .filter((card) => card.group === group)
            .map((card) => (
              <option key={card.id} value={card.name}>
                {text.cards[card.id]?.name ?? card.name}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}
