/** How many cards somebody holds after what a question tells. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor, type Place } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import type { Ruleset } from '../../ruleset.ts'
import { pendingOf } from '../state.ts'
import { hands } from './en-hands.ts'
import { cardFor, type Mention, mentionsOf } from './mentions.ts'
import { ANY_ON_ANY, owing } from './pile.ts'

const listen = listenerFor(hands)

/** What is told, in order. Who attacks is somebody else. */
type Told =
  | { readonly do: 'lays'; readonly card: Mention | undefined; readonly count: number }
  | { readonly do: 'draws'; readonly count: number | undefined }
  | { readonly do: 'attacks'; readonly card: Mention }
  | { readonly do: 'caught' }

/** The number of cards after all that was told; undefined where it does not begin with a number. */
export function heldAfter({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const begin = said.has('asked') && !said.has('stock') ? startOf(reading) : undefined
  if (begin === undefined) return undefined
  const { told, acts } = tellingOf(reading, begin.at)
  return acts ? played(game, begin.cards, said.place('waiting')?.number ?? 0, told) : undefined
}

/** `was holding 3`, `with four cards`: the first number of cards somebody has. */
function startOf({ words }: Reading): { cards: number; at: number } | undefined {
  const waiting = listen(words).place('waiting')
  const at = words.findIndex(({ stem }, index) => {
    const behind = listen(words.slice(index + 1))
    if (!/^\d+$/.test(stem) || behind.has('counts-people') || isIn(waiting, index)) return false
    const before = listen(words.slice(Math.max(0, index - 2), index))
    return before.has('holding') || (!before.has('exactly-before') && behind.has('cards'))
  })
  return at < 0 ? undefined : { cards: Number(words[at]?.stem), at }
}

function isIn(place: Place | undefined, at: number): boolean {
  return place !== undefined && place.at <= at && at < place.to
}

/** What is told behind the size of the hand, and before what is asked. */
function tellingOf(reading: Reading, begin: number): { told: readonly Told[]; acts: boolean } {
  const { words } = reading
  const mentions = mentionsOf(reading)
  const end = Math.max(
    words.findLastIndex((_, at) => listen(words.slice(at)).has('asks')),
    begin + 2,
  )
  const mine = listen(words).has('mine')
  const people = new Set(reading.tokens.filter(({ id }) => id === 'person').map(({ at }) => at))
  const told: Told[] = []
  const known = new Set<Mention | undefined>()
  let other = false
  let acts = false
  for (let at = begin + 1; at < Math.min(words.length, end); at++) {
    const rest = words.slice(at)
    const said = listen(rest)
    if (said.has('me')) other = false
    else if (mine && (said.has('others') || people.has(at))) other = true
    if (said.has('lays')) {
      acts = true
      const card = mentions.find((mention) => mention.at > at && mention.at - at < 6)
      known.add(card)
      const count = said.has('pair') ? 2 : (listen(rest).place('so-many')?.number ?? 1)
      if (!other) told.push({ do: 'lays', card, count: card?.count ?? count })
      else if (card !== undefined) told.push({ do: 'attacks', card })
    } else if (said.has('draws') && !other) {
      acts = true
      // `put down a nine i had picked up`: told before.
      if (mentions.some(({ to }) => to < at && listen(words.slice(to, at)).has('had-just'))) continue
      // `take three for an ace`
      const cause = mentions.find((one) => listen(words.slice(at, one.at)).has('for'))
      if (cause !== undefined && !known.has(cause)) {
        known.add(cause)
        told.push({ do: 'attacks', card: cause })
      }
      told.push({ do: 'draws', count: said.place('so-many')?.number })
    } else if (said.has('caught') && !other) told.push({ do: 'caught' })
    else {
      const card = mentions.find((mention) => mention.at <= at && at < mention.to && !known.has(mention))
      if (card === undefined) continue
      known.add(card)
      // `laid a king and a 4`
      const last = told.at(-1)
      const more = last?.do === 'lays' && last.card && listen(words.slice(last.card.to, card.at)).has('and-another')
      told.push(more === true ? { do: 'lays', card, count: card.count } : { do: 'attacks', card })
    }
  }
  return { told, acts }
}

/** Plays it: whoever is asked about sits next to those who attack. */
function played(game: Ruleset, cards: number, waiting: number, told: readonly Told[]): Finding | undefined {
  const table = owing(game, waiting, [], { ...ANY_ON_ANY, multi: 'yes' })
  if (table === undefined) return undefined
  const me = table.turn
  const held = (): number => table.state.hands[me] ?? 0
  if (!table.holds(me, cards)) return undefined
  let drew = false
  let answered = false
  for (const [index, one] of told.entries()) {
    const attacked = table.turn === me && pendingOf(table.state) > 0
    if (one.do === 'attacks') {
      if (cardFor(one.card)?.damage === 0) continue
      const after = told.slice(index).findIndex((next) => next.do !== 'attacks')
      const attackers = after < 0 ? told.length - index : after
      if (pendingOf(table.state) === 0) table.passes((me + table.names.length * 4 - attackers) % table.names.length)
      if (!table.lays(undefined, one.card)) return undefined
    } else if (one.do === 'caught') {
      if (!table.catches(me)) return undefined
    } else if (one.do === 'draws') {
      const count = one.count ?? (attacked ? pendingOf(table.state) : 1)
      drew ||= attacked
      if (attacked && count === pendingOf(table.state)) table.draws(me)
      // For what, is not told.
      else if (!table.holds(me, held() + count)) return undefined
    } else {
      answered ||= attacked
      // Which ones, is not told: any that fit.
      const card = one.card ?? { count: one.count, ...(attacked ? { rank: 'A' } : {}) }
      if (!table.passes(me) || !table.lays(me, card)) return undefined
    }
  }
  const rules = drew
    ? ['attack.draw', 'attack.then-turn']
    : answered
      ? ['attack.answer', 'hand.enough']
      : ['turn.play-or-draw', 'hand.enough']
  return { kind: 'fact', rules, rulings: [], fact: String(held()) }
}
