/** The small tables that are walked: the quick ones with every test run, all of them with `npm run model`. */
import { ruleset as oneCardRules } from '../../../engine/one-card/index.ts'
import { ruleset as oneOutsRules } from '../../../engine/one-outs/index.ts'
import { ruleset as woodsRules } from '../../../engine/out-of-the-woods/index.ts'
import type { Ruleset, Rulings } from '../../../engine/ruleset.ts'
import { type OneCardBounds, oneCard } from './one-card.ts'
import { type OneOutsBounds, oneOuts } from './one-outs.ts'
import { type WoodsBounds, woods } from './out-of-the-woods.ts'
import { type Limits, type Walked, walk } from './walk.ts'

export interface Table {
  readonly game: string
  readonly name: string
  /** The one ruling that is not the default, as records write it; empty where all are. */
  readonly ruling: string
  /** One of the smallest. Every test run walks those under the defaults. */
  readonly quick: boolean
  walk(limits: Limits): Walked
}

/** Every card but the one that multiplies all states by who has stolen from whom. */
const NO_THEFT = oneOutsRules.cards.map((card) => card.id).filter((id) => id !== 'down-trow')

/** `others`: also walked under each other option of each ruling. */
interface Sized<Bounds> {
  readonly bounds: Bounds
  readonly quick?: true
  readonly others: boolean
}

const oneOutsTables: Readonly<Record<string, Sized<OneOutsBounds>>> = {
  'all but Down Trow, 1 HP': { bounds: { hp: 1, mostHp: 1, boards: 0, cards: NO_THEFT }, quick: true, others: true },
  'Grab and Bite, 3 HP': {
    bounds: { hp: 3, mostHp: 3, boards: 0, cards: ['grab', 'bite', 'jab', 'fend', 'haka'] },
    quick: true,
    others: true,
  },
  'Skateboards, 1 HP': {
    bounds: { hp: 1, mostHp: 1, boards: 1, cards: ['skateboard', 'grab', 'fend', 'dodge'] },
    quick: true,
    others: true,
  },
  'Down Trow, 1 HP': {
    bounds: { hp: 1, mostHp: 1, boards: 0, cards: ['down-trow', 'jab', 'dodge'] },
    quick: true,
    others: true,
  },
  'Down Trow and Grab, 1 HP': {
    bounds: { hp: 1, mostHp: 1, boards: 0, cards: ['down-trow', 'jab', 'lunch-box', 'dodge', 'fend', 'grab'] },
    others: true,
  },
  'all but Down Trow, 2 HP': { bounds: { hp: 2, mostHp: 2, boards: 0, cards: NO_THEFT }, others: true },
  'a Skateboard each, all but Down Trow, 1 HP': {
    bounds: { hp: 1, mostHp: 1, boards: 1, cards: NO_THEFT },
    others: false,
  },
  'all but Down Trow, 3 HP': { bounds: { hp: 3, mostHp: 3, boards: 0, cards: NO_THEFT }, others: false },
}

const oneCardTables: Readonly<Record<string, Sized<OneCardBounds>>> = {
  '2 players, 8 cards': {
    bounds: { players: 2, deal: 2, deck: ['9C', '2C', '7C', 'JC', 'QC', 'KC', 'BJ', 'AS'] },
    quick: true,
    others: true,
  },
  '3 players, 9 cards': {
    bounds: { players: 3, deal: 2, deck: ['9C', '2C', '7C', 'JC', 'QH', 'KC', '5H', 'RJ', '2H'] },
    others: true,
  },
}

const woodsTables: Readonly<Record<string, Sized<WoodsBounds>>> = {
  '2 players, every card': {
    bounds: { players: 2, hand: 2, mostHand: 3, houses: ['Red', 'Blue'], stories: [] },
    others: true,
  },
  '3 players, answers': {
    bounds: {
      players: 3,
      hand: 1,
      mostHand: 3,
      houses: ['Red', 'Blue'],
      stories: [],
      cards: ['attack', 'block', 'reflect', 'skip'],
    },
    others: true,
  },
  '2 players, a story': {
    bounds: {
      players: 2,
      hand: 4,
      mostHand: 5,
      houses: ['Red'],
      stories: ['Hansel'],
      cards: ['attack', 'block', 'reflect'],
    },
    others: true,
  },
  '2 players, one House': {
    bounds: { players: 2, hand: 1, mostHand: 3, houses: ['Red'], stories: [] },
    quick: true,
    others: true,
  },
}

/** Every table of a game: under the defaults first, then under every other option of every ruling by itself. */
function tablesOf<Bounds extends { readonly rulings?: Rulings }>(
  { id, rulings }: Pick<Ruleset, 'id' | 'rulings'>,
  sized: Readonly<Record<string, Sized<Bounds>>>,
  walked: (bounds: Bounds, limits: Limits) => Walked,
): Table[] {
  const table = (name: string, { bounds, quick }: Sized<Bounds>, ruling: string, option: string): Table => ({
    game: id,
    name,
    ruling: ruling === '' ? '' : `${ruling}=${option}`,
    quick: quick === true,
    walk: (limits) => walked(ruling === '' ? bounds : { ...bounds, rulings: { [ruling]: option } }, limits),
  })
  const all = Object.entries(sized)
  return [
    ...all.map(([name, one]) => table(name, one, '', '')),
    ...rulings.flatMap((ruling) =>
      ruling.options
        .slice(1)
        .flatMap((option) =>
          all.filter(([, { others }]) => others).map(([name, one]) => table(name, one, ruling.id, option)),
        ),
    ),
  ]
}

export const tables: readonly Table[] = [
  ...tablesOf(oneOutsRules, oneOutsTables, (bounds, limits) => walk(oneOuts(bounds), limits)),
  ...tablesOf(oneCardRules, oneCardTables, (bounds, limits) => walk(oneCard(bounds), limits)),
  ...tablesOf(woodsRules, woodsTables, (bounds, limits) => walk(woods(bounds), limits)),
]
