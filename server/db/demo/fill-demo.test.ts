import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isNationalId } from '#domain/identity/national-id.ts'
import { districtsOf } from '#domain/places/places.ts'
import { syncedStatus } from '#domain/properties/properties.rules.ts'
import { deedForm, featureForm, propertyStatuses } from '#domain/properties/properties.schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { deeds, properties, propertyFeatures, propertyTenants, tenants } from '#server/db/schema/properties.ts'
import { thumbName } from '#server/features/files/keep-file.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { fillDemo } from './fill-demo.ts'

test('PROP-04 PROP-08 demo data is what the product itself would have written', async () => {
  const app = await startTestApp()
  const { db, storage, secrets } = app.ctx
  expect(await fillDemo(app.ctx)).toBe(true)

  const rows = await db
    .select({
      property: properties,
      tenants: sql<number>`(select count(*)::int from ${propertyTenants} where ${eq(propertyTenants.property_id, properties.id)})`,
    })
    .from(properties)
  const [owner] = await db.select().from(users).where(eq(users.email, 'ev.sahibi@demo.test'))
  const owned = rows.filter(({ property }) => property.creator === owner!.id)
  expect(owned.length).toBeGreaterThanOrEqual(12)
  expect(new Set(owned.map(({ property }) => property.tasinmazDurumu))).toEqual(new Set(propertyStatuses))
  for (const { property, tenants } of rows)
    expect([property.baslik, syncedStatus(property.tasinmazDurumu, tenants)]).toEqual([
      property.baslik,
      property.tasinmazDurumu,
    ])

  for (const { id: _, property_id, version, ...deed } of await db.select().from(deeds)) {
    expect(deedForm.safeParse(deed).error, property_id).toBeUndefined()
    expect(districtsOf(deed.il)).toContain(deed.ilce)
  }
  for (const { id: _, property_id, version, ...features } of await db.select().from(propertyFeatures))
    expect(featureForm.safeParse(features).error, property_id).toBeUndefined()
  for (const { kimlikNo } of await db.select().from(tenants))
    expect(isNationalId(decryptText(secrets.encryption, kimlikNo!)!)).toBe(true)

  const kept = await db.select().from(files)
  expect(kept.filter((file) => file.area === 'property-images').length).toBeGreaterThan(50)
  for (const { id, area, type, size, width, height } of kept) {
    const content = await storage.get(area, id)
    expect(content?.length).toBe(size)
    if (type === 'application/pdf') expect(Buffer.from(content!.slice(0, 5)).toString()).toBe('%PDF-')
    else {
      expect(await sharp(content!).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(await storage.get(area, thumbName(id))).not.toBeNull()
    }
  }
  expect(await db.$count(propertyDocuments)).toBeGreaterThan(5)
  expect(await fillDemo(app.ctx)).toBe(false)
})

test('a fill that is cut short leaves no people, and the next one is complete without a file too many', async () => {
  const app = await startTestApp()
  const { storage, db } = app.ctx
  let room = 40
  const full = {
    ...storage,
    put: async (...given: Parameters<typeof storage.put>) => {
      if (room-- <= 0) throw new Error('disk dolu')
      await storage.put(...given)
    },
  }
  await expect(fillDemo({ ...app.ctx, storage: full })).rejects.toThrow('disk dolu')
  expect(await db.$count(users)).toBe(0)
  expect(await fillDemo(app.ctx)).toBe(true)
  const kept = await db.select().from(files)
  const stored = await readdir(path.join(app.ctx.config.dataDir, 'files', 'property-images'))
  expect(stored.length).toBe(2 * kept.filter((file) => file.area === 'property-images').length)
})
