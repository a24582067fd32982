/** The turn player's one action (`turn.one-action`): attack, swap, a Utility card, a Buff alone, or pass. */
import type { Seat, Target } from '../../ruleset.ts'
import { legal, type RuleId, type Verdict } from '../../verdict.ts'
import { damageOf, launch, sharesFour } from '../attack.ts'
import { buffsOf, judgeBuffs, withoutBuffs } from '../buffs.ts'
import { ANOTHER, cardOf, citedAs } from '../cards.ts'
import { contradictions } from '../claims.ts'
import { type Draft, endPlay, openPlay, setPlayer, spend, tell } from '../draft.ts'
import { Faults } from '../faults.ts'
import { launchGrab, onlyTarget, refuseBoard } from '../grab.ts'
import { mayTarget, refuseUnheld } from '../refusals.ts'
import { boardMeant, handLimit, isIn, type Player, playerAt, type State, unknown } from '../state.ts'
import { refuseUnusable } from './nark-round.ts'
import type { Said } from './step.ts'

/** Judges a move with no play in progress; Down Trow and `done` are judged before. */
export function judgeTurn(state: State, move: Said): Verdict {
  const faults = new Faults()
  const who = move.seat
  if (who !== state.turn) faults.add('turn.owner', { who, turn: state.turn })
  let verdict: Verdict
  if (move.word === 'swap') verdict = judgeSwap(state, move, faults)
  else if (move.word !== undefined) {
    if (move.word !== 'pass' && faults.none)
      faults.add('turn.one-action', { who, word: move.word }, 'turn.one-action.word')
    verdict = legal('pass', ['turn.pass'], { who })
  } else verdict = judgeCards(state, move, faults)
  if (!faults.none) return faults.verdict
  return withLimitNote(state, who, verdict)
}

/** `over-limit`: said once, when a player with more cards than the limit takes their turn. */
function withLimitNote(state: State, who: Seat, verdict: Verdict): Verdict {
  const hand = playerAt(state, who).hand
  const limit = handLimit(state)
  if (hand <= limit) return verdict
  return { ...verdict, notes: [...verdict.notes, { id: 'over-limit', params: { who, hand, limit } }] }
}

/** `turn.swap`, `hand.enough`. */
function judgeSwap(state: State, move: Said, faults: Faults): Verdict {
  const who = move.seat
  const player = playerAt(state, who)
  const count = swapCount(move)
  const boards = swapBoards(move)
  if (count < 1 || boards.length > count) faults.add('turn.swap', { who, count })
  const taken = boardsTaken(player, boards)
  const whole = count === player.hand
  if (count > player.hand || taken === undefined)
    faults.add('hand.enough', { who, count, hand: player.hand }, 'hand.enough.swap')
  else if (!whole && count - taken.length > unknown(player))
    faults.add('hand.enough', { who, count, hand: player.hand }, 'hand.enough.boards')
  return legal('swap', ['turn.swap'], { who, count })
}

function swapCount(move: Said): number {
  const count = move.details?.count
  return typeof count === 'number' ? count : 0
}

/** The Skateboards a Swap names. */
function swapBoards(move: Said): readonly string[] {
  const named = move.details?.with
  return Array.isArray(named) ? (named as readonly string[]) : []
}

/** Indices of the known Skateboards that are named, or undefined where there are not as many. */
function boardsTaken(player: Player, named: readonly string[]): number[] | undefined {
  const taken: number[] = []
  for (const id of named) {
    const left = player.boards.map((uses, index) => ({ uses, index })).filter((one) => !taken.includes(one.index))
    const meant = boardMeant(
      { ...player, boards: left.map((one) => one.uses) },
      id === ANOTHER && taken.length > 0 ? 'skateboard' : id,
    )
    const found = left[meant]
    if (found === undefined) return undefined
    taken.push(found.index)
  }
  return taken
}

function judgeCards(state: State, move: Said, faults: Faults): Verdict {
  const who = move.seat
  const buffs = buffsOf(move.cards)
  const others = withoutBuffs(move.cards)
  if (buffs.length > 0 && others.length > 0) judgeBuffs(state, faults, who, buffs, others)
  const action = actionOf(state, move, buffs, others, faults)
  for (const target of move.targets ?? []) {
    const may = mayTarget(state, faults, who, target.seat)
    if (may && target.card !== undefined && others.includes('grab')) refuseBoard(state, faults, who, target.seat)
  }
  refuseUnheld(state, faults, who, move.cards)
  const damage = damageOf(move.cards)
  const params = { who, cards: move.cards, damage, victim: move.targets?.[0]?.seat ?? -1 }
  return legal(action.as, action.rules, params, contradictions(state, who, move.cards), action.reason)
}

/** What cards are as the action of a turn: the parts of a verdict. */
interface Action {
  readonly as: string
  readonly rules: RuleId[]
  readonly reason: string
}

const action = (as: string, rules: RuleId[], reason = as): Action => ({ as, rules, reason })

/** What the cards would be as an action; whatever is wrong with their shape is added to the faults, here and below. */
function actionOf(
  state: State,
  move: Said,
  buffs: readonly string[],
  others: readonly string[],
  faults: Faults,
): Action {
  const only = others[0]
  if (only === undefined) return buffAlone(move, buffs, faults)
  if (others.includes('nark')) return narkAction(state, move, others, faults)
  const about = { who: move.seat, cards: move.cards }
  if (others.length !== 1) {
    faults.add('turn.one-action', about)
    return action('attack', [])
  }
  const buffed: RuleId[] = buffs.length > 0 ? ['buff.one-play', ...buffs] : []
  const card = cardOf(only)
  if (only === 'grab') return grabAction(move, buffed, faults)
  switch (card?.attack) {
    case 'plain':
    case 'haymaker':
      onlyVictim(move, only, faults)
      return action('attack', ['turn.attack', ...buffed, citedAs(only)])
    case 'eggs':
      return eggsAction(move, faults)
    case 'hacky':
      if (move.targets !== undefined) faults.add('hacky.chain', { who: move.seat }, 'hacky.chain.target')
      return action('attack', ['hacky.chain', 'turn.attack', ...buffed, only], 'attack.hacky')
    case 'follow-up':
      faults.add('follow-up.needs-grab', { who: move.seat, card: only })
      return action('attack', [])
  }
  if (only === 'noodles' && move.targets === undefined)
    return action('utility', ['noodles.turn', 'turn.utility', only], 'utility.noodles')
  const reason = card?.defence === undefined ? 'turn.one-action' : 'turn.one-action.defence'
  faults.add('turn.one-action', { who: move.seat, card: only, cards: move.cards }, reason)
  return action('utility', [])
}

/** `turn.buff-alone`: one Buff, at nobody. */
function buffAlone(move: Said, buffs: readonly string[], faults: Faults): Action {
  if (buffs.length !== 1 || move.targets !== undefined)
    faults.add('turn.one-action', { who: move.seat, cards: move.cards }, 'turn.one-action.buff')
  return action('buff', ['turn.buff-alone', buffs[0] ?? ''])
}

/** `grab.attack`: HP, or a Skateboard where one is named. */
function grabAction(move: Said, buffed: readonly RuleId[], faults: Faults): Action {
  const target = onlyVictim(move, 'grab', faults)
  const board = target?.card !== undefined
  const steals: RuleId[] = board ? ['skateboard.steal'] : []
  const rules = ['grab.attack', 'turn.one-action', ...steals, ...buffed, 'grab']
  return action('grab', rules, board ? 'grab.board' : 'grab')
}

/** `turn.attack`: one player, and nothing of theirs but a Skateboard that is grabbed. */
function onlyVictim(move: Said, card: string, faults: Faults): Target | undefined {
  const about = { who: move.seat, cards: move.cards }
  const target = onlyTarget(move)
  if (target === undefined)
    faults.add('turn.attack', about, move.targets === undefined ? 'turn.attack' : 'turn.attack.one')
  else if (target.card !== undefined && card !== 'grab') faults.add('turn.attack', about, 'turn.attack.one')
  return target
}

/** `eggs.four`: at whom, four in all. */
function eggsAction(move: Said, faults: Faults): Action {
  if (move.targets === undefined) faults.add('turn.attack', { who: move.seat, cards: move.cards })
  else if (!sharesFour(move.targets)) faults.add('eggs.four', { who: move.seat })
  return action('attack', ['turn.attack', 'eggs.four', 'eggs.separate', 'four-eggs'], 'attack.eggs')
}

/** `nark.attack`, `nark.needs-attack`, `nark.usable`, `eggs-in-nark`, and the missing victim. */
function narkAction(state: State, move: Said, others: readonly string[], faults: Faults): Action {
  const who = move.seat
  const about = { who, cards: move.cards }
  const second = [...others]
  second.splice(second.indexOf('nark'), 1)
  refuseUnusable(faults, who, second)
  if (second.length !== 1 || second.some((id) => cardOf(id)?.attack === undefined)) {
    faults.add('nark.needs-attack', about)
    faults.add('nark.attack')
  }
  const targets = move.targets
  const eggs = second.includes('four-eggs')
  if (targets === undefined) faults.add('turn.attack', about)
  else if (eggs && targets.length > 1) {
    if (state.rulings['eggs-in-nark'] !== 'split')
      faults.add('nark.circle', { who, victim: targets[0]?.seat ?? -1 }, 'nark.circle.split')
    if (!sharesFour(targets)) faults.add('eggs.four', { who })
  } else if (eggs && !sharesFour(targets)) faults.add('eggs.four', { who })
  else if (targets.length !== 1 || targets[0]?.card !== undefined || (!eggs && targets[0]?.count !== undefined))
    faults.add('turn.attack', about, 'turn.attack.one')
  return action(
    'attack',
    ['nark.attack', 'nark.needs-attack', 'nark.circle', 'turn.attack', 'nark', ...second.map(citedAs)],
    'attack.nark-starts',
  )
}

/** Takes the action. Several of them end the play at once. */
export function playTurn(draft: Draft, move: Said): void {
  openPlay(draft)
  if (move.word === 'swap') {
    swap(draft, move)
    return
  }
  if (move.word !== undefined) return
  for (const id of move.cards) spend(draft, move.seat, id)
  const targets = move.targets ?? []
  if (move.cards.includes('noodles')) {
    draft.steps.push({ kind: 'heal', healer: move.seat, amount: cardOf('noodles')?.heal ?? 0 })
    return
  }
  if (move.cards.includes('grab')) {
    launchGrab(draft, move, draft.rulings['grab-blocked'] === 'yes')
    return
  }
  if (move.cards.includes('nark')) {
    nark(draft, move)
    return
  }
  launch(draft, move.seat, move.cards, targets, null)
}

/** `nark.circle`: the round goes clockwise from the narker and skips the victim. */
function nark(draft: Draft, move: Said): void {
  const victim = move.targets?.[0]?.seat
  if (victim === undefined) return
  const seats = draft.players.length
  const due: Seat[] = []
  for (let step = 1; step < seats; step++) {
    const seat = (move.seat + step) % seats
    if (seat !== victim && isIn(draft, seat)) due.push(seat)
  }
  draft.steps.push({ kind: 'nark', narker: move.seat, victim, due })
  const rest = move.cards.filter((id) => id !== 'nark')
  launch(draft, move.seat, rest, move.targets ?? [], victim)
}

/** A whole hand takes the known Skateboards along, a smaller swap only those it names. */
function swap(draft: Draft, move: Said): void {
  const player = playerAt(draft, move.seat)
  const count = swapCount(move)
  const taken =
    count === player.hand ? player.boards.map((_, index) => index) : (boardsTaken(player, swapBoards(move)) ?? [])
  setPlayer(draft, move.seat, { boards: player.boards.filter((_, index) => !taken.includes(index)), claim: null })
  tell(draft, { kind: 'swap', seat: move.seat, change: count })
}

/** Nothing is open any more: the play is over, if one was. */
export function settleTurn(draft: Draft): void {
  if (draft.play.open) endPlay(draft)
}
