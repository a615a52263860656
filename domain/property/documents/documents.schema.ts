import { z } from 'zod'
import { pageQuery, recordVersion } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'

export const documentCategories = [
  'Sözleşmeler',
  'Tapu',
  'Sigorta',
  'Faturalar',
  'Aidat',
  'Vergi',
  'Tadilat',
  'Hukuk',
  'Kimlik',
  'Diğer',
] as const
export type DocumentCategory = (typeof documentCategories)[number]

/** A new contract file takes the place of the old one. */
export const contractCategory = 'Sözleşmeler' satisfies DocumentCategory

export const documentView = z.strictObject({
  id: z.uuid(),
  property: z.uuid(),
  property_title: z.string(),
  owner_id: z.uuid(),
  name: z.string(),
  size: z.number().int(),
  file_id: z.uuid(),
  /** At most 10 characters. */
  file_type: z.string(),
  category: z.enum(documentCategories),
  tenant_can_see: z.boolean(),
  lawyer_can_see: z.boolean(),
  /** The last day on which it holds; null for what does not run out. */
  valid_until: z.iso.date().nullable(),
  uploaded_by_name: z.string(),
  /** Whether the caller may rename, replace, share or delete it. */
  can_manage: z.boolean(),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type DocumentView = z.output<typeof documentView>

const search = z.string().trim().max(100).default('')

export const documentFilter = z.strictObject({
  ...pageQuery,
  q: search,
  owner: ownerFilter,
  /** Empty: all of them. */
  property: z.union([z.literal(''), z.uuid()]).default(''),
  category: z.enum(['all', ...documentCategories]).default('all'),
  /** `lawyer`: what owner and lawyer share. */
  shared: z.enum(['all', 'lawyer']).default('all'),
  sort: z.enum(['newest', 'oldest', 'name', 'size']).default('newest'),
})
export type DocumentFilter = z.output<typeof documentFilter>

const lastDay = enteredDay('Geçerlilik tarihini gün.ay.yıl olarak girin')

/** In an address everything is text. */
const yesNo = z.enum(['true', 'false']).optional()

export const newDocument = z.strictObject({
  property: z.uuid('Belgenin ait olduğu mülkü seçin'),
  category: z.enum(documentCategories, { error: 'Belgenin türünü seçin' }),
  name: fileName,
  /** Left out: as the contract that is replaced has it, and otherwise no. */
  tenant_can_see: yesNo,
  lawyer_can_see: yesNo,
  valid_until: lastDay.optional(),
})
export type NewDocument = z.output<typeof newDocument>

export const documentForm = z.strictObject({
  name: fileName,
  category: z.enum(documentCategories),
  tenant_can_see: z.boolean(),
  lawyer_can_see: z.boolean(),
  valid_until: lastDay.nullable(),
})

export const documentChange = z.strictObject({
  ...documentForm.shape,
  /** Left out: as it was. */
  valid_until: lastDay.nullable().optional(),
  version: recordVersion,
})
export type DocumentChange = z.output<typeof documentChange>

/** A property to file papers under or to look for them in. */
export const documentPlace = z.strictObject({ id: z.uuid(), title: z.string() })
export type DocumentPlace = z.output<typeof documentPlace>

export const placeFilter = z.strictObject({
  q: search,
  /** Always among the answers, so that a chosen one has its name. */
  selected: z.union([z.literal(''), z.uuid()]).default(''),
  /** `manage`: only where the caller may upload. */
  right: z.enum(['see', 'manage']).default('see'),
})
export type PlaceFilter = z.output<typeof placeFilter>
