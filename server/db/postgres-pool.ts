import pg from 'pg'
import { PlannedStatements } from './planned-statements.ts'
import { SharedConnections } from './shared-connections.ts'
import { DatabaseUnavailable, hasOutdatedPlan, isConnectionFailure, isDatabaseUnavailable } from './unavailable.ts'

/** Timeout for opening a connection, and for waiting for a free one. */
const connectMs = 5000
/** Default `statement_timeout` of the database. */
const usualStatementMs = 15_000
/** A migration may rebuild a large table, and a second process waits until the first has migrated. */
export const scriptMs = 10 * 60_000
/** Extra wait on our side, because a database that does not answer at all cannot time out by itself. */
const answerMs = 2000
/** Limit between two statements of a transaction, so that a stalled transaction does not keep rows locked. */
const idleInTransactionMs = 60_000
const closingMs = 3000

/**
 * JIT is off, because compiling a statement takes longer than running any of ours. With the data in memory an index
 * page costs as little as the next table page, so `random_page_cost` is lowered; a value set by the operator is kept.
 */
export const planning = `set jit = off;
  select set_config('random_page_cost', '1.1', false) where current_setting('random_page_cost') = '4'`

const { builtins } = pg.types
/** Dates, timestamps and intervals stay strings, alone and in arrays, as in drizzle. */
const staysText = new Set<number>([
  ...[builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL],
  ...[1231, 1115, 1185, 1187, 1182],
])
const asItIs = (text: string) => text
export const textTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    staysText.has(type) ? asItIs : pg.types.getTypeParser(type, format as 'text'),
}

/**
 * After a timeout the library keeps using the connection, and later statements would wait behind the unanswered one;
 * this client closes it.
 */
class LimitedClient extends pg.Client {
  override query(...given: unknown[]): never {
    const sent: unknown = Reflect.apply(super.query, this, given)
    if (!(sent instanceof Promise)) return sent as never
    return sent.catch((error: Error) => {
      // While a statement is running, `end()` closes the connection.
      if (error.message === 'Query read timeout') this.end().catch(() => {})
      throw unavailableOr(error)
    }) as never
  }
}

/** drizzle's extended query configuration: rows may be requested as arrays. */
interface Statement extends pg.QueryConfig {
  rowMode?: string
}

/** Each connection of the pool prepares repeated statements once. */
const planningClient = (planned: PlannedStatements) =>
  class extends LimitedClient {
    override query(...given: unknown[]): never {
      const [query, values, ...more] = given as [string | Statement, unknown[] | undefined]
      const statement: Statement = typeof query === 'string' ? { text: query } : query
      const { text, types, rowMode } = statement
      // A text without values may contain several statements, which cannot be prepared together.
      const isPlannable = !statement.name && Boolean((values ?? statement.values)?.length)
      const name = isPlannable ? planned.of(text)?.name : undefined
      if (!name) return super.query(query, values, ...more)
      return super.query({ name, text, types, rowMode, values: values ?? statement.values }, undefined, ...more)
    }
  }

/** Behind a pooler, the next statement may reach a connection that does not have the prepared plan. */
class UnnamedClient extends LimitedClient {
  override query(...given: unknown[]): never {
    const [query, ...more] = given
    const isNamed = typeof query === 'object' && query !== null && 'name' in query
    return super.query(isNamed ? { ...query, name: undefined } : query, ...more)
  }
}

/** The connection settings for one transaction only, because a pooler lends the connection for no longer. */
export const settingsOfTransaction = (statementMs = usualStatementMs) => `select
  set_config('statement_timeout', '${statementMs}', true),
  set_config('idle_in_transaction_session_timeout', '${idleInTransactionMs}', true),
  set_config('jit', 'off', true),
  set_config('random_page_cost', coalesce(nullif(current_setting('random_page_cost'), '4'), '1.1'), true)`

/** Share of the connections that reads use together; each other one serves one transaction or statement at a time. */
const sharedPart = 0.4

interface PoolSettings {
  size: number
  /** True behind a pooler in transaction mode. */
  isPooled?: boolean
  statementMs?: number
  /** Called before each statement outside of a transaction; throws if it must not be sent. */
  check: () => void
}

/** A pool of PostgreSQL connections whose errors never end the process, and in which every wait has a timeout. */
export class PostgresPool extends pg.Pool {
  readonly #settings: pg.ClientConfig
  readonly #check: () => void
  /** Undefined behind a pooler, because another connection would not have the plan. */
  readonly #planned: PlannedStatements | undefined
  readonly #shared: SharedConnections

  constructor(url: string, { size, isPooled = false, statementMs = usualStatementMs, check }: PoolSettings) {
    const shared = isPooled ? 0 : Math.max(1, Math.floor(size * sharedPart))
    const settings = {
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      query_timeout: statementMs + answerMs,
      keepAlive: true,
    }
    // As statements, because a pooler may refuse them as parameters of the connection.
    const begin = (client: pg.ClientBase) =>
      inTime(
        client.query(`set statement_timeout = ${statementMs};
          set idle_in_transaction_session_timeout = ${idleInTransactionMs}; ${planning}`),
      )
    const planned = isPooled ? undefined : new PlannedStatements()
    const kind = planned ? { Client: planningClient(planned), onConnect: begin } : { Client: UnnamedClient }
    super({ ...settings, max: Math.max(1, size - shared), ...kind })
    this.#settings = settings
    this.#check = check
    this.#planned = planned
    this.#shared = new SharedConnections(shared, settings, begin)
    // Connections drop when the database restarts, both idle ones and those inside a transaction. An unhandled error
    // event would end the process; instead the next statement fails, and the one after it gets a new connection.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  /** Repeated reads share connections; every other statement has one to itself until it is answered. */
  override query(...given: unknown[]): never {
    this.#check()
    const [query, values] = given as [string | Statement, unknown[] | undefined]
    return this.#sent(query, values).catch((error) =>
      hasOutdatedPlan(error) ? this.query(query, values) : failed(error),
    ) as never
  }

  #sent(query: string | Statement, values: unknown[] | undefined): Promise<pg.QueryResult> {
    const planned = typeof query === 'string' ? undefined : this.#planned?.of(query.text)
    if (typeof query === 'string' || !planned?.isShared) return super.query(query, values)
    const { text, types, rowMode } = query
    const named = { name: planned.name, text, values: values ?? query.values ?? [], types, rowMode }
    return this.#shared.send(planned, named)
  }

  /** Always releases the connection, and discards it after an error of the connection itself. */
  async withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.connect().catch(failed)
    let broken = false
    try {
      return await work(client)
    } catch (error) {
      broken = isDatabaseUnavailable(error) || hasOutdatedPlan(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Opens an extra connection for work that may take long. */
  async withOwnClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new LimitedClient({ ...this.#settings, query_timeout: scriptMs })
    client.on('error', () => {})
    try {
      await client.connect().catch(failed)
      return await work(client)
    } finally {
      client.end().catch(() => {})
    }
  }

  /** A database that does not answer must not delay the shutdown. */
  async close(): Promise<void> {
    await inTime(Promise.all([this.end(), this.#shared.end()]), closingMs).catch(() => {})
  }
}

/** Looks like a pool to drizzle, but sends each statement on the caller's current connection. */
export class FollowingPool extends pg.Pool {
  readonly #current: () => pg.Pool | pg.ClientBase

  constructor(current: () => pg.Pool | pg.ClientBase) {
    super()
    this.#current = current
  }

  override query(...given: unknown[]): never {
    const current = this.#current()
    return Reflect.apply(current.query, current, given) as never
  }
}

function inTime<Result>(work: Promise<Result>, ms = connectMs): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error('timeout expired'))
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const unavailableOr = (error: unknown) =>
  isConnectionFailure(error) && !(error instanceof DatabaseUnavailable) ? new DatabaseUnavailable(error) : error

function failed(error: unknown): never {
  throw unavailableOr(error)
}
