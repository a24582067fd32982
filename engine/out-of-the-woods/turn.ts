/**
 * A player's own turn, with no card open: `turn.play-or-draw`, `match.action`, `attack`, `burden`, `skip`, `bedevil`,
 * `answer.idle`.
 */
import { directionNow, opposite } from '../direction.ts'
import { Faults } from '../faults.ts'
import type { Seat } from '../ruleset.ts'
import { illegal, legal, type Note, type RuleId, type Verdict } from '../verdict.ts'
import { CHARACTER, draws, isBedevil, ruleOf } from './cards.ts'
import { letEscape } from './escape.ts'
import { changeHand } from './hands.ts'
import { changeHouse, refuseHouse, refuseSaidHouse, refuseStory, refuseUnheld } from './match.ts'
import { type Reason, reason } from './reasons.ts'
import type { Said, SaidAction, SaidCharacters } from './said.ts'
import { countIn, type Draft, type Effect, handOf, nextIn, type Open, type Pass, ruled, type State } from './state.ts'
import { isStoryWin, laid, runsAfterAction, runsWith } from './story.ts'

/** Judges what the player on turn says; `take` and `done` are judged before. */
export function judgeTurn(state: State, who: Seat, said: Said): Verdict {
  switch (said.kind) {
    case 'draw':
      return legal('draw', ['turn.play-or-draw'], { who })
    case 'character':
    case 'four':
      return judgeCharacters(state, who, said)
    case 'action':
      return judgeAction(state, who, said)
    default:
      return illegal(['turn.play-or-draw'], { who })
  }
}

function judgeCharacters(state: State, who: Seat, said: SaidCharacters): Verdict {
  const faults = new Faults<Reason>()
  refuseHouse(state, faults, who, said)
  refuseUnheld(state, faults, who, said.cards)
  refuseStory(state, faults, said)
  refuseSaidHouse(state, faults, said, false)
  if (!faults.none) return faults.verdict
  const wins = isStoryWin(state, laid(state, who, said))
  const params = { who, house: said.house?.text ?? '', story: said.story?.text ?? '' }
  const last: RuleId[] = handOf(state, who) === said.cards ? ['escape'] : []
  if (said.kind === 'four')
    return legal('four', ['story.hand', 'match.house', ...last], params, notesOn(state, who, said))
  const notes = notesOn(state, who, said)
  const rules: RuleId[] = ['match.house', 'house.change', ...last]
  if (wins) return legal('character', [...rules, 'story.run'], params, notes, reason('character.story'))
  return legal('character', rules, params, notes, reason(state.house === null ? 'character.first' : 'character'))
}

/** `story.unsaid`: the table watches stories, and nobody said which one this is. `four.house-unsaid`: nothing to match was said. */
function notesOn(state: State, who: Seat, said: SaidCharacters): Note[] {
  const notes: Note[] = []
  if (said.story === null && state.stories.length > 0) notes.push({ id: 'story.unsaid', params: { who } })
  const matches = state.house !== null && ruled(state, 'story-hand-house') === 'yes'
  if (said.kind === 'four' && said.house === null && matches)
    notes.push({ id: 'four.house-unsaid', params: { who, needed: state.house ?? '' } })
  return notes
}

function judgeAction(state: State, who: Seat, said: SaidAction): Verdict {
  const { card } = said
  const faults = new Faults<Reason>()
  refuseUnheld(state, faults, who, 1)
  refuseSaidHouse(state, faults, said, isBedevil(card))
  if (!faults.none) return faults.verdict
  const rules: RuleId[] = ['match.action', ruleOf(card)]
  if (said.house !== null) rules.push('house.change')
  if (handOf(state, who) === 1) rules.push('escape')
  if (card === 'block') return legal('idle', ['answer.idle', ...rules], { who, card })
  if (card === 'reflect') {
    const turns = ruled(state, 'reflect-idle') === 'yes'
    if (turns) rules.push('reflect.reverse')
    return legal('idle', ['answer.idle', ...rules], { who, card }, [], reason(turns ? 'idle.turns' : 'idle'))
  }
  const params = {
    who,
    at: nextIn(state, who, state.direction),
    card,
    draws: draws(card),
    calls: said.calls?.text ?? '',
  }
  if (said.calls !== null) return legal('action', [...rules, 'bedevil.call'], params, [], reason('bedevil.calls'))
  return legal('action', rules, params, [], reason(isBedevil(card) ? 'bedevil' : card))
}

/** Plays a legal move of one's own turn; no card is open any more. */
export function playTurn(draft: Draft, who: Seat, said: Said): void {
  draft.turnNumber++
  switch (said.kind) {
    case 'draw':
      changeHand(draft, who, 1, 'draw')
      draft.pass = passTo(nextIn(draft, who, draft.direction))
      return
    case 'character':
    case 'four':
      playCharacters(draft, who, said)
      return
    case 'action':
      playAction(draft, who, said)
  }
}

/** Play goes on with a player whatever the rulings say. */
export function passTo(seat: Seat): Pass {
  return { to: seat, first: seat, lost: null }
}

function playCharacters(draft: Draft, who: Seat, said: SaidCharacters): void {
  const effect = laid(draft, who, said)
  changeHand(draft, who, -said.cards, 'play', { card: CHARACTER })
  changeHouse(draft, said)
  draft.runs = runsWith(draft.runs, said)
  draft.open = opened(draft, who, CHARACTER, effect)
}

function playAction(draft: Draft, who: Seat, said: SaidAction): void {
  const { card } = said
  changeHand(draft, who, -1, 'play', { card })
  changeHouse(draft, said)
  draft.runs = runsAfterAction(draft.runs)
  const at = nextIn(draft, who, draft.direction)
  switch (card) {
    case 'skip':
      // Nobody can answer it, so it happens at once and an escape with it is final.
      draft.pass = { to: at, first: at, lost: { seat: at, to: 'skip', by: who, two: countIn(draft) === 2 } }
      draft.happened.push({ kind: 'lost-turn', seat: at, by: who, card })
      letEscape(draft)
      return
    case 'block':
      draft.open = { ...opened(draft, who, card, null), idle: true }
      return
    case 'reflect':
      draft.open = { ...opened(draft, who, card, null), idle: true, turns: true }
      if (ruled(draft, 'reflect-idle') === 'yes') draft.happened.push(directionNow(who, opposite(draft.direction)))
      return
    default: {
      const kind = isBedevil(card) ? 'bedevil' : card
      const calls = said.calls?.text ?? null
      draft.open = opened(draft, who, card, { kind, card, by: who, at, calls })
    }
  }
}

/** A card that has just been played on one's own turn: the next player is asked, and goes on if nothing takes their turn. */
function opened(draft: Draft, by: Seat, card: Open['card'], effect: Effect | null): Open {
  const next = nextIn(draft, by, draft.direction)
  return {
    card,
    by,
    asked: next,
    effect,
    stopped: null,
    idle: false,
    turns: false,
    to: next,
    first: next,
    said: null,
    broken: false,
    played: [by],
  }
}
