/** What a session adds up to, a row a player, and what it has to say besides. */
import type { SeatStatistics } from '../../engine/statistics.ts'
import { Traces } from '../log/Traces.tsx'
import { Shape, seatLook } from '../shared/Icon.tsx'
import { surface } from '../shared/surface.ts'
import { amount, list } from '../shared/words.ts'
import { cardName } from '../table/namer.ts'
import { ByCard } from './ByCard.tsx'
import { Disputed } from './Disputed.tsx'
import type { Past } from './past.ts'
import { words } from './words.ts'
import './numbers.css'

/** How many of the most played cards are named. */
const MOST = 3

/** A word that long does not fit into a column of a narrow panel. */
const LONG = 11

interface NumbersProps {
  readonly past: Past
  readonly onPlace: (place: number) => void
}

export function Numbers({ past, onPlace }: NumbersProps) {
  const say = words.value
  const { game, names, statistics } = past
  const { count, gone } = game.pieces
  const view = game.ruleset.view(past.timeline.now, names)
  const hits = statistics.seats.some((seat) => seat.dealt > 0 || seat.taken > 0)
  const most = Math.max(1, ...statistics.seats.map((seat) => (hits ? seat.dealt : seat.cards)))
  const number = (value: number) => amount(value, count.unit(value))
  /** The same with a unit that a narrow table leaves out. */
  const measured = (value: number) => (
    <>
      {value}
      <span class="stats-unit"> {count.unit(value)}</span>
    </>
  )
  const long = names.some((name) => name.split(/\s/).some((word) => word.length > LONG))
  const called = (id: string) => cardName(game.text.value, id)

  const ended = (seat: number, own: SeatStatistics) => {
    const player = view.players[seat]
    const value = Number(player?.[count.key] ?? 0)
    if (view.winner === names[seat]) return { text: say.wonWith(number(value)), won: true, cause: undefined }
    if (player === undefined || !gone(player)) return { text: say.stillIn(number(value)), won: false, cause: undefined }
    const turn = own.out?.turn
    const by = own.out?.by === undefined ? undefined : names[own.out.by]
    const cause = own.out?.card === undefined ? undefined : say.outCause(called(own.out.card), by)
    const text = turn === undefined ? say.out : count.end(value) === undefined ? say.doneTurn(turn) : say.outTurn(turn)
    return { text, won: false, cause }
  }
  const facts = [
    ...(statistics.played.length === 0
      ? []
      : [
          [
            say.mostPlayed,
            statistics.played
              .slice(0, MOST)
              .map(({ card, times }) => say.played(called(card), times))
              .join(', '),
          ],
        ]),
    ...(statistics.seats.some((seat) => seat.healed > 0)
      ? [
          [
            say.healed,
            list(
              statistics.seats.flatMap((seat, at) =>
                seat.healed > 0 ? [say.healedBy(names[at] ?? '', number(seat.healed))] : [],
              ),
            ),
          ],
        ]
      : []),
  ]
  return (
    <section class="stats-wrap" aria-labelledby="stats-h">
      <h2 id="stats-h" class="sr">
        {say.numbers}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: no field set, only a part that scrolls where it is narrow */}
      <div class="stats-scroll" role="group" aria-label={say.numbers} tabIndex={surface.value === 'tab' ? -1 : 0}>
        <table class={long ? 'stats sheet is-long' : 'stats sheet'}>
          <thead>
            <tr>
              <th scope="col">{say.player}</th>
              {hits ? (
                <>
                  <th scope="col">{say.dealt}</th>
                  <th scope="col">{say.taken}</th>
                  <th scope="col">{say.cards}</th>
                </>
              ) : (
                <>
                  <th scope="col">{say.cards}</th>
                  <th scope="col">{say.drawn}</th>
                </>
              )}
              <th scope="col" class="is-ended">
                {say.ended}
              </th>
            </tr>
          </thead>
          <tbody>
            {statistics.seats.map((own, seat) => {
              const end = ended(seat, own)
              return (
                <tr key={names[seat]} data-seat={seatLook(seat)}>
                  <th scope="row">
                    <span class="stats-name">
                      <Shape seat={seat} />
                      {names[seat]}
                    </span>
                    <small class="stats-ended">{end.text}</small>
                  </th>
                  {hits ? (
                    <>
                      <td>
                        <Meter of={own.dealt / most} />
                        {measured(own.dealt)}
                      </td>
                      <td>{measured(own.taken)}</td>
                      <td>{own.cards}</td>
                    </>
                  ) : (
                    <>
                      <td>
                        <Meter of={own.cards / most} />
                        {own.cards}
                      </td>
                      <td>{own.drawn}</td>
                    </>
                  )}
                  <td class="is-ended">
                    {end.won ? <b>{end.text}</b> : end.text}
                    {end.cause === undefined ? null : <small>{end.cause}</small>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <dl class="facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div class="folds sheet">
        <ByCard past={past} />
        <Disputed past={past} onPlace={onPlace} />
        <Traces log={past.log} lines={past.timeline.lines} ruleset={game.ruleset} names={names} />
      </div>
    </section>
  )
}

/** A bar beside a number that says the same. */
function Meter({ of }: { readonly of: number }) {
  return <span class="meter" style={{ '--of': of }} />
}
