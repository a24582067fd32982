/**
 * The one door to IndexedDB. It opens the database at exactly the version this code knows, says in a signal how
 * that went, and lets nothing be written by code older than the database or while another version takes over.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { DBCore, Dexie } from 'dexie'
import {
  type DatabaseState,
  errorNames,
  Refusal,
  type SavedWith,
  saysFull,
  Unavailable,
  type WhyNotSaved,
} from './saved.ts'
import { SCHEMA, type SchemaVersion } from './schema.ts'
import { strictOpening } from './strict.ts'
import { type TableName, type Tables, tablesOf } from './tables.ts'
import { DATABASE, NATIVE } from './version.ts'

export {
  type DatabaseState,
  Refusal,
  type Saved,
  type SavedWith,
  Unavailable,
  type WhyNotSaved,
} from './saved.ts'

type DexieModule = typeof import('dexie')

/** Dexie itself: half as large as everything else a page starts with, and not needed for what it shows first. */
const loadDexie = (): Promise<DexieModule> => import('dexie')

/** An open connection, with what follows queries on it. */
interface Connection {
  readonly dexie: Dexie
  readonly liveQuery: DexieModule['liveQuery']
}

/** How often a connection that the browser ends is opened again by itself; after that, when somebody needs it. */
const REOPENINGS = 3

/** One connection. A page needs one, see `database()`; tests open several to play several windows. */
export class Database {
  readonly name: string
  readonly state: ReadonlySignal<DatabaseState>
  readonly #state = signal<DatabaseState>('opening')
  readonly #schema: readonly SchemaVersion[]
  readonly #open = signal<Connection | undefined>(undefined)
  #opening: Promise<Dexie> | undefined
  #urgent: Promise<void> | undefined
  #reopened = 0
  /** Closed, or outdated: this connection is never opened again. */
  #ended = false

  /** @param schema other than the published one only in tests of migrations */
  constructor(name: string, schema: readonly SchemaVersion[] = SCHEMA) {
    this.name = name
    this.#schema = schema
    this.state = computed(() => this.#state.value)
  }

  /** Puts its opening off, for something more urgent: until what this gives is called. */
  putOff(): () => void {
    let done = (): void => {}
    this.#urgent = new Promise((resolve) => {
      done = resolve
    })
    return done
  }

  /** Opens it, unless it is open. Rejects with `Unavailable` where it cannot even be read; asked again, it tries again. */
  open(): Promise<Dexie> {
    if (this.#ended) return Promise.reject(new Unavailable(this.#state.peek()))
    this.#opening ??= this.#connect()
    return this.#opening
  }

  /** Closes it for good. */
  close(): void {
    if (!this.#ended) this.#end('failed')
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
      this.#reopened = 0
      return { saved: true, value }
    } catch (error) {
      return { saved: false, why: await this.#explain(error) }
    }
  }

  /**
   * Runs a query now and again whenever a window changed what it read.
   * @param failed is told why a query failed; without it the page is, as of any fault, unless `state` says why
   * @returns stops it
   */
  follow<Value>(
    names: readonly TableName[],
    query: (tables: Tables) => PromiseLike<Value>,
    next: (value: Value) => void,
    failed?: (error: unknown) => void,
  ): () => void {
    this.open().catch(failed ?? (() => {}))
    return effect(() => {
      const connection = this.#open.value
      if (connection === undefined) return
      const { dexie, liveQuery } = connection
      return untracked(() => {
        const answers = liveQuery(() =>
          dexie.transaction('r', [...names], async (transaction) => query(tablesOf(transaction))),
        )
        const running = answers.subscribe(next, failed ?? ((error) => this.#throwLater(error, connection)))
        return () => running.unsubscribe()
      })
    })
  }

  /** A connection that was lost is none of the page's faults: what was followed on it is followed on the next. */
  #throwLater(error: unknown, on: Connection): void {
    if (this.#open.peek() !== on) return
    queueMicrotask(() => {
      throw error
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

  async #explain(error: unknown): Promise<WhyNotSaved> {
    if (error instanceof Refusal) return error.why
    if (errorNames(error).includes('ConstraintError')) return 'conflict'
    const state = this.#state.peek()
    if (state === 'newer' || state === 'outdated') return this.#whyNot()
    if (error instanceof Unavailable ? state === 'full' : await saysFull(error)) {
      if (this.#writable()) this.#state.value = 'full'
      return 'full'
    }
    if (!(error instanceof Unavailable)) console.error('A write failed', error)
    return this.#whyNot()
  }

  async #connect(): Promise<Dexie> {
    try {
      await this.#urgent
      const module = await loadDexie()
      const own = await this.#openOwn(module)
      if (own !== undefined) return this.#settle(own, module, 'ready')
      // Without a version and without a schema of ours, Dexie takes the tables as they are and changes nothing.
      return this.#settle(await this.#prepare(module, indexedDB).open(), module, 'newer')
    } catch (error) {
      const full = await saysFull(error)
      // Whoever asks from now on makes it try again.
      this.#opening = undefined
      if (!this.#ended) this.#state.value = full ? 'full' : 'failed'
      throw new Unavailable(this.#state.peek(), { cause: error })
    }
  }

  /** Opens it at the version of this code; undefined where it is newer. */
  async #openOwn(module: DexieModule): Promise<Dexie | undefined> {
    const known = this.#schema.at(-1)?.version ?? 0
    const strict = strictOpening(known * NATIVE)
    const dexie = this.#prepare(module, strict.factory)
    for (const { version, stores, upgrade } of this.#schema) {
      const declared = dexie.version(version).stores({ ...stores })
      if (upgrade !== undefined) declared.upgrade((transaction) => upgrade(transaction))
    }
    dexie.on('blocked', () => {
      if (!this.#ended) this.#state.value = 'blocked'
    })
    try {
      return await dexie.open()
    } catch (error) {
      dexie.close()
      if (strict.newer()) return undefined
      throw error
    }
  }

  #prepare({ Dexie }: DexieModule, factory: IDBFactory): Dexie {
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
      this.#end('outdated')
      dexie.close()
      // Keeps Dexie's own handler from running.
      return false
    })
    dexie.on('close', () => {
      // Dexie fires it for its own closing too; only where the browser ended the connection is it still ours.
      if (this.#open.peek()?.dexie === dexie) this.#lost(dexie)
    })
    return dexie
  }

  #settle(dexie: Dexie, { liveQuery }: DexieModule, state: DatabaseState): Dexie {
    // A version change may have come while Dexie was still busy opening.
    if (this.#ended) {
      dexie.close()
      throw new Unavailable(this.#state.peek())
    }
    this.#state.value = state
    this.#open.value = { dexie, liveQuery }
    return dexie
  }

  #end(state: DatabaseState): void {
    this.#ended = true
    this.#state.value = state
    const open = this.#open.peek()
    this.#open.value = undefined
    open?.dexie.close()
  }

  #lost(dexie: Dexie): void {
    // Dexie may be about to open it again by itself; the new connection is ours to make.
    queueMicrotask(() => dexie.close())
    this.#open.value = undefined
    this.#opening = undefined
    if (this.#reopened >= REOPENINGS) {
      this.#state.value = 'failed'
      return
    }
    this.#reopened++
    this.#state.value = 'opening'
    this.open().catch(() => {})
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

const shared = signal<Database | undefined>(undefined)

/** The page's own connection, opened at the first use. */
export function database(): Database {
  const one = shared.peek()
  if (one !== undefined) return one
  const made = new Database(DATABASE)
  shared.value = made
  return made
}

/** Makes another connection the page's own: how tests give every case a fresh database. */
export function shareDatabase(one: Database): void {
  shared.value = one
}

/** How the page's own connection stands. */
export const databaseState: ReadonlySignal<DatabaseState> = computed(() => shared.value?.state.value ?? 'opening')
