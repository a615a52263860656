import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'

export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Ay, yıl ve ay olarak yazılır: 2026-09')

/** Percent by data month, for the note on rent increases in forms. */
export const tufeTable = z.record(z.string(), z.number())

/** Stamp duty by year, for the note on contracts. */
export const stampTable = z.array(
  z.strictObject({
    year: z.number().int(),
    permille: z.number(),
    guarantee_permille: z.number(),
    cap: z.number().int(),
  }),
)

export const tufeForm = z.strictObject({
  percent: z
    .number({ error: 'Oranı yüzde olarak girin, ör. 31,49' })
    .min(0, 'Oran 0’dan küçük olamaz')
    .max(1000, 'Oran çok büyük')
    .refine((percent) => Number(percent.toFixed(2)) === percent, 'Oran en fazla iki ondalık basamak taşır'),
})

export const tufeRow = z.strictObject({
  month,
  percent: z.number(),
  /** Null for a figure that came with the product. */
  entered_by: z.string().nullable(),
  entered_at: z.iso.datetime(),
})
export type TufeRow = z.output<typeof tufeRow>

export const tufeFilter = z.strictObject({ ...pageQuery, size: z.coerce.number().int().min(1).max(100).default(12) })
