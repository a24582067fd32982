/**
 * How high the popup was when it last showed something. The browser makes a popup as large as what is in it, which takes
 * a frame or two: one that is as high from the start shows its table that much sooner.
 */
const KEY = 'tableside.popup-height'
/** Pixels: a popup that the browser makes is never higher. */
const MOST = 600

/** What is noted, pixels; undefined where there is nothing, or nothing that can be meant. */
export function notedHeight(): number | undefined {
  try {
    const height = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return height > 0 && height <= MOST ? height : undefined
  } catch {
    return undefined
  }
}

/** Notes how high the popup is. */
export function noteHeight(): void {
  try {
    localStorage.setItem(KEY, String(Math.min(MOST, document.body.offsetHeight)))
  } catch {
    // The next start is a little slower.
  }
}
