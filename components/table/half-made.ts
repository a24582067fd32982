/** The half-made declaration of a table: here at once, in the other windows a moment later, and there after a crash. */
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { clearDraft, writeDraft } from '../../store/drafts.ts'
import { type Draft, NO_DRAFT, readDraft } from '../declare/draft.ts'
import { followNotes, noteDraft, notedDraft } from '../declare/noted.ts'

/** The draft: changed here at once, stored, and taken over from other windows while nothing of ours is on its way. */
export function followDraft(session: string, seats: number, stored: ReadonlySignal<unknown>) {
  const draft = signal<Draft>(NO_DRAFT)
  let onTheWay = 0
  const store = (next: Draft): void => {
    onTheWay++
    const written = same(next, NO_DRAFT) ? clearDraft(session) : writeDraft(session, next, Date.now())
    written.then((answer) => {
      onTheWay--
      // What could not be stored still works in this window; the next entry will say what is wrong.
      if (answer.saved && onTheWay === 0) noteDraft(session, undefined)
    })
  }
  const takeUp = (left: unknown): void => {
    draft.value = readDraft(left, seats)
    store(draft.peek())
  }
  const left = notedDraft(session)
  if (left !== undefined) takeUp(left)
  const stopNotes = followNotes(session, takeUp)
  const stopStored = effect(() => {
    const next = stored.value
    if (next !== undefined && onTheWay === 0) draft.value = readDraft(next, seats)
  })
  return {
    draft: draft as ReadonlySignal<Draft>,
    close() {
      stopNotes()
      stopStored()
    },
    lay(change: Partial<Draft> | ((draft: Draft) => Draft)) {
      const before = draft.peek()
      const next = typeof change === 'function' ? change(before) : { ...before, ...change }
      if (same(before, next)) return
      draft.value = next
      noteDraft(session, next)
      store(next)
    },
  }
}

function same(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
