import { Socket } from 'node:net'
import pg from 'pg'

interface Options {
  url: string
  /** For connecting and for each query; a connection that takes longer counts as lost. */
  timeLimitMs: number
  onConnected(): void
  onNotification(payload: string): void
  /** Called once if connecting fails, or if the connection breaks or stops answering; not after `end` or `destroy`. */
  onLost(reason: string): void
}

/** A single connection that reports its own loss and can be closed at any time. */
export interface PostgresConnection {
  query(text: string, values?: unknown[]): Promise<unknown>
  /** True once lost, ended or destroyed. */
  isOver(): boolean
  /** Waits for running queries, then closes the connection properly. */
  end(): Promise<void>
  /** Closes the connection immediately, whatever it is doing. */
  destroy(): void
}

export function connectPostgres(options: Options): PostgresConnection {
  // The socket is created here, because the library cannot close a connection that is still opening or does not answer.
  const socket = new Socket()
  socket.on('error', () => {})
  const client = new pg.Client({
    connectionString: options.url,
    stream: () => socket,
    connectionTimeoutMillis: options.timeLimitMs,
    query_timeout: options.timeLimitMs,
    keepAlive: true,
  })
  let over = false
  const lose = (reason: unknown) => {
    if (over) return
    over = true
    socket.destroy()
    options.onLost(String(reason))
  }
  // Without a handler, an error between two queries would end the process.
  client.on('error', lose)
  client.on('end', () => lose('connection ended'))
  client.on('notification', ({ payload }) => {
    if (!over && payload !== undefined) options.onNotification(payload)
  })
  client.connect().then(() => over || options.onConnected(), lose)

  return {
    async query(text, values) {
      try {
        return await client.query(text, values)
      } catch (error) {
        // After any error or timeout, the connection is replaced.
        lose(error)
        throw error
      }
    },
    isOver: () => over,
    end() {
      over = true
      return client.end()
    },
    destroy() {
      over = true
      socket.destroy()
    },
  }
}
