/** The state of a One-Outs table, and the only functions that change a draft of it. */
import type { BaseState, Happening, Rulings, Seat } from '../ruleset.ts'
import { isBoard } from './cards.ts'

/** "I hold no Attack card", said in a Nark or a Hacky Sack. */
export interface Claim {
  /** Number of the move that said so, counted from 1. */
  readonly move: number
  /** Turn it was said in. */
  readonly turn: number
  /** True when Nark, Noogie and Bite would not have served. */
  readonly standalone: boolean
}

export interface Player {
  readonly hp: number
  /** Cards in hand, known Skateboards included. */
  readonly hand: number
  /** Uses left of each known Skateboard in the hand, ascending: 1 is flipped, 2 fresh. */
  readonly boards: readonly number[]
  readonly out: boolean
  /** The claim that still stands; null once they gained a card. */
  readonly claim: Claim | null
}

/** An attack that waits for its answer. */
export interface Strike {
  readonly kind: 'strike'
  /** null for the hit that ends a Hacky Sack: nobody is its attacker. */
  readonly attacker: Seat | null
  readonly victim: Seat
  /** HP it takes. */
  readonly damage: number
  readonly card: string
  /** Buff cards on it. */
  readonly buffs: readonly string[]
  readonly form: 'attack' | 'haymaker' | 'egg' | 'grab' | 'follow-up' | 'hacky-hit'
  /** Whether a block of it makes contact. */
  readonly contact: boolean
  /** For a Grab at a Skateboard: the flipped one in the hand, or the one just spent. */
  readonly board: 'flipped' | 'spent' | null
}

export interface Contact {
  readonly kind: 'contact'
  readonly defender: Seat
  readonly attacker: Seat
  /** Chances still open. */
  readonly defenderMay: boolean
  readonly attackerMay: boolean
  /** What the defender's Skateboard is now, if one made the block. */
  readonly board: 'flipped' | 'spent' | null
}

export interface FollowUp {
  readonly kind: 'follow-up'
  readonly grabber: Seat
  readonly victim: Seat
}

export interface Nark {
  readonly kind: 'nark'
  readonly narker: Seat
  readonly victim: Seat
  /** Whose card is still due, in order. */
  readonly due: readonly Seat[]
}

export interface Hacky {
  readonly kind: 'hacky-sack'
  readonly starter: Seat
  readonly asked: Seat
  readonly damage: number
}

export interface Eggs {
  readonly kind: 'eggs'
  readonly thrower: Seat
  /** A seat for every egg still in the air, in order. */
  readonly at: readonly Seat[]
}

export interface Heal {
  readonly kind: 'heal'
  readonly healer: Seat
  readonly amount: number
}

export interface Theft {
  readonly kind: 'theft'
  readonly thief: Seat
  readonly victim: Seat
  /** `unknown`, `nothing`, or the card id that was said. */
  readonly got: string
}

export type Step = Strike | Contact | FollowUp | Nark | Hacky | Eggs | Heal | Theft

/** What has to be known of the play in progress. Sets of seats are bit masks. */
export interface Play {
  /** An action has been taken and its last consequence is still to come. */
  readonly open: boolean
  /** A Down Trow off one's own turn with no play in progress: it leaves the turn where it is. */
  readonly idle: boolean
  /** Who has played a card since the last draw-up. */
  readonly played: number
  /** Who is under Slow-mo Dodge. */
  readonly slowMo: number
  /** Who has used up a Skateboard. */
  readonly spent: number
}

export interface State extends BaseState {
  readonly startHp: number
  readonly players: readonly Player[]
  readonly turn: Seat
  /** Bottom to top; the last one says who is asked. */
  readonly steps: readonly Step[]
  readonly play: Play
  /** Moves made so far. */
  readonly moves: number
  /** One player or nobody is left. */
  readonly over: boolean
  readonly winner: Seat | null
}

export const NO_PLAY: Play = Object.freeze({ open: false, idle: false, played: 0, slowMo: 0, spent: 0 })

/** A state in the making. Its parts are replaced, never changed in place: they are shared with older states. */
export interface Draft {
  rulings: Rulings
  turnNumber: number
  happened: Happening[]
  startHp: number
  players: Player[]
  turn: Seat
  steps: Step[]
  play: Play
  moves: number
  over: boolean
  winner: Seat | null
}

/** Opens a draft of a state; nothing has happened in it yet. */
export function draftOf(state: State): Draft {
  return {
    rulings: state.rulings,
    turnNumber: state.turnNumber,
    happened: [],
    startHp: state.startHp,
    // Spread, not slice: copying a frozen array with slice is an order of magnitude slower.
    players: [...state.players],
    turn: state.turn,
    steps: [...state.steps],
    play: state.play,
    moves: state.moves,
    over: state.over,
    winner: state.winner,
  }
}

/** Closes a draft: from here on it is a state and frozen, all the way down. Parts that older states share are so already. */
export function finish(draft: Draft): State {
  const { players, steps, happened } = draft
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player
    if (Object.isFrozen(player)) continue
    if (player.boards.length > 0) Object.freeze(player.boards)
    if (player.claim !== null) Object.freeze(player.claim)
    Object.freeze(player)
  }
  // Only what was put on top is new.
  for (let place = steps.length - 1; place >= 0; place--) {
    const step = steps[place] as Step
    if (Object.isFrozen(step)) break
    freezeStep(step)
  }
  for (let index = 0; index < happened.length; index++) Object.freeze(happened[index])
  Object.freeze(players)
  if (steps.length === 0) draft.steps = NO_STEPS
  else Object.freeze(steps)
  Object.freeze(happened)
  if (draft.play !== NO_PLAY) Object.freeze(draft.play)
  return Object.freeze(draft)
}

function freezeStep(step: Step): void {
  if (step.kind === 'nark') Object.freeze(step.due)
  else if (step.kind === 'eggs') Object.freeze(step.at)
  else if (step.kind === 'strike' && step.buffs.length > 0) Object.freeze(step.buffs)
  Object.freeze(step)
}

/** Empty lists are shared and frozen once: a state has many of them. */
const NO_STEPS = Object.freeze([]) as unknown as Step[]
export const NO_CARDS: readonly string[] = Object.freeze([])
export const NO_BOARDS: readonly number[] = Object.freeze([])

export function playerAt(state: State | Draft, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${seat}`)
  return player
}

/** The open step that says who is asked. */
export function topOf(state: State | Draft): Step | undefined {
  return state.steps[state.steps.length - 1]
}

export function isIn(state: State | Draft, seat: Seat): boolean {
  return state.players[seat]?.out === false
}

export function countIn(state: State | Draft): number {
  let count = 0
  for (const player of state.players) if (!player.out) count++
  return count
}

/** The next player in the circle, clockwise from a seat; the seat itself where nobody else is in. */
export function nextIn(state: State | Draft, from: Seat): Seat {
  const seats = state.players.length
  for (let step = 1; step < seats; step++) {
    const seat = (from + step) % seats
    if (!state.players[seat]?.out) return seat
  }
  return from
}

/** `limit.four`, `limit.three`. */
export function handLimit(state: State | Draft): number {
  return countIn(state) >= 3 ? 4 : 3
}

export const has = (mask: number, seat: Seat): boolean => (mask & (1 << seat)) !== 0
export const add = (mask: number, seat: Seat): number => mask | (1 << seat)

/** Cards in hand that are not known Skateboards. */
export const unknown = (player: Player): number => player.hand - player.boards.length

/** Index in `boards` of the one that a declared Skateboard means; -1 for one not seen before. */
export function boardMeant(player: Player, id: string): number {
  // The flipped one stands first, so index 0 is what `Skateboard` means.
  if (id === 'skateboard') return player.boards.length > 0 ? 0 : -1
  return player.boards.indexOf(2, 1)
}

/** Whether a hand has these cards, as far as the tracker can know (`hand.enough`). */
export function holds(player: Player, ids: readonly string[]): boolean {
  let needed = 0
  let boards = player.boards
  if (!ids.some(isBoard)) return ids.length <= unknown(player)
  for (const id of ids) {
    if (!isBoard(id)) {
      needed++
      continue
    }
    const meant = boardMeant({ ...player, boards }, id)
    if (meant < 0) needed++
    else boards = boards.filter((_, index) => index !== meant)
  }
  return needed <= unknown(player)
}

export function setPlayer(draft: Draft, seat: Seat, change: Partial<Player>): Player {
  const old = playerAt(draft, seat)
  const player: Player = {
    hp: change.hp ?? old.hp,
    hand: change.hand ?? old.hand,
    boards: change.boards === undefined ? old.boards : listed(change.boards),
    out: change.out ?? old.out,
    claim: change.claim === undefined ? old.claim : change.claim,
  }
  draft.players[seat] = player
  return player
}

/** Spends a card from a hand and marks its player for the draw-up. A Skateboard spends a use (`skateboard.two-uses`). */
export function spend(draft: Draft, seat: Seat, id: string): void {
  const player = playerAt(draft, seat)
  const play = draft.play
  if (!isBoard(id)) {
    // An overruled card may come from a hand that the tracker believes empty.
    const hand = Math.max(0, player.hand - 1)
    setPlayer(draft, seat, { hand, boards: fitting(player.boards, hand) })
    if (hand !== player.hand) draft.happened.push({ kind: 'hand', seat, change: -1, card: id, cause: 'play' })
    draft.play = playedBy(play, seat)
    return
  }
  const meant = boardMeant(player, id)
  const uses = meant < 0 ? 2 : (player.boards[meant] ?? 2)
  const others = meant < 0 ? player.boards : player.boards.filter((_, index) => index !== meant)
  if (uses === 2) {
    setPlayer(draft, seat, { boards: fitting([1, ...others], player.hand) })
    draft.happened.push({ kind: 'board', seat, cause: 'flipped', card: 'skateboard' })
    draft.play = playedBy(play, seat)
    return
  }
  setPlayer(draft, seat, { hand: player.hand - 1, boards: others })
  draft.happened.push({ kind: 'hand', seat, change: -1, card: 'skateboard', cause: 'play' })
  draft.happened.push({ kind: 'board', seat, cause: 'spent', card: 'skateboard' })
  draft.play = { ...playedBy(play, seat), spent: add(play.spent, seat) }
}

/** A list of Skateboards; the shared one where it is empty. */
function listed(boards: readonly number[]): readonly number[] {
  return boards.length === 0 ? NO_BOARDS : boards
}

function playedBy(play: Play, seat: Seat): Play {
  const { open, idle, slowMo, spent } = play
  return { open, idle, played: add(play.played, seat), slowMo, spent }
}

/** No more known Skateboards than cards; flipped ones are kept first. */
export function fitting(boards: readonly number[], hand: number): readonly number[] {
  return boards.length <= hand ? boards : boards.slice(0, hand)
}

/** Puts a Skateboard into a hand as a fresh one, known to the table (`skateboard.stolen`). */
export function gainBoard(draft: Draft, seat: Seat): void {
  const player = playerAt(draft, seat)
  setPlayer(draft, seat, { hand: player.hand + 1, boards: [...player.boards, 2], claim: null })
  draft.happened.push({ kind: 'hand', seat, change: 1, card: 'skateboard', cause: 'steal' })
}

/** Takes HP; at 0 the player is out. Returns whether they are still in. */
export function hurt(draft: Draft, seat: Seat, damage: number, card: string, by: Seat | null): boolean {
  const player = playerAt(draft, seat)
  const hp = Math.max(0, player.hp - damage)
  setPlayer(draft, seat, { hp })
  draft.happened.push({ kind: 'hp', seat, change: hp - player.hp, card, cause: 'hit', ...(by === null ? {} : { by }) })
  if (hp > 0) return true
  knockOut(draft, seat, card, by)
  return false
}

/** `out`, `win`: hand and Skateboards leave the game; the last player in wins there and then. */
export function knockOut(draft: Draft, seat: Seat, card: string | null, by: Seat | null): void {
  const player = playerAt(draft, seat)
  setPlayer(draft, seat, { hp: 0, hand: 0, boards: NO_BOARDS, out: true, claim: null })
  draft.happened.push({
    kind: 'out',
    seat,
    ...(card === null ? {} : { card }),
    ...(by === null ? {} : { by }),
  })
  if (player.hand > 0) draft.happened.push({ kind: 'hand', seat, change: -player.hand, cause: 'out' })
  const left = countIn(draft)
  if (left === 2) draft.happened.push({ kind: 'sudden-death', seat: nextIn(draft, seat) })
  if (left > 1) return
  const winner = left === 1 ? nextIn(draft, seat) : null
  draft.steps = []
  draft.over = true
  draft.winner = winner
  if (winner !== null) draft.happened.push({ kind: 'win', seat: winner })
}

/** `draw-up`: everybody in who played a card draws up to the limit of this moment. */
export function drawUp(draft: Draft): void {
  const limit = handLimit(draft)
  const discard = limit === 3 && draft.rulings['sudden-death-hand'] === 'discard'
  for (let seat = 0; seat < draft.players.length; seat++) {
    const player = playerAt(draft, seat)
    if (player.out) continue
    if (player.hand < limit && has(draft.play.played, seat)) {
      setPlayer(draft, seat, { hand: limit, claim: null })
      draft.happened.push({ kind: 'hand', seat, change: limit - player.hand, cause: 'draw-up' })
    } else if (discard && player.hand > limit) {
      setPlayer(draft, seat, { hand: limit, boards: fitting(player.boards, limit) })
      draft.happened.push({ kind: 'hand', seat, change: limit - player.hand, cause: 'discard' })
    }
  }
}

/** The last step has closed: draw-up, then the turn passes, unless the play was an idle Down Trow. */
export function endPlay(draft: Draft): void {
  drawUp(draft)
  const stays = draft.play.idle && isIn(draft, draft.turn)
  draft.play = NO_PLAY
  if (!stays) passTurn(draft, nextIn(draft, draft.turn))
}

export function passTurn(draft: Draft, seat: Seat): void {
  draft.turn = seat
  draft.turnNumber++
  draft.happened.push({ kind: 'turn', seat })
}
