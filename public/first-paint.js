// Puts the theme and the text size on the page before anything is painted: the mirror of
// components/shared/appearance.ts. A classic script in the head, because modules run after the first paint.
try {
  const look = JSON.parse(localStorage.getItem('tableside.appearance') ?? 'null')
  const root = document.documentElement
  if (look?.theme === 'light' || look?.theme === 'dark') root.dataset.theme = look.theme
  if ([0.9, 1.15, 1.3].includes(look?.textScale)) root.style.setProperty('--text-scale', String(look.textScale))
  if (typeof look?.language === 'string' && /^[a-z]{2}$/.test(look.language)) root.lang = look.language
} catch {
  // No mirror: the system's theme and the usual size.
}
