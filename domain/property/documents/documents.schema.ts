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

/** A new file in this category replaces the previous contract file. */
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
  /** The last day of validity; null for documents without one. */
  valid_until: z.iso.date().nullable(),
  uploaded_by_name: z.string(),
  /** True when the caller may rename, replace, share or delete it. */
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
  /** Empty: all properties. */
  property: z.union([z.literal(''), z.uuid()]).default(''),
  category: z.enum(['all', ...documentCategories]).default('all'),
  /** `lawyer`: documents shared between owner and lawyer. */
  shared: z.enum(['all', 'lawyer']).default('all'),
  sort: z.enum(['newest', 'oldest', 'name', 'size']).default('newest'),
})
export type DocumentFilter = z.output<typeof documentFilter>

const lastDay = enteredDay('Geçerlilik tarihini gün.ay.yıl olarak girin')

/** A boolean in a query string. */
const yesNo = z.enum(['true', 'false']).optional()

export const newDocument = z.strictObject({
  property: z.uuid('Belgenin ait olduğu mülkü seçin'),
  category: z.enum(documentCategories, { error: 'Belgenin türünü seçin' }),
  name: fileName,
  /** Default: the value of the replaced contract, otherwise no. */
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
  /** Without a value: unchanged. */
  valid_until: lastDay.nullable().optional(),
  version: recordVersion,
})
export type DocumentChange = z.output<typeof documentChange>

/** A property that documents can belong to. */
export const documentProperty = z.strictObject({ id: z.uuid(), title: z.string() })
export type DocumentProperty = z.output<typeof documentProperty>

export const propertyChoiceFilter = z.strictObject({
  q: search,
  /** Always included in the reply, so that the chosen property can be shown by name. */
  selected: z.union([z.literal(''), z.uuid()]).default(''),
  /** `manage`: only properties to which the caller may upload. */
  right: z.enum(['see', 'manage']).default('see'),
})
export type PropertyChoiceFilter = z.output<typeof propertyChoiceFilter>
