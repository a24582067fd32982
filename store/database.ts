/**
 * The one door to IndexedDB. It opens the database at exactly the version this code knows, says in a signal how
 * that went, and lets nothing be written by code older than the database or while another version takes over.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import { type DBCore, Dexie, liveQuery, type Table, type Transaction } from 'dexie'
import type { DraftRow, EntryRow, SessionRow, TapRow, ValueRow } from './rows.ts'
import { type DatabaseState, errorNames, Refusal, type SavedWith, Unavailable, type WhyNotSaved } from './saved.ts'
import { SCHEMA, type SchemaVersion } from './schema.ts'

export {
  type DatabaseState,
  Refusal,
  type Saved,
  type SavedWith,
  Unavailable,
  type WhyNotSaved,
} from './saved.ts'

export type TableName = 'sessions' | 'entries' | 'drafts' | 'taps' | 'values'

/** The tables of one transaction or query. */
export interface Tables {
  readonly sessions: Table<SessionRow, string>
  readonly entries: Table<EntryRow, [string, number]>
  readonly drafts: Table<DraftRow, string>
  readonly taps: Table<TapRow, [string, number]>
  readonly values: Table<ValueRow, string>
}

/** Native versions are ten times Dexie's. */
const NATIVE = 10

/** How often a connection that the browser ends by itself is opened again. */
const REOPENINGS = 3

/** One connection. A page needs one, see `database()`; tests open several to play several windows. */
export class Database {
  readonly name: string
  readonly state: ReadonlySignal<DatabaseState>
  readonly #state = signal<DatabaseState>('opening')
  readonly #schema: readonly SchemaVersion[]
  readonly #open = signal<Dexie | undefined>(undefined)
  #opening: Promise<Dexie> | undefined
  #reopened = 0

  /** @param schema other than the published one only in tests of migrations */
  constructor(name: string, schema: readonly SchemaVersion[] = SCHEMA) {
    this.name = name
    this.#schema = schema
    this.state = computed(() => this.#state.value)
  }

  /** Opens it, unless it is open. Rejects with `Unavailable` where it cannot even be read. */
  open(): Promise<Dexie> {
    this.#opening ??= this.#connect()
    return this.#opening
  }

  /** Closes it for good. */
  close(): void {
    const dexie = this.#open.peek()
    if (dexie !== undefined) this.#end(dexie, 'failed')
    else
      this.#opening?.then(
        () => this.close(),
        () => {},
      )
  }

  /** Reads in one transaction. Rejects with `Unavailable`, or with what `work` throws. */
  async read<Value>(names: readonly TableName[], work: (tables: Tables) => PromiseLike<Value>): Promise<Value> {
    const dexie = await this.open()
    return dexie.transaction('r', [...names], async (transaction) => work(tablesOf(transaction)))
  }

  /** Writes in one transaction: all of `work` is on disk when this resolves with `saved: true`, else none of it. */
  async write<Value>(
    names: readonly TableName[],
    work: (tables: Tables) => PromiseLike<Value>,
  ): Promise<SavedWith<Value>> {
    try {
      const dexie = await this.open()
      const value = await dexie.transaction('rw', [...names], async (transaction) => work(tablesOf(transaction)))
      if (this.#state.peek() === 'full') this.#state.value = 'ready'
      return { saved: true, value }
    } catch (error) {
      return { saved: false, why: this.#explain(error) }
    }
  }

  /**
   * Runs a query now and again whenever a window changed what it read.
   * @returns stops it
   */
  follow<Value>(
    names: readonly TableName[],
    query: (tables: Tables) => PromiseLike<Value>,
    next: (value: Value) => void,
    failed: (error: unknown) => void = () => {},
  ): () => void {
    this.open().catch(failed)
    return effect(() => {
      const dexie = this.#open.value
      if (dexie === undefined) return
      return untracked(() => {
        const answers = liveQuery(async () =>
          dexie.transaction('r', [...names], async (transaction) => query(tablesOf(transaction))),
        )
        const running = answers.subscribe(next, failed)
        return () => running.unsubscribe()
      })
    })
  }

  #writable(): boolean {
    const state = this.#state.peek()
    return state === 'ready' || state === 'full'
  }

  #whyNot(): WhyNotSaved {
    const state = this.#state.peek()
    if (state === 'newer') return 'read-only'
    return state === 'outdated' ? 'outdated' : 'failed'
  }

  #explain(error: unknown): WhyNotSaved {
    const names = errorNames(error)
    if (error instanceof Refusal) return error.why
    if (names.includes('ConstraintError')) return 'conflict'
    if (names.includes('QuotaExceededError')) {
      if (this.#writable()) this.#state.value = 'full'
      return 'full'
    }
    if (!this.#writable()) return this.#whyNot()
    console.error('A write failed', error)
    return 'failed'
  }

  async #connect(): Promise<Dexie> {
    const known = this.#schema.at(-1)?.version ?? 0
    const strict = strictOpening(known * NATIVE)
    const dexie = this.#prepare(strict.factory)
    for (const { version, stores, upgrade } of this.#schema) {
      const declared = dexie.version(version).stores({ ...stores })
      if (upgrade !== undefined) declared.upgrade((transaction) => upgrade(transaction))
    }
    dexie.on('blocked', () => {
      if (this.#state.peek() === 'opening') this.#state.value = 'blocked'
    })
    try {
      return this.#settle(await dexie.open(), 'ready')
    } catch (error) {
      dexie.close()
      if (!strict.newer()) return this.#fail(error)
    }
    // Without a version and without a schema of ours, Dexie takes the tables as they are and changes nothing.
    try {
      return this.#settle(await this.#prepare(indexedDB).open(), 'newer')
    } catch (error) {
      return this.#fail(error)
    }
  }

  #prepare(factory: IDBFactory): Dexie {
    const dexie = new Dexie(this.name, {
      // Dexie would reopen by itself after a version change and go on writing with old code.
      autoOpen: false,
      // The cache shows writes before they are on disk; here saved means saved.
      cache: 'disabled',
      chromeTransactionDurability: 'strict',
      indexedDB: factory,
    })
    dexie.use({ stack: 'dbcore', name: 'guard', create: (core) => this.#guarded(core) })
    dexie.on('versionchange', () => {
      this.#end(dexie, 'outdated')
      // Keeps Dexie's own handler from running.
      return false
    })
    dexie.on('close', () => {
      // Dexie fires it for its own closing too; only where the browser ended the connection is it still ours.
      if (this.#open.peek() === dexie) this.#lost(dexie)
    })
    return dexie
  }

  #settle(dexie: Dexie, state: DatabaseState): Dexie {
    // A version change may have come while Dexie was still busy opening.
    if (this.#state.peek() === 'outdated') throw new Unavailable('outdated')
    this.#state.value = state
    this.#open.value = dexie
    return dexie
  }

  #end(dexie: Dexie, state: DatabaseState): void {
    this.#state.value = state
    this.#open.value = undefined
    dexie.close()
    this.#opening = Promise.reject(new Unavailable(state))
    this.#opening.catch(() => {})
  }

  #lost(dexie: Dexie): void {
    if (this.#reopened >= REOPENINGS) {
      this.#end(dexie, 'failed')
      return
    }
    this.#reopened++
    // Dexie may be about to open it again by itself; the new connection is ours to make.
    queueMicrotask(() => dexie.close())
    this.#open.value = undefined
    this.#state.value = 'opening'
    this.#opening = this.#connect()
    this.#opening.catch(() => {})
  }

  #fail(error: unknown): never {
    if (this.#state.peek() !== 'outdated') this.#state.value = 'failed'
    throw new Unavailable(this.#state.peek(), { cause: error })
  }

  /** Whoever gets hold of a table: no write begins unless this connection may write. */
  #guarded(core: DBCore): DBCore {
    return {
      ...core,
      transaction: (names, mode, options) => {
        if (mode === 'readwrite' && !this.#writable()) throw new Refusal(this.#whyNot())
        return core.transaction(names, mode, options)
      },
    }
  }
}

/**
 * Tables bound to their transaction. Those of Dexie itself find it through the promise chain, and where that is
 * lost, in an await too deep, they would quietly write in a transaction of their own.
 */
function tablesOf(transaction: Transaction): Tables {
  return {
    get sessions() {
      return transaction.table<SessionRow, string>('sessions')
    },
    get entries() {
      return transaction.table<EntryRow, [string, number]>('entries')
    },
    get drafts() {
      return transaction.table<DraftRow, string>('drafts')
    },
    get taps() {
      return transaction.table<TapRow, [string, number]>('taps')
    },
    get values() {
      return transaction.table<ValueRow, string>('values')
    },
  }
}

/**
 * Dexie answers a newer database by opening it without a version, and tables it misses by raising the version
 * and adding them. Both would let old code write into a newer database, so only our own version is opened.
 */
function strictOpening(native: number): { factory: IDBFactory; newer: () => boolean } {
  let refused = false
  const real = indexedDB
  return {
    factory: {
      cmp: real.cmp.bind(real),
      databases: real.databases.bind(real),
      deleteDatabase: real.deleteDatabase.bind(real),
      open(name: string, version?: number) {
        if (version === native) return real.open(name, version)
        refused = version === undefined
        throw Object.assign(new Error('Not at the version of this code'), { name: 'VersionError' })
      },
    },
    newer: () => refused,
  }
}

const shared = signal<Database | undefined>(undefined)

/** The page's own connection, opened at the first use. */
export function database(): Database {
  const one = shared.peek()
  if (one !== undefined) return one
  const made = new Database('tableside')
  shared.value = made
  return made
}

/** Makes another connection the page's own: how tests give every case a fresh database. */
export function shareDatabase(one: Database): void {
  shared.value = one
}

/** How the page's own connection stands. */
export const databaseState: ReadonlySignal<DatabaseState> = computed(() => shared.value?.state.value ?? 'opening')
