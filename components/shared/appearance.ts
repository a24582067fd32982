/**
 * Theme, text size and language on the page. They are kept in the store and mirrored in localStorage, because
 * only that can be read before the first paint (`public/first-paint.js` does so).
 */
import { signal } from '@preact/signals'
import { LANGUAGES, type Language, language } from './words.ts'

export type Theme = 'system' | 'light' | 'dark'

export interface Appearance {
  readonly theme: Theme
  /** Factor on every size of type. */
  readonly textScale: number
  readonly language: Language
}

/** The sizes of type that can be chosen. */
export const TEXT_SCALES = [0.9, 1, 1.15, 1.3] as const

/** Key of the mirror; `public/first-paint.js` has it too. */
export const MIRROR = 'tableside.appearance'

const USUAL: Appearance = { theme: 'system', textScale: 1, language: 'en' }

/** What the page looks like now. */
export const appearance = signal<Appearance>(USUAL)

/** Makes whatever was stored into an appearance: what cannot be is the default. */
export function toAppearance(stored: unknown): Appearance {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  return {
    theme: given.theme === 'light' || given.theme === 'dark' ? given.theme : 'system',
    textScale: TEXT_SCALES.find((scale) => scale === given.textScale) ?? 1,
    language: Object.hasOwn(LANGUAGES, String(given.language)) ? (given.language as Language) : 'en',
  }
}

/** Puts an appearance on the page and into the mirror. */
export function showAppearance(wanted: unknown): void {
  const next = toAppearance(wanted)
  const root = document.documentElement
  if (next.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = next.theme
  if (next.textScale === 1) root.style.removeProperty('--text-scale')
  else root.style.setProperty('--text-scale', String(next.textScale))
  root.lang = next.language
  appearance.value = next
  language.value = next.language
  try {
    localStorage.setItem(MIRROR, JSON.stringify(next))
  } catch {
    // A full or forbidden localStorage costs the right theme at first paint, nothing else.
  }
}

/** The mirrored appearance, for the time until the store has answered. */
export function mirroredAppearance(): Appearance {
  try {
    return toAppearance(JSON.parse(localStorage.getItem(MIRROR) ?? 'null'))
  } catch {
    return USUAL
  }
}
