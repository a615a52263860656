import { z } from 'zod'
import { relations } from '#domain/access/property-rights.ts'
import { done, endpoint, fileReply, instant, page } from '#domain/kernel/endpoint.ts'
import { currencies } from '#domain/kernel/money.ts'
import { rowReport, sheetRow } from '#domain/kernel/sheets.ts'
import { ownerChoice } from '#domain/people/engagements/engagements.schema.ts'
import { removedReply } from '#domain/services/bin/bin.schema.ts'
import { selectedIds, skippedRecord } from '#domain/services/bulk/bulk.schema.ts'
import { monthStrip } from '#domain/services/figures/month-strip.schema.ts'
import { overdueSum } from './overdue.schema.ts'
import {
  deedFields,
  deedForm,
  emptyDeed,
  emptyFeatures,
  featureFields,
  featureForm,
  paymentStates,
  propertyFields,
  propertyFilter,
  propertyStatuses,
  statusGroups,
  whichProperties,
} from './properties.schema.ts'

const count = z.number().int()

/** Only the title is required. */
export const newProperty = z
  .strictObject({
    /** Made by the caller, so that a retry adds nothing twice. */
    id: z.uuid().optional(),
    /** The owner; defaults to the one chosen in the header, or the only possible one. */
    owner: ownerChoice.optional(),
    ...propertyFields,
    tasinmazCinsi: propertyFields.tasinmazCinsi.default(null),
    adres: propertyFields.adres.default(''),
    aciklama: propertyFields.aciklama.default(''),
    is_bina: propertyFields.is_bina.default(false),
    bina_id: propertyFields.bina_id.default(null),
    tasinmazDurumu: z.enum(propertyStatuses).default('Kiralanmamış'),
    deed: z.strictObject(deedFields).partial().default({}),
    features: z.strictObject(featureFields).partial().default({}),
  })
  .refine((property) => !(property.is_bina && property.bina_id), {
    path: ['bina_id'],
    error: 'Bir bina başka bir binanın içinde olamaz',
  })
  .superRefine(({ deed, features }, check) => {
    const wholes = {
      deed: deedForm.safeParse({ ...emptyDeed, ...deed }),
      features: featureForm.safeParse({ ...emptyFeatures, ...features }),
    }
    for (const [part, whole] of Object.entries(wholes))
      for (const { path, message } of whole.error?.issues ?? [])
        check.addIssue({ code: 'custom', path: [part, ...path], message })
  })
export type NewProperty = z.output<typeof newProperty>

const created = done.extend({
  id: z.uuid(),
  version: count,
  deed_id: z.uuid(),
  deed_version: count,
  property_feature_id: z.uuid(),
  feature_version: count,
})

/** The contract in force, or the next one. */
const cardLease = z.strictObject({
  contract_id: z.uuid(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** The last day of a tenancy whose end is certain; may be earlier than that of the contract. */
  last_day: z.iso.date().nullable(),
  /** Present rent in kuruş a month; null when the reader may not see payments of the property. */
  rent: count.nullable(),
  /** A corporate tenant withholds tax from this rent. */
  gross: z.boolean(),
  currency: z.enum(currencies),
})
export type CardLease = z.output<typeof cardLease>

/** One row of the list; of the title deed only the location. */
export const propertyCard = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  tasinmazCinsi: z.string().nullable(),
  tasinmazDurumu: z.enum(propertyStatuses),
  /** Null without the right to see payments. */
  odemeDurumu: z.enum(paymentStates).nullable(),
  il: z.string(),
  ilce: z.string(),
  adres: z.string(),
  gorsel: z.uuid().nullable(),
  is_bina: z.boolean(),
  bina_id: z.uuid().nullable(),
  bina: z.string().nullable(),
  /** Number of units that the caller may see; for buildings. */
  units: count,
  rentedUnits: count,
  tenants: z.array(z.string()),
  odaSayisi: z.string(),
  metrekaresi: count.nullable(),
  updated_at: instant,
  version: count,
  relation: z.enum(relations),
  owner_id: z.uuid(),
  /** Null without a contract, or when the caller may not see it. */
  lease: cardLease.nullable(),
  /** Overdue amounts, one per currency; empty when the reader may not see them. */
  overdue: z.array(overdueSum),
  /** The last twelve months; null when nobody rented, or the reader may not see payments. */
  strip: monthStrip.nullable(),
})
export type PropertyCard = z.output<typeof propertyCard>

/** Number of visible properties per filter value, each ignoring its own filter. */
const facets = z.strictObject({
  status: z.record(z.enum(propertyStatuses), count),
  /** Without buildings; `vacant` includes `seeking`, so `rented` and `vacant` make all properties. */
  groups: z.record(z.enum(statusGroups), count),
  kinds: z.array(z.strictObject({ kind: z.string(), count })),
  buildings: count,
  /** What this filter finds: properties to let, and buildings beside them. */
  found: z.strictObject({ properties: count, buildings: count }),
})

export const propertyPage = page(propertyCard).extend({ facets })
export type PropertyPage = z.output<typeof propertyPage>

export const statusChange = z.strictObject({
  ids: selectedIds,
  tasinmazDurumu: z.enum(propertyStatuses),
})
const statusAnswer = z.strictObject({
  changed: z.array(z.strictObject({ id: z.uuid(), from: z.enum(propertyStatuses) })),
  refused: z.array(skippedRecord),
})
export type StatusAnswer = z.output<typeof statusAnswer>

export const maxExportRows = 10_000
export const maxImportRows = 1000

const importAnswer = z.strictObject({
  rows: z.array(rowReport),
  /** Headers that match no field of a property. */
  unknownColumns: z.array(z.string()),
  /** 0 as long as any row has a problem. */
  imported: count,
})
export type ImportAnswer = z.output<typeof importAnswer>

export const deletionCounts = [
  'documents',
  'deliveryImages',
  'evacuationImages',
  'pictures',
  'fixtures',
  'suggestions',
  'notifications',
  'tenants',
  'units',
  'readings',
] as const
export type DeletionCount = (typeof deletionCounts)[number]
const deletionPreview = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  counts: z.record(z.enum(deletionCounts), count),
  /** Live contracts, which must end before the property can be deleted. */
  blocking: z.array(z.strictObject({ id: z.uuid(), short_id: z.string(), tenant_name: z.string() })),
  /** Ended contracts, which their parties keep. */
  kept_contracts: count,
})
export type DeletionPreview = z.output<typeof deletionPreview>

export const propertiesApi = {
  list: endpoint({
    path: 'GET /properties',
    access: 'signed-in',
    scope: 'properties:read',
    summary: 'Görebildiğiniz mülkler: arama, süzgeç, sıralama, sayfalama.',
    query: propertyFilter,
    reply: propertyPage,
  }),
  create: endpoint({
    path: 'POST /properties',
    access: 'host',
    scope: 'properties:write',
    summary: 'Mülk ekler; yalnızca başlık zorunludur. Aynı `id` ile ikinci çağrı yeni mülk oluşturmaz.',
    body: newProperty,
    reply: created,
  }),
  changeStatus: endpoint({
    path: 'POST /properties/status',
    access: 'signed-in',
    summary: 'Seçilen mülklerin durumunu değiştirir; değişmeyenleri nedeniyle bildirir.',
    body: statusChange,
    reply: statusAnswer,
  }),
  export: endpoint({
    path: 'GET /properties/export',
    access: 'signed-in',
    limit: 'papersByPerson',
    summary: 'Süzgece uyan mülkleri CSV ya da Excel dosyası olarak verir (en fazla 10.000 satır).',
    query: z.strictObject({ format: z.enum(['csv', 'xlsx']), ...whichProperties }),
    download: true,
    reply: fileReply,
  }),
  importTemplate: endpoint({
    path: 'GET /properties/import-template',
    access: 'host',
    limit: 'papersByPerson',
    summary: 'Toplu mülk aktarımı için örnek satırlı Excel şablonu.',
    download: true,
    reply: fileReply,
  }),
  import: endpoint({
    path: 'POST /properties/import',
    access: 'host',
    limit: 'sheetsByPerson',
    summary: 'Tablodaki mülkleri denetler; `dryRun` değilse ve hiçbir satır hatalı değilse tümünü ekler.',
    body: z.strictObject({
      rows: z
        .array(sheetRow)
        .min(1, 'Dosyada veri satırı yok')
        .max(maxImportRows, `Bir dosyada en fazla ${maxImportRows} satır olabilir`),
      dryRun: z.boolean(),
      /** The owner, as at `create`. */
      owner: ownerChoice.optional(),
      /** Made by the caller once per file, so that a retry adds nothing twice. */
      id: z.uuidv7().optional(),
    }),
    maxJsonBytes: 2 * 1024 * 1024,
    reply: importAnswer,
  }),
  deletion: endpoint({
    path: 'GET /properties/:id/deletion',
    access: 'signed-in',
    summary: 'Mülk silinirse nelerin çöp kutusuna gideceğini sayar; silmeyi engelleyen süren kontratları gösterir.',
    reply: deletionPreview,
  }),
  delete: endpoint({
    path: 'DELETE /properties/:id',
    access: 'signed-in',
    summary:
      'Mülkü ve ona bağlı her şeyi çöp kutusuna taşır. Süren kontrat varken olmaz; kayıtlı kiracı varsa ayrıca onay ister.',
    body: z.strictObject({ confirmed: z.boolean().default(false) }),
    reply: removedReply,
  }),
}
