/** Everything a seat could say, judged: what the pad shows. */
import { choiceOf } from '../choice.ts'
import type { Choice, Declaration, Ruleset, Seat, Target } from '../ruleset.ts'
import { ANOTHER, cards, type OneOutsCard } from './cards.ts'
import { has, isIn, playerAt, type State, topOf } from './state.ts'

const WORDS = ['take', 'pass', 'decline', 'no-attack-card'] as const

/** Every card and word for a seat, with every way to complete it. `said` are cards already laid down. */
export function choices(
  game: Ruleset<State>,
  state: State,
  seat: Seat,
  said: readonly string[] = [],
): readonly Choice[] {
  const list: Choice[] = []
  const offer = (id: string, group: string, moves: readonly Declaration[]): void => {
    list.push(choiceOf(game, state, id, group, moves))
  }
  for (const card of cards) {
    offer(card.id, card.group, movesWith(state, seat, said, card.id, card))
    // A second Skateboard is only worth a key where one is known.
    if (card.id === 'skateboard' && playerAt(state, seat).boards.length > 0)
      offer(ANOTHER, card.group, movesWith(state, seat, said, ANOTHER, card))
  }
  if (said.length > 0) return list
  for (const word of WORDS) offer(word, 'word', [{ seat, cards: [], word }])
  offer('swap', 'utility', swaps(state, seat))
  offer('done', 'word', [{ seat: null, cards: [], word: 'done' }])
  return list
}

function movesWith(state: State, seat: Seat, said: readonly string[], id: string, card: OneOutsCard): Declaration[] {
  const ids = [...said, id]
  const targets = targetsOf(state, seat, said, card)
  return targets.length === 0
    ? [{ seat, cards: ids }]
    : targets.map((target) => ({ seat, cards: ids, targets: [target] }))
}

/** The targets a card could have here; none where it is said without one. */
function targetsOf(state: State, seat: Seat, said: readonly string[], card: OneOutsCard): Target[] {
  const top = topOf(state)
  // While somebody must answer, only a Down Trow is aimed at anybody.
  const must = top?.kind === 'strike' || top?.kind === 'nark' || top?.kind === 'hacky-sack'
  if (must && card.id !== 'down-trow') return []
  const nark = said.includes('nark')
  const aimed =
    nark ||
    card.id === 'grab' ||
    card.id === 'down-trow' ||
    (card.attack !== undefined &&
      card.attack !== 'hacky' &&
      !(card.attack === 'follow-up' && top?.kind === 'follow-up'))
  if (!aimed) return []
  const targets: Target[] = []
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat || !isIn(state, other)) continue
    targets.push({ seat: other })
    const holder = playerAt(state, other)
    if (card.id === 'grab' && !nark && (holder.boards.length > 0 || has(state.play.spent, other)))
      targets.push({ seat: other, card: 'skateboard' })
  }
  return targets
}

/** One Swap for every number of cards; the known Skateboards are named where that is the only way. */
function swaps(state: State, seat: Seat): Declaration[] {
  const player = playerAt(state, seat)
  const moves: Declaration[] = []
  const most = Math.max(1, player.hand)
  for (let count = 1; count <= most; count++) {
    moves.push({ seat, cards: [], word: 'swap', details: { count } })
    if (player.boards.length > 0 && count < player.hand)
      moves.push({ seat, cards: [], word: 'swap', details: { count, with: ['skateboard'] } })
  }
  return moves
}
