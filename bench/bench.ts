import type { Comparing } from './compare.ts'
import type { Rivals } from './rivals.ts'

/** Whatever takes statements with values: a pool, or the process that holds a database of its own. */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** What each part of the bench is given. */
export interface Bench extends Comparing {
  sql: Sql
  rivals: Rivals
  databaseUrl: string
  cookies: { host: string; admin: string; tenant: string }
  /** The landlord whose screens are asked for, and those among whose rows the own ones are found. */
  host: string
  others: string
  scaled(count: number): number
  /** At least so many people, who are the others. */
  haveUsers(count: number): Promise<void>
}
