import pg from 'pg'

const connectMs = 5000

/**
 * Whether a pooler such as pgbouncer in transaction mode stands between us and the database. Two clients may then reach
 * the same database process, or one client several.
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
    // A round-robin pooler gives the second connection here, other poolers the first.
    const second = await processOf(one)
    const others = await processOf(other)
    const third = await processOf(one)
    return first !== second || first !== third || others === first
  } finally {
    for (const each of clients) each.end().catch(() => {})
  }
}
