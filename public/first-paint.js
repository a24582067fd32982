// Puts the theme, the text size and the language on the page before anything is painted, from the copy that store/settings.ts
// keeps. A classic script in the head, because modules run after the first paint.
try {
  const settings = JSON.parse(localStorage.getItem('tableside.settings') ?? 'null')
  const root = document.documentElement
  // Which languages there are, `components/shared/words.ts` says.
  const wanted = settings?.language ?? 'system'
  root.lang = (wanted === 'system' ? navigator.language : wanted).slice(0, 2).toLowerCase() === 'ko' ? 'ko' : 'en'
  if (settings?.theme === 'light' || settings?.theme === 'dark') root.dataset.theme = settings.theme
  if ([0.9, 1.15, 1.3].includes(settings?.textScale)) root.style.setProperty('--text-scale', String(settings.textScale))
} catch {
  // No copy: the system's theme and the usual size.
}
