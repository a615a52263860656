import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle as drizzlePg, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { ClientBase, Pool } from 'pg'
import { FollowingPool, PostgresPool, scriptMs, settingsOfTransaction, textTypes } from './postgres-pool.ts'
import { hasOutdatedPlan, isDeadlock } from './unavailable.ts'

/** Runs raw SQL and returns its rows; for migrations and the job queue. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** Runs a read whose rows look like drizzle's: dates, timestamps and intervals stay strings. */
export type ReadRows = <Row>(text: string, values: unknown[]) => Promise<Row[]>

/** Signs a row's text for a purpose, with a key that the database does not hold. */
export type Sign = (purpose: string, text: string) => string

/** Any handle that can run a query: the outer database or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT> &
  Reading & {
    sign: Sign
    /** Uses the running transaction, if there is one: for prepared statements and for the account library. */
    ambient: Db
    /** Whether rows of raw statements are checked against their schemas. */
    checksRows: boolean
  }
interface Reading {
  run: RunSql
  rows: ReadRows
}

type Hook = () => unknown
export type Tx = Db & {
  /** Runs after the transaction is committed; an error in a hook is logged and does not undo anything. */
  afterCommit(hook: Hook): void
}

/** The outer handle. Throws when used inside a transaction, because it would run outside of that transaction. */
export type Database = Db & DatabaseControls

interface DatabaseControls {
  /** True if only this process uses the database: work found unfinished in it belongs to a process that has ended. */
  isOwn: boolean
  /**
   * Commits all changes or none. After a deadlock the work runs again, so its side effects outside of the database may
   * happen twice.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Runs the hook after the running transaction, or immediately without one; for the account library's own hooks. */
  afterCommit(hook: Hook): void
  /** Runs several statements without parameters in one transaction on one connection. */
  script<Result>(work: (run: RunSql) => Promise<Result>): Promise<Result>
  /** Called after the database was opened, because the secrets are read later. */
  signWith(sign: Sign): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** True if the database belongs to this process alone. */
  isOwn?: boolean
  /** Off in production, for speed. */
  checksRows?: boolean
  onStatement?: (text: string) => void
  onHookError?: (error: unknown) => void
}

const running = new AsyncLocalStorage<{ tx: Tx; client: ClientBase }>()

const usedInside = () =>
  new Error('The outer database handle was used inside a transaction. Pass the transaction (tx) on instead.')

function refuseInside() {
  if (running.getStore()) throw usedInside()
}

/** Throws if a statement on this handle would run outside the transaction of the running code. */
export function ambientOf(db: Db): Db {
  const { ambient } = db
  const tx = running.getStore()?.tx
  if (tx && db !== tx && db !== ambient) throw usedInside()
  if (!tx && 'afterCommit' in db && !('transact' in db)) throw new Error('The transaction of this handle is over.')
  return ambient
}

type Handle = PgDatabase<NodePgQueryResultHKT>

interface Driver extends Reading {
  handle: Handle
  /** Runs a statement on the connection of the running transaction, if there is one. */
  following: Handle & Reading
  transaction<Result>(work: (bare: Handle, client: ClientBase) => Promise<Result>): Promise<Result>
  script: DatabaseControls['script']
  close(): Promise<void>
}

function assemble(driver: Driver, options: DatabaseOptions): Database {
  let signing: Sign = () => {
    throw new Error('Nothing can be signed before the secrets are read')
  }
  const sign: Sign = (purpose, text) => signing(purpose, text)
  const { isOwn = false, checksRows = false } = options
  const signWith = (given: Sign) => {
    signing = given
  }
  async function attempt<Result>(work: (tx: Tx) => Promise<Result>): Promise<{ result: Result; hooks: Hook[] }> {
    const hooks: Hook[] = []
    const result = await driver.transaction((bare, client) => {
      const controls = { sign, checksRows, ambient, afterCommit: (hook: Hook) => void hooks.push(hook) }
      const tx: Tx = Object.assign(bare, readingOn(client, options), controls)
      return running.run({ tx, client }, () => work(tx))
    })
    return { result, hooks }
  }
  async function transact<Result>(work: (tx: Tx) => Promise<Result>, triesLeft = 2): Promise<Result> {
    refuseInside()
    const { result, hooks } = await attempt(work).catch(async (error) => {
      // This recursion ends: the failed connection is not used again, and a new connection has no outdated plans.
      if (hasOutdatedPlan(error)) return { result: await transact(work, triesLeft), hooks: [] }
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
  const rows: ReadRows = (text, values) => {
    refuseInside()
    return driver.rows(text, values)
  }
  const outer = Object.assign(driver.handle, { run, rows, sign, checksRows })
  const transaction: Handle['transaction'] = (work, config) =>
    (running.getStore()?.tx ?? driver.handle).transaction(work, config)
  const ambient: Db = Object.assign(driver.following, {
    sign,
    checksRows,
    transaction,
    ambient: driver.following as Db,
  })
  const afterCommit = (hook: Hook) => {
    const current = running.getStore()
    if (current) current.tx.afterCommit(hook)
    else hook()
  }
  const { script, close } = driver
  return Object.assign(outer, { isOwn, script, close, transact, ambient, afterCommit, signWith })
}

const logger = (options: DatabaseOptions) =>
  options.onStatement ? { logQuery: (text: string) => options.onStatement?.(text) } : false

export interface PostgresOptions extends DatabaseOptions {
  poolSize: number
  /** Behind a pooler in transaction mode, no state of a connection outlives a transaction. */
  isPooled?: boolean
  statementMs?: number
}

/** Raw statements on a connection, reported to `onStatement` like drizzle's. */
const readingOn = (client: Pool | ClientBase, { onStatement }: DatabaseOptions): Reading => ({
  run: (text, values) => client.query(text, values),
  rows: async (text, values) => {
    onStatement?.(text)
    return (await client.query({ text, values, types: textTypes })).rows
  },
})

export function openPostgres(
  url: string,
  { poolSize, isPooled = false, statementMs, ...options }: PostgresOptions,
): Database {
  const given = { size: poolSize, isPooled, check: refuseInside, ...(statementMs && { statementMs }) }
  const pool = new PostgresPool(url, given)
  const settings = { logger: logger(options) }
  const current = () => running.getStore()?.client ?? pool
  const following = new FollowingPool(current)
  return assemble(
    {
      handle: drizzlePg(pool, settings),
      following: Object.assign(drizzlePg({ client: following, ...settings }), readingOn(following, options)),
      ...readingOn(pool, options),
      // Not drizzle's own pool transaction, which leaks a connection that breaks before its first statement.
      transaction: (work) =>
        pool.withClient((client) =>
          drizzlePg(client, settings).transaction(async (bare) => {
            if (isPooled) await client.query(settingsOfTransaction(statementMs))
            return work(bare, client)
          }),
        ),
      script: (work) =>
        pool.withOwnClient(async (client) => {
          const run: RunSql = (text, values) => client.query(text, values)
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
      close: () => pool.close(),
    },
    options,
  )
}
