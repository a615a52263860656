import pg from 'pg'
import { PlannedStatements } from './planned-statements.ts'
import { PipelinedClient, SharedConnections } from './shared-connections.ts'
import { DatabaseUnavailable, hasOutdatedPlan, isConnectionFailure, isDatabaseUnavailable } from './unavailable.ts'

/** For a connection, be it a new one or one that others hold. */
const connectMs = 5000
/** The database gives up on a statement after this long, unless told otherwise. */
const usualStatementMs = 15_000
/** A migration may rebuild a large table, and a second process waits for the first one's. */
export const scriptMs = 10 * 60_000
/** A database that does not answer at all cannot give up by itself; then we do, a little later. */
const answerMs = 2000
/** Between two statements of a transaction; whoever is away longer must not keep others from the rows. */
const idleInTransactionMs = 60_000
const closingMs = 3000

/**
 * Compiling a statement takes longer than any of ours, and an estimate is enough to begin with it. A page of an index is
 * as quick to read as the next one of a table wherever the rows that are asked for stay in memory; an operator who says
 * something else about the disk is left alone.
 */
export const planning = `set jit = off;
  select set_config('random_page_cost', '1.1', false) where current_setting('random_page_cost') = '4'`

const { builtins } = pg.types
/** As drizzle has them: days, instants and spans stay texts, alone and in arrays. */
const staysText = new Set<number>([
  ...[builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL],
  ...[1231, 1115, 1185, 1187, 1182],
])
const asItIs = (text: string) => text
export const textTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    staysText.has(type) ? asItIs : pg.types.getTypeParser(type, format as 'text'),
}

/** The library leaves a connection whose answer did not come in time in use: whatever follows would wait behind it. */
class LimitedClient extends pg.Client {
  override query(...given: unknown[]): never {
    const sent: unknown = Reflect.apply(super.query, this, given)
    if (!(sent instanceof Promise)) return sent as never
    return sent.catch((error: Error) => {
      // With a statement under way this hangs up.
      if (error.message === 'Query read timeout') this.end().catch(() => {})
      return failed(error)
    }) as never
  }
}

/** As drizzle writes it: rows may be wanted as arrays. */
interface Statement extends pg.QueryConfig {
  rowMode?: string
}

/**
 * Each connection of a pool plans the statements that come again once, and sends together what is asked for in one go,
 * without waiting for other calls: whoever holds a connection keeps others from it. A statement that does not answer in time ends it: the library hangs up by itself here.
 */
const planningClient = (planned: PlannedStatements) =>
  class extends PipelinedClient {
    override query(...given: unknown[]): never {
      this.holdBack(process.nextTick)
      const sent: unknown = this.#planned(given)
      return (sent instanceof Promise ? sent.catch(failed) : sent) as never
    }

    #planned(given: unknown[]): unknown {
      const [query, values, ...more] = given as [string | Statement, unknown[] | undefined]
      const statement: Statement = typeof query === 'string' ? { text: query } : query
      const { text, types, rowMode } = statement
      // A text without values may be several statements, which cannot be planned together.
      const isPlannable = !statement.name && Boolean((values ?? statement.values)?.length)
      const name = isPlannable ? planned.of(text)?.name : undefined
      if (!name) return Reflect.apply(super.query, this, given)
      const named = { name, text, types, rowMode, values: values ?? statement.values }
      return Reflect.apply(super.query, this, [named, undefined, ...more])
    }
  }

/** Behind a pooler the next statement may reach a connection that does not know the plan with the name. */
class UnnamedClient extends PipelinedClient {
  override query(...given: unknown[]): never {
    this.holdBack(process.nextTick)
    const [query, ...more] = given
    const isNamed = typeof query === 'object' && query !== null && 'name' in query
    const unnamed = isNamed ? { ...query, name: undefined } : query
    const sent: unknown = Reflect.apply(super.query, this, [unnamed, ...more])
    return (sent instanceof Promise ? sent.catch(failed) : sent) as never
  }
}

/** The same for one transaction, where the connection is lent for no longer. */
export const settingsOfTransaction = (statementMs = usualStatementMs) => `select
  set_config('statement_timeout', '${statementMs}', true),
  set_config('idle_in_transaction_session_timeout', '${idleInTransactionMs}', true),
  set_config('jit', 'off', true),
  set_config('random_page_cost', coalesce(nullif(current_setting('random_page_cost'), '4'), '1.1'), true)`

/** Of every ten connections so many are shared by reads; the others are each held by one transaction or statement. */
const sharedPart = 0.4

interface PoolSettings {
  size: number
  /** By a pooler that lends connections for one transaction at a time. */
  isPooled?: boolean
  statementMs?: number
  /** Asked before each statement that no transaction sends; throws where it must not be sent. */
  check: () => void
}

/** Connections to PostgreSQL. None of them can end the process, and nothing waits for one without an end. */
export class PostgresPool extends pg.Pool {
  readonly #settings: pg.ClientConfig
  readonly #check: () => void
  /** None behind a pooler: another connection would not know the plan. */
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
    // Not as parameters of the connection itself, which a pooler between us and the database may refuse.
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
    // Connections drop when the database restarts, idle ones and those that a transaction holds between two statements. An
    // error that nobody hears would end the process; the next statement fails by itself, and the one after has a new one.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  /** Reads that come again share connections; everything else has one to itself until it is answered. */
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

  /** The connection is given back whatever happens, and not used again after a failure of its own. */
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

  /** For what may take long: a connection beside the others. */
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

  /** A database that does not answer keeps nobody from ending. */
  async close(): Promise<void> {
    await inTime(Promise.all([this.end(), this.#shared.end()]), closingMs).catch(() => {})
  }
}

/** A pool by its look alone: each statement goes over the connection that the caller is on. */
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
