import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { QueryConfig } from 'pg'
import { PostgresPool, scriptMs } from './postgres-pool.ts'
import { readQuickly, type SendStatement } from './read-quickly.ts'
import { isDeadlock } from './unavailable.ts'

/** Raw SQL with its rows, for migrations and the job queue. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** Signs what a row says, for a purpose, with a key that the database does not hold. */
export type Sign = (purpose: string, text: string) => string

/** Any handle a query can run on: the outer one or a transaction's. */
export type Db = PgDatabase<PgQueryResultHKT> & { run: RunSql; sign: Sign }

type Hook = () => unknown
export type Tx = Db & {
  /** Runs once the transaction is durable; a failing hook is logged, never undone. */
  afterCommit(hook: Hook): void
}

/** The outer handle. Using it inside a transaction throws: on one connection it would wait for itself. */
export type Database = Db & DatabaseControls

interface DatabaseControls {
  /** Nobody else uses this database: what is found under way in it belonged to a process that has ended. */
  isOwn: boolean
  /** Follows the running transaction, if any: for the account library, which keeps one handle for life. */
  ambient: Db
  /**
   * All of it or nothing. Of two that wait for each other the database ends one, and that one is begun again: what the
   * work does outside of the database may therefore happen twice.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** After the running transaction, if any, else at once: for the account library's own hooks. */
  afterCommit(hook: Hook): void
  /** Several statements in one transaction on one connection, without parameters. */
  script<Result>(work: (run: RunSql) => Promise<Result>): Promise<Result>
  /** Once the secrets are read, which is after the database was opened. */
  signWith(sign: Sign): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Of a database that belongs to this process. */
  isOwn?: boolean
  onStatement?: (text: string) => void
  onHookError?: (error: unknown) => void
}

const running = new AsyncLocalStorage<{ tx: Tx }>()

const usedInside = () =>
  new Error('The outer database handle was used inside a transaction. Pass the transaction (tx) on instead.')

function refuseInside() {
  if (running.getStore()) throw usedInside()
}

/** Calls of the named methods throw at once while a transaction of the same async flow is open. */
function guarded<Client extends object>(
  client: Client,
  methods: (keyof Client)[],
  first: (argument: unknown) => unknown = (argument) => argument,
): Client {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (!methods.includes(name as keyof Client)) return value.bind(target)
      return (argument: unknown, ...more: unknown[]) => {
        refuseInside()
        return value.call(target, first(argument), ...more)
      }
    },
  })
}

interface Driver {
  handle: PgDatabase<PgQueryResultHKT>
  transaction<Result>(work: (bare: object) => Promise<Result>): Promise<Result>
  run: RunSql
  /** Quicker than through the handle, where there is such a way. */
  send?: SendStatement
  script: DatabaseControls['script']
  close(): Promise<void>
}

function assemble(driver: Driver, options: DatabaseOptions): Database {
  readQuickly(driver.handle, driver.send)
  let signing: Sign = () => {
    throw new Error('Nothing can be signed before the secrets are read')
  }
  const sign: Sign = (purpose, text) => signing(purpose, text)
  const signWith = (given: Sign) => {
    signing = given
  }
  async function attempt<Result>(work: (tx: Tx) => Promise<Result>): Promise<{ result: Result; hooks: Hook[] }> {
    const hooks: Hook[] = []
    const result = await driver.transaction((bare) => {
      const tx = Object.assign(bare, {
        run: runOn(bare),
        sign,
        afterCommit: (hook: Hook) => void hooks.push(hook),
      }) as unknown as Tx
      return running.run({ tx }, () => work(tx))
    })
    return { result, hooks }
  }
  async function transact<Result>(work: (tx: Tx) => Promise<Result>, triesLeft = 2): Promise<Result> {
    refuseInside()
    const { result, hooks } = await attempt(work).catch(async (error) => {
      if (triesLeft === 0 || !isDeadlock(error)) throw error
      return { result: await transact(work, triesLeft - 1), hooks: [] }
    })
    for (const hook of hooks) {
      try {
        await hook()
      } catch (error) {
        options.onHookError?.(error)
      }
    }
    return result
  }
  const run: RunSql = (text, values) => {
    refuseInside()
    return driver.run(text, values)
  }
  const outer = Object.assign(driver.handle, { run, sign })
  const ambient = new Proxy(outer, {
    get(handle, name) {
      const current = running.getStore()?.tx ?? handle
      const value = Reflect.get(current, name, current)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
  const afterCommit = (hook: Hook) => {
    const current = running.getStore()
    if (current) current.tx.afterCommit(hook)
    else hook()
  }
  const { script, close } = driver
  const { isOwn = false } = options
  return Object.assign(outer, { isOwn, script, close, transact, ambient, afterCommit, signWith })
}

/** The connection behind a drizzle transaction; drizzle itself offers no way to pass text with values. */
function runOn(bare: object): RunSql {
  const { client } = (bare as { _: { session: { client: { query: RunSql } } } })._.session
  return (text, values) => client.query(text, values)
}

const logger = (options: DatabaseOptions) =>
  options.onStatement ? { logQuery: (text: string) => options.onStatement?.(text) } : false

const keptPlans = 500
const isRead = /^\s*(?:select|with)\s/
/** A plan for all words expects few rows of each; with a common one it reads a quarter of the table (0077). */
const looksForWords = / like \$\d/
const isPlannedOnce = (text: string) => isRead.test(text) && !looksForWords.test(text)

/** Pages and their sizes stand in the text; of one list so many are kept, or whoever pages on would have all the plans. */
const keptPages = 10
const counts = /\b(limit|offset) \d+/g

/**
 * Reads that come again are planned once for each connection: planning a page's one big statement costs more than
 * running it. The number of plans is bounded, because a connection keeps each of them.
 */
function planOnce() {
  const names = new Map<string, string>()
  /** How many pages of each list have a plan. */
  const pages = new Map<string, number>()
  const newName = (text: string): string | undefined => {
    if (names.size >= keptPlans || !isPlannedOnce(text)) return undefined
    const list = text.replace(counts, '$1')
    const kept = pages.get(list) ?? 0
    if (kept >= keptPages) return undefined
    pages.set(list, kept + 1)
    return `read_${names.size}`
  }
  return (query: QueryConfig): QueryConfig => {
    if (query.name) return query
    const { text } = query
    const known = names.get(text) ?? newName(text)
    if (!known) return query
    names.set(text, known)
    return Object.assign(query, { name: known })
  }
}

/** Of statements with the same name the first one's settings: what is learnt about a statement is kept with them. */
function keepFirst() {
  const [asArrays, asObjects] = [new Map<string, QueryConfig>(), new Map<string, QueryConfig>()]
  return (query: QueryConfig & { rowMode?: string }): QueryConfig => {
    if (!query.name) return query
    const kept = query.rowMode === 'array' ? asArrays : asObjects
    const first = kept.get(query.name)
    if (!first) kept.set(query.name, query)
    return first ?? query
  }
}

export interface PostgresOptions extends DatabaseOptions {
  poolSize: number
  /** A pooler lends connections for one transaction at a time: nothing of a connection outlives one. */
  isPooled?: boolean
  statementMs?: number
}

export function openPostgres(url: string, { poolSize, statementMs, ...options }: PostgresOptions): Database {
  const pool = new PostgresPool(url, { size: poolSize, ...(statementMs && { statementMs }) })
  const planned = planOnce()
  const first = keepFirst()
  const outer = guarded(pool, ['query'], (query) => (typeof query === 'string' ? query : planned(query as QueryConfig)))
  const settings = { logger: logger(options) }
  return assemble(
    {
      handle: drizzlePg(outer as never, settings) as unknown as Driver['handle'],
      // Drizzle's own way with a pool keeps a connection for ever that breaks before its first statement.
      transaction: (work) => pool.withClient((client) => drizzlePg(client, settings).transaction(work)),
      run: (text, values) => pool.query(text, values),
      send: (query, values) =>
        running.getStore() ? Promise.reject(usedInside()) : pool.send(first(planned(query)), values),
      script: (work) =>
        pool.withClient(async (client) => {
          const run: RunSql = (text, values) => client.query({ text, values, query_timeout: scriptMs } as QueryConfig)
          await run('begin')
          try {
            await run(`set local statement_timeout = ${scriptMs}`)
            const result = await work(run)
            await run('commit')
            return result
          } catch (error) {
            await run('rollback').catch(() => {})
            throw error
          }
        }),
      close: () => pool.end(),
    },
    options,
  )
}
