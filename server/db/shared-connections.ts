import { Socket } from 'node:net'
import pg from 'pg'
import type { PlannedStatement } from './planned-statements.ts'

/**
 * While the queued reads are expected to take less than this, joining them is cheaper than using another connection.
 */
const shortMs = 1
/** A connection idle for this long may have been dropped by a firewall or proxy between us and the database. */
const idleMs = 60_000

/** A column's type changed since the statement was prepared, or the prepared plan is gone: preparing it again helps. */
const isOutdatedPlan = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '0A000' || error.code === '26000')

/** A connection together with its socket. */
class PipelinedClient extends pg.Client {
  readonly #socket: Socket
  #isHeldBack = false

  constructor(settings: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...settings, pipeline: true, stream: () => socket })
    this.#socket = socket
  }

  /**
   * Buffers output until the end of this turn of the event loop, so that queries from the same turn are sent together.
   */
  holdBack() {
    if (this.#isHeldBack) return
    this.#isHeldBack = true
    this.#socket.cork()
    setImmediate(() => {
      this.#isHeldBack = false
      this.#socket.uncork()
    })
  }
}

type Begin = (client: pg.ClientBase) => Promise<unknown>

/** Closes the connection if its first statement fails. */
async function open(settings: pg.ClientConfig, begin: Begin): Promise<PipelinedClient> {
  const client = new PipelinedClient(settings)
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

/**
 * Connections that carry many reads at once, each sent without waiting for earlier answers. Reads of one moment are
 * sent and answered together, because most of the cost of a small statement outside the database is sending and
 * receiving it.
 */
export class SharedConnections {
  readonly #connections: SharedConnection[]
  #isEnded = false

  constructor(size: number, settings: pg.ClientConfig, begin: Begin) {
    const opened = () => (this.#isEnded ? Promise.reject(new Error('Client was closed')) : open(settings, begin))
    this.#connections = Array.from({ length: size }, () => new SharedConnection(opened))
  }

  /** Uses the first connection with a short queue, otherwise the one with the shortest. */
  send(read: PlannedStatement, query: pg.QueryConfig): Promise<pg.QueryResult> {
    let least = this.#connections[0]!
    for (const each of this.#connections) {
      if (each.expectedMs < shortMs) return each.send(read, query)
      if (each.expectedMs < least.expectedMs) least = each
    }
    return least.send(read, query)
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#connections.map((each) => each.end()))
  }
}

class SharedConnection {
  readonly #open: () => Promise<PipelinedClient>
  #client: Promise<PipelinedClient> | undefined
  #answeredAt = 0
  #underWay = 0
  /** Expected milliseconds until everything sent so far is answered. */
  expectedMs = 0

  constructor(open: () => Promise<PipelinedClient>) {
    this.#open = open
  }

  async send(read: PlannedStatement, query: pg.QueryConfig, isSecondTry = false): Promise<pg.QueryResult> {
    const sentAt = performance.now()
    if (this.#underWay === 0 && sentAt - this.#answeredAt > idleMs) this.#replace(this.#client)
    const client = this.#opened()
    const { usualMs } = read
    this.#underWay++
    this.expectedMs += usualMs
    try {
      const opened = await client
      opened.holdBack()
      return await opened.query(query)
    } catch (error) {
      if (isSecondTry || !isOutdatedPlan(error)) throw error
      this.#replace(client)
      return await this.send(read, query, true)
    } finally {
      this.#underWay--
      this.expectedMs = this.#underWay === 0 ? 0 : this.expectedMs - usualMs
      const now = performance.now()
      // The time spent waiting for earlier answers does not count for this statement.
      read.took(now - Math.max(sentAt, this.#answeredAt))
      this.#answeredAt = now
    }
  }

  async end(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  /** Statements in progress are still answered. */
  #replace(client: Promise<PipelinedClient> | undefined) {
    if (this.#client !== client) return
    this.#client = undefined
    client?.then(
      (opened) => opened.end(),
      () => {},
    )
  }

  #opened(): Promise<PipelinedClient> {
    if (this.#client) return this.#client
    const opening = this.#open()
    const forget = () => {
      if (this.#client === opening) this.#client = undefined
    }
    opening.then((client) => client.on('error', forget).on('end', forget), forget)
    this.#client = opening
    return opening
  }
}
