import { sql } from 'drizzle-orm'
import { properties, propertyTenants } from './schema/properties.ts'

// drizzle leaves table names out of a select over one table, where a subquery would take the bare name for its own.
const userId = sql.raw('"users"."id"')

// With an order, so that the index is followed: where a few own nearly everything the database expects to come across one
// soon, and would read the whole table for everybody who owns nothing.

/** A place that the user of the row owns; null for whoever owns none. */
export const firstOwned = sql<string | null>`(select p.id from ${properties} p
  where p.creator = ${userId} and p.deleted_at is null order by p.id limit 1)`

/** A place that the user of the row rents. */
export const firstRented = sql<string | null>`(select t.property_id from ${propertyTenants} t
  where t.user_id = ${userId} order by t.property_id limit 1)`
