import { z } from 'zod'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { type PropertyRights, relations } from '#domain/access/property-rights.ts'
import { done, endpoint, instant, page, pageQuery, recordVersion } from '#domain/kernel/endpoint.ts'
import { fixtureView } from '#domain/property/fixtures/fixtures.schema.ts'
import { suggestionView } from '#domain/property/suggestions/suggestions.schema.ts'
import { imageView } from './images.schema.ts'
import { refuseProperty } from './properties.messages.ts'
import {
  deedFields,
  deedForm,
  featureFields,
  featureForm,
  meterForm,
  paymentStates,
  propertyFields,
  propertyStatuses,
} from './properties.schema.ts'
import { readingView } from './readings.schema.ts'
import { tenancyRequest, tenantForm, tenantRecord } from './tenants.schema.ts'

const idList = z.array(z.uuid())
const version = recordVersion

/** Maximum number of each in the page's one request. */
export const detailLimits = {
  users: 10,
  contracts: 10,
  fixtures: 100,
  suggestions: 100,
  images: 100,
  readings: 100,
  units: 100,
  history: 20,
} as const

/** The property, with field names as specified. */
export const propertyView = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  gorsel: z.uuid().nullable(),
  deed_id: z.uuid().nullable(),
  property_feature_id: z.uuid().nullable(),
  tenant_id: idList,
  users_id: idList,
  contract_id: z.uuid().nullable(),
  creator: z.uuid(),
  /** Null without the right to see payments. */
  odemeDurumu: z.enum(paymentStates).nullable(),
  tasinmazDurumu: z.enum(propertyStatuses),
  tasinmazCinsi: z.string().nullable(),
  fixtures_id: idList,
  suggest_id: idList,
  delivery_images: idList,
  evacuation_images: idList,
  lawyer_id: idList,
  adres: z.string(),
  aciklama: z.string(),
  is_bina: z.boolean(),
  bina_id: z.uuid().nullable(),
  /** Title of the building, when the caller may open it. */
  bina_baslik: z.string().nullable(),
  version,
  created_at: instant,
  updated_at: instant,
})
export type PropertyView = z.output<typeof propertyView>

/** A person related to the property. Contact data is null when the caller may not see it. */
export const relatedPerson = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  avatar: z.string(),
  relation: z.enum(relations),
  /** `Kiracı`, `Yetkili Kişi`, … */
  role: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
})
export type RelatedPerson = z.output<typeof relatedPerson>

const yesNo = z.boolean()
const rightsView = z.strictObject({
  edit: yesNo,
  seePapers: yesNo,
  meters: yesNo,
  documents: z.enum(['all', 'shared', 'none']),
  manageDocuments: yesNo,
  managePayments: yesNo,
  seePayments: yesNo,
  seeSuggestions: yesNo,
  manageSuggestions: yesNo,
  own: yesNo,
} satisfies Record<keyof PropertyRights, z.ZodType>)

export const unitView = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  tasinmazCinsi: z.string().nullable(),
  tasinmazDurumu: z.enum(propertyStatuses),
})

export const deedView = z.strictObject({ id: z.uuid(), property_id: z.uuid(), ...deedFields, version })
export type DeedView = z.output<typeof deedView>
export const featureView = z.strictObject({ id: z.uuid(), property_id: z.uuid(), ...featureFields, version })
export type FeatureView = z.output<typeof featureView>

export const contractCard = z.strictObject({
  id: z.uuid(),
  status: z.enum(contractStatuses),
  tenant_name: z.string(),
  /** Kuruş. */
  brutAylik: z.number().int(),
  /** What is agreed today. */
  rent: z.number().int(),
  /** A corporate tenant withholds tax from it. */
  gross: z.boolean(),
  bedelTuru: z.string(),
  baslangicTarihi: z.iso.date(),
  bitisTarihi: z.iso.date(),
  sozlesmeSuresi: z.number().int(),
  sureBirimi: z.enum(['Yıl', 'Ay']),
  has_guarantor: z.boolean(),
  tenant_approval_count: z.number().int(),
  tenant_approval_required: z.number().int(),
  /** Number of parties, guarantor included, who signed on paper. */
  on_paper: z.number().int(),
  paper_objections: z.number().int(),
  cancelled_at: instant.nullable(),
  ended_on: z.iso.date().nullable(),
  /** Null until the contract has taken effect. */
  tenancy_id: z.uuid().nullable(),
  created_at: instant,
})
export type ContractCard = z.output<typeof contractCard>

/** Overdue amount in one currency, without the deposit. */
const arrear = z.strictObject({
  currency: z.string(),
  /** Kuruş. */
  amount: z.number().int(),
  /** Due day of the oldest claim. */
  since: z.iso.date(),
})

export const eventView = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  /** A Turkish sentence without its actor. */
  text: z.string(),
  actor_name: z.string(),
  at: instant,
})
export type EventView = z.output<typeof eventView>

/** The parts of the reply beside the property; one that could not be read is empty and named in `failed`. */
export const detailParts = [
  'ids',
  'owner',
  'users',
  'building',
  'units',
  'deed',
  'feature',
  'tenantRecords',
  'tenancyRequests',
  'contracts',
  'fixtures',
  'suggestions',
  'general',
  'delivery',
  'evacuation',
  'readings',
  'documentCount',
  'arrears',
  'history',
] as const
export type DetailPart = (typeof detailParts)[number]

export const propertyDetail = z.strictObject({
  property: propertyView,
  relation: z.enum(relations),
  rights: rightsView,
  owner: relatedPerson.nullable(),
  users: z.array(relatedPerson),
  units: z.array(unitView),
  deed: deedView.nullable(),
  feature: featureView.nullable(),
  tenantRecords: z.array(tenantRecord),
  /** People who have not yet confirmed that they are tenants. */
  tenancyRequests: z.array(tenancyRequest),
  contracts: z.array(contractCard),
  fixtures: z.array(fixtureView),
  suggestions: z.array(suggestionView),
  images: z.strictObject({
    general: z.array(imageView),
    delivery: z.array(imageView),
    evacuation: z.array(imageView),
  }),
  readings: z.array(readingView),
  documentCount: z.number().int(),
  /** Null without the right to see the owner's money. */
  arrears: z.array(arrear).nullable(),
  history: z.array(eventView),
  failed: z.array(z.enum(detailParts)),
})
export type PropertyDetail = z.output<typeof propertyDetail>

/** Changes only the given fields; `version` is the one the caller has seen. */
export const propertyChange = z
  .strictObject(propertyFields)
  .extend({
    odemeDurumu: z.enum(paymentStates),
    tasinmazDurumu: z.enum(propertyStatuses),
    /** One of the property's own pictures. */
    gorsel: z.uuid().nullable(),
  })
  .partial()
  .extend({ version })
export type PropertyChange = z.output<typeof propertyChange>

/** Refuses an empty property id. */
export function requirePropertyId(id: string | null | undefined): string {
  const given = id?.trim()
  if (!given) throw refuseProperty('property_id_missing')
  return given
}

/** Returns the version for the next change. */
const saved = done.extend({ version })

export const propertyDetailApi = {
  detail: endpoint({
    path: 'GET /properties/:id',
    access: 'signed-in',
    scope: 'properties:read',
    summary: 'Bir mülk ve çevresindeki her şey, bakan kişinin görebildiği kadarıyla.',
    // Any text: an empty id has its own refusal, and a malformed one answers 404 like an unknown one.
    params: z.strictObject({ id: z.string() }),
    reply: propertyDetail,
  }),
  update: endpoint({
    path: 'PATCH /properties/:id',
    access: 'signed-in',
    scope: 'properties:write',
    summary: 'Mülkün genel bilgilerini, durumunu, ödeme durumunu ya da kapağını değiştirir.',
    body: propertyChange,
    reply: saved,
  }),
  history: endpoint({
    path: 'GET /properties/:id/history',
    access: 'signed-in',
    scope: 'properties:read',
    summary: 'Mülkün geçmişi, en yeni önce.',
    query: z.strictObject(pageQuery),
    reply: page(eventView),
  }),
  deed: endpoint({
    path: 'GET /deeds/:id',
    access: 'signed-in',
    summary: 'Bir tapu kaydı.',
    reply: deedView,
  }),
  updateDeed: endpoint({
    path: 'PUT /deeds/:id',
    access: 'signed-in',
    summary: 'Tapu bilgilerini kaydeder.',
    body: deedForm.safeExtend({ version }),
    reply: saved,
  }),
  feature: endpoint({
    path: 'GET /property-features/:id',
    access: 'signed-in',
    scope: 'properties:read',
    summary: 'Bir mülkün özellikleri ve sayaç numaraları.',
    reply: featureView,
  }),
  updateFeature: endpoint({
    path: 'PUT /property-features/:id',
    access: 'signed-in',
    summary: 'Taşınmaz özelliklerini kaydeder.',
    body: featureForm.safeExtend({ version }),
    reply: saved,
  }),
  updateMeters: endpoint({
    path: 'PATCH /property-features/:id/meters',
    access: 'signed-in',
    summary: 'Yalnızca elektrik, su ve doğalgaz sayaç numaralarını değiştirir.',
    body: meterForm.extend({ version }),
    reply: saved,
  }),
  addTenant: endpoint({
    path: 'POST /properties/:id/tenants',
    access: 'signed-in',
    limit: 'invitationsByPerson',
    summary: 'Mülke kiracı ekler; e-posta adresi kayıtlı değilse davet gönderir. Durum “Kiralanmış” olur.',
    body: tenantForm,
  }),
  removeTenant: endpoint({
    path: 'DELETE /properties/:id/tenants/:userId',
    access: 'signed-in',
    summary: 'Kiracıyı mülkten çıkarır; son kiracıyla birlikte durum “Boş” olur.',
  }),
}
