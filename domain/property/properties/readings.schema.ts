import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { meters, readingMoments } from './properties.schema.ts'

const number = z.string().trim().max(40, 'En fazla 40 karakter girilebilir')

export const readingForm = z.strictObject({
  sayac: z.enum(meters, { error: 'Sayacı seçin' }),
  zaman: z.enum(readingMoments, { error: 'Okumanın zamanını seçin' }),
  /** As shown on the meter, with at most three decimals. */
  endeks: z
    .number({ error: 'Sayaçtaki değeri sayı olarak yazın' })
    .min(0, 'Endeks 0’dan küçük olamaz')
    .max(99_999_999_999, 'Endeks çok büyük')
    .transform((value) => Math.round(value * 1000) / 1000),
  tarih: enteredDay('Okuma tarihini girin'),
  sayacNo: number.default(''),
  aboneNo: number.default(''),
})
export type ReadingForm = z.output<typeof readingForm>

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
