/** Times as the history says them, in the language in use. */
import { locale } from '../shared/words.ts'
import { words } from './words.ts'

/** `Sat 14`: a day under its month's heading. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'short', day: 'numeric' }).format(time)
}

/** `June`, with the year where it is not this one. */
export function monthOf(time: number, now: number): string {
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(locale(), { month: 'long', ...(sameYear ? {} : { year: 'numeric' }) }).format(time)
}

/** `Saturday 14 June, 15:20`, with the year where it is not this one. */
export function momentOf(time: number, now: number): string {
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  const day = new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(time)
  return `${day}, ${new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(time)}`
}

const MINUTE = 60_000

/** `41 minutes`, `2 h 5 min`, `3 days`. */
export function lengthSaid(length: number): string {
  const say = words.value
  const minutes = Math.round(length / MINUTE)
  if (minutes < 90) return say.minutes(minutes)
  if (minutes < 36 * 60) return say.hours(Math.floor(minutes / 60), minutes % 60)
  return say.days(Math.round(minutes / (24 * 60)))
}
