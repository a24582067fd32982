/** The table by keyboard: numbers are players, letters go to cards and answers, Ctrl Z undoes, `.` asks, `?` lists the keys. */

import { isBegun } from '../declare/draft.ts'
import { putAllBack, share, tapVictim } from '../declare/tap.ts'
import { redo, undo } from './logging.ts'
import type { OpenSession } from './model.ts'

/** Letters typed within this time, milliseconds, belong to one word. */
const TOGETHER = 700

/**
 * Listens to the keys of a table.
 * @param help shows or hides the list of keys
 * @param ask opens Ask
 * @returns how to stop
 */
export function followKeys(session: OpenSession, help: () => void, ask: () => void): () => void {
  let typed = ''
  let at = Number.NEGATIVE_INFINITY
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z' || isField(event.target)) return
      event.preventDefault()
      if (event.shiftKey) redo(session)
      else undo(session)
      return
    }
    if (event.altKey || isField(event.target)) return
    if (/^\d$/.test(event.key)) number(session, event.key === '0' ? 9 : Number(event.key) - 1)
    else if (event.key === '+' || event.key === '=') step(1)
    else if (event.key === '-' || event.key === '−') step(-1)
    else if (event.key === 'Escape') {
      if (!isBegun(session.draft.peek())) return
      putAllBack(session)
    } else if (event.key === '/') document.getElementById('line')?.focus()
    else if (event.key === '.') ask()
    else if (event.key === '?') help()
    else if (event.key.length === 1 && /\p{L}/u.test(event.key)) {
      typed = event.timeStamp - at < TOGETHER ? typed + event.key : event.key
      at = event.timeStamp
      letters(typed)
    } else {
      // Enter ends a word: what comes next is another key's.
      typed = ''
      return
    }
    event.preventDefault()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}

/** A number names the victim, gives them one piece more, or leads to their row. */
function number(session: OpenSession, seat: number): void {
  const { stage, victims } = session.laying.peek()
  if (stage === 'victim' && victims.has(seat)) tapVictim(session, seat)
  else if (stage === 'share' && victims.has(seat)) share(session, seat, 1)
  else document.querySelector<HTMLElement>(`[data-player="${seat + 1}"] .step`)?.focus()
}

/** + and − press the key of the row in which the focus is. */
function step(change: 1 | -1): void {
  document.activeElement?.closest('[data-player]')?.querySelector<HTMLElement>(`[data-step="${change}"]`)?.click()
}

/** Letters as they are typed one by one: ㅎ begins 하트. */
function lettersOf(text: string): string {
  return text.normalize('NFKD').toLowerCase()
}

/** Goes to the first card or answer that begins so; the same letter again goes to the next one. */
function letters(typed: string): void {
  const same = [...typed].every((letter) => letter === typed[0])
  const wanted = lettersOf(same ? (typed[0] ?? '') : typed)
  // What the table waits for goes first: with a rank in hand S is for spades, not for six.
  const keys = [
    ...new Set(
      ['[data-first] [data-key]', '[data-key]'].flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]),
    ),
  ]
  const found = keys.filter((key) => lettersOf(key.dataset.key ?? '').startsWith(wanted))
  const here = same ? found.indexOf(document.activeElement as HTMLElement) : -1
  found[(here + 1) % found.length]?.focus()
}
