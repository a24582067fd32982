/** Runs something once what has been rendered is painted; at once where nobody sees the page, which is not painted then. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run()
  // The callback comes before the frame is painted, a task of its own after it.
  else requestAnimationFrame(() => setTimeout(run))
}
