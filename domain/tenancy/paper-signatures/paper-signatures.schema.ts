import { z } from 'zod'
import { signatureActs } from './paper-signatures.rules.ts'

const instant = z.iso.datetime()

/** A signature that the owner's side recorded with its scan, as those see it who see the contract. */
export const paperSignatureView = z.strictObject({
  id: z.uuid(),
  act: z.enum(signatureActs),
  /** What was signed, where it is not the contract itself. */
  title: z.string(),
  name: z.string(),
  guarantor: z.boolean(),
  recorded_by_name: z.string(),
  recorded_at: instant,
  scan: z.uuid().nullable(),
  shown_at: instant.nullable(),
  objected_at: instant.nullable(),
  objection: z.string(),
  /** Whether it is the signature of the person looking. */
  own: z.boolean(),
  /** Until when its party may object; null before it was shown to them. */
  object_until: instant.nullable(),
  may_object: z.boolean(),
})
export type PaperSignatureView = z.output<typeof paperSignatureView>

const maxReason = 2000
export const objectionInput = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(3, 'Neden itiraz ettiğinizi kısaca yazın')
    .max(maxReason, `En fazla ${maxReason} karakter girilebilir`),
})
