import { eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
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
  propertyEvents,
  propertyFeatures,
  propertyImages,
  propertyTenants,
} from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import type { TestApp } from '#server/testing/test-app.ts'

async function storedFile(app: TestApp, property_id: string) {
  const id = newId()
  await app.ctx.storage.put('property-images', id, new Uint8Array([1, 2, 3]))
  await app.ctx.db
    .insert(files)
    .values({ id, area: 'property-images', name: 'resim.webp', type: 'image/webp', size: 3, property_id })
  return id
}

/** One of everything a property can have. */
export async function fill(app: TestApp, owner: { id: string }, tenant: { id: string }, property_id: string) {
  const { db } = app.ctx
  const file = () => storedFile(app, property_id)
  for (const table of [propertyImages, deliveryImages, evacuationImages])
    await db.insert(table).values({ id: newId(), property_id, file_id: await file() })
  const fixture_id = newId()
  await db.insert(fixtures).values({ id: fixture_id, property_id, demirbasCinsi: 'Kombi' })
  await db.insert(fixtureDocs).values({ fixture_id, file_id: await file() })
  await db.insert(propertyDocuments).values({
    id: newId(),
    property: property_id,
    name: 'tapu',
    size: 10,
    file_id: await file(),
    file_type: 'png',
    category: 'Tapu',
    search_key: 'tapu',
    name_key: 'tapu',
  })
  const user_id = tenant.id
  await db
    .insert(suggestions)
    .values({ id: newId(), property_id, tenant_id: user_id, host_id: owner.id, aciklama: 'x' })
  await db
    .insert(notifications)
    .values({ id: newId(), user_id, event: 'x', property_id, target_audience: 'tenant', sender_type: 'owner' })
  const tarih = '2026-01-01'
  await db
    .insert(meterReadings)
    .values({ id: newId(), property_id, sayac: 'su', zaman: 'teslim', endeks: 1, tarih, file_id: await file() })
  const contract_id = newId()
  await db.insert(contracts).values({
    id: contract_id,
    property_id,
    owner_id: owner.id,
    owner_name: 'Sahip',
    status: 'active',
    brutAylik: 100,
    baslangicTarihi: tarih,
    bitisTarihi: '2027-01-01',
  })
  await db
    .insert(contractTenants)
    .values({ id: newId(), contract_id, tenant_user_id: user_id, tenant_name: 'K', tenant_email: 'k@ornek.test' })
  await db
    .insert(invoices)
    .values({ id: newId(), property_id, contract_id, name: 'Su', tutar: 5, tarih, file_id: await file() })
  await db
    .update(properties)
    .set({ contract_id, gorsel: await file() })
    .where(eq(properties.id, property_id))
  return contract_id
}

export const countAll = async (app: TestApp) => {
  const tables = {
    properties,
    deeds,
    propertyFeatures,
    documents: propertyDocuments,
    deliveryImages,
    evacuationImages,
    propertyImages,
    fixtures,
    fixtureDocs,
    suggestions,
    notifications,
    contracts,
    contractTenants,
    invoices,
    readings: meterReadings,
    propertyTenants,
    propertyEvents,
    files,
  }
  const counts: Record<string, number> = {}
  for (const [name, table] of Object.entries(tables)) counts[name] = await app.ctx.db.$count(table)
  return counts
}

export const cancelAll = (app: TestApp) => app.ctx.db.update(contracts).set({ cancelled_at: new Date() })
export const storedOf = async (app: TestApp) => {
  const rows = await app.ctx.db.select().from(files)
  const contents = await Promise.all(rows.map(({ area, id }) => app.ctx.storage.get(area, id)))
  return contents.filter((content) => content !== null).length
}
