/** A small One-Outs table: three players, few HP, and one card of each kind that the rules can tell apart. */
import { cards, type OneOutsCard } from '../../../engine/one-outs/cards.ts'
import { ruleset } from '../../../engine/one-outs/index.ts'
import type { Player, State, Step } from '../../../engine/one-outs/state.ts'
import { type Declaration, type Rulings, type Seat, type Target, usualRulings } from '../../../engine/ruleset.ts'
import { fixture } from '../conformance/one-outs.ts'
import type { Model } from './walk.ts'

const SEATS = 3

export interface OneOutsBounds {
  /** HP at the start. */
  readonly hp: number
  /** HP above which the walk goes no further: 2min Noodles without a cap know no end. */
  readonly mostHp: number
  /** Known Skateboards in one hand, above which the walk goes no further. */
  readonly boards: number
  /** The cards that are played; all of them where it is left out. */
  readonly cards?: readonly string[]
  readonly rulings?: Rulings
}

export function oneOuts(bounds: OneOutsBounds): Model<State> {
  const head = {
    game: ruleset.id,
    edition: ruleset.edition,
    setup: { players: ['Ann', 'Ben', 'Cas'], dealer: 2, options: { hp: String(bounds.hp) } },
    rulings: { ...usualRulings(ruleset.rulings), ...bounds.rulings },
  }
  const started = ruleset.start(head.setup, head.rulings)
  if (!started.ok) throw new Error('the table does not start')
  const all = declarations(kindsOf(bounds))
  const most = bounds.mostHp
  return {
    name: `one-outs, ${bounds.hp} HP`,
    fixture,
    head,
    start: started.value,
    before: [],
    moves: (state) => all.filter((move) => mayBeSaid(state, move)),
    key: (state) => keyOf(state, most),
    beyond(state) {
      if (state.players.some((player) => player.hp > most)) return `more than ${most} HP`
      if (state.players.some((player) => player.boards.length > bounds.boards))
        return `more than ${bounds.boards} known Skateboards in a hand`
      return undefined
    },
    open: (state) => state.steps.map((step) => step.kind),
  }
}

/**
 * One card of each kind: of cards that the rules cannot tell apart the first one. The rules see of a card what its row
 * says, and a few by their ids; damage and buffs above all HP there can be are the same.
 */
function kindsOf({ mostHp, cards: wanted }: OneOutsBounds): readonly string[] {
  const seen = new Set<string>()
  return cards
    .filter((card) => wanted === undefined || wanted.includes(card.id))
    .filter((card) => {
      const kind = kindOf(card, mostHp)
      return !seen.has(kind) && seen.add(kind)
    })
    .map((card) => card.id)
}

const BY_ID = [
  'grab',
  'noodles',
  'nark',
  'four-eggs',
  'hacky-sack',
  'haymaker',
  'slow-mo-dodge',
  'skateboard',
  'down-trow',
]

function kindOf(card: OneOutsCard, mostHp: number): string {
  const { id, name: _, also: __, damage, ...rest } = card
  return JSON.stringify({ ...rest, damage: Math.min(damage, mostHp), id: BY_ID.includes(id) ? id : '' })
}

/** Cheap: what is said of somebody who is out, or to the next player's empty hand, is not even judged. */
function mayBeSaid(state: State, move: Declaration): boolean {
  if (move.seat !== null && state.players[move.seat]?.out) return false
  return move.targets === undefined || move.targets.every((target) => !state.players[target.seat]?.out)
}

function declarations(ids: readonly string[]): readonly Declaration[] {
  const all: Declaration[] = [{ seat: null, cards: [], word: 'done' }]
  const buffs = ids.filter((id) => cards.find((card) => card.id === id)?.buff !== undefined)
  const attacks = ids.filter((id) => cards.find((card) => card.id === id)?.attack !== undefined)
  const named = ids.includes('skateboard') ? [...ids, 'another-skateboard'] : ids
  const laid: (readonly string[])[] = [
    ...named.map((id) => [id]),
    ...[...attacks, ...ids.filter((id) => id === 'grab')].flatMap((id) => buffs.map((buff) => [buff, id])),
    ...attacks.flatMap((id) => (buffs.length > 1 ? [[...buffs, id]] : [])),
    ...(ids.includes('nark') ? attacks.filter((id) => id !== 'nark').map((id) => ['nark', id]) : []),
  ]
  for (let seat = 0; seat < SEATS; seat++) {
    const others = [1, 2].map((on) => (seat + on) % SEATS)
    for (const word of ['take', 'pass', 'decline', 'no-attack-card']) all.push({ seat, cards: [], word })
    for (let count = 1; count <= 5; count++) {
      all.push({ seat, cards: [], word: 'swap', details: { count } })
      if (!ids.includes('skateboard')) continue
      for (const boards of [['skateboard'], ['another-skateboard'], ['skateboard', 'another-skateboard']])
        if (boards.length <= count) all.push({ seat, cards: [], word: 'swap', details: { count, with: boards } })
    }
    for (const said of laid) {
      all.push({ seat, cards: said })
      for (const target of targets(said, others)) all.push({ seat, cards: said, targets: target })
    }
    if (ids.includes('down-trow'))
      for (const other of others)
        for (const got of ['nothing', 'skateboard', 'jab'])
          all.push({ seat, cards: ['down-trow'], targets: [{ seat: other }], details: { got } })
  }
  return all
}

/** At whom cards can be aimed: one of the others, their Skateboard, eggs in every split. */
function targets(said: readonly string[], others: readonly Seat[]): Target[][] {
  const one = others.map((seat): Target[] => [{ seat }])
  if (said.length === 1 && said[0] === 'grab') return [...one, ...others.map((seat) => [{ seat, card: 'skateboard' }])]
  if (!said.includes('four-eggs')) return one
  const splits = [1, 2, 3].flatMap((count) =>
    [others, [...others].reverse()].map(([first = 0, second = 0]): Target[] => [
      { seat: first, count },
      { seat: second, count: 4 - count },
    ]),
  )
  return [...one, ...splits]
}

/**
 * What of a state its future depends on. Left out: `happened`, `moves` and `turnNumber`, which nothing reads but the
 * words of notes; the number of the move and of the turn of a claim, likewise; rulings and starting HP, which are the
 * same in the whole walk; card and damage of a strike beyond its kind. Seats count from whoever is on turn: the rules know
 * no seat but by its distance clockwise from another.
 */
function keyOf(state: State, most: number): string {
  const from = state.turn
  const at = (seat: Seat | null): string => (seat === null ? '-' : String((seat - from + SEATS) % SEATS))
  const mask = (bits: number): number => ((bits >> from) | (bits << (SEATS - from))) & ((1 << SEATS) - 1)
  let key = state.over ? `over${at(state.winner)}` : ''
  for (let on = 0; on < SEATS; on++) key += playerKey(state.players[(from + on) % SEATS] as Player)
  const { open, idle, played, slowMo, spent } = state.play
  key += `|${open ? 1 : 0}${idle ? 1 : 0}${mask(played)}${mask(slowMo)}${mask(spent)}`
  for (const step of state.steps) key += `|${stepKey(step, at, most)}`
  return key
}

function playerKey({ hp, hand, boards, out }: Player): string {
  return `${hp},${hand},${boards.join('')}${out ? 'x' : ''};`
}

function stepKey(step: Step, at: (seat: Seat | null) => string, most: number): string {
  switch (step.kind) {
    case 'strike': {
      const { attacker, victim, damage, card, form, contact, board } = step
      const uncountered = cards.find((one) => one.id === card)?.uncountered === true
      // A Haymaker gets weaker on its way, so how far it is above all HP counts.
      const hit = form === 'haymaker' ? damage : Math.min(damage, most)
      return `s${at(attacker)}${at(victim)}${hit}${form}${contact ? 1 : 0}${board ?? ''}${uncountered ? 'u' : ''}`
    }
    case 'contact': {
      const { defender, attacker, defenderMay, attackerMay, board } = step
      return `c${at(defender)}${at(attacker)}${defenderMay ? 1 : 0}${attackerMay ? 1 : 0}${board ?? ''}`
    }
    case 'follow-up':
      return `f${at(step.grabber)}${at(step.victim)}`
    case 'nark':
      return `n${at(step.narker)}${at(step.victim)}${step.due.map(at).join('')}`
    case 'hacky-sack':
      return `h${at(step.starter)}${at(step.asked)}${Math.min(step.damage, most)}`
    case 'eggs':
      return `e${at(step.thrower)}${step.at.map(at).join('')}`
    case 'heal':
      return `+${at(step.healer)}`
    case 'theft':
      return `t${at(step.thief)}${at(step.victim)}${step.got === 'skateboard' || step.got === 'nothing' ? step.got : step.got === 'unknown' ? '?' : 'x'}`
  }
}
