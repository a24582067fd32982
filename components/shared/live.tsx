/** The one polite live region: it says the result of what was done, once. */
import { signal } from '@preact/signals'

const said = signal({ text: '', count: 0 })

/** Says a result to whoever listens instead of looking. The same words said again are heard again. */
export function announce(text: string): void {
  said.value = { text, count: said.peek().count + 1 }
}

/** `mount` puts it there; nothing else has a live region. */
export function LiveRegion() {
  const { text, count } = said.value
  return (
    <p class="sr" role="status">
      <span key={count}>{text}</span>
    </p>
  )
}
