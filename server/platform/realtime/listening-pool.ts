import pg from 'pg'

/** From the moment it is asked for, the listening connection has this long to be there. */
const settleMs = 1000

/**
 * Connections for the library that passes events on. It keeps one for listening and comes back when that breaks, but
 * neither hears the error, which would end the process, nor gives the broken one back, which would use the pool up.
 * What was said in between nobody here has heard: `onReturn` is for that.
 */
export function listeningPool(url: string, onReturn: () => void): pg.Pool {
  // One to listen and one to speak: over two, a later event could overtake an earlier one. What a database that does not
  // answer holds up is dropped soon: browsers catch up by calls.
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.once('end', () => giveBack(client))
  })
  let listening: pg.PoolClient | undefined
  let closing = false
  const lend = pool.connect.bind(pool) as (...given: unknown[]) => Promise<pg.PoolClient>
  const close = pool.end.bind(pool)

  async function lendForListening(): Promise<pg.PoolClient> {
    const client = await lend().catch((error: unknown) => {
      if (!closing) throw error
    })
    if (closing || !client) {
      if (client) giveBack(client)
      // The library does not know that it was closed: after an error it would ask again for ever.
      return new Promise(() => {})
    }
    if (listening) {
      setTimeout(onReturn, settleMs).unref()
      // It also asks again when the one it has could not listen, twice if that one broke: it keeps the last.
      giveBack(listening)
    }
    listening = client
    return client
  }

  return Object.assign(pool, {
    // Queries take their connection with a callback; without one it is the library, which wants to listen.
    connect: ((...given: unknown[]) => (given.length > 0 ? lend(...given) : lendForListening())) as typeof pool.connect,
    end: (async () => {
      closing = true
      if (listening) giveBack(listening)
      await close()
    }) as typeof pool.end,
  })
}

function giveBack(client: pg.PoolClient) {
  client.removeAllListeners('end')
  try {
    client.release(true)
  } catch {
    // It was not lent to anybody, or is back already.
  }
}
