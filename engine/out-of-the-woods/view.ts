/** What is asked, and the public summary of docs/record.md. */
import { directionName } from '../direction.ts'
import type { Ask, Seat, View } from '../ruleset.ts'
import { isAttacked, whoMayAnswer } from './answer.ts'
import { draws } from './cards.ts'
import { closed } from './closing.ts'
import {
  directionOf,
  hasEscaped,
  isOver,
  loserOf,
  type Open,
  onTurn,
  openOf,
  runOf,
  type State,
  turnOf,
  winnerOf,
} from './state.ts'
import { isStoryWin } from './story.ts'

/** Who is asked what. */
export function ask(state: State): Ask {
  const open = openOf(state)
  if (isOver(state))
    return {
      kind: 'over',
      who: [],
      must: false,
      params: { winner: winnerOf(state) ?? -1, loser: loserOf(state) ?? -1 },
    }
  if (open === null) {
    const who = onTurn(state)
    return { kind: 'turn', who: [who], must: true, params: { who, house: state.house ?? '' } }
  }
  return { kind: 'answer', who: whoMayAnswer(state), must: isHeld(state, open), params: answerParams(state, open) }
}

/** Whether the game waits: nobody can close the open card with a move of their own. */
function isHeld(state: State, open: Open): boolean {
  const after = closed(state)
  return isOver(after) || isAttacked(open, onTurn(after))
}

function answerParams(state: State, open: Open): Ask['params'] {
  const { effect, asked, by, card } = open
  const what = effect === null ? 'nothing' : isStoryWin(state, effect) ? 'story' : effect.kind
  const hit = effect !== null && 'at' in effect ? { at: effect.at, draws: draws(effect.card) } : {}
  return { who: asked, by, card, what, ...hit, idle: open.idle ? 1 : 0 }
}

/** What everybody at the table may know. */
export function view(state: State, names: readonly string[]): View {
  const name = (seat: Seat): string => names[seat] ?? ''
  const orNull = (seat: Seat | null): string | null => (seat === null ? null : name(seat))
  const asked = ask(state)
  const run = runOf(state)
  return {
    turn: orNull(turnOf(state)),
    ask: { kind: asked.kind, who: asked.who.map(name) },
    house: state.house,
    direction: directionName(directionOf(state)),
    run: run === null ? null : { story: run.story, length: run.length },
    players: state.hands.map((hand, seat) => ({ name: name(seat), hand, escaped: hasEscaped(state, seat) })),
    winner: orNull(winnerOf(state)),
    loser: orNull(loserOf(state)),
  }
}
