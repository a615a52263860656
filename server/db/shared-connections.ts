import type pg from 'pg'
import { PlannedQuery } from './planned-query.ts'

type Answered = (error: Error | undefined, result: pg.QueryResult) => void

/** What a read that was never sent is expected to take, in milliseconds. */
const firstGuessMs = 5
/** Whoever is sent behind a statement waits for it; what takes longer than this is sent on a connection of its own. */
const longMs = 50
/** As long as those before it take less than this, joining them costs less than being sent alone. */
const shortMs = 1
/** A connection that nobody used for this long may have been forgotten by whatever stands between us and the database. */
const idleMs = 60_000

/** A column has another type since the statement was planned, or the plan is not there any more: planning anew helps. */
const outdatedPlan = ['0A000', '26000']

/** What takes a lock may wait for others, and whoever is sent behind it would wait too. */
const mayWait =
  /\b(?:insert into|update ["\w]|delete from|merge into|for (?:no key )?update|for (?:key )?share|pg_advisory)/i

interface Habit {
  isPlainRead: boolean
  usualMs: number
}

/**
 * Connections on which many reads are under way at once, each sent without waiting for the answers to those before it.
 * Reads of one moment go out together, and their answers come together: most of what a small statement costs outside of
 * the database is to be sent and received by itself.
 */
export class SharedConnections {
  readonly #connections: SharedConnection[]
  readonly #habits = new WeakMap<pg.QueryConfig, Habit>()
  #isEnded = false

  constructor(size: number, open: () => Promise<pg.Client>) {
    this.#connections = Array.from({ length: size }, () => new SharedConnection(open))
  }

  /** Planned reads that take no lock and not long. */
  takes(query: pg.QueryConfig): boolean {
    const { isPlainRead, usualMs } = this.#habitOf(query)
    return isPlainRead && usualMs < longMs
  }

  send(query: pg.QueryConfig, values: unknown[], answered: Answered, isSecondTry = false) {
    if (this.#isEnded) return answered(new Error('Client was closed'), undefined as never)
    const habit = this.#habitOf(query)
    const connection = this.#nextConnection()
    connection.send(new PlannedQuery(query, values), habit.usualMs, (error, result, tookMs) => {
      // One late answer says little, a quick one says that it can be quick.
      habit.usualMs += (tookMs - habit.usualMs) * (tookMs > habit.usualMs ? 0.05 : 0.3)
      const isOutdated = error && outdatedPlan.includes((error as pg.DatabaseError).code ?? '')
      if (isOutdated) connection.replace()
      if (isOutdated && !isSecondTry) this.send(query, values, answered, true)
      else answered(error, result)
    })
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#connections.map((each) => each.end()))
  }

  #habitOf(query: pg.QueryConfig): Habit {
    const known = this.#habits.get(query)
    if (known) return known
    const habit = { isPlainRead: query.name !== undefined && !mayWait.test(query.text), usualMs: firstGuessMs }
    this.#habits.set(query, habit)
    return habit
  }

  #nextConnection(): SharedConnection {
    let least = this.#connections[0]!
    for (const each of this.#connections) {
      if (each.expectedMs < shortMs) return each
      if (each.expectedMs < least.expectedMs) least = each
    }
    return least
  }
}

type Finished = (...given: [...Parameters<Answered>, tookMs: number]) => void
type Holding = Pick<NodeJS.WriteStream, 'cork' | 'uncork'>

class SharedConnection {
  readonly #open: () => Promise<pg.Client>
  #client: pg.Client | undefined
  #opening: Promise<pg.Client> | undefined
  #isHeldBack = false
  #answeredAt = 0
  #underWay = 0
  /** Until everything that was sent is answered. */
  expectedMs = 0

  constructor(open: () => Promise<pg.Client>) {
    this.#open = open
  }

  send(query: PlannedQuery, usualMs: number, finished: Finished) {
    const sentAt = performance.now()
    if (this.#underWay === 0 && sentAt - this.#answeredAt > idleMs) this.replace()
    this.#underWay++
    this.expectedMs += usualMs
    const answered: Answered = (error, result) => {
      const now = performance.now()
      // Those before it were answered first: what it waited for them is not its own.
      const tookMs = now - Math.max(sentAt, this.#answeredAt)
      this.#answeredAt = now
      this.#underWay--
      this.expectedMs = this.#underWay === 0 ? 0 : this.expectedMs - usualMs
      finished(error, result, tookMs)
    }
    if (this.#client) this.#sendOn(this.#client, query, answered)
    else
      this.#opened().then(
        (client) => this.#sendOn(client, query, answered),
        (error) => answered(error, undefined as never),
      )
  }

  /** What is under way is still answered. */
  replace() {
    this.#client?.end().catch(() => {})
    this.#client = undefined
  }

  async end(): Promise<void> {
    await this.#opening?.catch(() => {})
    await this.#client?.end()
  }

  #sendOn(client: pg.Client, query: PlannedQuery, answered: Answered) {
    if (!this.#isHeldBack) this.#holdBack((client as unknown as { connection: { stream: Holding } }).connection.stream)
    client.query(query as never, undefined as never, answered as never)
  }

  /** Until this turn is over: what else is asked for by then goes along. */
  #holdBack(stream: Holding) {
    this.#isHeldBack = true
    stream.cork()
    setImmediate(() => {
      this.#isHeldBack = false
      stream.uncork()
    })
  }

  #opened(): Promise<pg.Client> {
    this.#opening ??= this.#open()
      .then((client) => {
        const forget = () => {
          if (this.#client === client) this.#client = undefined
        }
        client.on('error', forget).on('end', forget)
        this.#client = client
        return client
      })
      .finally(() => {
        this.#opening = undefined
      })
    return this.#opening
  }
}
