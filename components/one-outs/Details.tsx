/** Under a name: cards in hand against the limit, and every Skateboard that the table knows of, with its uses. */
import { USES } from '../../engine/one-outs/cards.ts'
import { Icon } from '../shared/Icon.tsx'
import type { DetailsProps } from '../table/pieces.ts'
import { knownOf, limitOf } from './view.ts'
import { words } from './words.ts'

export function Details({ moment, seat, large = false }: DetailsProps) {
  const say = words.value
  const player = moment.view.players[seat]
  const hand = Number(player?.hand ?? 0)
  const limit = limitOf(moment)
  const over = hand - limit
  return (
    <>
      <span class={over > 0 ? 'hand is-over' : 'hand'}>
        <Icon name="hand" />
        {large ? (
          [say.cards(hand, limit), ...(over > 0 ? [say.over(over)] : [])].join(', ')
        ) : (
          <>
            <span class="sr">{say.inHand}</span>
            {hand}/{limit}
            {over > 0 ? <span class="sr">{say.overLimit}</span> : null}
          </>
        )}
      </span>
      {knownOf(player).map((uses, place) => (
        <span class="board" key={place} title={say.board(uses)}>
          <Icon name="board" />
          <span class="pips" aria-hidden="true">
            {Array.from({ length: USES }, (_, use) => (
              <i key={use} class={use < uses ? 'pip' : 'pip is-used'} />
            ))}
          </span>
          {large ? say.usesLeft(uses) : <span class="sr">{say.board(uses)}</span>}
        </span>
      ))}
    </>
  )
}
