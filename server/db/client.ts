import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'

/** Raw SQL with its rows, for migrations and the job queue. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** Any handle a query can run on: the outer one or a transaction's. */
export type Db = PgDatabase<PgQueryResultHKT> & { run: RunSql }

type Hook = () => unknown
export type Tx = Db & {
  /** Runs once the transaction is durable; a failing hook is logged, never undone. */
  afterCommit(hook: Hook): void
}

/** The outer handle. Using it inside a transaction throws: on one connection it would wait for itself. */
export type Database = Db & DatabaseControls

interface DatabaseControls {
  kind: 'embedded' | 'postgres'
  /** Follows the running transaction, if any: for the account library, which keeps one handle for life. */
  ambient: Db
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** After the running transaction, if any, else at once: for the account library's own hooks. */
  afterCommit(hook: Hook): void
  /** Several statements in one transaction on one connection, without parameters. */
  script<Result>(work: (run: RunSql) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface DatabaseOptions {
  onStatement?: (text: string) => void
  onHookError?: (error: unknown) => void
}

const running = new AsyncLocalStorage<{ tx: Tx }>()

function refuseInside() {
  if (running.getStore()) {
    throw new Error('The outer database handle was used inside a transaction. Pass the transaction (tx) on instead.')
  }
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
  kind: DatabaseControls['kind']
  handle: PgDatabase<PgQueryResultHKT>
  run: RunSql
  script: DatabaseControls['script']
  close(): Promise<void>
}

function assemble(driver: Driver, options: DatabaseOptions): Database {
  async function transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    refuseInside()
    const hooks: Hook[] = []
    const result = await driver.handle.transaction((bare) => {
      const tx = Object.assign(bare, {
        run: runOn(bare),
        afterCommit: (hook: Hook) => void hooks.push(hook),
      }) as unknown as Tx
      return running.run({ tx }, () => work(tx))
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
  const outer = Object.assign(driver.handle, { run })
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
  const { kind, script, close } = driver
  return Object.assign(outer, { kind, script, close, transact, ambient, afterCommit })
}

/** The connection behind a drizzle transaction; drizzle itself offers no way to pass text with values. */
function runOn(bare: object): RunSql {
  const { client } = (bare as { _: { session: { client: { query: RunSql } } } })._.session
  return (text, values) => client.query(text, values)
}

const logger = (options: DatabaseOptions) =>
  options.onStatement ? { logQuery: (text: string) => options.onStatement?.(text) } : false

export function embeddedDatabase(client: PGlite, options: DatabaseOptions = {}): Database {
  const outer = guarded(client, ['query', 'exec', 'transaction', 'sql'])
  return assemble(
    {
      kind: 'embedded',
      handle: drizzlePglite(outer, { logger: logger(options) }) as unknown as Driver['handle'],
      run: async (text, values) => {
        if (values?.length) return client.query(text, values)
        const results = await client.exec(text)
        return results.at(-1) ?? { rows: [] }
      },
      script: (work) =>
        client.transaction((tx) =>
          work(async (text, values) =>
            values?.length ? tx.query(text, values) : ((await tx.exec(text)).at(-1) ?? { rows: [] }),
          ),
        ) as never,
      close: () => client.close(),
    },
    options,
  )
}

export async function openEmbedded(dataDir: string | undefined, options: DatabaseOptions = {}): Promise<Database> {
  return embeddedDatabase(await PGlite.create({ ...(dataDir && { dataDir }) }), options)
}

const keptPlans = 500

/**
 * Reads that come again are planned once for each connection: planning a page's one big statement costs more than
 * running it. The number of plans is bounded, because a connection keeps each of them.
 */
function planOnce() {
  const names = new Map<string, string>()
  return (query: unknown) => {
    if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string')
      return query
    if (('name' in query && query.name) || !/^(select|with) /.test(query.text)) return query
    const known = names.get(query.text)
    if (!known && names.size >= keptPlans) return query
    const name = known ?? `read_${names.size}`
    names.set(query.text, name)
    return { ...query, name }
  }
}

export function openPostgres(url: string, poolSize: number, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  // Connections drop when the database restarts, idle ones and those that a transaction holds between two statements. An
  // error that nobody hears would end the process; the next statement fails by itself, and the one after has a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const outer = guarded(pool, ['query', 'connect'], planOnce())
  return assemble(
    {
      kind: 'postgres',
      handle: drizzlePg(outer as pg.Pool, { logger: logger(options) }) as unknown as Driver['handle'],
      run: (text, values) => pool.query(text, values),
      script: async (work) => {
        const client = await pool.connect()
        try {
          await client.query('begin')
          const result = await work((text, values) => client.query(text, values))
          await client.query('commit')
          return result
        } catch (error) {
          await client.query('rollback').catch(() => {})
          throw error
        } finally {
          client.release()
        }
      },
      close: () => pool.end(),
    },
    options,
  )
}
