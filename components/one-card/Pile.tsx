/** Between the players and the question: the top card, what has to be followed, which way round, and what is left. */
import type { Suit } from '../../engine/one-card/cards.ts'
import type { MiddleProps, Moment } from '../table/pieces.ts'
import { Way } from '../table/Way.tsx'
import { Calls } from './Calls.tsx'
import { Face, Short, SuitSign } from './Face.tsx'
import './pile.css'
import { nextOf, stateOf, topOf, unseenOf } from './view.ts'
import { words } from './words.ts'

export function Pile({ session, moment, size }: MiddleProps) {
  const say = words.value
  const top = topOf(moment)
  const state = stateOf(moment)
  const next = nextOf(moment)
  const { step } = state
  if (top === undefined) return null
  return (
    <>
      <section
        class={size === undefined ? 'pile middle-frame sheet' : `pile middle-frame sheet is-${size}`}
        aria-labelledby="pile"
      >
        <h2 id="pile" class="sr">
          {say.pile}
        </h2>
        <p class="pile-top middle-picture">
          <span class="sr">
            {say.onTop}
            {moment.say.card(top.id)}
          </span>
          <Face card={top} />
          {state.called === null ? null : (
            <span class="pile-called">
              <SuitSign suit={state.called} />
            </span>
          )}
        </p>
        <div class="middle-say">
          <Follow moment={moment} />
          <Way back={state.direction !== 1} next={next === undefined ? undefined : moment.names[next]} />
          <dl class="pile-counts">
            {step.kind === 'attack' ? (
              <div class="is-attack">
                <dt>{say.waits}</dt>
                <dd>{step.pending}</dd>
              </div>
            ) : null}
            <div>
              <dt>{say.stock}</dt>
              <dd>{state.stock}</dd>
            </div>
            <div>
              <dt>{say.inThePile}</dt>
              <dd>{state.discard.length}</dd>
            </div>
            {size === 'large' ? (
              <div>
                <dt>{say.unseen}</dt>
                <dd>{unseenOf(moment).length}</dd>
              </div>
            ) : null}
          </dl>
        </div>
      </section>
      {session === undefined ? null : <Calls session={session} moment={moment} size={size} />}
    </>
  )
}

/** What has to be followed: the called suit, the top card's suit or rank, a Joker's colour; under an attack who answers. */
function Follow({ moment }: { readonly moment: Moment }) {
  const say = words.value
  const { step, called } = stateOf(moment)
  const top = topOf(moment)
  if (top === undefined) return null
  if (step.kind === 'over') return <p class="pile-follow">{say.won(moment.names[step.winner] ?? '')}</p>
  if (step.kind === 'attack') return <AnsweredBy moment={moment} />
  const suit = called ?? top.suit
  if (suit === null)
    return (
      <p class="pile-follow">
        {say.follow}{' '}
        <b>
          {top.colour === 'red' ? say.red : say.black} <Signs suits={BY_COLOUR[top.colour]} />
        </b>
      </p>
    )
  return (
    <p class="pile-follow">
      {say.follow}{' '}
      <b>
        <SuitSign suit={suit} /> {say.suits[suit]}
      </b>
      {called === null ? <span> {say.orRank(say.ranks[top.rank])}</span> : <span>{say.asCalled}</span>}
    </p>
  )
}

/** The cards not seen yet that would answer the attack. */
function AnsweredBy({ moment }: { readonly moment: Moment }) {
  const say = words.value
  const { ruleset, state } = moment
  const { turn } = stateOf(moment)
  const answers = unseenOf(moment).filter((card) => ruleset.judge(state, { seat: turn, cards: [card.id] }).legal)
  if (answers.length === 0) return <p class="pile-follow">{say.noAnswer}</p>
  return (
    <p class="pile-follow">
      {say.answeredBy}{' '}
      {answers.map((card) => (
        <span key={card.id} class="pile-answer">
          <span class="sr">{moment.say.card(card.id)}, </span>
          <span aria-hidden="true">
            <Short card={card} />
          </span>{' '}
        </span>
      ))}
    </p>
  )
}

const BY_COLOUR: Readonly<Record<'red' | 'black', readonly Suit[]>> = {
  red: ['hearts', 'diamonds'],
  black: ['spades', 'clubs'],
}

function Signs({ suits }: { readonly suits: readonly Suit[] }) {
  return (
    <>
      {suits.map((suit) => (
        <SuitSign key={suit} suit={suit} />
      ))}
    </>
  )
}
