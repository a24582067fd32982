/**
 * The first script of every page, run before anything is painted and while the program itself is still fetched: it puts
 * the theme, the text size and the language on the page, and begins with what was on the table last.
 */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { notedHeight } from '../components/popup/size.ts'
import { hasPanel } from '../components/shared/browser.ts'
import { glanceEarly } from '../components/table/early.ts'
import { lastNoted } from '../components/table/last.ts'
import { games } from '../engine/games.ts'
import type { Settings } from '../store/settings.ts'

export default defineUnlistedScript(() => {
  dress(noted())
  size()
  const last = lastNoted()
  if (last === undefined || !['', '#', '#/'].includes(location.hash)) return
  glanceEarly(last.session)
  if (!games.some(({ id }) => id === last.game)) return
  // These files have their names from wxt.config.ts.
  preload(`/games/${last.game}.js`)
  preload('/games/runtime.js')
  const { lang } = document.documentElement
  if (lang !== 'en') preload(`/games/${last.game}-${lang}.js`)
})

/** The copy that `store/settings.ts` keeps of the settings. It may be anything. */
function noted(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem('tableside.settings') ?? '{}') ?? {}
  } catch {
    // No copy: the system's theme and the usual size.
    return {}
  }
}

function dress({ language, theme, textScale }: Partial<Settings>): void {
  const root = document.documentElement
  // Which languages there are, `components/shared/words.ts` says.
  const wanted = typeof language === 'string' && language !== 'system' ? language : navigator.language
  root.lang = wanted.slice(0, 2).toLowerCase() === 'ko' ? 'ko' : 'en'
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (textScale === 0.9 || textScale === 1.15 || textScale === 1.3)
    root.style.setProperty('--text-scale', String(textScale))
}

/** A popup is made as large as what is in it; where there is no side panel, as on Android, it is a page like any other. */
function size(): void {
  const root = document.documentElement
  if (root.dataset.surface !== 'popup' || !hasPanel()) return
  root.classList.add('is-narrow')
  const height = notedHeight()
  if (height !== undefined) root.style.setProperty('--first-height', `${height}px`)
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
