/**
 * The set-up of a session while somebody fills it in: frozen plain data, changed only by the functions here,
 * so that it can be kept, shown in several windows and tested without a screen.
 */
import { foldName } from '../../engine/record/names.ts'
import type { HeaderField, Rulings, Setup } from '../../engine/ruleset.ts'
import { LONGEST_NAME } from '../../engine/setup.ts'

/** Most seats the form offers, whatever the game allows. */
export const MOST_SEATS = 10

/** A seat of the form. The key stays when seats move; it means nothing else. */
export interface DraftSeat {
  readonly key: number
  readonly name: string
}

/** Who plays what, with what was chosen. */
export interface Draft {
  readonly game: string
  /** Clockwise. */
  readonly seats: readonly DraftSeat[]
  /** Key of the seat that deals; -1 while nobody sits. */
  readonly dealer: number
  /** By game, what was entered into its own header fields: going to another game and back loses nothing. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By game, the rulings that were chosen. */
  readonly rulings: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What the form needs to know of a game. */
export interface Form {
  readonly id: string
  readonly notation: { readonly headers: readonly HeaderField[] }
  readonly rulings: readonly {
    readonly id: string
    readonly options: readonly string[]
    readonly rules: readonly string[]
  }[]
}

/** A form with nobody in it. */
export function emptyDraft(game: string): Draft {
  return { game, seats: [], dealer: -1, options: {}, rulings: {} }
}

/** Names as they are kept: no line breaks or doubled spaces, and no longer than a game takes. */
export function tidyName(text: string): string {
  const tidy = text.replace(/\s+/gu, ' ').trim()
  if (tidy.length <= LONGEST_NAME) return tidy
  // Cut between characters, never inside one.
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(tidy)) {
    if (cut.length + segment.length > LONGEST_NAME) break
    cut += segment
  }
  return cut.trim()
}

/**
 * Seats everybody named in a text (`Ann`, or `Ann, Ben; Cas` pasted at once) behind the last seat.
 * Somebody who sits already is not seated twice by a list; typed alone, the name is kept so that the form can say why not.
 */
export function addPlayers(draft: Draft, text: string): Draft {
  const names = text
    .split(/[,;\n]/u)
    .map(tidyName)
    .filter((name) => name !== '')
  let next = draft
  for (const name of names) {
    const known = next.seats.some((seat) => foldName(seat.name) === foldName(name))
    if (next.seats.length >= MOST_SEATS || (known && names.length > 1)) continue
    const key = 1 + Math.max(-1, ...next.seats.map((seat) => seat.key))
    next = { ...next, seats: [...next.seats, { key, name }], dealer: next.dealer < 0 ? key : next.dealer }
  }
  return next
}

/** Takes a seat away. When the dealer leaves, the player on the dealer's right deals: the first turn stays where it was. */
export function removeSeat(draft: Draft, key: number): Draft {
  const at = draft.seats.findIndex((seat) => seat.key === key)
  if (at < 0) return draft
  const seats = draft.seats.filter((seat) => seat.key !== key)
  const before = seats[(at - 1 + seats.length) % Math.max(1, seats.length)]
  return { ...draft, seats, dealer: draft.dealer === key ? (before?.key ?? -1) : draft.dealer }
}

/** Moves a seat to a place, from 0; places beyond the ends mean the ends. */
export function moveSeat(draft: Draft, key: number, place: number): Draft {
  const moved = draft.seats.find((seat) => seat.key === key)
  if (moved === undefined) return draft
  const others = draft.seats.filter((seat) => seat.key !== key)
  const at = Math.max(0, Math.min(others.length, place))
  return { ...draft, seats: [...others.slice(0, at), moved, ...others.slice(at)] }
}

/** Gives a seat another name, as it is typed. */
export function renameSeat(draft: Draft, key: number, name: string): Draft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.key === key ? { key, name } : seat)) }
}

/** Enters a value into a header field of the game. */
export function chooseOption(draft: Draft, field: string, value: string): Draft {
  const own = { ...draft.options[draft.game], [field]: value }
  return { ...draft, options: { ...draft.options, [draft.game]: own } }
}

/** Chooses an option of a ruling. */
export function chooseRuling(draft: Draft, ruling: string, option: string): Draft {
  return withRulings(draft, { ...draft.rulings[draft.game], [ruling]: option })
}

/** Puts a whole set of house rules in the place of the chosen ones. */
export function withRulings(draft: Draft, rulings: Readonly<Record<string, string>>): Draft {
  return { ...draft, rulings: { ...draft.rulings, [draft.game]: rulings } }
}

/** The text of a header field as it stands in the form. */
export function optionOf(draft: Draft, field: HeaderField): string {
  return draft.options[draft.game]?.[field.key] ?? field.usual
}

/**
 * Every ruling of the game and the option in force: what was chosen, else the default. A choice that this
 * edition no longer offers (an old session, a set saved long ago) falls back to the default.
 */
export function rulingsOf(draft: Draft, form: Form): Rulings {
  const chosen = draft.rulings[form.id] ?? {}
  return Object.fromEntries(
    form.rulings.map(({ id, options }) => {
      const option = chosen[id]
      return [id, option !== undefined && options.includes(option) ? option : (options[0] ?? '')]
    }),
  )
}

/** The rulings that differ from the default, by id. */
export function changedRulings(rulings: Rulings, form: Form): Record<string, string> {
  return Object.fromEntries(
    form.rulings
      .filter((ruling) => rulings[ruling.id] !== undefined && rulings[ruling.id] !== ruling.options[0])
      .map((ruling) => [ruling.id, rulings[ruling.id] ?? '']),
  )
}

/** The set-up as the engine takes it. Fields that may be left out and are empty are left out. */
export function setupOf(draft: Draft, form: Form): Setup {
  const options: Record<string, string> = {}
  for (const field of form.notation.headers) {
    const value = optionOf(draft, field).trim()
    if (value !== '' || field.usual !== '') options[field.key] = value
  }
  return {
    players: draft.seats.map((seat) => seat.name.trim()),
    dealer: Math.max(
      0,
      draft.seats.findIndex((seat) => seat.key === draft.dealer),
    ),
    options,
  }
}

/** What a set-up says in a game's own fields, but for a card that is turned up at the start: that is another one every time. */
function ownOptions(form: Form, setup: Setup): Readonly<Record<string, string>> {
  const kept = form.notation.headers
    .filter((field) => field.input !== 'card')
    .flatMap((field) => {
      const value = setup.options[field.key]
      return value === undefined ? [] : [[field.key, value] as const]
    })
  return Object.fromEntries(kept)
}

/**
 * The form with what was entered for its game the last time: houses and stories are printed on the cards and stay.
 * Once something of that game's own stands in the form, it is left as it is.
 */
export function remember(draft: Draft, form: Form, last: Setup | undefined): Draft {
  if (last === undefined || draft.options[form.id] !== undefined) return draft
  return { ...draft, options: { ...draft.options, [form.id]: ownOptions(form, last) } }
}

/**
 * The form of a rematch: same seats, same house rules, the deal one seat further. A card that is turned up at
 * the start is asked again.
 */
export function rematch(draft: Draft, form: Form, setup: Setup, rulings: Rulings): Draft {
  const seats = setup.players.map((name, key) => ({ key, name }))
  return {
    ...draft,
    game: form.id,
    seats,
    dealer: seats.length === 0 ? -1 : (setup.dealer + 1) % seats.length,
    options: { ...draft.options, [form.id]: ownOptions(form, setup) },
    rulings: { ...draft.rulings, [form.id]: changedRulings(rulings, form) },
  }
}

/** Where the player who starts sits as seen from the dealer; `dealer` for the dealer, empty where no side is the shorter way. */
export function sideOf(first: number, dealer: number, seats: number): 'dealer' | 'left' | 'right' | '' {
  if (first === dealer) return 'dealer'
  if (seats < 3) return ''
  if (first === (dealer + 1) % seats) return 'left'
  return first === (dealer - 1 + seats) % seats ? 'right' : ''
}
