/** The pad: the cards of whoever speaks. What is legal is lifted card; what is not lies flat and says why when tapped. */
import type { Choice } from '../../engine/ruleset.ts'
import { seatLook } from '../shared/Icon.tsx'
import type { OpenSession } from '../table/model.ts'
import { Card } from './Card.tsx'
import { GroupTitle } from './GroupTitle.tsx'
import { Interrupt } from './Interrupt.tsx'
import { useWhys } from './Key.tsx'
import { legalAnswers } from './laying.ts'
import { offered } from './offered.ts'
import { SeenCards } from './SeenCards.tsx'
import { Switch } from './Switch.tsx'
import { tapChoice } from './tap.ts'
import './pad.css'
import { Why } from './Why.tsx'
import { words } from './words.ts'

/** From so many legal cards on, the cards stand in their groups; below it the legal ones stand first, alone. */
const MANY = 8

export function Pad({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const moment = session.now.value
  const { seat, more, stage } = session.laying.value
  if (moment.ask.kind === 'over') return null
  const name = seat === undefined ? '' : (moment.names[seat] ?? '')
  const answering = moment.ask.must && moment.ask.kind !== 'turn' && legalAnswers(moment, session.pieces).length > 0
  return (
    <section class="pad" aria-labelledby="pad">
      <div class="pad-head" data-seat={seat === undefined ? undefined : seatLook(seat)}>
        <h2 id="pad">{stage === 'more' ? say.seenCard : answering ? say.orPlays(name) : say.cardsOf(name)}</h2>
        <Switch session={session} />
      </div>
      {stage === 'more' && more !== undefined && more.cards.length > 0 ? (
        <SeenCards session={session} class="cards is-three" />
      ) : (
        <Cards session={session} />
      )}
    </section>
  )
}

/** The cards of whoever speaks, the interrupt, and what is not legal now. */
function Cards({ session }: { readonly session: OpenSession }) {
  const Own = session.pieces.Cards
  return Own === undefined ? <Choices session={session} /> : <Own session={session} />
}

/** One key a choice. */
function Choices({ session }: { readonly session: OpenSession }) {
  const { shown, legal, lifted } = offered(session)
  const { open, ask } = useWhys(session)
  const onTap = (choice: Choice) => {
    const verdict = choice.ways[0]?.verdict
    if (legal.has(choice)) tapChoice(session, choice)
    else if (verdict !== undefined) ask(choice.id, verdict)
  }
  const props = { session, legal, open, onTap }
  return legal.size >= MANY ? <Groups {...props} choices={shown} /> : <Few {...props} choices={shown} lifted={lifted} />
}

interface CardsProps {
  readonly session: OpenSession
  readonly choices: readonly Choice[]
  readonly legal: ReadonlySet<Choice>
  readonly open: string | undefined
  readonly onTap: (choice: Choice) => void
}

/** All cards in their groups and places. A group without a legal card is set back to the end. */
function Groups({ session, choices, legal, open, onTap }: CardsProps) {
  const { text } = session.now.value
  const ids = [...new Set([...session.pieces.groups, ...choices.map((choice) => choice.group)])]
  const groups = ids.map((id) => ({ id, choices: choices.filter((choice) => choice.group === id) }))
  const alive = groups.filter((group) => group.choices.some((choice) => legal.has(choice)))
  const rest = groups.filter((group) => !alive.includes(group)).flatMap((group) => group.choices)
  return (
    <>
      <div>
        {alive.map((group) => (
          <section key={group.id} aria-label={text.groups[group.id]}>
            <GroupTitle session={session} group={group.id} />
            <ul class="cards is-three">
              {group.choices.map((choice) => (
                <Card
                  key={choice.id}
                  session={session}
                  choice={choice}
                  legal={legal.has(choice)}
                  open={open}
                  onTap={onTap}
                />
              ))}
            </ul>
            <OpenWhy session={session} choices={group.choices} open={open} />
          </section>
        ))}
      </div>
      <Interrupt session={session} />
      <Dims session={session} choices={rest} legal={legal} open={open} onTap={onTap} />
    </>
  )
}

/** The few legal cards first; all others below. */
function Few(props: CardsProps & { readonly lifted: readonly Choice[] }) {
  const { session, choices, lifted, legal, open, onTap } = props
  const { text } = session.now.value
  return (
    <>
      {lifted.length === 0 ? null : (
        <div>
          <h3 class="sr">{text.groups[lifted[0]?.group ?? '']}</h3>
          <ul class="cards">
            {lifted.map((choice) => (
              <Card key={choice.id} session={session} choice={choice} legal open={open} onTap={onTap} />
            ))}
          </ul>
        </div>
      )}
      <Interrupt session={session} />
      <Dims {...props} choices={choices.filter((choice) => !legal.has(choice))} />
    </>
  )
}

function Dims({ session, choices, open, onTap }: CardsProps) {
  const say = words.value
  const moment = session.now.value
  if (choices.length === 0) return null
  return (
    <div>
      <h3 class="group">
        <b>{moment.ask.must && moment.ask.kind !== 'turn' ? say.noAnswer : say.notNow}</b>
        <span>{say.tapForWhy}</span>
      </h3>
      <ul class="cards is-dims">
        {choices.map((choice) => (
          <Card key={choice.id} session={session} choice={choice} legal={false} plain open={open} onTap={onTap} />
        ))}
      </ul>
    </div>
  )
}

/** In a grid of cards the reason stands below the group. */
function OpenWhy({
  session,
  choices,
  open,
}: {
  session: OpenSession
  choices: readonly Choice[]
  open: string | undefined
}) {
  const choice = choices.find((one) => one.id === open)
  const verdict = choice?.ways[0]?.verdict
  if (choice === undefined || verdict === undefined || verdict.legal) return null
  return (
    <div class="why-below">
      <Why moment={session.now.value} id={choice.id} verdict={verdict} />
    </div>
  )
}
