import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { tooLong, trimmedText } from '#domain/kernel/trimmed-text.ts'
import { emailField, phone } from '#domain/people/accounts/accounts.schema.ts'
import { nationalIdProblem } from '#domain/people/identity/national-id.rules.ts'

/** Treats an empty field as not given. */
const orNull = (text: string) => text || null

/** A tenant as entered by the landlord; only name and contact are required. */
export const tenantForm = z.strictObject({
  adiSoyadi: z.string().trim().min(1, 'Kiracının adını ve soyadını yazın').max(255, tooLong(255)),
  emailAdresi: emailField('Kiracının e-posta adresini yazın', 'Geçerli bir e-posta adresi giriniz'),
  telefonNumarasi: phone.default(null),
  kimlikNo: z
    .string()
    .trim()
    .superRefine((text, ctx) => {
      const problem = text ? nationalIdProblem(text) : null
      if (problem) ctx.addIssue({ code: 'custom', message: problem })
    })
    .transform(orNull)
    .default(null),
  dogumTarihi: z
    .union([z.literal(''), enteredDay('Tarihi gün.ay.yıl olarak giriniz')])
    .nullable()
    .transform((text) => text || null)
    .default(null),
  iletisimAdresi: trimmedText(1000).transform(orNull).default(null),
})
export type TenantForm = z.output<typeof tenantForm>

/** The tenant record with field names as specified; `kimlikNo` is masked. */
export const tenantRecord = z.strictObject({
  id: z.uuid(),
  user_id: z.uuid(),
  adiSoyadi: z.string(),
  emailAdresi: z.string(),
  telefonNumarasi: z.string().nullable(),
  role: z.string(),
  kimlikNo: z.string().nullable(),
  dogumTarihi: z.string().nullable(),
  iletisimAdresi: z.string().nullable(),
  created_at: z.iso.datetime(),
})

export const tenancyRequest = z.strictObject({
  id: z.uuid(),
  adiSoyadi: z.string(),
  emailAdresi: z.string(),
  created_at: z.iso.datetime(),
})
export type TenancyRequest = z.output<typeof tenancyRequest>
