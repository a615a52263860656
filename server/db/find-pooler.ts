import pg from 'pg'

const connectMs = 5000

/**
 * Whether something between us and the database lends its connections for one transaction at a time, as pgbouncer does in
 * transaction mode. Then two callers may meet the same process of the database, or one caller several.
 */
export async function isPooledByTransaction(url: string): Promise<boolean> {
  const clients = [1, 2].map(
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: connectMs }),
  )
  const [one, other] = clients as [pg.Client, pg.Client]
  for (const each of clients) each.on('error', () => {})
  const processOf = async (client: pg.Client) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  try {
    for (const each of clients) await each.connect()
    const first = await processOf(one)
    // A pooler that takes its connections in turn gives the second one now, another the first.
    const second = await processOf(one)
    const others = await processOf(other)
    const third = await processOf(one)
    return first !== second || first !== third || others === first
  } finally {
    for (const each of clients) each.end().catch(() => {})
  }
}
