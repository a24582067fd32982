/**
 * The rules of One-Outs as citations. A card's id is a citation too: what is printed on it. The words are in
 * `text/en-rules.ts`, under the same ids and in the same order.
 */
import { rulesUnder } from '../rule.ts'
import type { Rule } from '../ruleset.ts'

/** Headings of the published rules page, as far as a rule comes from them. */
const PAGE = {
  top: 'Rules',
  setup: 'Setup',
  turn: 'On your turn',
  attacked: 'If you’re attacked',
  answers: 'When attacked',
  end: 'End of a play',
  reminders: 'Quick reminders',
  core: 'Core rulings',
  grab: 'Special card rulings: Grab + Skateboard interactions',
  nark: 'Special card rulings: Nark',
  downTrow: 'Special card rulings: Down Trow',
  hacky: 'Special card rulings: Hacky Sack',
  eggs: 'Special card rulings: 4 Eggs',
  attacks: 'Card reference: Attacks',
  defences: 'Card reference: Defenses',
  utility: 'Card reference: Utility',
  buffs: 'Card reference: Buffs',
} as const

const { effect, forbids } = rulesUnder(PAGE)

export const rules: readonly Rule[] = [
  effect('setup')('setup.players', 'setup'),
  effect('setup')('setup.hp', 'setup'),
  effect('setup')('setup.hand', 'setup'),
  effect('setup')('setup.first', 'setup'),
  effect('setup')('limit.four', 'end'),
  effect('setup')('limit.three', 'setup'),
  forbids('setup')('out', 'top'),
  forbids('setup')('win', 'top'),

  forbids('turn')('turn.owner', 'setup'),
  forbids('turn')('waiting', 'attacked'),
  forbids('turn')('turn.one-action', 'core'),
  forbids('turn')('turn.attack', 'turn'),
  forbids('turn')('target.other', 'turn'),
  forbids('turn')('turn.swap', 'turn'),
  effect('turn')('turn.utility', 'turn'),
  effect('turn')('turn.pass', 'turn'),
  effect('turn')('turn.buff-alone', 'reminders'),
  forbids('turn')('hand.enough', 'end'),

  effect('buffs')('buff.one-play', 'reminders'),
  forbids('buffs')('buff.one', 'turn'),
  forbids('buffs')('buff.four-eggs', 'reminders'),
  forbids('buffs')('buff.nark', 'reminders'),
  forbids('buffs')('buff.attack-only', 'turn'),

  forbids('attacked')('defend.choose', 'attacked'),
  forbids('attacked')('defend.card', 'attacked'),
  effect('attacked')('defend.one', 'defences'),
  effect('attacked')('defend.slow-mo', 'reminders'),
  effect('attacked')('block.contact', 'answers'),
  effect('attacked')('dodge.no-contact', 'answers'),
  effect('attacked')('eggs.no-contact', 'attacks'),

  effect('grab')('grab.attack', 'grab'),
  forbids('grab')('grab.contact', 'grab'),
  forbids('grab')('grab.defender-first', 'answers'),
  forbids('grab')('grab.contact-pair', 'grab'),
  forbids('grab')('grab.follow-up', 'grab'),
  forbids('grab')('follow-up.needs-grab', 'attacks'),

  forbids('skateboard')('skateboard.two-uses', 'reminders'),
  effect('skateboard')('skateboard.steal', 'grab'),
  forbids('skateboard')('skateboard.hidden', 'grab'),
  forbids('skateboard')('skateboard.same-board', 'grab'),
  effect('skateboard')('skateboard.stolen', 'grab'),

  effect('nark')('nark.attack', 'nark'),
  forbids('nark')('nark.needs-attack', 'nark'),
  forbids('nark')('nark.circle', 'nark'),
  effect('nark')('nark.unable', 'nark'),
  forbids('nark')('nark.usable', 'nark'),
  effect('nark')('nark.each', 'nark'),
  effect('nark')('nark.eggs', 'nark'),

  forbids('hacky-sack')('hacky.chain', 'hacky'),
  forbids('hacky-sack')('hacky.must', 'hacky'),
  effect('hacky-sack')('hacky.hit', 'hacky'),
  effect('hacky-sack')('claim.contradicted', 'hacky'),

  forbids('four-eggs')('eggs.four', 'eggs'),
  effect('four-eggs')('eggs.separate', 'eggs'),

  effect('haymaker')('haymaker.pass', 'attacks'),

  forbids('down-trow')('down-trow.any-time', 'answers'),
  effect('down-trow')('down-trow.stop', 'downTrow'),
  forbids('down-trow')('down-trow.steal', 'downTrow'),
  effect('down-trow')('down-trow.action', 'downTrow'),
  forbids('down-trow')('down-trow.no-combo', 'downTrow'),

  effect('end')('noodles.turn', 'utility'),
  effect('end')('draw-up', 'end'),

  effect('cards')('four-eggs', 'attacks'),
  effect('cards')('bite', 'attacks'),
  effect('cards')('crane-kick', 'attacks'),
  effect('cards')('hacky-sack', 'attacks'),
  effect('cards')('haymaker', 'attacks'),
  effect('cards')('hopoate', 'attacks'),
  effect('cards')('jab', 'attacks'),
  effect('cards')('king-hit', 'attacks'),
  effect('cards')('lunch-box', 'attacks'),
  effect('cards')('nark', 'attacks'),
  effect('cards')('nipple-gripple', 'attacks'),
  effect('cards')('noogie', 'attacks'),
  effect('cards')('sack-tap', 'attacks'),
  effect('cards')('skateboard', 'attacks'),
  effect('cards')('tail-whip', 'attacks'),
  effect('cards')('dodge', 'defences'),
  effect('cards')('sidestep', 'defences'),
  effect('cards')('slippery-gypsy', 'defences'),
  effect('cards')('slow-mo-dodge', 'defences'),
  effect('cards')('fend', 'defences'),
  effect('cards')('noodles', 'utility'),
  effect('cards')('down-trow', 'utility'),
  effect('cards')('grab', 'utility'),
  effect('cards')('haka', 'buffs'),
  effect('cards')('steroids', 'buffs'),
]
