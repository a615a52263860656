import type { Logger } from 'pino'
import type { Database } from '#server/db/client.ts'
import { inBatches } from '#server/platform/batches.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Realtime, SocketPresence } from '#server/platform/realtime/realtime.ts'
import { partnersOf, presentFor, writeSeen } from './presence.queries.ts'

export interface Presence extends SocketPresence {
  /** Records a request: kept in memory and written with the next round, at most once a minute (CHAT-14). */
  seen(userId: string): void
  /** Writes all connected people in one statement, and active callers in another. */
  write(): Promise<void>
  /** Writes all every fifteen seconds until stopped, in chunks if there are many. */
  start(): void
  stop(): Promise<void>
}

const roundMs = 15_000
/** One round may be late or missing before a person counts as away. */
const onlineMs = 50_000
const callsMs = 60_000
/** People per statement when many connect or disconnect. */
const atOnce = 100
/** Time limit, so that a hanging database does not block shutdown. */
const stoppingMs = 5000

interface Parts {
  db: Database
  clock: Clock
  realtime: Realtime
  log: Logger
}

export function createPresence({ db, clock, realtime, log }: Parts): Presence {
  const connected = new Set<string>()
  const called = new Set<string>()
  const written = new Map<string, number>()
  const running = new Set<Promise<unknown>>()
  /** Connects and disconnects not yet sent to chat partners. */
  const changed = new Map<string, boolean>()
  let announcing = false
  let rounds: { stop(): void } | undefined

  const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

  const everybody = () => [...connected, ...called]

  async function write(ids = everybody()) {
    const now = clock.now()
    for (const [userId, at] of written) if (now.getTime() - at >= callsMs) written.delete(userId)
    const online = ids.filter((userId) => connected.has(userId))
    const calling = ids.filter((userId) => called.has(userId) && !connected.has(userId))
    for (const userId of ids) called.delete(userId)
    for (const userId of calling) written.set(userId, now.getTime())
    if (online.length > 0) await writeSeen(db, online, now, later(now, onlineMs))
    if (calling.length > 0) await writeSeen(db, calling, now, null)
  }

  /** Chat partners see at once that a person connected or disconnected. */
  async function announce(changes: Map<string, boolean>) {
    const now = clock.now()
    const whoever = (are: boolean) => [...changes].filter(([, here]) => here === are).map(([userId]) => userId)
    const [came, went] = [whoever(true), whoever(false)]
    if (came.length > 0) await writeSeen(db, came, now, later(now, onlineMs)).catch(notWritten)
    if (went.length > 0) await writeSeen(db, went, now, now).catch(notWritten)
    const last_seen = now.toISOString()
    const partners = await partnersOf(db, [...changes.keys()])
    for (const [index, { user_id, partner }] of partners.entries()) {
      realtime.toUsers([partner], 'presence', { user_id, last_seen })
      // Yields, so that messages do not wait behind many of these events.
      if (index % 100 === 99) await new Promise(setImmediate)
    }
  }

  /**
   * The first change is sent at once, those that follow are sent together: when a network fails or a server starts,
   * thousands of people change, and single statements for each would block everyone else.
   */
  async function announceAll() {
    while (changed.size > 0) {
      const some = new Map([...changed].slice(0, atOnce))
      for (const userId of some.keys()) changed.delete(userId)
      await announce(some).catch(notWritten)
    }
    announcing = false
  }

  function change(userId: string, here: boolean) {
    changed.set(userId, here)
    if (announcing) return
    announcing = true
    inBackground(announceAll())
  }

  const notWritten = (error: unknown) => log.warn({ reason: String(error) }, 'presence not written')

  function inBackground(work: Promise<void>) {
    const done: Promise<unknown> = work.catch(notWritten).finally(() => running.delete(done))
    running.add(done)
    return done
  }

  return {
    seen(userId) {
      if (!connected.has(userId) && !written.has(userId)) called.add(userId)
    },
    connected(userId) {
      connected.add(userId)
      change(userId, true)
    },
    disconnected(userId) {
      connected.delete(userId)
      change(userId, false)
    },
    presentFor: (viewers) => presentFor(db, viewers, clock.now()),
    write: () => write(),
    start() {
      rounds = inBatches({
        everyMs: roundMs,
        all: everybody,
        work: (ids) => inBackground(write(ids)),
        failed: notWritten,
      })
    },
    async stop() {
      rounds?.stop()
      let timer: NodeJS.Timeout | undefined
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, stoppingMs)
      })
      await Promise.race([Promise.all(running), late])
      clearTimeout(timer)
    },
  }
}
