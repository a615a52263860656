import type { Comparer } from './compare.ts'
import type { Servers } from './servers.ts'

/** Runs statements with values: a pool, or the process with a database of its own. */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** The input of each part of the bench. */
export interface Bench extends Comparer {
  sql: Sql
  servers: Servers
  databaseUrl: string
  cookies: { host: string; admin: string; tenant: string }
  /** The landlord whose screens are measured, and the others whose rows surround theirs. */
  host: string
  others: string
  scaled(count: number): number
  /** Creates other users until there are at least so many. */
  haveUsers(count: number): Promise<void>
}
