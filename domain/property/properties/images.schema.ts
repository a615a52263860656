import { z } from 'zod'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { fileName } from '#domain/services/files/files.schema.ts'

/** General pictures, and the two sets compared when a tenant moves out. */
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

/** A set is read in one request, so it holds no more than one request may return (LIM-05). */
export const maxImages = 100

const imageTexts = {
  /** One of `rooms` or any other name; delivery and evacuation pictures of the same room are compared. */
  oda: trimmedText(60),
  aciklama: trimmedText(300),
}
export const imageForm = z.strictObject(imageTexts)
export type ImageForm = z.output<typeof imageForm>

export const newImage = z.strictObject({
  set: z.enum(imageSets),
  oda: imageTexts.oda.default(''),
  aciklama: imageTexts.aciklama.default(''),
  /** The file name. */
  name: fileName.default('Fotoğraf'),
  /** Made when the file is chosen, so that pictures keep that order whichever upload arrives first. */
  id: z.uuidv7().optional(),
})
export type NewImage = z.output<typeof newImage>

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
