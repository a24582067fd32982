/** A small Out of the Woods table: two or three players with a few cards each, two Houses, one story. */
import { ALL_FOUR, actions, CHARACTER, isBedevil, STORY_CARDS } from '../../../engine/out-of-the-woods/cards.ts'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import type { Effect, Open, Run, State } from '../../../engine/out-of-the-woods/state.ts'
import { type Declaration, type Rulings, type Seat, usualRulings } from '../../../engine/ruleset.ts'
import { fold, type GameEntry } from '../../../engine/session.ts'
import { fixture } from '../conformance/out-of-the-woods.ts'
import type { Model } from './walk.ts'

export interface WoodsBounds {
  readonly players: number
  /** Cards in each hand at the start. */
  readonly hand: number
  /** Cards in one hand above which the walk goes no further: the draw pile knows no end. */
  readonly mostHand: number
  readonly houses: readonly string[]
  /** Stories that are told; empty for a table that watches none. */
  readonly stories: readonly string[]
  /** The action cards that are played; all of them where it is left out. */
  readonly cards?: readonly string[]
  readonly rulings?: Rulings
}

export function woods(bounds: WoodsBounds): Model<State> {
  const { players, hand, mostHand, houses, stories, rulings } = bounds
  const head = {
    game: ruleset.id,
    edition: ruleset.edition,
    setup: {
      players: ['Ann', 'Ben', 'Cas', 'Dot'].slice(0, players),
      dealer: 0,
      options: { houses: houses.join(', '), ...(stories.length > 0 ? { stories: stories.join(', ') } : {}) },
    },
    rulings: { ...usualRulings(ruleset.rulings), ...rulings },
  }
  const started = ruleset.start(head.setup, head.rulings)
  if (!started.ok) throw new Error('the table does not start')
  const before = head.setup.players.map((_, seat): GameEntry => {
    return { kind: 'correction', fix: { kind: 'hand', seat, value: hand } }
  })
  const all = declarations(bounds)
  return {
    name: `out-of-the-woods, ${players} players with ${hand} cards`,
    fixture,
    head,
    start: fold(ruleset, started.value, before).now,
    before,
    moves: () => all,
    key: keyOf,
    beyond: (state) =>
      state.hands.some((one) => one > mostHand) ? `more than ${mostHand} cards in a hand` : undefined,
    open: ({ open }) => (open === null ? [] : [open.effect?.kind ?? 'nothing']),
  }
}

function declarations({ players, houses, stories, cards }: WoodsBounds): readonly Declaration[] {
  const all: Declaration[] = [{ seat: null, cards: [], word: 'done' }]
  const told = stories.length > 0 ? [undefined, ...stories] : [undefined]
  const playable = actions.filter((card) => cards === undefined || cards.includes(card.id))
  for (let seat = 0; seat < players; seat++) {
    for (const word of ['draw', 'take']) all.push({ seat, cards: [], word })
    for (const story of told) {
      const named = story === undefined ? {} : { story }
      for (const house of houses) all.push({ seat, cards: [CHARACTER], details: { house, ...named } })
      const four = { seat, cards: new Array<string>(STORY_CARDS).fill(CHARACTER), word: ALL_FOUR }
      for (const house of [undefined, ...houses])
        all.push({ ...four, details: { ...(house === undefined ? {} : { house }), ...named } })
    }
    for (const { id } of playable)
      for (const house of [undefined, ...houses])
        for (const calls of isBedevil(id) || id === 'reflect' ? [undefined, ...houses] : [undefined]) {
          const details = { ...(house === undefined ? {} : { house }), ...(calls === undefined ? {} : { calls }) }
          all.push({ seat, cards: [id], ...(Object.keys(details).length > 0 ? { details } : {}) })
        }
  }
  return all
}

/**
 * What of a state its future depends on. Left out: `happened` and `turnNumber`, which nothing reads. A run of four and a
 * longer one are the same. Seats count from whoever goes on.
 */
function keyOf(state: State): string {
  const seats = state.hands.length
  const from = state.pass.to
  const at = (seat: Seat): number => (seat - from + seats) % seats
  const { hands, escaped, house, direction, runs, open, pass, story } = state
  const lost = pass.lost === null ? '' : `${at(pass.lost.seat)}${pass.lost.to}${pass.lost.two ? 2 : ''}`
  const held = [...hands.slice(from), ...hands.slice(0, from)].join()
  return [
    held,
    escaped.map(at).join(''),
    house ?? '-',
    direction,
    runKey(runs.unbroken),
    runKey(runs.characters),
    open === null ? '' : openKey(open, at),
    at(pass.first),
    lost,
    story === null ? '' : `${at(story.seat)}${story.escapes}`,
  ].join('|')
}

function runKey(run: Run | null): string {
  return run === null ? '-' : `${run.story}${Math.min(run.length, STORY_CARDS)}`
}

function openKey(open: Open, at: (seat: Seat) => number): string {
  const { card, by, asked, effect, stopped, idle, turns, to, first, said, broken, played } = open
  return [
    card,
    at(by),
    at(asked),
    effectKey(effect, at),
    effectKey(stopped, at),
    idle,
    turns,
    at(to),
    at(first),
    said ?? '-',
    broken,
    played.map(at).join(''),
  ].join()
}

function effectKey(effect: Effect | null, at: (seat: Seat) => number): string {
  if (effect === null) return ''
  if (effect.kind === 'pick-up') return `<${effectKey(effect.laid, at)}`
  if (effect.kind === 'laid') {
    const { by, cards, wins, before } = effect
    return `${at(by)}${cards}${wins.unbroken}${wins.characters}${before.house ?? '-'}${runKey(before.run)}`
  }
  return `${effect.kind}${at(effect.by)}${at(effect.at)}${effect.card}${effect.calls ?? ''}`
}
