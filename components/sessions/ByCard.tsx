/** What became of every card that was played: how often, and what it did to others. */
import { Fold } from '../shared/Fold.tsx'
import { amount } from '../shared/words.ts'
import { cardName } from '../table/namer.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'

export function ByCard({ past }: { readonly past: Past }) {
  const say = words.value
  const { played } = past.statistics
  if (played.length === 0) return null
  const { count } = past.game.pieces
  const damage = played.some((one) => one.damage > 0)
  const drawn = played.some((one) => one.drawn > 0)
  const most = [...played].sort(
    (one, other) => other.damage - one.damage || other.drawn - one.drawn || other.times - one.times,
  )
  return (
    <Fold title={say.byCard} count={say.kinds(played.length)}>
      <div class="stats-scroll">
        <table class="stats is-cards">
          <thead>
            <tr>
              <th scope="col">{say.card}</th>
              <th scope="col">{say.timesPlayed}</th>
              {damage ? <th scope="col">{say.dealt}</th> : null}
              {drawn ? <th scope="col">{say.madeDraw}</th> : null}
            </tr>
          </thead>
          <tbody>
            {most.map((one) => (
              <tr key={one.card}>
                <th scope="row">{cardName(past.game.text.value, one.card)}</th>
                <td>{one.times}</td>
                {damage ? <td>{one.damage === 0 ? '–' : amount(one.damage, count.unit(one.damage))}</td> : null}
                {drawn ? <td>{one.drawn === 0 ? '–' : one.drawn}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  )
}
