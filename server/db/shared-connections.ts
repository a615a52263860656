import type pg from 'pg'
import type { PlannedRead } from './planned-reads.ts'

/** A connection that nobody used for this long may have been forgotten by whatever stands between us and the database. */
const idleMs = 60_000

/** A column has another type since the statement was planned, or the plan is not there any more: planning anew helps. */
const isOutdatedPlan = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '0A000' || error.code === '26000')

/**
 * Connections on which many reads are under way at once, each sent without waiting for the answers to those before it:
 * most of what a small statement costs outside of the database is to wait for a connection and to be answered by itself.
 */
export class SharedConnections {
  readonly #connections: SharedConnection[]
  #isEnded = false

  constructor(size: number, open: () => Promise<pg.Client>) {
    const openUntilEnded = () => (this.#isEnded ? Promise.reject(new Error('Client was closed')) : open())
    this.#connections = Array.from({ length: size }, () => new SharedConnection(openUntilEnded))
  }

  /** Where the fewest are under way; with nothing going on a read is alone. */
  send(read: PlannedRead, query: pg.QueryConfig): Promise<pg.QueryResult> {
    let least = this.#connections[0]!
    for (const each of this.#connections) if (each.underWay < least.underWay) least = each
    return least.send(read, query)
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#connections.map((each) => each.end()))
  }
}

class SharedConnection {
  readonly #open: () => Promise<pg.Client>
  #client: Promise<pg.Client> | undefined
  #answeredAt = 0
  underWay = 0

  constructor(open: () => Promise<pg.Client>) {
    this.#open = open
  }

  async send(read: PlannedRead, query: pg.QueryConfig, isSecondTry = false): Promise<pg.QueryResult> {
    const sentAt = performance.now()
    if (this.underWay === 0 && sentAt - this.#answeredAt > idleMs) this.#replace(this.#client)
    const client = this.#opened()
    this.underWay++
    try {
      return await (await client).query(query)
    } catch (error) {
      if (isSecondTry || !isOutdatedPlan(error)) throw error
      this.#replace(client)
      return await this.send(read, query, true)
    } finally {
      this.underWay--
      const now = performance.now()
      // Those before it were answered first: what it waited for them is not its own.
      read.took(now - Math.max(sentAt, this.#answeredAt))
      this.#answeredAt = now
    }
  }

  async end(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  /** What is under way is still answered. */
  #replace(client: Promise<pg.Client> | undefined) {
    if (this.#client !== client) return
    this.#client = undefined
    client?.then(
      (opened) => opened.end(),
      () => {},
    )
  }

  #opened(): Promise<pg.Client> {
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
