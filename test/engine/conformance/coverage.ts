/** Random games until everything the game has was used. */
import type { BaseState, Declaration } from '../../../engine/ruleset.ts'
import type { Fixture } from './fixture.ts'
import { playRandom } from './table.ts'

/** Random games at most; where that is not enough, something cannot be reached. */
const MOST = 3000

/**
 * Plays until every card was played, every question asked, every rule that forbids was the first to forbid, and every
 * option of every ruling mattered: under another option a move got another verdict or did something else.
 * @returns what never came up
 */
export function cover<State extends BaseState>(fixture: Fixture<State>, seed: number): string[] {
  const { ruleset } = fixture
  const left = new Set([
    ...ruleset.cards.map((card) => `card ${card.id}`),
    ...fixture.asks.map((ask) => `ask ${ask}`),
    ...ruleset.rules.filter((rule) => rule.kind === 'forbids').map((rule) => `refusal ${rule.id}`),
    ...ruleset.rulings.flatMap(({ id, options }) => options.map((option) => `option ${id}=${option}`)),
  ])
  for (const what of Object.keys(fixture.unreached)) left.delete(what)
  const rulingsLeft = () =>
    ruleset.rulings.filter(({ id, options }) => options.some((one) => left.has(`option ${id}=${one}`)))
  let open = rulingsLeft()
  const watch = (seen: BaseState, move: Declaration): void => {
    const state = seen as State
    for (const card of move.cards) left.delete(`card ${card}`)
    left.delete(`ask ${ruleset.ask(state).kind}`)
    const after = plain(ruleset.play(state, move))
    for (const { id, options } of open) {
      for (const option of options) {
        const here = state.rulings[id] ?? ''
        if (option === here || !(left.has(`option ${id}=${option}`) || left.has(`option ${id}=${here}`))) continue
        const other = { ...state, rulings: { ...state.rulings, [id]: option } }
        if (ruleset.judge(other, move).legal && plain(ruleset.play(other, move)) === after) continue
        left.delete(`option ${id}=${option}`)
        left.delete(`option ${id}=${here}`)
      }
    }
  }
  for (let game = 0; game < MOST && left.size > 0; game++) {
    const played = playRandom(fixture, seed + game, {
      table: game % 3 === 2,
      pads: 0,
      watch,
      judged: (_, verdict) => {
        if (!verdict.legal) left.delete(`refusal ${verdict.rules[0]}`)
      },
    })
    left.delete(`ask ${ruleset.ask(played.states.at(-1) ?? played.start).kind}`)
    open = rulingsLeft()
    for (const { id, options } of open)
      for (const option of options) {
        const other = ruleset.start(played.head.setup, { ...played.head.rulings, [id]: option })
        if (!other.ok || plain(other.value) === plain(played.start)) continue
        left.delete(`option ${id}=${option}`)
        left.delete(`option ${id}=${played.head.rulings[id]}`)
      }
  }
  return [...left]
}

/** A state without its rulings, as text. */
function plain({ rulings: _, ...rest }: BaseState): string {
  return JSON.stringify(rest)
}
