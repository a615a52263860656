import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { liveStatuses } from '#domain/access/contract-status.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import type { DeletionCount } from '#domain/property/properties/properties.api.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contractDrafts, contractSnapshots, contracts } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { expenses, recurringExpenses } from '#server/db/schema/expenses.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtureDocs, fixtures } from '#server/db/schema/fixtures.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import {
  deeds,
  deliveryImages,
  evacuationImages,
  invoices,
  meterReadings,
  properties,
  propertyDelegates,
  propertyEvents,
  propertyFeatures,
  propertyImages,
  propertyTenants,
  propertyValues,
  tenancyRequests,
} from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { rowFrom } from '#server/services/bin/bin.queries.ts'

/** In force today or later, or waiting for answers and thus possibly binding soon. */
const liveContract = (today: IsoDate) =>
  and(
    inArray(contracts.status, liveStatuses),
    isNull(contracts.cancelled_at),
    isNull(contracts.deleted_at),
    or(ne(contracts.status, 'active'), gte(contracts.bitisTarihi, today)),
  )

/** Data deleted with the property, data others keep, and matters that must end first. */
export async function countsToDelete(db: Db, id: string, today: IsoDate) {
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
      contracts: number(contracts, and(eq(contracts.property_id, id), isNull(contracts.deleted_at))),
      tenants: number(propertyTenants, eq(propertyTenants.property_id, id)),
      units: number(properties, and(eq(properties.bina_id, id), isNull(properties.deleted_at))),
      readings: number(meterReadings, eq(meterReadings.property_id, id)),
    })
    .from(sql`(select 1) as one`)
  const live = await db
    .select({ id: contracts.id, tenant_name: contracts.tenant_name })
    .from(contracts)
    .where(and(eq(contracts.property_id, id), liveContract(today)))
    .orderBy(asc(contracts.id))
  const { contracts: all, ...counts } = row! satisfies Record<DeletionCount | 'contracts', number>
  return {
    counts,
    blocking: live.map((contract) => ({ ...contract, short_id: shortId(contract.id) })),
    kept_contracts: all - live.length,
  }
}

/** Live contracts, units and tenants that block the deletion. */
export async function blockersOf(db: Db, ids: string[], today: IsoDate) {
  const live = await db
    .selectDistinct({ id: contracts.property_id })
    .from(contracts)
    .where(and(inArray(contracts.property_id, ids), liveContract(today)))
  const units = await db
    .select({ id: properties.id, bina_id: properties.bina_id })
    .from(properties)
    .where(and(inArray(properties.bina_id, ids), isNull(properties.deleted_at)))
  const rented = await db
    .selectDistinct({ id: propertyTenants.property_id })
    .from(propertyTenants)
    .where(inArray(propertyTenants.property_id, ids))
  const idsOf = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id))
  return { live: idsOf(live), units, rented: idsOf(rented) }
}

export const setDeleted = (db: Db, ids: string[], deleted_at: Date | null) =>
  db.update(properties).set({ deleted_at }).where(inArray(properties.id, ids))

export async function lockDeleted(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), isNotNull(properties.deleted_at)))
    .for('update')
  return row ?? null
}

export interface PropertyLinks {
  tenants: (typeof propertyTenants.$inferSelect)[]
  delegates: (typeof propertyDelegates.$inferSelect)[]
}

/** Removes tenants and staff from the property, so that no list shows what is in the bin (PROP-23). */
export const takeLinks = async (db: Db, ids: string[]): Promise<PropertyLinks> => ({
  tenants: await db.delete(propertyTenants).where(inArray(propertyTenants.property_id, ids)).returning(),
  delegates: await db.delete(propertyDelegates).where(inArray(propertyDelegates.property_id, ids)).returning(),
})

/** Restores links of people who still have an account; returns them. */
export async function putLinksBack(db: Db, { tenants, delegates }: PropertyLinks): Promise<PropertyLinks> {
  const people = [...tenants, ...delegates].map(({ user_id }) => user_id)
  const found = people.length > 0 ? await db.select({ id: users.id }).from(users).where(inArray(users.id, people)) : []
  const known = new Set(found.map(({ id }) => id))
  const still = <Link extends { user_id: string }>(links: Link[]) => links.filter(({ user_id }) => known.has(user_id))
  const links = { tenants: still(tenants), delegates: still(delegates) }
  if (links.tenants.length > 0)
    await db
      .insert(propertyTenants)
      .values(links.tenants.map((link) => rowFrom(propertyTenants, link)))
      .onConflictDoNothing()
  if (links.delegates.length > 0)
    await db
      .insert(propertyDelegates)
      .values(links.delegates.map((link) => rowFrom(propertyDelegates, link)))
      .onConflictDoNothing()
  return links
}

/**
 * Deletes all data of a property except what contracts need: their bills, and deed and fixtures for a contract without
 * a snapshot. False when no contract refers to the property.
 */
export async function stripProperty(db: Db, id: string): Promise<boolean> {
  const named = await db
    .select({
      id: contracts.id,
      // Written out: drizzle drops names in a select over one table, and the subquery would compare with itself.
      frozen: sql<boolean>`exists (select 1 from ${contractSnapshots} s
        where s.contract_id = "contracts".id and s.round = "contracts".round)`,
    })
    .from(contracts)
    .where(eq(contracts.property_id, id))
  const isRead = named.some(({ frozen }) => !frozen)
  for (const table of [
    propertyImages,
    deliveryImages,
    evacuationImages,
    meterReadings,
    suggestions,
    propertyEvents,
    tenancyRequests,
    expenses,
    recurringExpenses,
    propertyValues,
  ])
    await db.delete(table).where(eq(table.property_id, id))
  await db.delete(propertyDocuments).where(eq(propertyDocuments.property, id))
  await db.delete(contractDrafts).where(eq(contractDrafts.property_id, id))
  await db.delete(propertyFeatures).where(eq(propertyFeatures.property_id, id))
  await db
    .delete(notifications)
    .where(and(eq(notifications.property_id, id), sql`coalesce(${notifications.link}, '') not like '/viewContract/%'`))
  await db
    .delete(invoices)
    .where(and(eq(invoices.property_id, id), named.length > 0 ? isNull(invoices.contract_id) : undefined))
  if (!isRead) {
    await db.delete(fixtures).where(eq(fixtures.property_id, id))
    await db.delete(deeds).where(eq(deeds.property_id, id))
  }
  return named.length > 0
}

/** Files of the property no longer needed; documents of its contracts stay. */
export async function releaseFiles(db: Db, id: string): Promise<string[]> {
  const ofContracts = sql`(${files.area} = 'contract-documents'
    and exists (select 1 from ${contracts} c where c.property_id = ${id}))`
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.property_id, id),
        not(ofContracts),
        sql`not exists (select 1 from ${invoices} i where i.file_id = "files".id)`,
        sql`not exists (select 1 from ${fixtureDocs} d where d.file_id = "files".id)`,
      ),
    )
  return rows.map((file) => file.id)
}

/** Everyone who loses rights with these properties: owners, tenants, staff. */
export const peopleOn = async (db: Db, ids: string[]): Promise<string[]> =>
  (
    await union(
      db.select({ id: propertyTenants.user_id }).from(propertyTenants).where(inArray(propertyTenants.property_id, ids)),
      db
        .select({ id: propertyDelegates.user_id })
        .from(propertyDelegates)
        .where(inArray(propertyDelegates.property_id, ids)),
      db.select({ id: properties.creator }).from(properties).where(inArray(properties.id, ids)),
    )
  ).map((person) => person.id)

export const deletePropertyRow = (db: Db, id: string) => db.delete(properties).where(eq(properties.id, id))

/** Null for one that came back, or is gone for good. */
export const removedProperty = (db: Db, id: string): Promise<{ baslik: string } | null> =>
  firstRow(
    db
      .select({ baslik: properties.baslik })
      .from(properties)
      .where(and(eq(properties.id, id), isNotNull(properties.deleted_at))),
  )
