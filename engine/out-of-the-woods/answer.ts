/**
 * Answers to the open card: `block`, `reflect`, and which cards can be answered by whom (`answer.block`, `answer.reflect`,
 * `answer.skip`; rulings `block-who`, `story-block-who`).
 */
import { directionNow, opposite } from '../direction.ts'
import { Faults } from '../faults.ts'
import type { Seat } from '../ruleset.ts'
import { illegal, legal, type RuleId, type Verdict } from '../verdict.ts'
import { draws } from './cards.ts'
import { closed } from './closing.ts'
import { changeHand } from './hands.ts'
import { changeHouse, refuseSaidHouse, refuseUnheld } from './match.ts'
import { type Reason, reason } from './reasons.ts'
import type { SaidAction } from './said.ts'
import {
  type Draft,
  directionOf,
  type Effect,
  type Hit,
  handOf,
  hasEscaped,
  isOver,
  nextIn,
  type Open,
  onTurn,
  openOf,
  ruled,
  type State,
} from './state.ts'
import { isStoryWin, runsAfterAction } from './story.ts'

/** Whether a player who is not asked may Block the open card too. Their own card nobody blocks. */
function anyoneMayBlock(state: State, open: Open): boolean {
  if (open.idle) return false
  return ruled(state, isStoryWin(state, open.effect) ? 'story-block-who' : 'block-who') === 'anyone'
}

/** Who may answer the open card: first the player who is asked, then in the direction of play the others who may Block. */
function mayAnswer(state: State, open: Open): readonly Seat[] {
  const who = [open.asked]
  if (!anyoneMayBlock(state, open)) return who
  const direction = directionOf(state)
  for (let seat = nextIn(state, open.asked, direction); seat !== open.asked; seat = nextIn(state, seat, direction))
    if (seat !== open.by && handOf(state, seat) > 0) who.push(seat)
  return who
}

/** Whether somebody may Block the open card at all, whatever they hold. */
function mayBlock(state: State, open: Open, seat: Seat): boolean {
  return seat === open.asked || (seat !== open.by && !hasEscaped(state, seat) && anyoneMayBlock(state, open))
}

/** The Attack, Burden or Bedevil that a Reflect would send back: `answer.reflect`. */
function reflectable(open: Open): Hit | null {
  if (open.card === 'block' || open.effect === null) return null
  return open.effect.kind === 'laid' || open.effect.kind === 'pick-up' ? null : open.effect
}

/** The player an open Attack is aimed at. */
export function isAttacked(open: Open, seat: Seat): boolean {
  return open.effect?.kind === 'attack' && open.effect.at === seat
}

/** Whether a Block or Reflect answers the open card; one that does not is a move of one's own turn. */
export function answers(open: Open, seat: Seat, said: SaidAction): boolean {
  if (open.idle) return false
  return said.card === 'block' || (said.card === 'reflect' && seat === open.asked && reflectable(open) !== null)
}

/** Judges a Block or Reflect against the open card; undefined for one that can only be a move of the player's own turn. */
export function judgeAnswer(state: State, open: Open, who: Seat, said: SaidAction): Verdict | undefined {
  if (open.idle) return undefined
  const { by, asked } = open
  if (said.card === 'block') {
    if (!mayBlock(state, open, who))
      return illegal(['turn.owner'], { who, by, asked, card: open.card }, 'turn.owner.block')
    return refused(state, who, said, false) ?? blocked(state, open, who)
  }
  if (said.card !== 'reflect') return undefined
  const hit = reflectable(open)
  if (hit !== null && who !== asked) return illegal(['turn.owner'], { who, asked }, 'turn.owner.asked')
  if (hit !== null) return refused(state, who, said, hit.kind === 'bedevil') ?? reflected(open, who, hit)
  // Nothing in it can be reflected. Where the player's own turn follows, it is an idle Reflect of that turn.
  if (who !== asked && !isAttacked(open, who)) return undefined
  const after = closed(state)
  if (!isAttacked(open, who) && !isOver(after) && onTurn(after) === who) return undefined
  return illegal(['answer.reflect'], { who, by, card: open.card })
}

function refused(state: State, who: Seat, said: SaidAction, mayCall: boolean): Verdict | undefined {
  const faults = new Faults<Reason>()
  refuseUnheld(state, faults, who, 1)
  refuseSaidHouse(state, faults, said, mayCall)
  return faults.none ? undefined : faults.verdict
}

function blocked(state: State, open: Open, who: Seat): Verdict {
  const rules: RuleId[] = ['answer.block', 'block']
  const params = { who, by: open.by, card: open.card }
  if (open.card === 'block') return legal('block', rules, params, [], reason('block.block'))
  if (open.effect?.kind !== 'laid') return legal('block', rules, params, [], reason('block.card'))
  rules.push('block.character')
  if (open.effect.cards > 1) return legal('block', [...rules, 'story.hand'], params, [], reason('block.four'))
  return isStoryWin(state, open.effect)
    ? legal('block', [...rules, 'story.run'], params, [], reason('block.story'))
    : legal('block', rules, params, [], reason('block.character'))
}

function reflected(open: Open, who: Seat, hit: Hit): Verdict {
  const params = { who, by: open.by, card: open.card, draws: draws(hit.card) }
  const rules = ['answer.reflect', 'reflect', 'reflect.reverse']
  if (hit.kind === 'attack') return legal('reflect', [...rules, 'attack'], params, [], reason('reflect'))
  return legal('reflect', [...rules, 'reflect.becomes', hit.kind], params, [], reason(`reflect.${hit.kind}`))
}

/**
 * `answer.skip`: a Block or Reflect by the player whom a Skip has just passed over, or by whoever else might block. Its
 * own player might not, as with any card.
 */
export function judgeAnswerToSkip(state: State, who: Seat, said: SaidAction): Verdict | undefined {
  const { lost } = state.pass
  if (lost?.to !== 'skip') return undefined
  const anyone = said.card === 'block' && who !== lost.by && ruled(state, 'block-who') === 'anyone'
  const mayTry = who === lost.seat || anyone
  return mayTry ? illegal(['answer.skip'], { who, card: said.card }) : undefined
}

/** Lays a Block or Reflect on the open card. */
export function playAnswer(draft: Draft, open: Open, who: Seat, said: SaidAction): void {
  changeHand(draft, who, -1, 'play', { card: said.card })
  changeHouse(draft, said)
  draft.runs = runsAfterAction(draft.runs)
  if (said.card === 'reflect') {
    draft.direction = opposite(draft.direction)
    draft.happened.push(directionNow(who, draft.direction))
  }
  draft.happened.push({
    kind: said.card === 'reflect' ? 'reflected' : 'blocked',
    seat: who,
    by: open.by,
    card: open.card,
  })
  // A Block by somebody who was not asked is not their turn.
  const asTurn = who === open.asked
  if (asTurn && draft.rulings['answer-turn'] === 'yes') draft.turnNumber++
  draft.open = {
    ...open,
    card: said.card,
    by: who,
    asked: open.by,
    ...(said.card === 'reflect' ? becomes(open, who, said) : undone(open)),
    to: asTurn ? nextIn(draft, who, draft.direction) : open.asked,
    said: said.house?.text ?? open.said,
    played: [...open.played, who],
  }
}

/** `reflect.becomes`: as if the reflector had played that card, at the player who played it. */
function becomes(open: Open, who: Seat, said: SaidAction): Pick<Open, 'effect' | 'stopped'> {
  const hit = reflectable(open)
  if (hit === null) throw new Error('out-of-the-woods: a Reflect that answers nothing')
  const calls = hit.kind === 'bedevil' ? (said.calls?.text ?? null) : null
  return { effect: { ...hit, by: who, at: open.by, calls }, stopped: null }
}

/** `block`: what is left of the open card. A Block that is blocked is undone: what it stopped stands again. */
function undone(open: Open): Pick<Open, 'effect' | 'stopped'> {
  const effect: Effect | null =
    open.card === 'block' ? open.stopped : open.effect?.kind === 'laid' ? { kind: 'pick-up', laid: open.effect } : null
  return { effect, stopped: open.effect }
}

/** Who may answer now, as the ask names them. */
export function whoMayAnswer(state: State): readonly Seat[] {
  const open = openOf(state)
  return open === null ? [] : mayAnswer(state, open)
}

/** Rules that an effect rests on when it happens. */
export function rulesOf(open: Open): RuleId[] {
  const { effect } = open
  if (effect === null) return open.card === 'block' ? ['block'] : []
  if (effect.kind === 'pick-up') return ['block.character']
  if (effect.kind === 'laid') return []
  return effect.kind === 'bedevil' && effect.calls !== null ? ['bedevil', 'bedevil.call'] : [effect.kind]
}
