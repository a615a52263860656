import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EventBus } from './bus.ts'
import { eventQueue } from './event-queue.ts'
import { payloadReader, toPayloads } from './notification-payloads.ts'
import { connectPostgres, type PostgresConnection } from './postgres-connection.ts'

interface Options {
  url: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  timeLimitMs?: number
  /** How often an idle connection is checked. */
  checkEveryMs?: number
}

const channel = 'anahtar_events'
const firstPauseMs = 100
const longestPauseMs = 5000
/** A connection that has lasted this long counts as working again. */
const settledMs = 1000
/** How long closing waits for pending events to be sent. */
const closingMs = 500
const payloadsPerQuery = 100
const maxQueueLength = 4_000_000
const maxAgeMs = 3000
/** Sent in place of an event when the process had to drop some. */
const droppedNotice = ''

/**
 * Uses LISTEN/NOTIFY over one connection, which keeps the order. While disconnected, events are queued for a short
 * time; older ones are dropped, and the other processes are told so after reconnecting.
 */
export function postgresBus<Event>({ url, log, timeLimitMs = 3000, checkEveryMs = 10_000 }: Options): EventBus<Event> {
  const ownId = randomUUID()
  const handlers = new Set<(event: Event) => void>()
  const missedHandlers = new Set<() => void>()
  const lastNumbers = new Map<string, number>()
  let state: 'unused' | 'open' | 'closed' = 'unused'
  let connection: PostgresConnection | undefined
  let listening = false
  let isSending = false
  let sending = Promise.resolve()
  let checkDue = false
  let published = 0
  let dropped = 0
  let missed = false
  let interrupted = false
  let pauseMs = firstPauseMs
  let retryTimer: NodeJS.Timeout | undefined
  let settleTimer: NodeJS.Timeout | undefined
  let checkTimer: NodeJS.Timeout | undefined

  const queue = eventQueue({
    maxLength: maxQueueLength,
    maxAgeMs,
    onDrop() {
      if (dropped === 0) log.warn('event bus: the database does not answer, events are dropped')
      dropped += 1
    },
  })
  const enqueue = (text: string) => queue.add(toPayloads({ from: ownId, number: ++published, text }))

  function connect() {
    const read = payloadReader()
    const made = connectPostgres({
      url,
      timeLimitMs,
      onConnected: () =>
        made.query(`listen ${channel}`).then(
          () => onListening(made),
          () => {},
        ),
      onNotification(payload) {
        const received = read(payload)
        if (received) onReceived(received)
      },
      onLost,
    })
    connection = made
  }

  function onListening(made: PostgresConnection) {
    // The reply and the end of the connection may arrive together, and the end is processed first.
    if (state === 'closed' || made.isOver()) return
    listening = true
    settleTimer = setTimeout(onSettled, settledMs)
    checkTimer = setInterval(() => {
      checkDue = true
      send()
    }, checkEveryMs)
    send()
  }

  function onLost(reason: string) {
    if (state === 'closed') return
    if (!interrupted) log.warn({ reason }, 'event bus: connection lost')
    interrupted = true
    missed = true
    listening = false
    stopTimers()
    retryTimer = setTimeout(connect, pauseMs * (0.5 + Math.random() / 2))
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  /**
   * Called only after a while, so that missed events are not reported for every attempt of a connection that keeps
   * breaking.
   */
  function onSettled() {
    settleTimer = undefined
    pauseMs = firstPauseMs
    if (interrupted) log.info('event bus: connected again')
    interrupted = false
    if (!missed) return
    missed = false
    for (const handler of missedHandlers) guarded(handler)
  }

  function onReceived({ from, number, text }: { from: string; number: number; text: string }) {
    if (from === ownId) return
    // An event that was sent again after a break may have arrived before it.
    if (number <= (lastNumbers.get(from) ?? 0)) return
    lastNumbers.set(from, number)
    if (text === droppedNotice) {
      missed = true
      settleTimer ??= setTimeout(onSettled, settledMs)
      return
    }
    for (const handler of handlers) guarded(() => handler(JSON.parse(text)))
  }

  function guarded(work: () => void) {
    try {
      work()
    } catch (error) {
      log.error({ err: error }, 'event bus: handler failed')
    }
  }

  function send() {
    if (!isSending) sending = sendAll()
  }

  /** Runs one query at a time; events published meanwhile are sent together with the next one. */
  async function sendAll() {
    isSending = true
    while (connection && listening) {
      if (queue.isEmpty() && dropped > 0) {
        dropped = 0
        enqueue(droppedNotice)
      }
      if (queue.isEmpty() && !checkDue) break
      checkDue = false
      // Even without an event, the query checks that the database answers.
      const batch = queue.take(payloadsPerQuery)
      const payloads = batch.flatMap((event) => event.payloads)
      try {
        await connection.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads])
      } catch {
        // The connection is lost with the query; the next connection sends the batch again.
        queue.putBack(batch)
        break
      }
    }
    isSending = false
  }

  function stopTimers() {
    clearTimeout(retryTimer)
    clearTimeout(settleTimer)
    clearInterval(checkTimer)
    settleTimer = undefined
  }

  return {
    publish(event) {
      if (state !== 'open') return
      enqueue(JSON.stringify(event))
      send()
    },
    subscribe(handler) {
      handlers.add(handler)
      if (state === 'unused') {
        state = 'open'
        connect()
      }
      return () => void handlers.delete(handler)
    },
    onMissed(handler) {
      missedHandlers.add(handler)
      return () => void missedHandlers.delete(handler)
    },
    async close() {
      state = 'closed'
      stopTimers()
      const sentAndEnded = async () => {
        await sending
        await connection?.end()
      }
      if (listening) await Promise.race([sentAndEnded().catch(() => {}), pause(closingMs, undefined, { ref: false })])
      listening = false
      connection?.destroy()
    },
  }
}
