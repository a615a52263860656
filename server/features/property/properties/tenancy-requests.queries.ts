import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { properties, propertyTenants, tenancyRequests } from '#server/db/schema/properties.ts'

export type TenancyRequest = typeof tenancyRequests.$inferSelect

/** False when this address was already asked. */
export async function insertRequest(db: Db, request: typeof tenancyRequests.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(tenancyRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: tenancyRequests.id })
  return inserted.length > 0
}

export const rentsAlready = async (db: Db, property_id: string, user_id: string) =>
  (await db.$count(
    propertyTenants,
    and(eq(propertyTenants.property_id, property_id), eq(propertyTenants.user_id, user_id)),
  )) > 0

/** Limited to what a person would look through. */
export const requestsOf = (db: Db, userId: string) =>
  db
    .select({
      id: tenancyRequests.id,
      baslik: properties.baslik,
      host: users.username,
      created_at: tenancyRequests.created_at,
    })
    .from(tenancyRequests)
    .innerJoin(properties, eq(properties.id, tenancyRequests.property_id))
    .innerJoin(users, eq(users.id, properties.creator))
    .where(and(eq(tenancyRequests.user_id, userId), isNull(properties.deleted_at)))
    .orderBy(desc(tenancyRequests.created_at), desc(tenancyRequests.id))
    .limit(100)

/** The property of the request; null when it is missing or another person's. */
export async function propertyOfRequest(db: Db, userId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ property_id: tenancyRequests.property_id })
    .from(tenancyRequests)
    .where(and(eq(tenancyRequests.id, id), eq(tenancyRequests.user_id, userId)))
  return row?.property_id ?? null
}

/** Atomic: of two concurrent answers only one finds the request. */
export async function takeRequest(db: Db, property_id: string, id: string): Promise<TenancyRequest | null> {
  const [row] = await db
    .delete(tenancyRequests)
    .where(and(eq(tenancyRequests.id, id), eq(tenancyRequests.property_id, property_id)))
    .returning()
  return row ?? null
}

export const bindRequests = (db: Db, { id, email }: { id: string; email: string }) =>
  db
    .update(tenancyRequests)
    .set({ user_id: id })
    .where(and(eq(tenancyRequests.emailAdresi, email), isNull(tenancyRequests.user_id)))
    .returning({ property_id: tenancyRequests.property_id })

export async function propertyToLet(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.deleted_at)))
    .for('update')
  return row ?? null
}
