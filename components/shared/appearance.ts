/**
 * Theme, text size and language on the page, as the settings say. The store keeps a copy of the settings in
 * localStorage, so they are right before the first paint (`entrypoints/first-paint.ts`) and at the first render.
 */
import { computed, effect } from '@preact/signals'
import type { Language } from '../../engine/text.ts'
import { settings } from '../../store/settings.ts'
import { isLanguage, language, speak } from './words.ts'

/** The language that a setting means; `system` is the browser's, where its words exist. */
export function languageOf(setting: string): Language {
  const wanted = setting === 'system' ? (navigator.language ?? 'en') : setting
  const short = wanted.slice(0, 2).toLowerCase()
  return isLanguage(short) ? short : 'en'
}

/** Puts the appearance on the page, now and whenever the settings change in any window. Gives how to stop. */
export function followAppearance(): () => void {
  const root = document.documentElement
  const look = effect(() => {
    const { theme, textScale } = settings.value
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    if (textScale === 1) root.style.removeProperty('--text-scale')
    else root.style.setProperty('--text-scale', String(textScale))
  })
  const wanted = computed(() => languageOf(settings.value.language))
  const speech = effect(() => {
    speak(wanted.value)
  })
  const tag = effect(() => {
    root.lang = language.value
  })
  return () => {
    look()
    speech()
    tag()
  }
}
