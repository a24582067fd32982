/** What Out of the Woods brings to the table: the House, stories in a row, answers to the open card, houses and stories to pick. */
import type { BaseState } from '../../engine/ruleset.ts'
import type { Line } from '../../engine/session.ts'
import { handCount, toldOf } from '../table/hand.ts'
import { none } from '../table/none.ts'
import type { Answer, Moment, Pick, Pieces } from '../table/pieces.ts'
import { Cards } from './Cards.tsx'
import { Details } from './Details.tsx'
import { HouseMark } from './House.tsx'
import { nextOf, sayBy, stateOf } from './view.ts'
import { Woods } from './Woods.tsx'
import { words } from './words.ts'

const Mark = ({ moment, value }: { readonly moment: Moment; readonly value: string }) => (
  <HouseMark moment={moment} house={value} />
)

const picks: readonly Pick[] = [
  {
    key: 'house',
    ask({ names, text }, seat, said) {
      const name = names[seat] ?? ''
      return said === text.words['all-four'] ? words.value.whichFirst(name) : words.value.whichHouse(name, said)
    },
    label: (_, value) => (value === '' ? words.value.noHouse : value),
    Mark,
  },
  {
    key: 'calls',
    ask: ({ names }, seat, said) => words.value.names(names[seat] ?? '', said),
    label: (_, value) => (value === '' ? words.value.stays : value),
    part: (value) => words.value.callsHouse(value),
    Mark,
  },
  {
    key: 'story',
    ask: ({ names }, seat, said) => words.value.whichStory(names[seat] ?? '', said),
    label: (_, value) => value,
    onPad: true,
  },
]

/** What the open card does to whoever is asked decides which answer is the commonest. */
function answers({ ask, text }: Moment): readonly Answer[] {
  const who = ask.who[0]
  if (who === undefined) return []
  const word = (id: string, quiet = false): Answer => ({
    move: sayBy(who, id),
    label: text.words[id] ?? id,
    ...(quiet ? { quiet } : {}),
  })
  if (ask.kind === 'turn') return [word('draw')]
  const nobody: Answer = { move: { seat: null, cards: [], word: 'done' }, label: text.words.done ?? '', quiet: true }
  const aimed = ask.must || ask.params.at === who || ask.params.what === 'pick-up'
  return [...(aimed ? [word('take')] : [word('draw'), word('take', true)]), ...(ask.who.length > 1 ? [nobody] : [])]
}

/** What came of an entry, in a word or two: the first of these that happened. */
function outcome({ after, entry }: Line, _before: BaseState, { names }: Moment): string | undefined {
  const say = words.value.outcomes
  const name = (seat: number) => names[seat] ?? ''
  const { happened } = after
  if (happened.some((one) => one.kind === 'win')) return say.win
  const gone = happened.find((one) => one.kind === 'escape')
  if (gone !== undefined) return say.escape(name(gone.seat))
  if (happened.some((one) => one.kind === 'reflected')) return say.reflected
  if (happened.some((one) => one.kind === 'blocked')) return say.blocked
  const lost = happened.find((one) => one.kind === 'lost-turn' && one.card === 'skip')
  if (lost !== undefined) return say.lostTurn(name(lost.seat))
  const more = happened.find((one) => one.kind === 'hand' && (one.change ?? 0) > 0 && one.cause !== 'correction')
  // What somebody draws of their own accord, the entry says itself.
  const own = more?.cause === 'draw' && entry.kind === 'move' && entry.move.seat === more.seat
  return more?.change === undefined || own ? undefined : say.more(name(more.seat), more.change)
}

/** What a move does besides changing hands: the table hears it before the question. */
const TURNS: ReadonlySet<string> = new Set(['escape', 'lost-turn', 'direction', 'loser'])

export const pieces: Pieces = {
  ...none,
  count: handCount,
  Details,
  gone: (player) => player.escaped === true,
  note(moment) {
    const { ask, names, view } = moment
    if (ask.kind === 'over') return view.loser === null ? undefined : words.value.left(String(view.loser))
    if (ask.kind !== 'answer') return undefined
    if (ask.params.what === 'story') return words.value.endsGame
    if (ask.must) return undefined
    const who = ask.who[0] ?? -1
    const next = nextOf(moment)
    // An Attack takes the turn of whoever it is aimed at.
    const loses = ask.params.what === 'attack' && ask.params.at === who
    if (!loses) return words.value.playOn(names[who] ?? '')
    return next === undefined ? undefined : words.value.nextMove(names[next] ?? '')
  },
  stake({ ask }) {
    if (ask.kind !== 'answer' || ask.params.at !== ask.who[0]) return undefined
    const count = ask.params.what === 'burden' ? 1 : Number(ask.params.draws)
    return { text: `+${count}`, words: words.value.stake(count) }
  },
  answers,
  groups: ['character', 'action', 'answer', 'word'],
  outcome,
  Middle: Woods,
  Cards,
  picks,
  left(moment, seat) {
    const place = stateOf(moment).escaped.indexOf(seat)
    return place < 0 ? undefined : words.value.escaped(place)
  },
  things: (moment) => [...stateOf(moment).houses, ...stateOf(moment).stories],
  heard: (moment) => toldOf(moment, TURNS).join(' '),
  example: (moment) => words.value.example(moment.names[0] ?? '', stateOf(moment).houses[0] ?? ''),
  get corrections() {
    return words.value.corrections
  },
}
