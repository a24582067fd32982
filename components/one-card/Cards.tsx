/** The pad: fifty-four cards in two taps a card, rank and suit in either order. What lies in the pile is greyed. */
import { cardOf, type Rank, type Suit, suits } from '../../engine/one-card/cards.ts'
import type { Choice } from '../../engine/ruleset.ts'
import { Key, useWhys } from '../declare/Key.tsx'
import { OrSay } from '../declare/OrSay.tsx'
import { layCard, tapPick } from '../declare/tap.ts'
import { Why } from '../declare/Why.tsx'
import type { OpenSession } from '../table/model.ts'
import type { OwnCardsProps } from '../table/pieces.ts'
import './cards.css'
import { JokerSign, Short, SuitSign } from './Face.tsx'
import { type Held, idOf, RANKS, readHeld, writeHeld } from './held.ts'
import { Several, useSeveral } from './Several.tsx'
import { Unseen } from './Unseen.tsx'
import { isSeen } from './view.ts'
import { words } from './words.ts'

const JOKERS = ['BJ', 'CJ'] as const

/** Lays down half a card, or takes it up again. */
function hold(session: OpenSession, held: Held): void {
  session.lay({ said: [], chosen: writeHeld(held), picked: {}, victim: null, checked: null })
}

export function Cards({ session, compact = false }: OwnCardsProps) {
  const say = words.value
  const moment = session.now.value
  const { choices, stage, picking, said, choice } = session.laying.value
  const draft = session.draft.value
  const held = readHeld(draft.chosen)
  const whys = useWhys(session)
  const several = useSeveral(session, held)
  const checks = draft.mode === 'check'
  const calling = stage === 'pick' && picking?.pick.key === 'calls'
  const byId = new Map(choices.map((choice) => [choice.id, choice]))

  const play = (id: string) => {
    const choice = byId.get(id)
    if (choice === undefined) return
    if (checks || choice.legal) layCard(session, id)
    else if (choice.ways[0] !== undefined) whys.ask(id, choice.ways[0].verdict)
  }
  const tapRank = (rank: Rank) => {
    if (held.suit !== undefined && held.rank === undefined) play(idOf(rank, held.suit))
    else hold(session, held.rank === rank ? {} : { rank })
  }
  const tapSuit = (suit: Suit) => {
    if (several.on) several.tap(suit)
    else if (held.rank !== undefined && held.rank !== 'joker') play(idOf(held.rank, suit))
    else hold(session, held.suit === suit ? {} : { suit })
  }
  const asked = whys.open === undefined ? undefined : byId.get(whys.open)
  const reason = asked?.ways[0]?.verdict
  const lit = calling || (held.rank !== undefined && held.rank !== 'joker')
  const choosing = compact && held.rank !== undefined && held.rank !== 'joker'
  return (
    <div class={compact ? 'ranks-pad is-compact' : 'ranks-pad'}>
      {choosing ? null : (
        <ul class="ranks" aria-label={say.theCards}>
          {RANKS.map((rank) => (
            <li key={rank}>
              <RankKey session={session} rank={rank} held={held} byId={byId} compact={compact} onTap={tapRank} />
            </li>
          ))}
          {JOKERS.map((id) => (
            <li key={id}>
              <JokerKey
                session={session}
                choice={byId.get(id)}
                id={id}
                open={whys.open === id}
                onTap={() => play(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {compact && !choosing && held.suit === undefined ? null : (
        <section class="suits" aria-labelledby="suits">
          <h3 id="suits" class={calling ? 'group' : 'sr'}>
            {calling
              ? say.callsThe([...said, choice?.id ?? ''].map((id) => moment.say.card(id)).join(' + '))
              : say.theSuits}
          </h3>
          <ul class={lit ? 'is-lit' : undefined} data-first={lit ? '' : undefined}>
            {suits.map((suit) => (
              <li key={suit}>
                {calling ? (
                  <Key
                    letters={say.suits[suit]}
                    legal
                    onTap={() => tapPick(session, 'calls', suit)}
                    class="suit-key is-call"
                  >
                    <SuitSign suit={suit} />
                    <small>{say.suits[suit]}</small>
                  </Key>
                ) : (
                  <SuitKey
                    session={session}
                    suit={suit}
                    held={held}
                    byId={several.on ? several.byId : byId}
                    open={whys.open}
                    onTap={tapSuit}
                  />
                )}
              </li>
            ))}
          </ul>
          {calling ? null : <Several session={session} held={held} several={several} onHold={hold} />}
          {compact && choosing ? (
            <button type="button" class="button is-small is-plain" onClick={() => hold(session, {})}>
              {say.otherRank}
            </button>
          ) : null}
        </section>
      )}
      {asked !== undefined && reason !== undefined && !reason.legal ? (
        <div class="why-below">
          <Why moment={moment} id={asked.id} verdict={reason} />
        </div>
      ) : null}
      {checks ? <OrSay session={session} /> : null}
      {compact ? null : <Unseen moment={moment} />}
    </div>
  )
}

interface RankKeyProps {
  readonly session: OpenSession
  readonly rank: Exclude<Rank, 'joker'>
  readonly held: Held
  readonly byId: ReadonlyMap<string, Choice>
  readonly compact: boolean
  readonly onTap: (rank: Rank) => void
}

/** A rank, and which suits of it have not been seen. */
function RankKey({ session, rank, held, byId, compact, onTap }: RankKeyProps) {
  const say = words.value
  const moment = session.now.value
  const unseen = suits.filter((suit) => !isSeen(moment, idOf(rank, suit)))
  const looked = held.suit === undefined || held.rank !== undefined ? suits : [held.suit]
  const legal = looked.some((suit) => byId.get(idOf(rank, suit))?.legal === true)
  const name = say.rankName(
    rank,
    say.ranks[rank],
    unseen.map((suit) => say.suits[suit]),
  )
  return (
    <Key
      name={name}
      letters={say.ranks[rank]}
      legal={legal}
      chosen={held.rank === rank}
      class="rank"
      onTap={() => onTap(rank)}
    >
      <b>{rank}</b>
      {compact ? null : (
        <span class="minis">
          {suits.map((suit) => (unseen.includes(suit) ? <SuitSign key={suit} suit={suit} /> : <i key={suit}>·</i>))}
        </span>
      )}
    </Key>
  )
}

interface JokerKeyProps {
  readonly session: OpenSession
  readonly id: (typeof JOKERS)[number]
  readonly choice: Choice | undefined
  readonly open: boolean
  readonly onTap: () => void
}

function JokerKey({ session, id, choice, open, onTap }: JokerKeyProps) {
  const say = words.value
  const card = cardOf(id)
  if (card === undefined) return null
  const colour = card.colour === 'red' ? say.colouredJoker : say.blackJoker
  const name = say.jokerName(colour)
  const seen = isSeen(session.now.value, id)
  return (
    <Key
      name={seen ? say.cardInPile(name) : name}
      // C is for clubs, J for Jacks and Jokers.
      letters={say.jokerLetters(colour)}
      legal={choice?.legal === true}
      chosen={session.draft.value.chosen === id}
      class={seen ? 'rank is-joker is-seen' : 'rank is-joker'}
      {...(session.draft.value.mode === 'check' ? {} : { open })}
      onTap={onTap}
    >
      <JokerSign card={card} />
      <small>{colour}</small>
    </Key>
  )
}

interface SuitKeyProps {
  readonly session: OpenSession
  readonly suit: Suit
  readonly held: Held
  readonly byId: ReadonlyMap<string, Choice>
  readonly open: string | undefined
  readonly onTap: (suit: Suit) => void
}

/** A suit with how many of it are unseen; with a rank held, the card itself. */
function SuitKey({ session, suit, held, byId, open, onTap }: SuitKeyProps) {
  const say = words.value
  const moment = session.now.value
  const { rank, several } = held
  if (rank === undefined || rank === 'joker') {
    const ranks = RANKS.filter((one) => !isSeen(moment, idOf(one, suit)))
    const legal = RANKS.some((one) => byId.get(idOf(one, suit))?.legal === true)
    return (
      <Key
        name={say.suitName(say.suits[suit], ranks.length)}
        letters={say.suits[suit]}
        legal={legal}
        chosen={held.suit === suit}
        class="suit-key"
        onTap={() => onTap(suit)}
      >
        <SuitSign suit={suit} />
        <small>{ranks.length}</small>
      </Key>
    )
  }
  const id = idOf(rank, suit)
  const card = cardOf(id)
  if (card === undefined) return null
  const seen = isSeen(moment, id)
  const chosen = several?.includes(id) ?? session.draft.value.chosen === id
  const legal = chosen || byId.get(id)?.legal === true
  const name = moment.say.card(id)
  const says = session.draft.value.mode !== 'check' && several === undefined
  return (
    <Key
      name={seen ? say.cardInPile(name) : name}
      letters={say.suits[suit]}
      legal={legal}
      chosen={chosen}
      class={seen ? 'suit-key is-seen' : 'suit-key'}
      {...(says ? { open: open === id } : {})}
      onTap={() => onTap(suit)}
    >
      <Short card={card} />
      {seen ? <small>{say.inPile}</small> : null}
    </Key>
  )
}
