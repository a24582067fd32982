/** Checks of what may be anything: a row that outlived its code, a file that somebody changed. */

/** Why a stored row does not fit. */
export type RowReason =
  | 'missing'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-text'
  | 'not-a-number'
  | 'not-a-place'
  | 'not-a-time'
  | 'not-yes-or-no'
  | 'unknown-kind'
  | 'gap'
  | 'newer'

/** A stored row that does not fit. The row is left as it is. */
export class MalformedRow extends Error {
  override readonly name = 'MalformedRow'
  /** Table, key and path, e.g. `entries abc 3: entry.move.seat`. */
  readonly place: string
  readonly reason: RowReason
  constructor(place: string, reason: RowReason) {
    super(`${place}: ${reason}`)
    this.place = place
    this.reason = reason
  }
}

/** An object. Like every check here it gives what it has checked, or throws `MalformedRow` with the place. */
export function object(value: unknown, place: string): Record<string, unknown> {
  if (value === undefined) throw new MalformedRow(place, 'missing')
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedRow(place, 'not-an-object')
  return value as Record<string, unknown>
}

/** A list of anything. */
export function list(value: unknown, place: string): unknown[] {
  if (value === undefined) throw new MalformedRow(place, 'missing')
  if (!Array.isArray(value)) throw new MalformedRow(place, 'not-a-list')
  return value
}

/** A text, which may be empty. */
export function text(value: unknown, place: string): string {
  if (value === undefined) throw new MalformedRow(place, 'missing')
  if (typeof value !== 'string') throw new MalformedRow(place, 'not-text')
  return value
}

/** A finite number. */
export function number(value: unknown, place: string): number {
  if (value === undefined) throw new MalformedRow(place, 'missing')
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new MalformedRow(place, 'not-a-number')
  // Adding 0 makes 0 of −0, which JSON would not give back.
  return value + 0
}

/** No calendar goes further from 1970 than this, milliseconds. */
const FURTHEST = 8.64e15

/** Whether it is a time, milliseconds since 1970. One that no calendar has would fail wherever it is shown. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FURTHEST
}

/** A time, milliseconds since 1970. */
export function time(value: unknown, place: string): number {
  const one = number(value, place)
  if (!isTime(one)) throw new MalformedRow(place, 'not-a-time')
  return one
}

/** A whole number from 0: a seat, a place in the log, a version. */
export function count(value: unknown, place: string): number {
  const one = number(value, place)
  if (!Number.isInteger(one) || one < 0) throw new MalformedRow(place, 'not-a-place')
  return one
}

/** True or false. */
export function yesOrNo(value: unknown, place: string): boolean {
  if (value === undefined) throw new MalformedRow(place, 'missing')
  if (typeof value !== 'boolean') throw new MalformedRow(place, 'not-yes-or-no')
  return value
}

/** Every value of an object, read; keys such as `__proto__` stay plain keys. */
export function mapped<Value>(
  value: unknown,
  place: string,
  read: (value: unknown, place: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(object(value, place)).map(([key, one]) => [key, read(one, `${place}.${key}`)]),
  )
}
