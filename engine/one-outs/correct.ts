/** What the table says overrides the engine: corrections, and illegal moves it let stand. */
import { canBeSet, MOST } from '../correction.ts'
import type { Correction, Declaration, Problem, Result, Seat } from '../ruleset.ts'
import { USES } from './cards.ts'
import {
  type Draft,
  draftOf,
  drawUp,
  endPlay,
  finish,
  fitting,
  knockOut,
  NO_PLAY,
  passTurn,
  setPlayer,
  spend,
  tell,
} from './draft.ts'
import { settle } from './play.ts'
import { countIn, isIn, nextIn, playerAt, type State } from './state.ts'

/** The state after a correction; refused only where it names something that does not exist. */
export function correct(state: State, fix: Correction): Result<State, Problem> {
  const draft = draftOf(state)
  const problem = apply(draft, fix)
  if (problem !== undefined) return { ok: false, problem }
  tell(draft, { kind: 'correction', seat: fix.seat ?? draft.turn, cause: fix.kind })
  return { ok: true, value: finish(draft) }
}

function apply(draft: Draft, fix: Correction): Problem | undefined {
  const fault = (reason: string): Problem => ({
    where: fix.kind,
    reason,
    params: { who: fix.seat ?? -1, most: MOST },
  })
  // The draw pile is not tracked, so there is nothing to change; the log keeps that it was said.
  if (fix.kind === 'reshuffle') return undefined
  const seat = fix.seat
  if (seat === undefined || draft.players[seat] === undefined) return fault('correction.seat')
  const value = fix.value
  switch (fix.kind) {
    case 'hp':
      if (!canBeSet(value)) return fault('correction.number')
      setHp(draft, seat, value)
      return undefined
    case 'hand':
      if (!canBeSet(value)) return fault('correction.number')
      setHand(draft, seat, value)
      return undefined
    case 'skateboard':
      return setBoard(draft, seat, value) ? undefined : fault('correction.skateboard')
    case 'turn':
      if (!isIn(draft, seat)) return fault('correction.turn')
      setTurn(draft, seat)
      return undefined
    case 'out':
      takeOut(draft, seat)
      return undefined
  }
  return fault('correction.kind')
}

function setHp(draft: Draft, seat: Seat, hp: number): void {
  if (hp === 0) {
    takeOut(draft, seat)
    return
  }
  const player = playerAt(draft, seat)
  setPlayer(draft, seat, { hp, out: false })
  if (hp !== player.hp) tell(draft, { kind: 'hp', seat, change: hp - player.hp, cause: 'correction' })
  if (!player.out) return
  tell(draft, { kind: 'back', seat })
  if (!draft.over || countIn(draft) < 2) {
    if (countIn(draft) === 1) draft.winner = seat
    return
  }
  // The game was not over after all: the play that seemed to end it ends as any other.
  draft.over = false
  draft.winner = null
  if (draft.play.open) endPlay(draft)
  else if (!isIn(draft, draft.turn)) passTurn(draft, nextIn(draft, draft.turn))
}

/** More cards than before are cards gained, so a claim falls. */
function setHand(draft: Draft, seat: Seat, hand: number): void {
  const player = playerAt(draft, seat)
  setPlayer(draft, seat, {
    hand,
    boards: fitting(player.boards, hand),
    claim: hand > player.hand ? null : player.claim,
  })
  if (hand !== player.hand) tell(draft, { kind: 'hand', seat, change: hand - player.hand, cause: 'correction' })
}

/** Says what one of the cards in the hand is: the flipped Skateboard if one is known, else the fresh one, else a new one. */
function setBoard(draft: Draft, seat: Seat, uses: number | null | undefined): boolean {
  const player = playerAt(draft, seat)
  const others = player.boards.slice(1)
  if (uses === null || uses === undefined || uses === 0) {
    setPlayer(draft, seat, { boards: others })
    return true
  }
  if (uses !== 1 && uses !== USES) return false
  if (others.length + 1 > player.hand) return false
  setPlayer(draft, seat, { boards: [...others, uses].sort() })
  return true
}

/** Closes the play as at its end, without an open heal or theft, and gives the turn to a player. */
function setTurn(draft: Draft, seat: Seat): void {
  const already = draft.steps.length === 0 && draft.play === NO_PLAY && draft.turn === seat
  draft.steps = []
  if (draft.over || already) {
    draft.turn = seat
    return
  }
  drawUp(draft)
  draft.play = NO_PLAY
  passTurn(draft, seat)
}

/** `* Nova out`: as if the last HP had just gone. */
function takeOut(draft: Draft, seat: Seat): void {
  const player = playerAt(draft, seat)
  if (player.out) return
  if (player.hp > 0) tell(draft, { kind: 'hp', seat, change: -player.hp, cause: 'correction' })
  knockOut(draft, seat, null, null)
  if (draft.over) return
  if (draft.steps.length > 0) settle(draft)
  else if (draft.turn === seat) passTurn(draft, nextIn(draft, seat))
}

/** The cards of the move are spent and count as played; turn and open steps stay as they are. */
export function overrule(state: State, move: Declaration): State {
  const draft = draftOf(state)
  draft.moves++
  const seat = move.seat
  if (seat !== null && draft.players[seat] !== undefined) {
    for (const id of move.cards) spend(draft, seat, id)
    tell(draft, { kind: 'overruled', seat })
  }
  return finish(draft)
}
