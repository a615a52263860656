import { z } from 'zod'

/** Everyday pictures, and the two sets that are compared when somebody moves out. */
export const imageSets = ['general', 'delivery', 'evacuation'] as const
export type ImageSet = (typeof imageSets)[number]
export const imageSetLabels: Record<ImageSet, string> = { general: 'Genel', delivery: 'Teslim', evacuation: 'Tahliye' }

export const rooms = [
  'Salon',
  'Mutfak',
  'Yatak Odası',
  'Çocuk Odası',
  'Banyo',
  'Tuvalet',
  'Antre',
  'Balkon',
  'Bahçe',
  'Dış Cephe',
] as const

export const imageView = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  file_id: z.uuid(),
  oda: z.string(),
  aciklama: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  created_at: z.iso.datetime(),
})
export type ImageView = z.output<typeof imageView>
