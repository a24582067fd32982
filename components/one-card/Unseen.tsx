/** A running tally of what has not been seen since the last reshuffle: it is in the stock or in a hand. */
import { type PlayingCard, suits } from '../../engine/one-card/cards.ts'
import { Icon } from '../shared/Icon.tsx'
import type { Moment } from '../table/pieces.ts'
import { JokerSign, SuitSign } from './Face.tsx'
import { RANKS } from './held.ts'
import { unseenOf } from './view.ts'
import { words } from './words.ts'

export function Unseen({ moment }: { readonly moment: Moment }) {
  const say = words.value
  const unseen = unseenOf(moment)
  const attacks = unseen.filter((card) => card.damage > 0).length
  return (
    <details class="unseen sheet">
      <summary>
        <span>{say.tally(unseen.length)}</span>
        <span class="unseen-attacks">{attacks === 0 ? say.noAttackLeft : say.attackLeft(attacks)}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {suits.map((suit) => {
          const left = unseen.filter((card) => card.suit === suit)
          const ranks = RANKS.filter((rank) => left.some((card) => card.rank === rank))
          return (
            <li key={suit}>
              <span class="sr">
                {say.unseenOf(
                  say.suits[suit],
                  ranks.map((rank) => say.ranks[rank]),
                )}
              </span>
              <span class="unseen-row" aria-hidden="true">
                <SuitSign suit={suit} />
                {RANKS.map((rank) => (ranks.includes(rank) ? <b key={rank}>{rank}</b> : <i key={rank}>·</i>))}
              </span>
            </li>
          )
        })}
        <li>
          <Jokers moment={moment} unseen={unseen} />
        </li>
      </ul>
    </details>
  )
}

function Jokers({ moment, unseen }: { readonly moment: Moment; readonly unseen: readonly PlayingCard[] }) {
  const say = words.value
  const left = unseen.filter((card) => card.suit === null)
  return (
    <>
      <span class="sr">
        {say.unseenOf(
          say.jokers,
          left.map((card) => moment.say.card(card.id)),
        )}
      </span>
      <span class="unseen-jokers" aria-hidden="true">
        {left.length === 0 ? <i>·</i> : null}
        {left.map((card) => (
          <span key={card.id}>
            <JokerSign card={card} /> {moment.say.card(card.id)}
          </span>
        ))}
      </span>
    </>
  )
}
