/**
 * A state in the making, and the only functions that change one. A state is frozen all the way down. Freezing costs more
 * than the rules do, so every part is frozen where it is made, once, and the parts that come again and again (who played
 * which card, whose turn it is, who has played in this play) are made once and shared by all states.
 */
import type { Happening, Rulings, Seat } from '../ruleset.ts'
import { cards, isBoard, USES } from './cards.ts'
import {
  add,
  boardMeant,
  type Claim,
  countIn,
  handLimit,
  has,
  isIn,
  NO_BOARDS,
  nextIn,
  type Play,
  type Player,
  playerAt,
  type State,
  type Step,
  usesLeft,
} from './state.ts'

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

const NO_STEPS = Object.freeze([]) as unknown as Step[]

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

/** Closes a draft: from here on it is a state. Its parts are frozen already, but for the steps on top that are new. */
export function finish(draft: Draft): State {
  const { players, steps, happened } = draft
  if (steps.length === 0) draft.steps = NO_STEPS
  else {
    for (let place = steps.length - 1; place >= 0; place--) {
      const step = steps[place] as Step
      if (Object.isFrozen(step)) break
      freezeStep(step)
    }
    Object.freeze(steps)
  }
  Object.freeze(players)
  Object.freeze(happened)
  return Object.freeze(draft)
}

function freezeStep(step: Step): void {
  if (step.kind === 'nark') Object.freeze(step.due)
  else if (step.kind === 'eggs') Object.freeze(step.at)
  else if (step.kind === 'strike' && step.buffs.length > 0) Object.freeze(step.buffs)
  Object.freeze(step)
}

/** Names something that happened in the move. */
export function tell(draft: Draft, one: Happening): void {
  draft.happened.push(Object.freeze(one))
}

// What nearly every move says, by seat: made when first said, then said again.
const TURNS: Happening[] = []
const DRAWN: Happening[][] = []
const PLAYED = new Map<string, Happening[]>(cards.map(({ id }) => [id, []]))

function tellTurn(draft: Draft, seat: Seat): void {
  TURNS[seat] ??= Object.freeze({ kind: 'turn', seat })
  draft.happened.push(TURNS[seat])
}

function tellDrawUp(draft: Draft, seat: Seat, change: number): void {
  DRAWN[seat] ??= []
  const byChange = DRAWN[seat]
  byChange[change] ??= Object.freeze({ kind: 'hand', seat, change, cause: 'draw-up' })
  draft.happened.push(byChange[change])
}

function tellPlayed(draft: Draft, seat: Seat, card: string): void {
  const bySeat = PLAYED.get(card) ?? []
  bySeat[seat] ??= Object.freeze({ kind: 'hand', seat, change: -1, card, cause: 'play' })
  draft.happened.push(bySeat[seat])
}

/** Plays under way in which nobody is under Slow-mo Dodge and no Skateboard is used up, by who has played. */
const PLAYS: readonly Play[][] = [[], []]

/** What has to be known of a play in progress. */
function playOf(open: boolean, idle: boolean, played: number, slowMo: number, spent: number): Play {
  if (idle || slowMo !== 0 || spent !== 0) return Object.freeze({ open, idle, played, slowMo, spent })
  const plays = PLAYS[open ? 1 : 0] as Play[]
  plays[played] ??= Object.freeze({ open, idle, played, slowMo, spent })
  return plays[played]
}

/** No play is in progress: what every play ends with. */
export const NO_PLAY: Play = playOf(false, false, 0, 0, 0)

/** A play begins, or goes on with another action. `idle`: see {@link Play}. */
export function openPlay(draft: Draft, idle = draft.play.idle): void {
  const { played, slowMo, spent } = draft.play
  draft.play = playOf(true, idle, played, slowMo, spent)
}

/** `defend.slow-mo`: from here on every attack of this play passes the player by. */
export function slowDown(draft: Draft, seat: Seat): void {
  const { open, idle, played, slowMo, spent } = draft.play
  draft.play = playOf(open, idle, played, add(slowMo, seat), spent)
}

/** Changes what is named of a player, and keeps the rest. */
export function setPlayer(draft: Draft, seat: Seat, change: Partial<Player>): void {
  const old = playerAt(draft, seat)
  seatPlayer(
    draft,
    seat,
    change.hp ?? old.hp,
    change.hand ?? old.hand,
    change.boards === undefined ? old.boards : listed(change.boards),
    change.out ?? old.out,
    change.claim === undefined ? old.claim : claimed(change.claim),
  )
}

// By HP, then by cards: made when first met, then shared.
const PLAIN: Player[][] = []
const OUT: Player = Object.freeze({ hp: 0, hand: 0, boards: NO_BOARDS, out: true, claim: null })

/** A player in of whom nothing but HP and cards is to be known. */
export function plainPlayer(hp: number, hand: number): Player {
  PLAIN[hp] ??= []
  const byHand = PLAIN[hp]
  byHand[hand] ??= Object.freeze({ hp, hand, boards: NO_BOARDS, out: false, claim: null })
  return byHand[hand]
}

/** The same with every part said, its lists frozen: nearly every move takes this way, which is the quicker one. */
function seatPlayer(
  draft: Draft,
  seat: Seat,
  hp: number,
  hand: number,
  boards: readonly number[],
  out: boolean,
  claim: Claim | null,
): void {
  const plain = boards.length === 0 && !out && claim === null
  draft.players[seat] = plain ? plainPlayer(hp, hand) : Object.freeze({ hp, hand, boards, out, claim })
}

/** Spends a card from a hand and marks its player for the draw-up. A Skateboard spends a use (`skateboard.two-uses`). */
export function spend(draft: Draft, seat: Seat, id: string): void {
  const player = playerAt(draft, seat)
  if (!isBoard(id)) {
    // An overruled card may come from a hand that the tracker believes empty.
    const hand = Math.max(0, player.hand - 1)
    seatPlayer(draft, seat, player.hp, hand, listed(fitting(player.boards, hand)), player.out, player.claim)
    if (hand !== player.hand) tellPlayed(draft, seat, id)
    draft.play = playedBy(draft.play, seat)
    return
  }
  const meant = boardMeant(player, id)
  const others = meant < 0 ? player.boards : player.boards.filter((_, index) => index !== meant)
  if (usesLeft(player, id) === USES) {
    setPlayer(draft, seat, { boards: fitting([1, ...others], player.hand) })
    tell(draft, { kind: 'board', seat, cause: 'flipped', card: 'skateboard' })
    draft.play = playedBy(draft.play, seat)
    return
  }
  setPlayer(draft, seat, { hand: player.hand - 1, boards: others })
  tellPlayed(draft, seat, 'skateboard')
  tell(draft, { kind: 'board', seat, cause: 'spent', card: 'skateboard' })
  const { open, idle, played, slowMo, spent } = draft.play
  draft.play = playOf(open, idle, add(played, seat), slowMo, add(spent, seat))
}

/** A list of Skateboards; the shared one where it is empty. */
function listed(boards: readonly number[]): readonly number[] {
  return boards.length === 0 ? NO_BOARDS : Object.freeze(boards)
}

function claimed(claim: Claim | null): Claim | null {
  return claim === null ? null : Object.freeze(claim)
}

function playedBy(play: Play, seat: Seat): Play {
  const { open, idle, played, slowMo, spent } = play
  return playOf(open, idle, add(played, seat), slowMo, spent)
}

/** No more known Skateboards than cards; flipped ones are kept first. */
export function fitting(boards: readonly number[], hand: number): readonly number[] {
  return boards.length <= hand ? boards : boards.slice(0, hand)
}

/** Puts a Skateboard into a hand as a fresh one, known to the table (`skateboard.stolen`). */
export function gainBoard(draft: Draft, seat: Seat): void {
  const player = playerAt(draft, seat)
  setPlayer(draft, seat, { hand: player.hand + 1, boards: [...player.boards, USES], claim: null })
  tell(draft, { kind: 'hand', seat, change: 1, card: 'skateboard', cause: 'steal' })
}

/** Takes HP; at 0 the player is out. Returns whether they are still in. */
export function hurt(draft: Draft, seat: Seat, damage: number, card: string, by: Seat | null): boolean {
  const player = playerAt(draft, seat)
  const hp = Math.max(0, player.hp - damage)
  seatPlayer(draft, seat, hp, player.hand, player.boards, player.out, player.claim)
  const change = hp - player.hp
  // Written out: a spread costs more than the rest of the hit.
  if (by === null) tell(draft, { kind: 'hp', seat, change, card, cause: 'hit' })
  else tell(draft, { kind: 'hp', seat, change, card, cause: 'hit', by })
  if (hp > 0) return true
  knockOut(draft, seat, card, by)
  return false
}

/** `out`, `win`: hand and Skateboards leave the game; the last player in wins there and then. */
export function knockOut(draft: Draft, seat: Seat, card: string | null, by: Seat | null): void {
  const player = playerAt(draft, seat)
  draft.players[seat] = OUT
  tell(draft, {
    kind: 'out',
    seat,
    ...(card === null ? {} : { card }),
    ...(by === null ? {} : { by }),
  })
  if (player.hand > 0) tell(draft, { kind: 'hand', seat, change: -player.hand, cause: 'out' })
  const left = countIn(draft)
  if (left === 2) tell(draft, { kind: 'sudden-death', seat: nextIn(draft, seat) })
  if (left > 1) return
  const winner = left === 1 ? nextIn(draft, seat) : null
  draft.steps = []
  draft.over = true
  draft.winner = winner
  if (winner !== null) tell(draft, { kind: 'win', seat: winner })
}

/** `draw-up`: everybody in who played a card draws up to the limit of this moment. */
export function drawUp(draft: Draft): void {
  const limit = handLimit(draft)
  const discard = limit === 3 && draft.rulings['sudden-death-hand'] === 'discard'
  for (let seat = 0; seat < draft.players.length; seat++) {
    const player = playerAt(draft, seat)
    if (player.out) continue
    if (player.hand < limit && has(draft.play.played, seat)) {
      seatPlayer(draft, seat, player.hp, limit, player.boards, player.out, null)
      tellDrawUp(draft, seat, limit - player.hand)
    } else if (discard && player.hand > limit) {
      setPlayer(draft, seat, { hand: limit, boards: fitting(player.boards, limit) })
      tell(draft, { kind: 'hand', seat, change: limit - player.hand, cause: 'discard' })
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

/** A turn begins. */
export function passTurn(draft: Draft, seat: Seat): void {
  draft.turn = seat
  draft.turnNumber++
  tellTurn(draft, seat)
}
