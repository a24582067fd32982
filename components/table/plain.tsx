/** Pieces for a game that has none of its own: cards in hand, and every legal word as an answer. */
import { Icon } from '../shared/Icon.tsx'
import { handCount } from './hand.ts'
import { none } from './none.ts'
import type { DetailsProps, Pieces } from './pieces.ts'
import { words } from './words.ts'

function Details({ moment, seat }: DetailsProps) {
  const hand = Number(moment.view.players[seat]?.hand ?? 0)
  return (
    <span class="hand">
      <Icon name="hand" />
      {hand} {words.value.hand.unit(hand)}
    </span>
  )
}

/** What is shown of a game that nothing more is known of. */
export const pieces: Pieces = {
  ...none,
  count: handCount,
  Details,
  gone: (player) => player.out === true || player.escaped === true,
  note: () => undefined,
  stake: () => undefined,
  answers({ ask, ruleset, state, text }) {
    const who = ask.who[0]
    if (who === undefined) return []
    return ruleset
      .choices(state, who)
      .filter((choice) => choice.legal && Object.hasOwn(text.words, choice.id))
      .flatMap((choice) => {
        const ways = choice.ways.filter((way) => way.verdict.legal)
        const only = ways.length === 1 ? ways[0] : undefined
        return only === undefined ? [] : [{ move: only.move, label: text.words[choice.id] ?? choice.id }]
      })
  },
  groups: [],
  outcome: () => undefined,
  corrections: {},
}
