import { sql } from 'drizzle-orm'
import { properties, propertyTenants } from './schema/properties.ts'

// drizzle omits table names in a select over one table, so the subquery would read a bare `id` as its own column.
const userId = sql.raw('"users"."id"')

// The order makes PostgreSQL use the index. Where few users own nearly all rows, it would otherwise expect an early
// match and scan the whole table for every user who owns nothing.

/** A property that the user of the row owns, or null. */
export const firstOwned = sql<string | null>`(select p.id from ${properties} p
  where p.creator = ${userId} and p.deleted_at is null order by p.id limit 1)`

/** A property that the user of the row rents, or null. */
export const firstRented = sql<string | null>`(select t.property_id from ${propertyTenants} t
  where t.user_id = ${userId} order by t.property_id limit 1)`
