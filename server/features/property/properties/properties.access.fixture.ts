import { eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { bulkApi } from '#domain/property/properties/bulk.api.ts'
import { imagesApi } from '#domain/property/properties/images.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { emptyDeed, emptyFeatures } from '#domain/property/properties/properties.schema.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { readingsApi } from '#domain/property/properties/readings.api.ts'
import { tenancyRequestsApi } from '#domain/property/properties/tenancy-requests.api.ts'
import { deeds, properties, propertyFeatures, tenancyRequests } from '#server/db/schema/properties.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { picture } from '#server/testing/pictures.ts'

const { owners, editors, meterReaders, paperReaders } = groups

const photo = picture(1, { width: 8, height: 8 })
const onIt = ({ id }: WorldProperty) => ({ params: { id } })
const versionOf = async (
  { app: { ctx } }: World,
  table: typeof properties | typeof deeds | typeof propertyFeatures,
  id: string,
) => (await ctx.db.select({ version: table.version }).from(table).where(eq(table.id, id)))[0]!.version

/** A list does not refuse; a missing row counts as 404. */
const isListed = ({ documents }: { documents: { id: string }[] }, at: WorldProperty) =>
  documents.some(({ id }) => id === at.id) ? 200 : 404

/** A bulk change answers 200 with a result per property. */
const statusOfRefused = ({ refused }: { refused: { code: string }[] }) =>
  refused[0]?.code === 'property_missing' ? 404 : refused[0]?.code === 'not_allowed' ? 403 : 200

/** The owner asks a person with an account to confirm a tenancy. */
async function asked({ app, people: { owner }, freshProperty }: World) {
  const by = await app.build.tenant()
  const { id } = await freshProperty('unassigned')
  const body = { adiSoyadi: 'Yeni Kiracı', emailAdresi: by.email }
  await owner.call(propertyDetailApi.addTenant, { params: { id }, body })
  const [request] = await app.ctx.db.select().from(tenancyRequests).where(eq(tenancyRequests.property_id, id))
  return { by, input: { params: { id: request!.id } } }
}

export const propertiesAccess: AccessRow[] = [
  onProperty(propertiesApi.list, { call: () => ({ query: { size: 100 } }), means: isListed }),
  anywhere(propertiesApi.create, { call: () => ({ body: { baslik: 'Yeni' } }) }),
  onProperty(propertiesApi.changeStatus, {
    may: editors,
    call: async ({ name }, { freshProperty }) => ({
      body: { ids: [(await freshProperty(name)).id], tasinmazDurumu: 'Kiralanmış' },
    }),
    means: statusOfRefused,
    success: async ({ app, people: { owner } }) => {
      const { id } = await app.build.property(owner)
      return { by: owner, input: { body: { ids: [id], tasinmazDurumu: 'Kiracı Aranıyor' } } }
    },
  }),
  anywhere(propertiesApi.export, { call: () => ({ query: { format: 'csv' } }) }),
  anywhere(propertiesApi.importTemplate),
  anywhere(propertiesApi.import, {
    call: () => ({ body: { rows: [{ Başlık: 'Yeni' }], dryRun: true } }),
    success: async ({ people: { owner } }) => ({
      by: owner,
      input: { body: { rows: [{ Başlık: 'Yeni' }], dryRun: false } },
    }),
  }),
  onProperty(bulkApi.ids, {
    may: editors,
    refused: () => 404,
    call: () => ({}),
    means: ({ ids }, at) => (ids.includes(at.id) ? 200 : 404),
  }),
  onProperty(bulkApi.setBuilding, {
    may: editors,
    call: async ({ name }, { freshProperty }) => ({
      body: { ids: [(await freshProperty(name)).id], bina_id: null },
    }),
    means: statusOfRefused,
    success: async ({ app, people: { owner } }) => {
      const { id: bina_id } = await app.build.property(owner, { is_bina: true })
      const { id } = await app.build.property(owner)
      return { by: owner, input: { body: { ids: [id], bina_id } } }
    },
  }),
  onProperty(bulkApi.remove, {
    may: owners,
    call: async ({ name }, { freshProperty }) => ({
      body: { ids: [(await freshProperty(name)).id], confirmed: true },
    }),
    means: statusOfRefused,
    success: async ({ people: { owner }, freshProperty }) => {
      const { id } = await freshProperty('assigned')
      return { by: owner, input: { body: { ids: [id], confirmed: true } } }
    },
  }),
  onProperty(propertiesApi.deletion, { may: owners, call: onIt }),
  onProperty(propertiesApi.delete, {
    may: owners,
    call: async ({ name }, { freshProperty }) => ({
      params: { id: (await freshProperty(name)).id },
      body: { confirmed: true },
    }),
  }),

  onProperty(propertyDetailApi.detail, { call: onIt }),
  onProperty(propertyDetailApi.update, {
    may: editors,
    call: async ({ id }, world) => ({
      params: { id },
      body: { aciklama: newId(), version: await versionOf(world, properties, id) },
    }),
  }),
  onProperty(propertyDetailApi.history, { may: paperReaders, call: onIt }),
  onProperty(propertyDetailApi.deed, { may: paperReaders, call: ({ deed_id }) => ({ params: { id: deed_id } }) }),
  onProperty(propertyDetailApi.updateDeed, {
    may: editors,
    call: async ({ deed_id }, world) => ({
      params: { id: deed_id },
      body: { ...emptyDeed, version: await versionOf(world, deeds, deed_id) },
    }),
  }),
  onProperty(propertyDetailApi.feature, {
    call: ({ property_feature_id }) => ({ params: { id: property_feature_id } }),
  }),
  onProperty(propertyDetailApi.updateFeature, {
    may: editors,
    call: async ({ property_feature_id: id }, world) => ({
      params: { id },
      body: { ...emptyFeatures, version: await versionOf(world, propertyFeatures, id) },
    }),
  }),
  onProperty(propertyDetailApi.updateMeters, {
    may: meterReaders,
    call: async ({ property_feature_id: id }, world) => ({
      params: { id },
      body: { suSayacNo: '12', version: await versionOf(world, propertyFeatures, id) },
    }),
  }),
  onProperty(propertyDetailApi.addTenant, {
    may: editors,
    call: async ({ name }, { freshProperty }) => ({
      params: { id: (await freshProperty(name)).id },
      body: { adiSoyadi: 'Yeni Kiracı', emailAdresi: `${newId()}@ornek.test` },
    }),
  }),
  anywhere(tenancyRequestsApi.accept, {
    through: 404,
    call: () => ({ params: { id: newId() } }),
    success: asked,
  }),
  anywhere(tenancyRequestsApi.decline, {
    through: 404,
    call: () => ({ params: { id: newId() } }),
    success: asked,
  }),
  onProperty(tenancyRequestsApi.withdraw, {
    may: editors,
    call: async ({ name }, { freshProperty, app }) => {
      const { id } = await freshProperty(name)
      const request = newId()
      const emailAdresi = `${request}@ornek.test`
      await app.ctx.db
        .insert(tenancyRequests)
        .values({ id: request, property_id: id, emailAdresi, adiSoyadi: 'Yeni Kiracı' })
      return { params: { id, request } }
    },
  }),
  onProperty(propertyDetailApi.removeTenant, {
    may: editors,
    call: async ({ name }, { freshProperty }) => {
      const { id, lodger } = await freshProperty(name)
      return { params: { id, userId: lodger } }
    },
  }),

  onProperty(imagesApi.list, { call: ({ id }) => ({ params: { id }, query: { set: 'delivery' } }) }),
  onProperty(imagesApi.add, {
    may: editors,
    call: async ({ id }) => ({ params: { id }, query: { set: 'general' }, file: await photo }),
  }),
  onProperty(imagesApi.change, {
    may: editors,
    call: async (at) => ({
      params: { set: 'evacuation', id: await at.image('evacuation') },
      body: { oda: 'Salon', aciklama: '' },
    }),
  }),
  onProperty(imagesApi.remove, {
    may: editors,
    call: async (at) => ({ params: { set: 'delivery', id: await at.image('delivery') } }),
  }),
  onProperty(imagesApi.chooseCover, {
    may: editors,
    call: async (at) => ({ params: { id: at.id }, body: { image_id: await at.image('general') } }),
  }),

  onProperty(readingsApi.add, {
    may: meterReaders,
    call: ({ id }) => ({ params: { id }, body: { sayac: 'su', zaman: 'ara', endeks: 3, tarih: '2026-02-01' } }),
  }),
  onProperty(readingsApi.addPhoto, {
    may: meterReaders,
    call: async (at) => ({ params: { id: at.id, reading: await at.reading() }, file: await photo }),
  }),
  onProperty(readingsApi.remove, {
    may: meterReaders,
    call: async (at) => ({ params: { id: at.id, reading: await at.reading() } }),
  }),
]
