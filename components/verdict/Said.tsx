/** The declaration in parts, each of which can be changed. The dashed frame says that nothing is logged. */
import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import type { Declaration, Seat } from '../../engine/ruleset.ts'
import { layOut } from '../declare/laying.ts'
import { say as check } from '../declare/tap.ts'
import { Icon, Shape } from '../shared/Icon.tsx'
import type { OpenSession } from '../table/model.ts'
import { nameOf } from '../table/namer.ts'
import './said.css'
import { words } from './words.ts'

export function Said({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const moment = session.now.value
  const draft = session.draft.value
  const laying = session.laying.value
  const [asking, setAsking] = useState(false)
  const { checked } = draft
  const seat = checked === null ? laying.seat : (checked.seat ?? undefined)
  const cards = checked?.cards ?? [...laying.said, ...(laying.choice === undefined ? [] : [laying.choice.id])]
  const targets = (checked === null ? (draft.victim === null ? [] : [{ seat: draft.victim }]) : checked.targets) ?? []
  const word = checked?.word
  const details = checked === null ? draft.picked : (checked.details ?? {})
  const names = moment.names
  const isEmpty = cards.length + targets.length === 0 && word === undefined
  return (
    <section class="asking" aria-labelledby="asking">
      <h2 id="asking">
        {say.nothingLogged}
        <span class="dot-sep">{isEmpty ? say.tapFirst : say.tapAPart}</span>
      </h2>
      <div class="said">
        {seat === undefined ? null : (
          <button
            type="button"
            class="said-part"
            aria-label={say.who(names[seat] ?? '')}
            aria-expanded={asking}
            onClick={() => setAsking(!asking)}
          >
            <Shape seat={seat} />
            {names[seat]}:
          </button>
        )}
        {cards.map((card, place) => (
          // The same card may lie in it twice.
          <Fragment key={place}>
            {place === 0 ? null : <span class="said-join">+</span>}
            <button
              type="button"
              class="said-part is-card"
              aria-label={say.card(nameOf(moment, card))}
              onClick={() => withoutCard(session, place)}
            >
              {nameOf(moment, card)}
            </button>
          </Fragment>
        ))}
        {word === undefined ? null : (
          <button
            type="button"
            class="said-part is-card"
            aria-label={say.card(nameOf(moment, word))}
            onClick={() => session.lay({ chosen: null, checked: null })}
          >
            {nameOf(moment, word)}
          </button>
        )}
        {(session.pieces.picks ?? []).map(({ key, label, part, Mark }) => {
          const value = Object.hasOwn(details, key) ? String(details[key]) : ''
          if (value === '') return null
          const name = part?.(value) ?? label(moment, value)
          return (
            <button
              type="button"
              key={key}
              class="said-part is-card"
              aria-label={say.card(name)}
              onClick={() => withoutDetail(session, key)}
            >
              {Mark === undefined ? null : <Mark moment={moment} value={value} />}
              {name}
            </button>
          )
        })}
        {targets.map((target) => (
          <span class="said-at" key={target.seat}>
            <span class="said-join">
              <span class="sr">{say.atWord}</span>
              <Icon name="arrow" />
            </span>
            <button
              type="button"
              class="said-part"
              aria-label={say.at(names[target.seat] ?? '')}
              onClick={() => withoutVictim(session)}
            >
              <Shape seat={target.seat} />
              {names[target.seat]}
              {target.count === undefined ? null : ` ${target.count}`}
              {target.card === undefined ? null : ` (${nameOf(moment, target.card)})`}
            </button>
          </span>
        ))}
      </div>
      {asking ? (
        <Seats
          session={session}
          label={say.whoSays}
          onChoose={(next) => {
            setAsking(false)
            from(session, next)
          }}
        />
      ) : null}
    </section>
  )
}

interface SeatsProps {
  readonly session: OpenSession
  readonly label: string
  readonly only?: readonly Seat[]
  readonly onChoose: (seat: Seat) => void
}

/** Players to choose from. */
export function Seats({ session, label, only, onChoose }: SeatsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
    <div class="said-seats" role="group" aria-label={label}>
      <p>{label}</p>
      {session.names.map((name, seat) =>
        only !== undefined && !only.includes(seat) ? null : (
          <button
            type="button"
            key={name}
            class="chip"
            data-key={name}
            data-player={seat + 1}
            onClick={() => onChoose(seat)}
          >
            <Shape seat={seat} />
            {name}
          </button>
        ),
      )}
    </div>
  )
}

/** The cards of a declaration as they lie on the pad: those that go with another one, and that one. */
function laidOf(
  session: OpenSession,
  move: Declaration,
): { said: string[]; chosen: string | null; picked: Readonly<Record<string, string>> } {
  const main = move.word ?? move.cards.findLast((card) => !session.pieces.sticks(card)) ?? null
  const place = main === null ? -1 : move.cards.lastIndexOf(main)
  const { checked, picked } = session.draft.peek()
  return {
    said: move.word === undefined ? move.cards.filter((_, at) => at !== place) : [],
    chosen: main,
    picked: checked === null ? picked : pickedIn(session, move),
  }
}

/** The details of a complete declaration, each that it lacks as said without it. */
function pickedIn(session: OpenSession, { details = {} }: Declaration): Readonly<Record<string, string>> {
  const value = (key: string) => (Object.hasOwn(details, key) ? String(details[key]) : '')
  return Object.fromEntries((session.pieces.picks ?? []).map(({ key }) => [key, value(key)]))
}

function current(session: OpenSession): Declaration {
  const { checked, said, chosen, victim } = session.draft.peek()
  const { seat = null } = session.laying.peek()
  if (checked !== null) return checked
  return {
    seat,
    cards: [...said, ...(chosen === null ? [] : [chosen])],
    ...(victim === null ? {} : { targets: [{ seat: victim }] }),
  }
}

/** The same cards without one of them: checked at once where nothing is missing. */
function withoutCard(session: OpenSession, place: number): void {
  const move = current(session)
  const left = { ...move, cards: move.cards.filter((_, at) => at !== place) }
  settle(session, left)
}

/** Asks for one detail again. */
function withoutDetail(session: OpenSession, key: string): void {
  const { picked, ...laid } = laidOf(session, current(session))
  const { [key]: _, ...left } = picked
  session.lay({ ...laid, picked: left, shares: [], checked: null })
}

function withoutVictim(session: OpenSession): void {
  session.lay({ ...laidOf(session, current(session)), victim: null, shares: [], checked: null })
}

/** The same said by somebody else. */
function from(session: OpenSession, seat: Seat): void {
  const move = current(session)
  session.lay({ seat })
  if (move.cards.length > 0 || move.word !== undefined) settle(session, { ...move, seat })
}

function settle(session: OpenSession, move: Declaration): void {
  const change = { ...laidOf(session, move), victim: move.targets?.[0]?.seat ?? null, shares: [], checked: null }
  session.lay(change)
  const next = layOut(session.now.peek(), session.pieces, session.draft.peek())
  if (next.stage === 'complete' && next.move !== undefined) check(session, next.move)
}
