import type { Logger } from 'pino'
import type { Database } from '#server/db/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { partnersOf, writeSeen } from './presence.queries.ts'

export interface Presence {
  /** Somebody called: remembered here, written with the next round, at most once a minute (CHAT-14). */
  seen(userId: string): void
  /** A browser of theirs is connected to this process, or none any more. */
  arrived(userId: string): void
  gone(userId: string): void
  /** Writes who is there: one statement, however many they are. */
  write(): Promise<void>
  /** Writes every fifteen seconds until stopped. */
  start(): void
  stop(): Promise<void>
}

const roundMs = 15_000
/** A round may be late or left out once before somebody counts as away. */
const onlineMs = 40_000
const callsMs = 60_000

interface Parts {
  db: Database
  clock: Clock
  realtime: Realtime
  log: Logger
}

export function createPresence({ db, clock, realtime, log }: Parts): Presence {
  const here = new Set<string>()
  const called = new Set<string>()
  const written = new Map<string, number>()
  const running = new Set<Promise<void>>()
  let timer: ReturnType<typeof setInterval> | undefined

  const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

  async function write() {
    const now = clock.now()
    for (const [userId, at] of written) if (now.getTime() - at >= callsMs) written.delete(userId)
    const connected = [...here]
    const calling = [...called].filter((userId) => !here.has(userId))
    called.clear()
    for (const userId of calling) written.set(userId, now.getTime())
    if (connected.length > 0) await writeSeen(db, connected, now, later(now, onlineMs))
    if (calling.length > 0) await writeSeen(db, calling, now, null)
  }

  /** Those they write with see at once that somebody came or went. */
  async function tell(userId: string, onlineUntil: Date) {
    const now = clock.now()
    await writeSeen(db, [userId], now, onlineUntil)
    const event = { user_id: userId, last_seen: now.toISOString() }
    for (const partner of await partnersOf(db, userId)) realtime.toUser(partner, 'presence', event)
  }

  function inBackground(work: Promise<void>) {
    const done = work
      .catch((error) => log.warn({ reason: String(error) }, 'presence not written'))
      .finally(() => running.delete(done))
    running.add(done)
  }

  return {
    seen(userId) {
      if (!here.has(userId) && !written.has(userId)) called.add(userId)
    },
    arrived(userId) {
      here.add(userId)
      inBackground(tell(userId, later(clock.now(), onlineMs)))
    },
    gone(userId) {
      here.delete(userId)
      inBackground(tell(userId, clock.now()))
    },
    write,
    start() {
      timer = setInterval(() => inBackground(write()), roundMs)
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
