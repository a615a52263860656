import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { maintenanceLimits } from '#domain/operations/maintenance/maintenance.schema.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'

/** Ended, cancelled and lapsed contracts all have `cancelled_at`. */
const holds = and(isNull(contracts.cancelled_at), isNull(contracts.deleted_at))
const keptProperties = isNull(properties.deleted_at)
const firstId = '00000000-0000-0000-0000-000000000000'

interface Step {
  /** Last id of the previous step. */
  after?: string
  /** Runs that change rows lock them until the end of the transaction. */
  lock: boolean
}

async function propertyStep(db: Db, where: SQL | undefined, { after = firstId, lock }: Step) {
  const query = db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      status: properties.tasinmazDurumu,
      contract_id: properties.contract_id,
    })
    .from(properties)
    .where(and(keptProperties, gt(properties.id, after), where))
    .orderBy(asc(properties.id))
    .limit(maintenanceLimits.properties)
  return lock ? await query.for('update') : await query
}

export const propertiesToSync = (db: Db, step: Step) => propertyStep(db, undefined, step)

/** Written out: drizzle drops the table name in a select over one table, and the subquery would compare with itself. */
const hasTenants = sql`exists (select 1 from ${propertyTenants} l where l.property_id = "properties"."id")`

/** Not let, but still with tenants or a contract. */
export const propertiesToClean = (db: Db, id: string | null, step: Step) =>
  propertyStep(
    db,
    and(
      id ? eq(properties.id, id) : undefined,
      inArray(properties.tasinmazDurumu, [...notRentedStatuses]),
      or(sql`${properties.contract_id} is not null`, hasTenants),
    ),
    step,
  )

export async function propertyForCleaning(db: Db, id: string) {
  const [row] = await db
    .select({ status: properties.tasinmazDurumu })
    .from(properties)
    .where(and(eq(properties.id, id), keptProperties))
  return row ?? null
}

/** Contracts in force of these properties, read in steps of `maintenanceLimits.contracts`. */
export async function contractsOn(db: Db, propertyIds: string[]) {
  const found: { id: string; property_id: string; status: (typeof contracts.$inferSelect)['status'] }[] = []
  if (propertyIds.length === 0) return found
  for (let after = firstId; ; after = found.at(-1)!.id) {
    const step = await db
      .select({ id: contracts.id, property_id: contracts.property_id, status: contracts.status })
      .from(contracts)
      .where(and(inArray(contracts.property_id, propertyIds), holds, gt(contracts.id, after)))
      .orderBy(asc(contracts.id))
      .limit(maintenanceLimits.contracts)
    found.push(...step)
    if (step.length < maintenanceLimits.contracts) return found
  }
}

export async function peopleOfContracts(db: Db, contractIds: string[]) {
  if (contractIds.length === 0) return []
  return await db
    .select({
      contract_id: contractTenants.contract_id,
      user_id: contractTenants.tenant_user_id,
      email: contractTenants.tenant_email,
    })
    .from(contractTenants)
    .where(inArray(contractTenants.contract_id, contractIds))
}

/** People who rent something, `maintenanceLimits.users` at a time. */
export async function rentersAfter(db: Db, after: string = firstId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: propertyTenants.user_id })
    .from(propertyTenants)
    .where(gt(propertyTenants.user_id, after))
    .orderBy(asc(propertyTenants.user_id))
    .limit(maintenanceLimits.users)
  return rows.map(({ id }) => id)
}

/** The rented properties of these people, locked in id order so that no tenant is added or removed meanwhile. */
export async function linksOf(db: Db, userIds: string[], { lock }: Pick<Step, 'lock'>) {
  if (userIds.length === 0) return []
  if (lock)
    await db
      .select({ id: properties.id })
      .from(properties)
      .where(
        sql`${properties.id} in (select l.property_id from ${propertyTenants} l where ${inArray(sql`l.user_id`, userIds)})`,
      )
      .orderBy(asc(properties.id))
      .for('update')
  return await db
    .select({
      user_id: users.id,
      username: users.username,
      email: users.email,
      property_id: properties.id,
      baslik: properties.baslik,
      status: properties.tasinmazDurumu,
    })
    .from(propertyTenants)
    .innerJoin(users, eq(users.id, propertyTenants.user_id))
    .innerJoin(properties, eq(properties.id, propertyTenants.property_id))
    .where(inArray(propertyTenants.user_id, userIds))
    .orderBy(asc(users.id), asc(properties.id))
}

export async function tenantsOn(db: Db, propertyIds: string[]) {
  if (propertyIds.length === 0) return []
  return await db
    .select({ property_id: propertyTenants.property_id, user_id: users.id, username: users.username })
    .from(propertyTenants)
    .innerJoin(users, eq(users.id, propertyTenants.user_id))
    .where(inArray(propertyTenants.property_id, propertyIds))
    .orderBy(asc(propertyTenants.property_id), asc(users.id))
}

export const removeLinks = (db: Db, links: { property_id: string; user_id: string }[]) =>
  db
    .delete(propertyTenants)
    .where(
      or(
        ...links.map(({ property_id, user_id }) =>
          and(eq(propertyTenants.property_id, property_id), eq(propertyTenants.user_id, user_id)),
        ),
      ),
    )

export const clearContracts = (db: Db, ids: string[], at: Date) =>
  db
    .update(properties)
    .set({ contract_id: null, updated_at: at, version: sql`${properties.version} + 1` })
    .where(inArray(properties.id, ids))
