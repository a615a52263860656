import { and, eq, exists, inArray, isNull, ne, not, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { authVerification, users } from '#server/db/schema/accounts.ts'
import { binItems } from '#server/db/schema/bin.ts'
import { engagements, type OfferedProperty } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates, propertyShares } from '#server/db/schema/properties.ts'

export type EngagementRow = typeof engagements.$inferSelect

export const insertEngagement = (db: Db, row: typeof engagements.$inferInsert) => db.insert(engagements).values(row)

/** False when the row was saved after `version` was read. */
export async function updateEngagement(
  db: Db,
  { id, version }: Pick<EngagementRow, 'id' | 'version'>,
  change: Partial<typeof engagements.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(engagements)
    .set({ ...change, version: version + 1 })
    .where(and(eq(engagements.id, id), eq(engagements.version, version)))
    .returning({ id: engagements.id })
  return changed.length > 0
}

const open = isNull(engagements.ended_at)

/** Locked, so that accepting, withdrawing and changing are serialised. */
export async function lockEngagement(db: Db, where: { id: string; person_id: string }): Promise<EngagementRow | null> {
  const [row] = await db
    .select()
    .from(engagements)
    .where(and(eq(engagements.id, where.id), eq(engagements.person_id, where.person_id), open))
    .for('update')
  return row ?? null
}

/** The engagement that this mailed link accepts; null when it was already answered or withdrawn. */
export async function lockByLink(db: Db, linkId: string): Promise<EngagementRow | null> {
  const [row] = await db
    .select()
    .from(engagements)
    .where(and(eq(engagements.link_id, linkId), isNull(engagements.accepted_at), open))
    .for('update')
  return row ?? null
}

/** Engagements that this person has not answered. */
export const waitingFor = (db: Db, person_id: string) =>
  db
    .select()
    .from(engagements)
    .where(and(eq(engagements.person_id, person_id), isNull(engagements.accepted_at), open))

/** Whether this owner already invited this address or works with this person. */
export async function isEngaged(
  db: Db,
  owner_id: string,
  { email, person_id }: { email: string; person_id: string | null },
) {
  const known = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, engagements.person_id), eq(users.email, email)))
  const same = or(
    and(eq(engagements.email, email), isNull(engagements.accepted_at)),
    exists(known),
    person_id ? eq(engagements.person_id, person_id) : undefined,
  )
  return (await db.$count(engagements, and(eq(engagements.owner_id, owner_id), open, same))) > 0
}

/** Links open invitations to the account that proved the address. */
export async function linkWaiting(db: Db, person: { id: string; email: string }): Promise<EngagementRow[]> {
  const other = alias(engagements, 'other')
  const samePair = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.person_id, person.id), eq(other.owner_id, engagements.owner_id), isNull(other.ended_at)))
  return db
    .update(engagements)
    .set({ person_id: person.id })
    .where(
      and(
        eq(engagements.email, person.email),
        isNull(engagements.person_id),
        ne(engagements.owner_id, person.id),
        open,
        notExists(samePair),
      ),
    )
    .returning()
}

/** Restoring a property from the bin must not restore rights that its owner removed meanwhile. */
const dropLinksInBin = (db: Db, ownerId: string, userId: string) =>
  db
    .update(binItems)
    .set({
      data: sql`jsonb_set(${binItems.data}, '{delegates}', coalesce((select jsonb_agg(link)
        from jsonb_array_elements(${binItems.data} -> 'delegates') link where link ->> 'user_id' <> ${userId}), '[]'))`,
    })
    .where(
      and(
        eq(binItems.kind, 'property'),
        eq(binItems.owner_id, ownerId),
        sql`${binItems.data} -> 'delegates' @> ${JSON.stringify([{ user_id: userId }])}::jsonb`,
      ),
    )

/** Only on this owner's properties; assignments on other owners' properties stay. */
export async function replaceDelegates(
  db: Db,
  { owner_id, person_id, role }: { owner_id: string; person_id: string; role: EngagementRow['role'] },
  given: OfferedProperty[],
) {
  const ofOwner = db.select({ id: properties.id }).from(properties).where(eq(properties.creator, owner_id))
  await db
    .delete(propertyDelegates)
    .where(and(eq(propertyDelegates.user_id, person_id), inArray(propertyDelegates.property_id, ofOwner)))
  await dropLinksInBin(db, owner_id, person_id)
  if (given.length > 0)
    await db
      .insert(propertyDelegates)
      .values(given.map((each) => ({ ...each, user_id: person_id, list: role })))
      .onConflictDoNothing()
  for (const { property_id, pay, payda } of given)
    if (pay !== null && payda !== null) await keepShare(db, { property_id, person_id, pay, payda })
}

/**
 * A share that is given with the access lasts without it. It begins after those that have ended, and replaces the size of
 * the person's present one.
 */
async function keepShare(
  db: Db,
  { property_id, person_id, pay, payda }: { property_id: string; person_id: string; pay: number; payda: number },
) {
  const changed = await db
    .update(propertyShares)
    .set({ pay, payda })
    .where(
      and(
        eq(propertyShares.property_id, property_id),
        eq(propertyShares.user_id, person_id),
        isNull(propertyShares.until_on),
      ),
    )
    .returning({ id: propertyShares.id })
  if (changed.length > 0) return
  await db.insert(propertyShares).values({
    id: newId(),
    property_id,
    user_id: person_id,
    name: sql`(select ${users.username} from ${users} where ${users.id} = ${person_id})`,
    pay,
    payda,
    from_on: sql`(select max(h.until_on) + 1 from ${propertyShares} h where h.property_id = ${property_id})`,
    created_at: sql`now()`,
  })
}

/** Those of the ids that this owner still has, locked in id order, because shares are summed one change at a time. */
export const lockPropertiesOf = (db: Db, owner_id: string, ids: string[]) =>
  db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(properties)
    .where(and(eq(properties.creator, owner_id), isNull(properties.deleted_at), inArray(properties.id, ids)))
    .orderBy(properties.id)
    .for('update')

/** Deletes one link; other links of the account stay valid. */
export const deleteLink = (db: Db, id: string) => db.delete(authVerification).where(eq(authVerification.id, id))

export async function personNamed(db: Db, id: string) {
  const [row] = await db
    .select({ id: users.id, accountId: users.accountId, email: users.email, username: users.username })
    .from(users)
    .where(eq(users.id, id))
  return row!
}

/** An account not opened yet gets the name and number that the inviter entered. */
export const nameUnopened = (
  db: Db,
  id: string,
  name: { username: string; phoneNumber: string | null; search_key: string },
) =>
  db
    .update(users)
    .set(name)
    .where(and(eq(users.id, id), not(sql`${users.username} = ${name.username}`)))
