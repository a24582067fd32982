/** The store as a page of the extension runs it, put within reach of a test. */
import { Database } from '../../store/database.ts'
import { tapHp, writeDraft } from '../../store/drafts.ts'
import { appendEntry, entriesOf } from '../../store/entries.ts'
import { liveSession } from '../../store/live.ts'
import { SCHEMA } from '../../store/schema.ts'
import { createSession, listSessions } from '../../store/sessions.ts'

const page = {
  Database,
  SCHEMA,
  appendEntry,
  createSession,
  entriesOf,
  listSessions,
  liveSession,
  tapHp,
  writeDraft,
}

export type StorePage = typeof page

Object.assign(globalThis, { store: page, windows: {} })
