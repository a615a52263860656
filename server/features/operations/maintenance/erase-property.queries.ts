import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bankLineParts, bankLines } from '#server/db/schema/bank-statements.ts'
import { contractApprovals, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { handovers } from '#server/db/schema/handovers.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { papers } from '#server/db/schema/papers.ts'
import {
  deeds,
  deliveryImages,
  evacuationImages,
  invoices,
  meterReadings,
  properties,
  propertyDelegates,
  propertyFeatures,
  propertyImages,
  propertyTenants,
} from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'

/** Includes properties in the bin, which can still be erased. */
export async function propertyToErase(db: Db, id: string, { lock }: { lock: boolean }) {
  const query = db.select().from(properties).where(eq(properties.id, id))
  const [row] = lock ? await query.for('update') : await query
  return row ?? null
}

/** How many rows of each kind are deleted, under labels that users know. */
export async function countsToErase(db: Db, id: string): Promise<[label: string, count: number][]> {
  const ofContracts = sql`(select c.id from ${contracts} c where c.property_id = ${id})`
  const counted = {
    Mülk: db.$count(properties, eq(properties.id, id)),
    Kontratlar: db.$count(contracts, eq(contracts.property_id, id)),
    'Kontrat kiracıları': db.$count(contractTenants, inArray(contractTenants.contract_id, ofContracts)),
    'Kontrat onayları': db.$count(contractApprovals, inArray(contractApprovals.contract_id, ofContracts)),
    Kiracılıklar: db.$count(tenancies, eq(tenancies.property_id, id)),
    'Hesap hareketleri': db.$count(ledgerEntries, eq(ledgerEntries.property_id, id)),
    Tutanaklar: db.$count(handovers, eq(handovers.property_id, id)),
    'Onaylı belgeler': db.$count(papers, eq(papers.property_id, id)),
    'Tapu bilgileri': db.$count(deeds, eq(deeds.property_id, id)),
    Özellikler: db.$count(propertyFeatures, eq(propertyFeatures.property_id, id)),
    Belgeler: db.$count(propertyDocuments, eq(propertyDocuments.property, id)),
    Fotoğraflar: db.$count(propertyImages, eq(propertyImages.property_id, id)),
    'Teslim fotoğrafları': db.$count(deliveryImages, eq(deliveryImages.property_id, id)),
    'Tahliye fotoğrafları': db.$count(evacuationImages, eq(evacuationImages.property_id, id)),
    Demirbaşlar: db.$count(fixtures, eq(fixtures.property_id, id)),
    'Sayaç okumaları': db.$count(meterReadings, eq(meterReadings.property_id, id)),
    Talepler: db.$count(suggestions, eq(suggestions.property_id, id)),
    Faturalar: db.$count(invoices, ofInvoices(id)),
    Giderler: db.$count(expenses, eq(expenses.property_id, id)),
    Bildirimler: db.$count(notifications, eq(notifications.property_id, id)),
    'Kiracı bağlantıları': db.$count(propertyTenants, eq(propertyTenants.property_id, id)),
    'Yetkili bağlantıları': db.$count(propertyDelegates, eq(propertyDelegates.property_id, id)),
    Dosyalar: db.$count(files, eq(files.property_id, id)),
  }
  const [row] = await db.select(counted).from(sql`(select 1) as one`)
  return Object.entries(row!).filter(([, count]) => count > 0)
}

/** By property or contract: an imported bill may name a contract here but another property. */
const ofInvoices = (id: string) =>
  sql`(${invoices.property_id} = ${id} or ${invoices.contract_id} in
    (select c.id from ${contracts} c where c.property_id = ${id}))`

/** All people to notify: the owner, tenants, contract parties and guarantors, by mail address. */
export async function partiesOf(db: Db, property: { id: string; creator: string }) {
  const linked = sql`${users.id} in (select l.user_id from ${propertyTenants} l where l.property_id = ${property.id})`
  const landlord = sql`${users.id} in (select c.owner_id from ${contracts} c where c.property_id = ${property.id})`
  const accounts = await db
    .select({ id: users.id, name: users.username, email: users.email })
    .from(users)
    .where(or(eq(users.id, property.creator), linked, landlord))
  const parties = await db
    .select({
      id: contractTenants.tenant_user_id,
      name: contractTenants.tenant_name,
      email: contractTenants.tenant_email,
    })
    .from(contractTenants)
    .innerJoin(contracts, eq(contracts.id, contractTenants.contract_id))
    .where(eq(contracts.property_id, property.id))
  const guarantors = await db
    .select({ id: sql<string | null>`null`, name: contracts.guarantor_name, email: contracts.guarantor_email })
    .from(contracts)
    .where(and(eq(contracts.property_id, property.id), eq(contracts.has_guarantor, true)))
  return [...accounts, ...parties, ...guarantors]
}

/** Bank lines stay, but are marked as ignored because their booking is deleted. */
const releaseBankLines = (db: Db, id: string) =>
  db
    .update(bankLines)
    .set({ state: 'ignored', reason: 'Mülk güvenli silme ile kaldırıldı' })
    .where(
      and(
        eq(bankLines.state, 'confirmed'),
        sql`exists (select 1 from ${bankLineParts} p join ${tenancies} t on t.id = p.tenancy_id
          where p.line_id = "bank_lines"."id" and p.round = "bank_lines"."round" and t.property_id = ${id})`,
        sql`not exists (select 1 from ${bankLineParts} p join ${tenancies} t on t.id = p.tenancy_id
          where p.line_id = "bank_lines"."id" and p.round = "bank_lines"."round" and t.property_id <> ${id})`,
      ),
    )

/**
 * Contracts and tenancies first: dependent rows are deleted by cascade, and tables that refuse deletion only allow it
 * once their parent is gone.
 */
export async function eraseAgreements(db: Db, id: string): Promise<void> {
  await releaseBankLines(db, id)
  await db.delete(invoices).where(ofInvoices(id))
  await db.delete(contracts).where(eq(contracts.property_id, id))
  await db.delete(tenancies).where(eq(tenancies.property_id, id))
}

export const filesOf = async (db: Db, id: string): Promise<string[]> =>
  (await db.select({ id: files.id }).from(files).where(eq(files.property_id, id))).map((file) => file.id)
