import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { liveStatuses } from '#domain/contracts/contracts.schema.ts'
import type { DeletionCount } from '#domain/properties/properties.api.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import {
  deliveryImages,
  evacuationImages,
  invoices,
  meterReadings,
  properties,
  propertyDelegates,
  propertyImages,
  propertyTenants,
} from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'

const liveContract = and(
  inArray(contracts.status, liveStatuses),
  isNull(contracts.cancelled_at),
  isNull(contracts.deleted_at),
)

/** What goes with the property, and whether anything of it still binds somebody. */
export async function whatWouldGo(db: Db, id: string) {
  const number = (table: Parameters<Db['$count']>[0], where: Parameters<Db['$count']>[1]) => db.$count(table, where)
  const [row] = await db
    .select({
      documents: number(propertyDocuments, eq(propertyDocuments.property, id)),
      deliveryImages: number(deliveryImages, eq(deliveryImages.property_id, id)),
      evacuationImages: number(evacuationImages, eq(evacuationImages.property_id, id)),
      pictures: number(propertyImages, eq(propertyImages.property_id, id)),
      fixtures: number(fixtures, eq(fixtures.property_id, id)),
      suggestions: number(suggestions, eq(suggestions.property_id, id)),
      notifications: number(notifications, eq(notifications.property_id, id)),
      contracts: number(contracts, eq(contracts.property_id, id)),
      tenants: number(propertyTenants, eq(propertyTenants.property_id, id)),
      units: number(properties, eq(properties.bina_id, id)),
      readings: number(meterReadings, eq(meterReadings.property_id, id)),
      liveContracts: number(contracts, and(eq(contracts.property_id, id), liveContract)),
    })
    .from(sql`(select 1) as one`)
  const { liveContracts, ...counts } = row! satisfies Record<DeletionCount | 'liveContracts', number>
  return { counts, live: liveContracts > 0 || counts.tenants > 0 }
}

/** The files whose rows and contents have to go as well. Everything that points at them is removed here. */
export async function releaseFiles(db: Db, id: string): Promise<string[]> {
  const ofContracts = db.select({ id: contracts.id }).from(contracts).where(eq(contracts.property_id, id))
  const bills = await db
    .delete(invoices)
    .where(or(eq(invoices.property_id, id), inArray(invoices.contract_id, ofContracts)))
    .returning({ file_id: invoices.file_id })
  for (const table of [propertyImages, deliveryImages, evacuationImages, meterReadings, fixtures]) {
    await db.delete(table).where(eq(table.property_id, id))
  }
  await db.delete(propertyDocuments).where(eq(propertyDocuments.property, id))
  const own = await db.select({ id: files.id }).from(files).where(eq(files.property_id, id))
  return [...new Set([...own.map((file) => file.id), ...bills.flatMap(({ file_id }) => file_id ?? [])])]
}

/** Everybody whose rights end with the property: owner, tenants, people who act on it. */
export const peopleOn = async (db: Db, id: string): Promise<string[]> =>
  (
    await union(
      db.select({ id: propertyTenants.user_id }).from(propertyTenants).where(eq(propertyTenants.property_id, id)),
      db.select({ id: propertyDelegates.user_id }).from(propertyDelegates).where(eq(propertyDelegates.property_id, id)),
      db.select({ id: properties.creator }).from(properties).where(eq(properties.id, id)),
    )
  ).map((person) => person.id)

export type ContractOnPlace = Awaited<ReturnType<typeof contractsOnPlace>>[number]

/** Newest first, with those who are bound by it or were asked. */
export const contractsOnPlace = (db: Db, id: string) =>
  db
    .select({
      id: contracts.id,
      owner_name: contracts.owner_name,
      brutAylik: contracts.brutAylik,
      bedelTuru: contracts.bedelTuru,
      baslangicTarihi: contracts.baslangicTarihi,
      sozlesmeSuresi: contracts.sozlesmeSuresi,
      sureBirimi: contracts.sureBirimi,
      has_guarantor: contracts.has_guarantor,
      guarantor_email: contracts.guarantor_email,
      guarantor_name: contracts.guarantor_name,
      tenants: sql<{ email: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('email', t.tenant_email, 'name', t.tenant_name) order by t.id)
        from ${contractTenants} t where t.contract_id = ${sql.raw('"contracts"."id"')}), '[]')`,
    })
    .from(contracts)
    .where(and(eq(contracts.property_id, id), isNull(contracts.deleted_at)))
    .orderBy(desc(contracts.id))

/** The owner, those who live there and those who stand in its contracts, as far as they have an account. */
export const concernedBy = (db: Db, id: string) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      inArray(
        users.id,
        union(
          db.select({ id: propertyTenants.user_id }).from(propertyTenants).where(eq(propertyTenants.property_id, id)),
          db
            .select({ id: sql<string>`${contractTenants.tenant_user_id}`.as('id') })
            .from(contractTenants)
            .innerJoin(contracts, eq(contracts.id, contractTenants.contract_id))
            .where(
              and(
                eq(contracts.property_id, id),
                isNull(contracts.deleted_at),
                isNotNull(contractTenants.tenant_user_id),
              ),
            ),
          db.select({ id: properties.creator }).from(properties).where(eq(properties.id, id)),
        ),
      ),
    )

/** Deed, features, contracts with their tenants, requests, notifications, links and history go with the row. */
export const deletePropertyRow = (db: Db, id: string) => db.delete(properties).where(eq(properties.id, id))
