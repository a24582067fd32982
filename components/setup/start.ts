/** Whether a set-up can start, and who would begin. */
import type { Problem, Ruleset } from '../../engine/ruleset.ts'
import { type Draft, rulingsOf, setupOf, sideOf } from './draft.ts'

/** How a set-up would start. */
export interface Start {
  /** Everything the game has against it. */
  readonly problems: readonly Problem[]
  /** Seat of the player who begins; known as soon as there are enough seats, even while a name is still wrong. */
  readonly first: number | undefined
  readonly dealer: number
  /** Where that player sits as seen from the dealer. */
  readonly side: ReturnType<typeof sideOf>
}

/** Looks how a set-up would start; begins nothing. */
export function startOf(draft: Draft, ruleset: Ruleset): Start {
  const setup = setupOf(draft, ruleset)
  const rulings = rulingsOf(draft, ruleset)
  const started = ruleset.start(setup, rulings)
  // Who begins does not depend on how anybody is called or what is turned up, so neither is a reason not to say it.
  const places = setup.players.map((_, seat) => `Seat ${seat}`)
  const asUsual = Object.fromEntries(
    ruleset.notation.headers.map(({ key, usual, input }) => [
      key,
      usual === '' && input === 'card' ? (ruleset.cards[0]?.name ?? '') : usual,
    ]),
  )
  const stand = started.ok ? started : ruleset.start({ ...setup, players: places, options: asUsual }, rulings)
  const first = stand.ok ? ruleset.ask(stand.value).who[0] : undefined
  return {
    problems: started.ok ? [] : started.problem,
    first,
    dealer: setup.dealer,
    side: first === undefined ? '' : sideOf(first, setup.dealer, setup.players.length),
  }
}
