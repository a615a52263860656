// Must not import the server, because the browser tests transpile everything that their setup imports.
import pg from 'pg'

export const databaseUrl = (adminUrl: string, name: string) => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Drops the template and every copy that a worker still held when it ended. */
export async function dropDatabases(adminUrl: string, prefix: string) {
  const found = await administer(adminUrl, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  for (const { datname } of found as { datname: string }[]) {
    await administer(adminUrl, `drop database if exists ${datname} with (force)`)
  }
}

export async function administer(adminUrl: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
