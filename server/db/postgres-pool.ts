import pg from 'pg'
import { PlannedQuery } from './planned-query.ts'
import { SharedConnections } from './shared-connections.ts'
import { DatabaseUnavailable, isConnectionFailure, isDatabaseUnavailable } from './unavailable.ts'

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

/** The library leaves a connection whose answer did not come in time in use: whatever follows would wait behind it. */
class LimitedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const result: unknown = (super.query as (...all: unknown[]) => unknown).apply(this, args)
    if (!(result instanceof Promise)) return result as never
    return result.catch((error: Error) => {
      if (!isConnectionFailure(error)) throw error
      if (error.message === 'Query read timeout') this.hangUp()
      throw new DatabaseUnavailable(error)
    }) as never
  }

  hangUp() {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
}

/** Of every ten connections so many are shared by reads; the others are each held by one transaction or statement. */
const sharedPart = 0.4

/** Connections to PostgreSQL. None of them can end the process, and nothing waits for one without an end. */
export class PostgresPool {
  readonly #pool: pg.Pool
  readonly #shared: SharedConnections

  constructor(url: string, { size, statementMs = usualStatementMs }: { size: number; statementMs?: number }) {
    const shared = Math.max(1, Math.floor(size * sharedPart))
    const settings = {
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      query_timeout: statementMs + answerMs,
      keepAlive: true,
    }
    // Not as parameters of the connection itself, which a pooler between us and the database may refuse.
    const begin = (client: pg.ClientBase) =>
      client.query({
        text: `set statement_timeout = ${statementMs};
          set idle_in_transaction_session_timeout = ${idleInTransactionMs}; ${planning}`,
        query_timeout: connectMs,
      } as pg.QueryConfig)
    this.#shared = new SharedConnections(shared, () => openPipelined(settings, begin))
    this.#pool = new pg.Pool({
      ...settings,
      max: Math.max(1, size - shared),
      Client: LimitedClient as never,
      onConnect: (client) => begin(client) as unknown as undefined,
    })
    // Connections drop when the database restarts, idle ones and those that a transaction holds between two statements. An
    // error that nobody hears would end the process; the next statement fails by itself, and the one after has a new one.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  async query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return this.#pool.query(query as string, values).catch(failed)
  }

  /** The same with as few promises as can be, for the statements of every request. */
  send(query: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const answered = (error: Error | undefined, result: pg.QueryResult) =>
        error ? reject(unavailableOr(error)) : resolve(result)
      if (this.#shared.takes(query)) this.#shared.send(query, values, answered)
      else this.#pool.query(new PlannedQuery(query, values) as never, undefined as never, answered)
    })
  }

  /** The connection is given back whatever happens, and not used again after a failure of its own. */
  async withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect().catch(failed)
    let broken = false
    try {
      return await work(client)
    } catch (error) {
      broken = isDatabaseUnavailable(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** A database that does not answer keeps nobody from ending. */
  async end(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, closingMs)
    })
    await Promise.race([Promise.all([this.#pool.end(), this.#shared.end()]), late])
    clearTimeout(timer)
  }
}

/** A client that sends without waiting for answers; one that could not begin is not left open. */
async function openPipelined(settings: pg.ClientConfig, begin: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ ...settings, pipeline: true } as pg.ClientConfig)
  client.on('error', () => {})
  try {
    await client.connect()
    await begin(client)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

const unavailableOr = (error: unknown) =>
  isConnectionFailure(error) && !(error instanceof DatabaseUnavailable) ? new DatabaseUnavailable(error) : error

function failed(error: unknown): never {
  throw unavailableOr(error)
}
