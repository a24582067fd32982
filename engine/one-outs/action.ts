/** What cards are as the action of a turn (`turn.one-action`), and what is wrong with their shape. */

import type { Faults } from '../faults.ts'
import type { Target } from '../ruleset.ts'
import type { RuleId } from '../verdict.ts'
import { atSeveral, sharesFour } from './attack.ts'
import { cardOf, citedAs } from './cards.ts'
import { onlyTarget } from './grab.ts'
import type { State } from './state.ts'
import { refuseUnusable } from './steps/nark-round.ts'
import type { Said } from './steps/step.ts'

/** What cards are as the action of a turn: the parts of a verdict. */
interface Action {
  readonly as: string
  readonly rules: RuleId[]
  readonly reason: string
}

const action = (as: string, rules: RuleId[], reason = as): Action => ({ as, rules, reason })

/**
 * What the cards would be as an action. Here and below, what is wrong with their shape is added to the faults.
 * @param buffs the Buffs among the cards
 * @param others the cards without them
 */
export function actionOf(
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
  else if (eggs) {
    if (atSeveral(targets) && state.rulings['eggs-in-nark'] !== 'split')
      faults.add('nark.circle', { who, victim: targets[0]?.seat ?? -1 }, 'nark.circle.split')
    if (!sharesFour(targets)) faults.add('eggs.four', { who })
  } else if (targets.length !== 1 || targets[0]?.card !== undefined || targets[0]?.count !== undefined)
    faults.add('turn.attack', about, 'turn.attack.one')
  return action(
    'attack',
    ['nark.attack', 'nark.needs-attack', 'nark.circle', 'turn.attack', 'nark', ...second.map(citedAs)],
    'attack.nark-starts',
  )
}
