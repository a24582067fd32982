import { type Draft, moveSeat } from './draft.ts'

/**
 * Follows the pointer while a seat is held: the row goes where the pointer is, at once. Listens on the window,
 * because a row that is moved in the page loses a captured pointer. Escape puts it back.
 */
export function follow(
  list: HTMLElement | null,
  key: number,
  before: Draft,
  onChange: (draft: Draft) => void,
  onDone: () => void,
): void {
  if (list === null) return
  const stop = new AbortController()
  let draft = before
  const { signal } = stop
  const done = () => {
    stop.abort()
    onDone()
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      const others = [...list.querySelectorAll<HTMLElement>('[data-key]')].filter(
        (row) => row.dataset.key !== String(key),
      )
      const place = others.filter((row) => {
        const { top, height } = row.getBoundingClientRect()
        return top + height / 2 < event.clientY
      }).length
      if (draft.seats[place]?.key === key) return
      draft = moveSeat(draft, key, place)
      onChange(draft)
    },
    { signal },
  )
  window.addEventListener('pointerup', done, { signal })
  window.addEventListener('pointercancel', done, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onChange(before)
      done()
    },
    { signal },
  )
}
