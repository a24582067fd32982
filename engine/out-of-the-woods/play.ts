/** Judging and playing a move: whether it answers the open card, closes it, or both closes it and is a turn of its own. */
import type { Declaration, Seat } from '../ruleset.ts'
import { illegal, legal, type RuleId, type Verdict } from '../verdict.ts'
import { answers, isAttacked, judgeAnswer, judgeAnswerToSkip, playAnswer, rulesOf } from './answer.ts'
import { draws } from './cards.ts'
import { close, closed } from './closing.ts'
import type { Reason } from './reasons.ts'
import { type Said, type SaidAction, saidIn } from './said.ts'
import {
  type Draft,
  draftOf,
  finish,
  hasEscaped,
  isOver,
  isSeat,
  type Open,
  onTurn,
  openOf,
  type State,
  turnOf,
  winnerOf,
} from './state.ts'
import { judgeTurn, playTurn } from './turn.ts'

/**
 * Whether a declaration is legal, and why. Order of refusals: `win`, `turn.owner`, `answer.*`, `attack`, then the
 * rules of a turn (`match.house`, `hand.enough`, `bedevil.call` and unknown names).
 */
export function judge(state: State, move: Declaration): Verdict {
  if (isOver(state)) return illegal(['win'], { winner: winnerOf(state) ?? -1 })
  const said = saidIn(state, move)
  const open = openOf(state)
  if (said.kind === 'done') return legal('done', open === null ? ['turn.owner'] : rulesOfClosing(open), {})
  const who = move.seat
  if (!isSeat(state, who)) return illegal(['turn.owner'], { turn: turnOf(state) ?? -1 }, 'turn.owner.nobody')
  if (hasEscaped(state, who)) return illegal(['turn.owner'], { who }, 'turn.owner.escaped')
  return open === null ? judgeMove(state, who, said) : judgeUnderOpen(state, open, who, said)
}

function judgeMove(state: State, who: Seat, said: Said): Verdict {
  const turn = onTurn(state)
  if (who !== turn) {
    const skipped = isAnswerCard(said) ? judgeAnswerToSkip(state, who, said) : undefined
    return skipped ?? illegal(['turn.owner'], { who, turn })
  }
  if (said.kind === 'take') return illegal(['turn.play-or-draw'], { who }, 'turn.play-or-draw.take')
  return judgeTurn(state, who, said)
}

function isAnswerCard(said: Said): said is SaidAction {
  return said.kind === 'action' && (said.card === 'block' || said.card === 'reflect')
}

/** While a card is open a move answers it, or takes it, or closes it as the move of the player whose turn then comes. */
function judgeUnderOpen(state: State, open: Open, who: Seat, said: Said): Verdict {
  const { asked } = open
  if (said.kind === 'take') {
    const aimed = open.effect !== null && 'at' in open.effect && open.effect.at === who
    return who === asked || aimed ? taken(open, who) : illegal(['turn.owner'], { who, asked }, 'turn.owner.asked')
  }
  if (said.kind === 'action') {
    const answer = judgeAnswer(state, open, who, said)
    if (answer !== undefined) return answer
  }
  if (isAttacked(open, who)) return illegal(['attack'], { who, by: open.by, card: open.card }, 'attack.aimed')
  const after = closed(state)
  // An open card that would end the game has no turn after it: only who is asked could think that there is one.
  const ends = isOver(after)
  if (who !== (ends ? asked : onTurn(after))) {
    const reason: Reason = who === asked ? 'turn.owner.asked' : 'turn.owner'
    return illegal(['turn.owner'], { who, asked, turn: asked }, reason)
  }
  if (ends) return illegal(['win'], { who, winner: winnerOf(after) ?? -1, card: open.card }, 'win.open')
  const verdict = judgeTurn(after, who, said)
  return verdict.legal ? { ...verdict, rules: [...new Set([...verdict.rules, ...rulesOf(open)])] } : verdict
}

function taken(open: Open, who: Seat): Verdict {
  const { effect, card, by } = open
  if (effect === null || !('at' in effect)) return legal('take', rulesOfClosing(open), { who, card, by })
  const { at, kind } = effect
  const reason: Reason = at === who ? `take.${kind}` : 'take'
  const params = { who, card, by: effect.by, draws: draws(effect.card) }
  return legal('take', rulesOfClosing(open), params, [], reason)
}

/** The rules that a closing open card rests on; with no effect left, the turn simply goes on. */
function rulesOfClosing(open: Open): readonly RuleId[] {
  const rules = rulesOf(open)
  return rules.length > 0 ? rules : ['turn.owner']
}

/** The state after a legal move. */
export function play(state: State, move: Declaration): State {
  const draft = draftOf(state)
  apply(draft, move)
  return finish(draft)
}

function apply(draft: Draft, move: Declaration): void {
  const said = saidIn(draft, move)
  const { open } = draft
  const who = move.seat
  if (said.kind === 'action' && who !== null && open !== null && answers(open, who, said)) {
    playAnswer(draft, open, who, said)
    return
  }
  close(draft)
  if (who !== null && said.kind !== 'take' && said.kind !== 'done') playTurn(draft, who, said)
}
