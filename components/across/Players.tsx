/** A row a player: sessions, wins, how long they lasted, damage and cards. */
import { gameNamed } from '../../engine/rulesets.ts'
import { type Game, openGame } from '../games.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { locale } from '../shared/words.ts'
import { cardName } from '../table/namer.ts'
import type { PlayerTally } from './tally.ts'
import { words } from './words.ts'

export function Players({ players }: { readonly players: readonly PlayerTally[] }) {
  const say = words.value
  const card = useCardNames(players)
  const hits = players.some((one) => (one.dealt ?? 0) > 0 || (one.taken ?? 0) > 0)
  const outs = players.some((one) => one.out !== undefined)
  const whole = (value: number | undefined) => (value === undefined ? say.notKnown : number(value, 0))
  const average = (value: number | undefined) => (value === undefined ? say.notKnown : number(value, 1))
  return (
    <section aria-labelledby="across-players-h">
      <h2 id="across-players-h">{say.players}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: no field set, only a part that scrolls where it is narrow */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls by itself must be reachable by keys */}
      <div class="across-scroll sheet" role="group" aria-label={say.sortedBy} tabIndex={0}>
        <table class="across-table">
          <thead>
            <tr>
              <th scope="col">{say.player}</th>
              <th scope="col">{say.sessions}</th>
              <th scope="col">{say.wins}</th>
              <th scope="col">{say.rate}</th>
              <th scope="col">{say.place}</th>
              {outs ? <th scope="col">{say.out}</th> : null}
              {hits ? (
                <>
                  <th scope="col">{say.dealt}</th>
                  <th scope="col">{say.taken}</th>
                </>
              ) : null}
              <th scope="col">{say.cards}</th>
              <th scope="col" class="is-text">
                {say.most}
              </th>
            </tr>
          </thead>
          <tbody>
            {players.map((one) => (
              <tr key={one.name}>
                <th scope="row">{one.name}</th>
                <td>{whole(one.sessions)}</td>
                <td>{whole(one.wins)}</td>
                <td>{one.finished === 0 ? say.notKnown : percent(one.wins / one.finished)}</td>
                <td>{average(one.place)}</td>
                {outs ? <td>{average(one.out)}</td> : null}
                {hits ? (
                  <>
                    <td>{whole(one.dealt)}</td>
                    <td>{whole(one.taken)}</td>
                  </>
                ) : null}
                <td>{whole(one.cards)}</td>
                <td class="is-text">
                  {card === undefined
                    ? null
                    : one.most.map(({ game, card: id, times }) => say.played(card(game, id), times)).join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="across-note">{say.notes}</p>
    </section>
  )
}

/** A game whose words say what its cards are called; without it they go by their ids. */
function named(id: string): Promise<Game | undefined> {
  return openGame(gameNamed(id) ?? id).catch(() => undefined)
}

/** What cards are called; undefined until the games of the most played ones are loaded. */
function useCardNames(players: readonly PlayerTally[]): ((game: string, card: string) => string) | undefined {
  const ids = [...new Set(players.flatMap((one) => one.most.map(({ game }) => game)))].sort()
  const loaded = useLoaded(
    async () => new Map(await Promise.all(ids.map(async (id) => [id, await named(id)] as const))),
    [ids.join(' ')],
  )
  if (loaded === undefined) return undefined
  return (game, card) => {
    const text = loaded.get(game)?.text.value
    return text === undefined ? card : cardName(text, card)
  }
}

function number(value: number, digits: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value)
}

function percent(value: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(value)
}
