/**
 * A note of the draft until it is stored. The database takes a few milliseconds, and a popup that closes in them
 * takes an unfinished write with it; localStorage has the note at once, and whoever opens the session next finds it.
 */
const KEY = 'tableside.draft.'

/** Notes a draft that is on its way to the store; `undefined` once it is there. */
export function noteDraft(session: string, draft: unknown): void {
  try {
    if (draft === undefined) localStorage.removeItem(KEY + session)
    else localStorage.setItem(KEY + session, JSON.stringify(draft))
  } catch {
    // Without room for a note a draft is as safe as the store is quick.
  }
}

/** A draft that never arrived in the store; undefined where none was left. */
export function notedDraft(session: string): unknown {
  try {
    const note = localStorage.getItem(KEY + session)
    return note === null ? undefined : JSON.parse(note)
  } catch {
    return undefined
  }
}

/** How long a note may lie before somebody else takes it to the store, milliseconds. */
const LEFT_AFTER = 500

/**
 * Watches the notes of the other windows: one that still lies there after a moment was left by a window that closed.
 * @returns how to stop
 */
export function followNotes(session: string, left: (draft: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY + session) return
    clearTimeout(timer)
    if (newValue === null) return
    timer = setTimeout(() => {
      const draft = notedDraft(session)
      if (draft !== undefined) left(draft)
    }, LEFT_AFTER)
  }
  addEventListener('storage', listen)
  return () => {
    clearTimeout(timer)
    removeEventListener('storage', listen)
  }
}
