/**
 * Games with real cards in real hands, played by a second, naive telling of the rules (`real-table.ts`): engine and
 * table must agree on every verdict, on the rule that forbids, and on everything the table can see. `WOODS_SEED` and
 * `WOODS_GAMES` choose other and more games.
 */
import assert from 'node:assert/strict'
import { expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { rulings } from '../../../engine/out-of-the-woods/rulings.ts'
import type { State } from '../../../engine/out-of-the-woods/state.ts'
import type { Declaration } from '../../../engine/ruleset.ts'
import { share, whole } from '../../share.ts'
import { type Random, randomOf } from '../conformance/random.ts'
import { type RealCard, RealTable, type Said } from './real-table.ts'
import { NAMES } from './table.ts'

const first = Number(process.env.WOODS_SEED ?? 1)
const games = Number(process.env.WOODS_GAMES ?? share(400))

const HOUSES = ['Red', 'Blue', 'Green', 'Yellow']
const STORIES = ['Cinderella', 'Hansel', 'Rapunzel', 'Rumpelstiltskin']
const ACTIONS = ['attack', 'burden', 'skip', 'bedevil-2', 'bedevil-4', 'block', 'block', 'block', 'reflect', 'reflect']

/** Each story has one card of each house; some action cards carry a house. Every card is an object of its own. */
function deck(random: Random): RealCard[] {
  const stories = STORIES.slice(0, 1 + random.int(STORIES.length))
  const characters = stories.flatMap((story) => HOUSES.map((house) => ({ kind: 'character', house, story })))
  const actions = Array.from({ length: 100 }, (_, at) => {
    const kind = ACTIONS[at % ACTIONS.length] ?? 'skip'
    return random.chance(0.3) ? { kind, house: random.pick(HOUSES) } : { kind }
  })
  return [...characters, ...characters.map((card) => ({ ...card })), ...actions]
}

function somethingSaid(table: RealTable, random: Random): Said {
  const seats = table.hands.length
  const next = table.play.length > 0 && random.chance(0.7) ? table.asked : random.int(seats)
  const who = table.play.length === 0 && random.chance(0.8) ? table.turn : next
  const kind = random.int(20)
  if (kind === 0) return { who, cards: [], word: 'draw' }
  if (kind <= 2) return { who, cards: [], word: 'take' }
  if (kind === 3) return { who: -1, cards: [], word: 'done' }
  const hand = table.hands[who] ?? []
  // Answers and fitting cards are held back for the moment they are good for, as people do.
  const answers = hand.filter((card) => card.kind === 'block' || card.kind === 'reflect')
  const near = hand.filter((card) => card.kind !== 'character' || card.house === table.house)
  const story = random.chance(0.5) ? wholeStory(hand) : undefined
  if (story !== undefined) return { who, cards: story, word: 'all-four' }
  const chosen = table.play.length > 0 && random.chance(0.5) ? answers : random.chance(0.7) ? near : hand
  // Nobody holds anything fitting: they say something that is not in the hand.
  const card = chosen.length > 0 ? random.pick(chosen) : { kind: random.pick(ACTIONS) }
  if (!hand.includes(card) && hand.length > 0) return { who, cards: [random.pick(hand)] }
  const calls = random.chance(card.kind.startsWith('bedevil') || card.kind === 'reflect' ? 0.4 : 0.02)
  return { who, cards: [card], ...(calls ? { calls: random.pick(HOUSES) } : {}) }
}

/** Four cards of one story, in a random order of houses. */
function wholeStory(hand: readonly RealCard[]): RealCard[] | undefined {
  for (const story of STORIES) {
    const cards = hand.filter((card) => card.story === story)
    if (cards.length >= 4) return cards.slice(0, 4)
  }
  return undefined
}

function declared({ who, cards, word, calls }: Said): Declaration {
  if (word === 'done') return { seat: null, cards: [], word }
  const [card] = cards
  const details = {
    ...(card?.house === undefined ? {} : { house: card.house }),
    ...(card?.story === undefined ? {} : { story: card.story }),
    ...(calls === undefined ? {} : { calls }),
  }
  return {
    seat: who,
    cards: cards.map((one) => one.kind),
    ...(word === undefined ? {} : { word }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  }
}

/** Everything the table can see, as the engine's view has it. */
function seen(table: RealTable) {
  const name = (seat: number | undefined) => (seat === undefined || seat < 0 ? null : (NAMES[seat] ?? null))
  const asked = table.play.length > 0
  return {
    turn: table.over ? null : name(asked ? table.asked : table.turn),
    house: table.house,
    direction: table.direction === 1 ? 'clockwise' : 'counterclockwise',
    run: table.run,
    players: table.hands.map((hand, seat) => ({
      name: name(seat),
      hand: hand.length,
      escaped: table.escaped.includes(seat),
    })),
    winner: name(table.won[0]),
    loser: name(table.loser),
  }
}

interface Tally {
  moves: number
  refused: Map<string, number>
  endings: Map<string, number>
}

function playGame(seed: number, tally: Tally): void {
  const random = randomOf(seed)
  const seats = 2 + random.int(3)
  const cards = random.some(deck(random), 1000)
  const chosen = Object.fromEntries(
    rulings.map(({ id, options }) => [id, random.chance(0.4) ? options[0] : random.pick(options)]),
  )
  const dealer = random.int(seats)
  const started = ruleset.start({ players: NAMES.slice(0, seats), dealer, options: {} }, chosen)
  assert.ok(started.ok)
  let state: State = started.value
  const hands = Array.from({ length: seats }, () => cards.splice(0, 8))
  const table = new RealTable(hands, cards, dealer, chosen)
  const log: string[] = []
  try {
    // Hands that swallow the whole deck end a game too: real tables give up as well.
    while (!table.over && table.stock.length + table.pile.length > 12 && log.length < 600) {
      if (table.stock.length < 10) {
        table.reshuffle((under) => random.some(under, under.length))
        const shuffled = ruleset.correct(state, { kind: 'reshuffle' })
        assert.ok(shuffled.ok)
        state = shuffled.value
      }
      const said = somethingSaid(table, random)
      const move = declared(said)
      const forbids = table.forbids(said)
      const verdict = ruleset.judge(state, move)
      log.push(`${forbids ?? 'legal'}: ${JSON.stringify(move)}`)
      tally.moves++
      assert.equal(verdict.legal ? undefined : verdict.rules[0], forbids)
      if (forbids !== undefined) {
        tally.refused.set(forbids, (tally.refused.get(forbids) ?? 0) + 1)
        continue
      }
      table.say(said, (hand) => random.int(Math.max(1, hand.length)))
      state = ruleset.play(state, move)
      const { ask, ...view } = ruleset.view(state, NAMES)
      assert.deepEqual(view, seen(table))
      assert.equal(ask.kind, table.over ? 'over' : table.play.length > 0 ? 'answer' : 'turn')
      if (!table.over) assert.equal(ask.who[0], view.turn)
      assert.deepEqual(
        ask.who.slice(1),
        ask.kind === 'answer' ? others(table).map((seat) => NAMES[seat]) : [],
        'who else may answer',
      )
    }
    const end = !table.over ? 'given up' : table.storyWon ? 'story' : 'escape'
    tally.endings.set(end, (tally.endings.get(end) ?? 0) + 1)
  } catch (problem) {
    throw new Error(`seed ${seed}: ${problem}\n${JSON.stringify(chosen)}\n${log.slice(-12).join('\n')}`, {
      cause: problem,
    })
  }
}

/** Who but the player asked could Block now: asked of the naive table, one after another. */
function others(table: RealTable): number[] {
  const found: number[] = []
  for (let seat = table.after(table.asked); seat !== table.asked; seat = table.after(seat)) {
    const block = { kind: 'block' }
    const held = (table.hands[seat]?.length ?? 0) > 0
    const top = table.play.at(-1)
    if (held && top?.idle === false && table.forbids({ who: seat, cards: [block] }) === undefined) found.push(seat)
  }
  return found
}

it(`${games} games with real cards from seed ${first}: the engine agrees with the naive table`, () => {
  const tally: Tally = { moves: 0, refused: new Map(), endings: new Map() }
  for (let seed = first; seed < first + games; seed++) playGame(seed, tally)
  if (!whole) return
  // What the games were for: every refusal and every end came up.
  expect([...tally.refused.keys()].sort()).toEqual(
    ['answer.reflect', 'answer.skip', 'attack', 'bedevil.call', 'hand.enough', 'match.house', 'turn.owner'].concat(
      'turn.play-or-draw',
      'win',
    ),
  )
  expect([...tally.endings.keys()].sort()).toEqual(['escape', 'given up', 'story'])
})
