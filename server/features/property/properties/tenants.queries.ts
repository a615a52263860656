import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import type { Db } from '#server/db/client.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { properties, propertyTenants, tenants } from '#server/db/schema/properties.ts'

export async function lockStatus(db: Db, propertyId: string): Promise<PropertyStatus | null> {
  const [row] = await db
    .select({ status: properties.tasinmazDurumu })
    .from(properties)
    .where(eq(properties.id, propertyId))
    .for('update')
  return row?.status ?? null
}

/** The version stays, so that a form which is being edited can still be saved. */
export const setDerivedStatus = (
  db: Db,
  propertyId: string,
  derived: Pick<typeof properties.$inferSelect, 'tasinmazDurumu' | 'updated_at'> & { contract_id?: null },
) => db.update(properties).set(derived).where(eq(properties.id, propertyId))

/** False when the person already rents it. */
export async function linkTenant(db: Db, property_id: string, user_id: string): Promise<boolean> {
  const linked = await db
    .insert(propertyTenants)
    .values({ property_id, user_id })
    .onConflictDoNothing()
    .returning({ id: propertyTenants.user_id })
  return linked.length > 0
}

/** False when the person does not rent it. */
export async function unlinkTenant(db: Db, property_id: string, user_id: string): Promise<boolean> {
  const gone = await db
    .delete(propertyTenants)
    .where(and(eq(propertyTenants.property_id, property_id), eq(propertyTenants.user_id, user_id)))
    .returning({ id: propertyTenants.user_id })
  return gone.length > 0
}

/** Returns the former tenants. */
export const unlinkTenants = async (db: Db, property_id: string): Promise<string[]> =>
  (
    await db
      .delete(propertyTenants)
      .where(eq(propertyTenants.property_id, property_id))
      .returning({ id: propertyTenants.user_id })
  ).map(({ id }) => id)

/** The account with this address, or null. Locked against proving the address meanwhile. */
export async function personByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ user: users, proven: authUser.emailVerified })
    .from(users)
    .innerJoin(authUser, eq(authUser.id, users.accountId))
    .where(eq(users.email, email))
    .for('share', { of: authUser })
  return row ? { ...row.user, proven: row.proven } : null
}
export type Person = NonNullable<Awaited<ReturnType<typeof personByEmail>>>

export async function nameOf(db: Db, userId: string): Promise<string> {
  const [person] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId))
  return person?.username ?? ''
}

type TenantColumns = Omit<typeof tenants.$inferInsert, 'id'>

/** One record per landlord and tenant: new values replace old ones, empty values do not. */
export const keepTenantRecord = (db: Db, record: TenantColumns) =>
  db
    .insert(tenants)
    .values({ ...record, id: newId() })
    .onConflictDoUpdate({
      target: [tenants.created_by, tenants.user_id],
      set: {
        adiSoyadi: record.adiSoyadi,
        emailAdresi: record.emailAdresi,
        telefonNumarasi: sql`coalesce(excluded."telefonNumarasi", ${tenants.telefonNumarasi})`,
        kimlikNo: sql`coalesce(excluded."kimlikNo", ${tenants.kimlikNo})`,
        dogumTarihi: sql`coalesce(excluded."dogumTarihi", ${tenants.dogumTarihi})`,
        iletisimAdresi: sql`coalesce(excluded."iletisimAdresi", ${tenants.iletisimAdresi})`,
      },
    })
