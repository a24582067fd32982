/** Puts an attack on the stack: the same for a turn's attack and for a card played into a Nark. */
import type { Seat, Target } from '../ruleset.ts'
import { buffsOf, withoutBuffs } from './buffs.ts'
import { cardOf, citedAs, EGGS } from './cards.ts'
import type { Draft } from './draft.ts'
import { nextIn } from './state.ts'

/**
 * Starts the attack that these cards make (one Attack card or a Grab, with its Buffs).
 * @param narked the victim of the Nark it is played into, if it is
 */
export function launch(
  draft: Draft,
  attacker: Seat,
  ids: readonly string[],
  targets: readonly Target[],
  narked: Seat | null,
): void {
  const [main] = withoutBuffs(ids)
  const card = main === undefined ? undefined : cardOf(main)
  if (main === undefined || card === undefined) return
  const buffs = buffsOf(ids)
  const damage = damageOf(ids)
  const victim = targets[0]?.seat ?? narked ?? attacker
  if (card.attack === 'eggs') {
    draft.steps.push({ kind: 'eggs', thrower: attacker, at: eggsAt(targets, victim) })
    return
  }
  // `hacky-in-nark`: a Hacky Sack in a Nark is a plain attack, or its chain starts.
  if (card.attack === 'hacky' && (narked === null || draft.rulings['hacky-in-nark'] === 'chain')) {
    draft.steps.push({ kind: 'hacky-sack', starter: attacker, asked: nextIn(draft, attacker), damage })
    return
  }
  draft.steps.push({
    kind: 'strike',
    attacker,
    victim,
    damage,
    card: citedAs(main),
    buffs,
    form: card.attack === 'haymaker' ? 'haymaker' : 'attack',
    contact: true,
    board: null,
  })
}

/** HP an attack takes with the Buffs on it. */
export function damageOf(ids: readonly string[]): number {
  let damage = 0
  for (const id of ids) {
    const card = cardOf(id)
    damage += (card?.damage ?? 0) + (card?.buff ?? 0)
  }
  return damage
}

/** `eggs.separate`: a seat for every egg, in the order named; all four at one victim where no numbers were said. */
function eggsAt(targets: readonly Target[], victim: Seat): Seat[] {
  const at: Seat[] = []
  if (targets.length <= 1) for (let egg = 0; egg < EGGS; egg++) at.push(victim)
  else for (const target of targets) for (let egg = 0; egg < (target.count ?? 0); egg++) at.push(target.seat)
  return at
}

/** Whether more than one player is named, however often each. */
export function atSeveral(targets: readonly Target[]): boolean {
  return targets.some((target) => target.seat !== targets[0]?.seat)
}

/** `eggs.four`: exactly four eggs, and every named victim gets at least one. */
export function sharesFour(targets: readonly Target[]): boolean {
  if (targets.some((target) => target.card !== undefined)) return false
  if (targets.length === 1) return (targets[0]?.count ?? EGGS) === EGGS
  let sum = 0
  for (const target of targets) {
    if (target.count === undefined || target.count < 1) return false
    sum += target.count
  }
  return sum === EGGS
}
