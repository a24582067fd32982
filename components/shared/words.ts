/** Word tables: every visible word stands in one, English complete, other languages loaded when chosen. */
import { effect, type ReadonlySignal, signal } from '@preact/signals'

export type Language = 'en' | 'ko'

/** The languages whose words exist and can be chosen, each in its own words. */
export const LANGUAGES: Readonly<Partial<Record<Language, string>>> = { en: 'English' }

/** Whether a text is the tag of a language that can be chosen. */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag)
}

/** The language in use. Set through `appearance.ts`. */
export const language = signal<Language>('en')

type Loaders<Words> = Partial<Record<Exclude<Language, 'en'>, () => Promise<{ readonly words: Words }>>>

/**
 * A table of words that follows the language. Until another language has arrived, and wherever it does not
 * exist, the English words stand.
 * @param en the English table; the other languages have the same shape
 * @param others how to load each other language: a module that exports `words`
 */
export function wordTable<Words>(en: Words, others: Loaders<Words> = {}): ReadonlySignal<Words> {
  const table = signal(en)
  effect(() => {
    const wanted = language.value
    if (wanted === 'en') {
      table.value = en
      return
    }
    others[wanted]?.().then(({ words }) => {
      if (language.peek() === wanted) table.value = words
    })
  })
  return table
}

/** `a`, `a and b`, `a, b and c`, in the language in use. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts)
}

/** `a`, `a or b`, `a, b or c`, in the language in use. */
export function either(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(parts)
}

/** The tag for dates, numbers and lists. */
export function locale(): string {
  return language.value === 'en' ? 'en-GB' : language.value
}

/** A change with its sign and a real minus: `−2`, `+3`, `0`. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '0'
}
