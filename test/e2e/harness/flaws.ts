/** What an eye would find wrong with a page, found by measuring. */
import type { Surface } from './surface.ts'

export interface FlawOptions {
  /** Whether keys must have the size that fingers need; not where text is enlarged or a page is printed. */
  readonly targets?: boolean
  /** Whether a word may be broken where nothing marks it: names of any length are a person's own. */
  readonly words?: boolean
}

/**
 * Flaws of everything a page shows now: it scrolls sideways; text is clipped or sticks out, or stands across the ruled
 * margin of a log; a word is broken in its middle; a key is smaller than a finger.
 * @returns a line a flaw, with the place and the text
 */
export function flaws(surface: Surface, { targets = true, words = true }: FlawOptions = {}): Promise<string[]> {
  return surface.eval(findFlaws, targets, words)
}

/** Runs in the page. */
function findFlaws(targets: boolean, words: boolean): string[] {
  const found: string[] = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`the page scrolls ${wide} px sideways`)

  const called = (element: Element) => {
    const name = typeof element.className === 'string' ? element.className.split(' ').join('.') : ''
    return `${element.tagName.toLowerCase()}${name === '' ? '' : `.${name}`}`
  }
  const said = (text: string) => JSON.stringify(text.replace(/\s+/g, ' ').trim().slice(0, 50))
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.sr, .sprite, [hidden]') === null
  const scrolls = (element: Element | null): boolean => {
    for (let one = element; one !== null && one !== document.documentElement; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) return true
    return false
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    const parent = node.parentElement
    if (text.trim() === '' || parent === null || !isShown(parent) || parent.closest('svg') !== null) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0)
    const first = rects[0]
    if (first === undefined) continue
    let box: Element = parent
    while (getComputedStyle(box).display === 'inline' && box.parentElement !== null) box = box.parentElement
    const own = box.getBoundingClientRect()
    const style = getComputedStyle(box)
    // Glyphs stand a little out of their box by themselves.
    const slack = Math.max(2, 0.15 * Number.parseFloat(style.fontSize))
    if (/hidden|clip/.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1)
      found.push(`clipped: ${said(text)} in ${called(box)}`)
    const right = Math.max(...rects.map((rect) => rect.right))
    const left = Math.min(...rects.map((rect) => rect.left))
    if (right > own.right + slack || left < own.left - slack)
      found.push(
        `sticks out by ${Math.round(Math.max(right - own.right, own.left - left))} px: ${said(text)} of ${called(box)}`,
      )
    else if (right > innerWidth + 1 && !scrolls(box)) found.push(`beyond the edge: ${said(text)} in ${called(box)}`)
    const book = parent.closest('.book')
    if (book !== null) {
      const margin = book.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(book, '::before').left)
      if (left < margin - 1 && right > margin + 1) found.push(`across the margin: ${said(text)} of ${called(box)}`)
    }
    if (!words || style.hyphens === 'auto') continue
    for (const word of text.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = new Set(
        [...range.getClientRects()].filter((rect) => rect.width > 0).map((rect) => Math.round(rect.top)),
      )
      if (lines.size > 1) found.push(`broken word: ${said(word[0])} in ${called(box)}`)
    }
  }

  if (targets) {
    const keys = 'a[href], button, select, summary, input:not([type="hidden"]), [role="option"]'
    const primary = '.step, .answer, .victim, .big-victim, .seat-key, .button.is-ink:not(.is-small), .card:not(.is-dim)'
    for (const key of document.querySelectorAll(keys)) {
      // A radio or a box is as large as the label that wears it.
      const label = key instanceof HTMLInputElement && /radio|checkbox/.test(key.type) ? key.closest('label') : null
      const target = label ?? key
      if (!isShown(target)) continue
      // A link within a sentence is as high as the sentence.
      if (key.matches('a') && getComputedStyle(key).display === 'inline') continue
      const { width, height } = target.getBoundingClientRect()
      // A reference to a rule stands in a text too, but in a row with others.
      const least = target.matches('a.rule-id') ? 24 : target.matches(primary) ? 44 : 36
      // A card on the pad may be narrower than it is high.
      const narrow = target.matches('.card') ? 36 : least
      const name = said(key.getAttribute('aria-label') ?? key.textContent ?? '')
      if (width < narrow - 0.5 || height < least - 0.5)
        found.push(`small: ${called(target)} ${name} is ${Math.round(width)} × ${Math.round(height)}, not ${least}`)
    }
  }
  return [...new Set(found)]
}
