import { z } from 'zod'
import { meters, readingMoments } from './properties.schema.ts'

export const readingView = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  sayac: z.enum(meters),
  zaman: z.enum(readingMoments),
  sayacNo: z.string(),
  aboneNo: z.string(),
  endeks: z.number(),
  tarih: z.iso.date(),
  file_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
})
export type ReadingView = z.output<typeof readingView>
