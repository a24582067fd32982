/** The store as a page of the extension runs it, put within reach of a test. */

import { readBackup } from '../../store/backup.ts'
import { Database } from '../../store/database.ts'
import { tapHp, writeDraft } from '../../store/drafts.ts'
import { appendEntry, entriesOf } from '../../store/entries.ts'
import { liveSession } from '../../store/live.ts'
import { mergeBackup } from '../../store/merge.ts'
import { SCHEMA } from '../../store/schema.ts'
import { createSession, listSessions } from '../../store/sessions.ts'
import { layDown, readLying } from '../store/lying.ts'

const page = {
  Database,
  SCHEMA,
  appendEntry,
  createSession,
  entriesOf,
  layDown,
  listSessions,
  liveSession,
  mergeBackup,
  readBackup,
  readLying,
  tapHp,
  writeDraft,
}

export type StorePage = typeof page

Object.assign(globalThis, { store: page, windows: {} })
