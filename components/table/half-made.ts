/**
 * What is half made: changed here at once, in the other windows a moment later, and there after a crash. The
 * declaration of a table is, and what is asked about the rules.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { clearDraft, writeDraft } from '../../store/drafts.ts'
import { followNotes, noteDraft, notedDraft } from '../declare/noted.ts'

/** Something half made. */
export interface HalfMade<Value> {
  readonly draft: ReadonlySignal<Value>
  /** Changes it. Not before what is stored is known: that would be written over. */
  lay(change: Partial<Value> | ((draft: Value) => Value)): void
  /** Stops following. */
  close(): void
}

/**
 * Follows it: stored, and taken over from other windows while nothing of ours is on its way.
 * @param key the session's id, or what stands for something beside its declaration
 * @param empty what there is where nothing is stored
 * @param read takes what was stored, which may be anything
 * @param stored what is, as it changes; undefined until it is known
 */
export function followDraft<Value extends object>(
  key: string,
  empty: Value,
  read: (stored: unknown) => Value,
  stored: ReadonlySignal<unknown>,
): HalfMade<Value> {
  const draft = signal<Value>(empty)
  let onTheWay = 0
  const store = (next: Value): void => {
    onTheWay++
    const written = same(next, empty) ? clearDraft(key) : writeDraft(key, next, Date.now())
    written.then((answer) => {
      onTheWay--
      // What could not be stored still works in this window; the next entry will say what is wrong.
      if (answer.saved && onTheWay === 0) noteDraft(key, undefined)
    })
  }
  const takeUp = (left: unknown): void => {
    draft.value = read(left)
    store(draft.peek())
  }
  const left = notedDraft(key)
  if (left !== undefined) takeUp(left)
  const stopNotes = followNotes(key, takeUp)
  const stopStored = effect(() => {
    const next = stored.value
    if (next !== undefined && onTheWay === 0) draft.value = read(next)
  })
  return {
    draft,
    close() {
      stopNotes()
      stopStored()
    },
    lay(change) {
      const before = draft.peek()
      const next = typeof change === 'function' ? change(before) : { ...before, ...change }
      if (same(before, next)) return
      draft.value = next
      noteDraft(key, next)
      store(next)
    },
  }
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
