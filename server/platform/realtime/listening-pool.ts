import pg from 'pg'

/**
 * Connections for the library that passes events on. It keeps one for listening and comes back when that breaks, but
 * neither hears the error, which would end the process, nor gives the broken one back, which would use the pool up.
 */
export function listeningPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.once('end', () => {
      try {
        client.release(true)
      } catch {
        // It was not lent to anybody.
      }
    })
  })
  return pool
}
