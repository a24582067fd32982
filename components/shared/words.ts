/** Word tables: every visible word stands in one, in every language; those of the language in use are loaded. */
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import type { Language } from '../../engine/text.ts'

/** The languages that can be chosen, each in its own words. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', ko: '한국어' }

/** Whether a text is the tag of a language that can be chosen. */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag)
}

const inUse = signal<Language>('en')

/** The language in use: every table has its words. `speak` changes it. */
export const language: ReadonlySignal<Language> = inUse

/** Something that has words: loads those of a language, and gives what puts them in place. */
type Follower = (wanted: Language) => Promise<() => void>

const followers = new Set<Follower>()
/** Words that are being loaded: settled in any case. */
const onTheWay = new Set<Promise<unknown>>()
let wanted: Language = 'en'

/**
 * Changes the language: once the words of every table have arrived all of them change together, so that nothing is
 * ever shown in two languages. Words that cannot be loaded leave the language as it is.
 */
export function speak(next: Language): Promise<void> {
  return expected(change(next))
}

async function change(next: Language): Promise<void> {
  wanted = next
  if (next === inUse.peek()) return
  const put = new Map<Follower, () => void>()
  // A table may come while the others are loaded.
  while (put.size < followers.size) {
    const missing = [...followers].filter((one) => !put.has(one))
    const loaded = await Promise.all(missing.map((one) => one(next)))
    missing.forEach((one, place) => {
      put.set(one, loaded[place] ?? (() => {}))
    })
  }
  if (wanted !== next) return
  batch(() => {
    for (const place of put.values()) place()
    inUse.value = next
  })
}

/** Resolves once every table that is known by now has its words: what is shown then is in one language. */
export async function wordsArrived(): Promise<void> {
  while (onTheWay.size > 0) await Promise.all(onTheWay)
}

function expected<Value>(loading: Promise<Value>): Promise<Value> {
  const settled: Promise<unknown> = loading.catch(() => {}).then(() => onTheWay.delete(settled))
  onTheWay.add(settled)
  return loading
}

function follow(one: Follower): void {
  followers.add(one)
  const now = inUse.peek()
  if (now === 'en') return
  expected(
    one(now).then((put) => {
      if (inUse.peek() === now) put()
    }),
  )
}

/** A table in another language: the same keys, the same things to put in, other words. */
export type Translated<Words> = Words extends (...args: infer Args) => string
  ? (...args: Args) => string
  : Words extends string
    ? string
    : { readonly [Key in keyof Words]: Translated<Words[Key]> }

type Loaders<Words> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly words: Translated<Words> }>>>

/**
 * A table of words that follows the language.
 * @param en the English table; the other languages have the same shape
 * @param others how to load each other language: a module that exports `words`
 */
export function wordTable<Words>(en: Words, others: Loaders<Words>): ReadonlySignal<Translated<Words>> {
  const english = en as Translated<Words>
  const table = signal(english)
  follow(async (wanted) => {
    const words = wanted === 'en' ? english : (await others[wanted]()).words
    return () => {
      table.value = words
    }
  })
  return table
}

/**
 * Something that is loaded in the language in use, and again when that changes.
 * @param load loads it in a language
 */
export async function spokenTable<Words>(load: (wanted: Language) => Promise<Words>): Promise<ReadonlySignal<Words>> {
  const now = inUse.peek()
  const table = signal(await load(now))
  const one: Follower = async (wanted) => {
    const words = await load(wanted)
    return () => {
      table.value = words
    }
  }
  followers.add(one)
  // It may have changed while this was loaded.
  if (inUse.peek() !== now) (await one(inUse.peek()))()
  return table
}

/** `a`, `a and b`, `a, b and c`, in the language in use. Korean says names one after the other, without an “and”. */
export function list(parts: readonly string[]): string {
  if (language.value === 'ko') return parts.join(', ')
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts)
}

/** The tag for dates, numbers and lists. */
export function locale(): string {
  return language.value === 'en' ? 'en-GB' : language.value
}

/** A change with its sign and a real minus: `−2`, `+3`, `0`. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '0'
}

/** A number with its unit: `5 HP`, `1 card`; Korean counters stand close to it: `5장`. */
export function amount(count: number, unit: string): string {
  return /^[가-힣]/.test(unit) ? `${count}${unit}` : `${count} ${unit}`
}
