import { z } from 'zod'

/** Maximum number of properties in one bulk change. */
export const maxSelected = 500

export const selectedIds = z
  .array(z.uuid())
  .min(1, 'En az bir mülk seçin')
  .max(maxSelected, `Bir kerede en fazla ${maxSelected} mülk seçilebilir`)
  .transform((ids) => [...new Set(ids)])

/** A property that a bulk change left unchanged, and why. */
export const skippedRecord = z.strictObject({ id: z.uuid(), baslik: z.string(), code: z.string(), message: z.string() })
export type SkippedRecord = z.output<typeof skippedRecord>
