/** Sets of house rules saved under a name, to be used again: how one circle of friends plays a game. */
import { foldName } from '../engine/record/names.ts'
import { type Database, database, Refusal, type Saved } from './database.ts'
import { type LiveValue, liveValue } from './live.ts'
import { ROW_VERSION } from './rows.ts'
import type { Tables } from './tables.ts'

/** A set of house rules of a game. */
export interface HouseRules {
  /** As it was written; two names that differ only in case or spaces are the same set. */
  readonly name: string
  readonly game: string
  /** The rulings that differ from the defaults, by id. */
  readonly rulings: Readonly<Record<string, string>>
}

/** Key of the row; its value is a list of `HouseRules`, in the order they were first saved. */
export const HOUSE_RULES = 'house-rules'

/** Every saved set of a game, in every window. */
export function liveHouseRules(game: string, on: Database = database()): LiveValue<readonly HouseRules[]> {
  return liveValue(['values'], async (tables) => (await allHouseRules(tables)).filter((set) => set.game === game), on)
}

/** Saves a set. One of the same game and name is replaced where it stands. A set without a name is refused. */
export function saveHouseRules(set: HouseRules, on: Database = database()): Promise<Saved> {
  return change(on, (all) => {
    if (foldName(set.name) === '') throw new Refusal('failed')
    const at = all.findIndex((one) => sameHouseRules(one, set))
    return at < 0 ? [...all, set] : all.with(at, set)
  })
}

/** Deletes a set; saving what was deleted brings it back. Deleting what is not there is no problem. */
export function deleteHouseRules(game: string, name: string, on: Database = database()): Promise<Saved> {
  return change(on, (all) => all.filter((one) => !sameHouseRules(one, { game, name })))
}

function change(on: Database, next: (all: readonly HouseRules[]) => readonly HouseRules[]): Promise<Saved> {
  return on.write(['values'], async (tables) => {
    await tables.values.put({ key: HOUSE_RULES, v: ROW_VERSION, value: next(await allHouseRules(tables)) })
  })
}

/** Every saved set of every game, inside a transaction or live query. */
export async function allHouseRules({ values }: Pick<Tables, 'values'>): Promise<readonly HouseRules[]> {
  const value = (await values.get(HOUSE_RULES))?.value
  return Array.isArray(value) ? value.flatMap(readOne) : []
}

/** A set in what may be anything; what does not fit is passed over. */
function readOne(value: unknown): HouseRules[] {
  const { name, game, rulings } = (value instanceof Object ? value : {}) as Record<string, unknown>
  if (typeof name !== 'string' || typeof game !== 'string' || !(rulings instanceof Object)) return []
  const texts = Object.entries(rulings).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return [{ name, game, rulings: Object.fromEntries(texts) }]
}

/** Whether two sets are one: the same game and name. */
export function sameHouseRules(
  one: Pick<HouseRules, 'game' | 'name'>,
  other: Pick<HouseRules, 'game' | 'name'>,
): boolean {
  return one.game === other.game && foldName(one.name) === foldName(other.name)
}
