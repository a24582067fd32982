/**
 * The rules of One Card as citations. Each special card is a citation too, under its rank. The words are in
 * `text/en-rules.ts`, under the same ids and in the same order.
 */
import { rulesUnder } from '../rule.ts'
import type { Rule } from '../ruleset.ts'

/** Headings of the published rules, as far as a rule comes from them. */
const PAGE = {
  top: 'One Card (card game)',
  rules: 'Rules of play',
  actions: 'Action cards',
  attacks: 'Attack and defense cards',
  penalties: 'Penalties',
  stock: 'The stock pile',
} as const

const { effect, forbids } = rulesUnder(PAGE)

export const rules: readonly Rule[] = [
  effect('setup')('setup.players', 'top'),
  effect('setup')('setup.deal', 'rules'),
  effect('setup')('setup.deck', 'rules'),
  effect('setup')('setup.start', 'rules'),
  effect('setup')('setup.first', 'rules'),

  forbids('turn')('turn.owner', 'rules'),
  forbids('turn')('turn.play-or-draw', 'rules'),
  forbids('turn')('hand.enough', 'rules'),
  forbids('turn')('deck.single', 'top'),

  forbids('follow')('follow', 'rules'),
  effect('follow')('follow.seven', 'actions'),
  forbids('follow')('follow.joker-colour', 'rules'),
  forbids('follow')('follow.jokers', 'rules'),

  forbids('actions')('seven.call', 'actions'),
  effect('actions')('king.again', 'actions'),
  effect('actions')('queen.reverse', 'actions'),
  effect('actions')('queen.two', 'actions'),
  effect('actions')('jack.skip', 'actions'),

  forbids('attacks')('attack.answer', 'attacks'),
  effect('attacks')('attack.adds', 'attacks'),
  effect('attacks')('attack.draw', 'attacks'),
  effect('attacks')('attack.then-turn', 'attacks'),

  effect('one-card')('one-card.call', 'penalties'),
  effect('one-card')('one-card.first', 'penalties'),
  effect('one-card')('one-card.caught', 'penalties'),
  forbids('one-card')('one-card.nobody', 'penalties'),

  effect('end')('stock.reshuffle', 'stock'),
  forbids('end')('win', 'rules'),

  effect('cards')('two', 'attacks'),
  effect('cards')('ace', 'attacks'),
  effect('cards')('ace-of-spades', 'attacks'),
  effect('cards')('black-joker', 'attacks'),
  effect('cards')('coloured-joker', 'attacks'),
  effect('cards')('seven', 'actions'),
  effect('cards')('jack', 'actions'),
  effect('cards')('queen', 'actions'),
  effect('cards')('king', 'actions'),
]
