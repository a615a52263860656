import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { propertyDelegates, propertyShares } from '#server/db/schema/properties.ts'

export type ShareRow = typeof propertyShares.$inferSelect

export const sharesOf = (db: Db, propertyId: string): Promise<ShareRow[]> =>
  db
    .select()
    .from(propertyShares)
    .where(eq(propertyShares.property_id, propertyId))
    .orderBy(sql`${propertyShares.from_on} nulls first`, asc(propertyShares.created_at), asc(propertyShares.id))

/** The people who were ever this owner's shareholders, because a share outlasts the access. */
export const holdersOf = (db: Db, ownerId: string): Promise<{ id: string; name: string }[]> =>
  db
    .selectDistinct({ id: users.id, name: users.username })
    .from(engagements)
    .innerJoin(users, eq(users.id, engagements.person_id))
    .where(
      and(
        eq(engagements.owner_id, ownerId),
        eq(engagements.role, 'shareholder'),
        sql`${engagements.accepted_at} is not null`,
      ),
    )
    .orderBy(asc(users.username), asc(users.id))

export const insertShare = (db: Db, row: ShareRow) => db.insert(propertyShares).values(row)
export const updateShare = (db: Db, id: string, row: Partial<ShareRow>) =>
  db.update(propertyShares).set(row).where(eq(propertyShares.id, id))
export const deleteShare = (db: Db, id: string) => db.delete(propertyShares).where(eq(propertyShares.id, id))

/** The list of the owner's people says the share that lasts. */
export const nameInList = (db: Db, propertyId: string) =>
  db
    .update(propertyDelegates)
    .set({
      pay: sql`(select h.pay from ${propertyShares} h where h.property_id = ${propertyId}
        and h.user_id = ${propertyDelegates.user_id} and h.until_on is null)`,
      payda: sql`(select h.payda from ${propertyShares} h where h.property_id = ${propertyId}
        and h.user_id = ${propertyDelegates.user_id} and h.until_on is null)`,
    })
    .where(and(eq(propertyDelegates.property_id, propertyId), eq(propertyDelegates.list, 'shareholder')))
