/**
 * The one door to IndexedDB. It opens the database at exactly the version this code knows, says in a signal how
 * that went, and lets nothing be written by code older than the database or while another version takes over.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type DBCore, Dexie, liveQuery, type Table } from 'dexie'
import type { DraftRow, EntryRow, SessionRow, TapRow, ValueRow } from './rows.ts'
import { SCHEMA, type SchemaVersion } from './schema.ts'

/**
 * - `opening` not yet known; `ready` reads and writes.
 * - `newer` the database was made by newer code: everything can be read, nothing is written.
 * - `blocked` another window holds an older version open; goes on by itself once that is closed.
 * - `outdated` newer code took the database over while this page was open: the page must reload.
 * - `full` the last write found no room and was not made; a later write that finds room leads back to `ready`.
 * - `failed` the browser gave no database.
 */
export type DatabaseState = 'opening' | 'ready' | 'newer' | 'blocked' | 'outdated' | 'full' | 'failed'

/**
 * Why a write was not made. `conflict`: another window was first, or what it speaks of is gone; read again.
 * Nothing of a refused write is kept.
 */
export type WhyNotSaved = 'conflict' | 'full' | 'read-only' | 'outdated' | 'failed'

export interface NotSaved {
  readonly saved: false
  readonly why: WhyNotSaved
}

/** A write that is on disk, or the reason why nothing of it is. */
export type Saved = { readonly saved: true } | NotSaved

/** A write that is on disk with what it gave, or the reason why nothing of it is. */
export type SavedWith<Value> = { readonly saved: true; readonly value: Value } | NotSaved

/** Thrown inside `write` to give the whole transaction up. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly why: WhyNotSaved
  constructor(why: WhyNotSaved) {
    super(why)
    this.why = why
  }
}

/** The database cannot be read: it is outdated or failed. `state` says which. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly state: DatabaseState
  constructor(state: DatabaseState, options?: ErrorOptions) {
    super(`The database is ${state}`, options)
    this.state = state
  }
}

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

/** One connection. A page needs one, see `database()`; tests open several to play several windows. */
export class Database {
  readonly name: string
  readonly state: ReadonlySignal<DatabaseState>
  readonly #state = signal<DatabaseState>('opening')
  readonly #schema: readonly SchemaVersion[]
  #opened: Promise<Dexie> | undefined
  #dexie: Dexie | undefined

  /** @param schema other than the published one only in tests of migrations */
  constructor(name: string, schema: readonly SchemaVersion[] = SCHEMA) {
    this.name = name
    this.#schema = schema
    this.state = computed(() => this.#state.value)
  }

  /** Opens it, once. Rejects with `Unavailable` where it cannot even be read. */
  open(): Promise<Dexie> {
    this.#opened ??= this.#connect()
    return this.#opened
  }

  /** Closes it for good. */
  close(): void {
    this.#dexie?.close()
    this.#opened = Promise.reject(new Unavailable(this.#state.peek()))
    this.#opened.catch(() => {})
  }

  /** Reads in one transaction. Rejects with `Unavailable`, or with what `work` throws. */
  async read<Value>(names: readonly TableName[], work: (tables: Tables) => PromiseLike<Value>): Promise<Value> {
    const dexie = await this.#current()
    return dexie.transaction('r', [...names], () => work(tablesOf(dexie)))
  }

  /** Writes in one transaction: all of `work` is on disk when this resolves with `saved: true`, else none of it. */
  async write<Value>(
    names: readonly TableName[],
    work: (tables: Tables) => PromiseLike<Value>,
  ): Promise<SavedWith<Value>> {
    let dexie: Dexie
    try {
      dexie = await this.#current()
    } catch {
      return { saved: false, why: this.#whyNot() }
    }
    if (!this.#writable()) return { saved: false, why: this.#whyNot() }
    try {
      const value = await dexie.transaction('rw', [...names], () => work(tablesOf(dexie)))
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
    let stopped = false
    let stop = () => {}
    this.#current().then((dexie) => {
      if (stopped) return
      const running = liveQuery(() => dexie.transaction('r', [...names], () => query(tablesOf(dexie)))).subscribe(
        next,
        failed,
      )
      stop = () => running.unsubscribe()
    }, failed)
    return () => {
      stopped = true
      stop()
    }
  }

  async #current(): Promise<Dexie> {
    const dexie = await this.open()
    const state = this.#state.peek()
    if (state === 'outdated' || state === 'failed') throw new Unavailable(state)
    return dexie
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
      await dexie.open()
      return this.#settle(dexie, 'ready')
    } catch (error) {
      dexie.close()
      if (!strict.newer()) return this.#fail(error)
    }
    // Without a version and without a schema of ours, Dexie takes the tables as they are and changes nothing.
    const reader = this.#prepare(indexedDB)
    try {
      await reader.open()
      return this.#settle(reader, 'newer')
    } catch (error) {
      return this.#fail(error)
    }
  }

  #prepare(factory: Pick<IDBFactory, 'open'>): Dexie {
    const dexie = new Dexie(this.name, {
      // Dexie would reopen by itself after a version change and go on writing with old code.
      autoOpen: false,
      // The cache shows writes before they are on disk; here saved means saved.
      cache: 'disabled',
      chromeTransactionDurability: 'strict',
      indexedDB: factory as IDBFactory,
    })
    dexie.use({ stack: 'dbcore', name: 'guard', create: (core) => this.#guarded(core) })
    dexie.on('versionchange', () => {
      this.#state.value = 'outdated'
      dexie.close()
      return false
    })
    dexie.on('close', () => {
      // Fired only where the browser itself ended the connection.
      if (this.#dexie === dexie && this.#state.peek() !== 'outdated') this.#state.value = 'failed'
    })
    this.#dexie = dexie
    return dexie
  }

  #settle(dexie: Dexie, state: DatabaseState): Dexie {
    if (this.#state.peek() !== 'outdated') this.#state.value = state
    return dexie
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

function tablesOf(dexie: Dexie): Tables {
  return {
    get sessions() {
      return dexie.table<SessionRow, string>('sessions')
    },
    get entries() {
      return dexie.table<EntryRow, [string, number]>('entries')
    },
    get drafts() {
      return dexie.table<DraftRow, string>('drafts')
    },
    get taps() {
      return dexie.table<TapRow, [string, number]>('taps')
    },
    get values() {
      return dexie.table<ValueRow, string>('values')
    },
  }
}

/**
 * Dexie answers a newer database by opening it without a version, and tables it misses by raising the version
 * and adding them. Both would let old code write into a newer database, so only our own version is opened.
 */
function strictOpening(native: number): { factory: Pick<IDBFactory, 'open'>; newer: () => boolean } {
  let refused = false
  const real = indexedDB
  return {
    factory: {
      ...{ deleteDatabase: real.deleteDatabase.bind(real), cmp: real.cmp.bind(real) },
      ...(real.databases === undefined ? {} : { databases: real.databases.bind(real) }),
      open(name: string, version?: number) {
        if (version === native) return real.open(name, version)
        refused = version === undefined
        throw Object.assign(new Error('Not at the version of this code'), { name: 'VersionError' })
      },
    },
    newer: () => refused,
  }
}

/** The names of an error and of what caused it: a quota that runs out at commit comes wrapped in an abort. */
function errorNames(error: unknown): string[] {
  const names: string[] = []
  let one: unknown = error
  while (one instanceof Object && names.length < 8) {
    if ('name' in one) names.push(String(one.name))
    one = 'inner' in one ? one.inner : undefined
  }
  return names
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
