import { ruleset } from '../../../engine/one-outs/index.ts'
import { handLimit, type State, topOf } from '../../../engine/one-outs/state.ts'
import { text } from '../../../engine/one-outs/text/en.ts'
import type { Correction, Declaration, Seat, Target } from '../../../engine/ruleset.ts'
import type { Fixture } from './fixture.ts'
import type { Random } from './random.ts'

const CARDS = [...ruleset.cards.map((card) => card.id), 'another-skateboard']
const BUFFS = ['haka', 'steroids']

function declaration(state: State, random: Random): Declaration {
  const { who } = ruleset.ask(state)
  const anybody = random.int(state.players.length)
  const seat = who.length > 0 && random.chance(0.85) ? random.pick(who) : anybody
  const top = topOf(state)
  // A Grab at the Skateboard that made the contact is rare among random declarations, and two rulings are about it.
  if (top?.kind === 'contact' && top.board !== null && random.chance(0.3))
    return { seat, cards: ['grab'], targets: [{ seat: top.defender, card: 'skateboard' }] }
  const kind = random.int(20)
  if (kind < 5) return { seat, cards: [], word: random.pick(['take', 'take', 'pass', 'decline', 'no-attack-card']) }
  if (kind === 5) return random.chance(0.5) ? swap(seat, random) : { seat: null, cards: [], word: 'done' }
  const cards = [random.pick(CARDS)]
  if (kind === 6) cards.unshift(random.pick(BUFFS))
  if (kind === 7) cards.unshift('nark')
  if (kind === 8) cards.unshift(random.pick([...BUFFS, 'nark', ...CARDS]), random.pick(BUFFS))
  if (cards.includes('four-eggs') && random.chance(0.6)) return { seat, cards, targets: eggs(state, seat, random) }
  if (random.chance(0.45)) return { seat, cards }
  const target = aim(state, seat, random)
  if (cards.includes('down-trow') && random.chance(0.5))
    return { seat, cards, targets: [target], details: { got: random.pick(['nothing', 'skateboard', 'jab', 'bite']) } }
  return { seat, cards, targets: [target] }
}

function aim(state: State, seat: Seat, random: Random): Target {
  const others = state.players.map((_, other) => other).filter((other) => other !== seat && !state.players[other]?.out)
  const victim = others.length > 0 && random.chance(0.95) ? random.pick(others) : random.int(state.players.length)
  return random.chance(0.12) ? { seat: victim, card: 'skateboard' } : { seat: victim }
}

function eggs(state: State, seat: Seat, random: Random): Target[] {
  const first = random.int(4) + 1
  const targets = [{ seat: aim(state, seat, random).seat, count: first }]
  if (first < 4) targets.push({ seat: aim(state, seat, random).seat, count: random.chance(0.9) ? 4 - first : 1 })
  return targets
}

function swap(seat: Seat, random: Random): Declaration {
  const count = random.int(6)
  const board = random.chance(0.3) ? { with: random.pick([['skateboard'], ['another-skateboard']]) } : {}
  return { seat, cards: [], word: 'swap', details: { count, ...board } }
}

function correction(state: State, random: Random): Correction {
  const seat = random.int(state.players.length)
  switch (random.int(8)) {
    case 0:
    case 1:
      return { kind: 'hp', seat, value: random.int(10) }
    case 2:
    case 3:
      return { kind: 'hand', seat, value: random.int(7) }
    case 4:
      return { kind: 'skateboard', seat, value: random.pick([1, 2, 2, null, 3]) }
    case 5:
      return { kind: 'turn', seat }
    case 6:
      return random.chance(0.3) ? { kind: 'out', seat } : { kind: 'hp', seat, value: 5 }
    default:
      return { kind: 'reshuffle' }
  }
}

function broken(state: State, corrected: boolean): string[] {
  const problems: string[] = []
  const say = (seat: Seat, what: string) => problems.push(`seat ${seat}: ${what}`)
  for (const [seat, player] of state.players.entries()) {
    if (!Number.isInteger(player.hp) || player.hp < 0) say(seat, `${player.hp} HP`)
    if (!Number.isInteger(player.hand) || player.hand < 0) say(seat, `${player.hand} cards`)
    if (player.boards.length > player.hand) say(seat, `${player.boards.length} Skateboards in ${player.hand} cards`)
    if (player.boards.some((uses) => uses !== 1 && uses !== 2)) say(seat, `uses ${player.boards}`)
    if (player.boards.join() !== [...player.boards].sort().join()) say(seat, `uses not ascending: ${player.boards}`)
    if (player.out !== (player.hp === 0)) say(seat, `out ${player.out} with ${player.hp} HP`)
    if (!corrected && player.out && player.hand > 0) say(seat, `out with ${player.hand} cards`)
  }
  const left = state.players.filter((player) => !player.out).length
  if (state.over !== left < 2) problems.push(`over ${state.over} with ${left} in`)
  if (state.over && state.steps.length > 0) problems.push('over with open steps')
  if (!state.over && state.players[state.turn]?.out && state.steps.length === 0)
    problems.push('the turn of a player who is out')
  if (state.over && left === 1 && state.winner !== state.players.findIndex((player) => !player.out))
    problems.push('another winner')
  if (handLimit(state) !== (left >= 3 ? 4 : 3)) problems.push(`limit ${handLimit(state)}`)
  return problems
}

export const fixture: Fixture<State> = {
  ruleset,
  text,
  seats: (random) => 3 + random.int(random.chance(0.1) ? 8 : 3),
  options: (random) => ({ hp: String(1 + random.int(random.chance(0.2) ? 20 : 7)) }),
  declaration,
  correction,
  broken,
  // Buffs are laid down before what they go on. Where no Skateboard is known, another one is just a Skateboard.
  onPad(state, seat, said) {
    const known = state.players[seat]?.boards.length !== 0
    const named = said.map((id) => (id === 'another-skateboard' && !known ? 'skateboard' : id))
    return [...named.filter((id) => BUFFS.includes(id)), ...named.filter((id) => !BUFFS.includes(id))]
  },
  longest: 3000,
  unreached: {},
  asks: ['turn', 'defend', 'contact', 'follow-up', 'nark', 'hacky-sack', 'heal', 'theft', 'over'],
}
