import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'

export const undertakingForm = z.strictObject({
  delivered_on: enteredDay('Teslim tarihini gün.ay.yıl olarak girin'),
  given_on: enteredDay('Taahhüdün verileceği günü gün.ay.yıl olarak girin'),
  evict_on: enteredDay('Belirli bir boşaltma tarihi girin; tarihsiz taahhüt geçersizdir (TBK 352/1)'),
  /** The tenant's family lives there (TMK 194). */
  family_home: z.boolean(),
  spouse_name: z.string().trim().max(255, 'En fazla 255 karakter girilebilir'),
})
export type UndertakingForm = z.output<typeof undertakingForm>

export const undertakingView = z.strictObject({
  id: z.uuid(),
  contract_id: z.uuid(),
  delivered_on: z.iso.date(),
  given_on: z.iso.date(),
  evict_on: z.iso.date(),
  family_home: z.boolean(),
  spouse_name: z.string(),
  created_by_name: z.string(),
  scan_file: z.uuid().nullable(),
  scan_sha256: z.string(),
  scanned_on: z.iso.date().nullable(),
  withdrawn_on: z.iso.date().nullable(),
  withdrawn_by_name: z.string(),
  withdraw_reason: z.string(),
})
export type UndertakingView = z.output<typeof undertakingView>

export const withdrawal = z.strictObject({
  reason: z.string().trim().min(1, 'Gerekçesini yazın').max(500, 'En fazla 500 karakter girilebilir'),
})
