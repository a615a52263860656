import { AsyncLocalStorage } from 'node:async_hooks'
import {
  drizzle as drizzlePg,
  type NodePgQueryResultHKT,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core'
import type { ClientBase, Pool } from 'pg'
import { FollowingPool, PostgresPool, scriptMs, settingsOfTransaction, textTypes } from './postgres-pool.ts'
import { hasOutdatedPlan, isDeadlock } from './unavailable.ts'

/** Raw SQL with its rows, for migrations and the job queue. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** The rows of a read as drizzle's own statements have them: days and instants stay texts. */
export type ReadRows = <Row>(text: string, values: unknown[]) => Promise<Row[]>

/** Signs what a row says, for a purpose, with a key that the database does not hold. */
export type Sign = (purpose: string, text: string) => string

/** Any handle a query can run on: the outer one or a transaction's. */
export type Db = PgDatabase<NodePgQueryResultHKT> &
  Reading & {
    sign: Sign
    /** Follows the running transaction, if any: for statements that are written once, and for the account library. */
    ambient: Db
  }
interface Reading {
  run: RunSql
  rows: ReadRows
}

type Hook = () => unknown
export type Tx = Db & {
  /** Runs once the transaction is durable; a failing hook is logged, never undone. */
  afterCommit(hook: Hook): void
}

/** The outer handle. Using it inside a transaction throws: it would silently be another one. */
export type Database = Db & DatabaseControls

interface DatabaseControls {
  /** Nobody else uses this database: what is found under way in it belonged to a process that has ended. */
  isOwn: boolean
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

const running = new AsyncLocalStorage<{ tx: Tx; client: ClientBase }>()

const usedInside = () =>
  new Error('The outer database handle was used inside a transaction. Pass the transaction (tx) on instead.')

function refuseInside() {
  if (running.getStore()) throw usedInside()
}

/** Refuses a handle that would send a statement elsewhere than the code that runs. */
export function ambientOf(db: Db): Db {
  const { ambient } = db
  const tx = running.getStore()?.tx
  if (tx && db !== tx && db !== ambient) throw usedInside()
  if (!tx && 'afterCommit' in db && !('transact' in db)) throw new Error('The transaction of this handle is over.')
  return ambient
}

type Handle = PgDatabase<NodePgQueryResultHKT>
/** Drizzle's queries by relation are not used. */
type NoTables = Record<string, never>

interface Driver extends Reading {
  handle: Handle
  /** Sends a statement on the connection of the running transaction, if any. */
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
  const signWith = (given: Sign) => {
    signing = given
  }
  async function attempt<Result>(work: (tx: Tx) => Promise<Result>): Promise<{ result: Result; hooks: Hook[] }> {
    const hooks: Hook[] = []
    const result = await driver.transaction((bare, client) => {
      const controls = { sign, ambient, afterCommit: (hook: Hook) => void hooks.push(hook) }
      const tx: Tx = Object.assign(bare, readingOn(client, options), controls)
      return running.run({ tx, client }, () => work(tx))
    })
    return { result, hooks }
  }
  async function transact<Result>(work: (tx: Tx) => Promise<Result>, triesLeft = 2): Promise<Result> {
    refuseInside()
    const { result, hooks } = await attempt(work).catch(async (error) => {
      // Ends by itself: the connection is not used again, and a new one has no plans.
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
  const outer = Object.assign(driver.handle, { run, rows, sign })
  const transaction: Handle['transaction'] = (work, config) =>
    (running.getStore()?.tx ?? driver.handle).transaction(work, config)
  const ambient: Db = Object.assign(driver.following, { sign, transaction, ambient: driver.following as Db })
  const afterCommit = (hook: Hook) => {
    const current = running.getStore()
    if (current) current.tx.afterCommit(hook)
    else hook()
  }
  const { script, close } = driver
  const { isOwn = false } = options
  return Object.assign(outer, { isOwn, script, close, transact, ambient, afterCommit, signWith })
}

const settingsOf = ({ onStatement }: DatabaseOptions) => (onStatement ? { logger: { logQuery: onStatement } } : {})

export interface PostgresOptions extends DatabaseOptions {
  poolSize: number
  /** A pooler lends connections for one transaction at a time: nothing of a connection outlives one. */
  isPooled?: boolean
  statementMs?: number
}

/** Statements of ours on a connection, noted like those that drizzle sends. */
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
  const settings = settingsOf(options)
  const current = () => running.getStore()?.client ?? pool
  const following = new FollowingPool(current)
  const dialect = new PgDialect()
  return assemble(
    {
      handle: drizzlePg(pool, settings),
      following: Object.assign(drizzlePg({ client: following, ...settings }), readingOn(following, options)),
      ...readingOn(pool, options),
      // Drizzle's own way with a pool keeps a connection for ever that breaks before its first statement, and waits for the
      // answer to begin. That fails only with its connection, so it goes out together with the first statement.
      transaction: (work) =>
        pool.withClient(async (client) => {
          const session = new NodePgSession<NoTables, NoTables>(client, dialect, undefined, settings)
          const begun = client.query('begin')
          begun.catch(() => {})
          try {
            if (isPooled) {
              await begun
              await client.query(settingsOfTransaction(statementMs))
            }
            const result = await work(new NodePgTransaction(dialect, session, undefined), client)
            await begun
            await client.query('commit')
            return result
          } catch (error) {
            await client.query('rollback')
            throw error
          }
        }),
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
