import { z } from 'zod'

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
  name: z.string(),
  size: z.number().int(),
  file_id: z.uuid(),
  /** At most 10 characters. */
  file_type: z.string(),
  category: z.enum(documentCategories),
  tenant_can_see: z.boolean(),
  lawyer_can_see: z.boolean(),
  uploaded_by_name: z.string(),
  /** Whether the caller may rename, replace, share or delete it. */
  can_manage: z.boolean(),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type DocumentView = z.output<typeof documentView>
