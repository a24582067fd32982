/**
 * Theme, text size and language on the page, as the settings say. The store keeps a copy of the settings in
 * localStorage, so they are right before the first paint (`public/first-paint.js`) and at the first render.
 */
import { effect } from '@preact/signals'
import { settings } from '../../store/settings.ts'
import { isLanguage, type Language, language } from './words.ts'

/** The language that a setting means; `system` is the browser's, where its words exist. */
export function languageOf(setting: string): Language {
  const wanted = setting === 'system' ? (navigator.language ?? 'en') : setting
  const short = wanted.slice(0, 2).toLowerCase()
  return isLanguage(short) ? short : 'en'
}

/** Puts the appearance on the page, now and whenever the settings change in any window. Gives how to stop. */
export function followAppearance(): () => void {
  return effect(() => {
    const { theme, textScale, language: wanted } = settings.value
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    if (textScale === 1) root.style.removeProperty('--text-scale')
    else root.style.setProperty('--text-scale', String(textScale))
    language.value = languageOf(wanted)
    root.lang = language.value
  })
}
