import { z } from 'zod'
import { tooLong } from '#domain/kernel/trimmed-text.ts'
import { signatureActs } from './paper-signatures.rules.ts'

const instant = z.iso.datetime()

/** A signature on paper recorded by the owner's side with its scan, as shown to readers of the contract. */
export const paperSignatureView = z.strictObject({
  id: z.uuid(),
  act: z.enum(signatureActs),
  /** Title of the signed document; empty for the contract itself. */
  title: z.string(),
  name: z.string(),
  guarantor: z.boolean(),
  recorded_by_name: z.string(),
  recorded_at: instant,
  scan: z.uuid().nullable(),
  shown_at: instant.nullable(),
  objected_at: instant.nullable(),
  objection: z.string(),
  /** True for the viewer's own signature. */
  own: z.boolean(),
  /** The party may object until this moment; null before they have seen the record. */
  object_until: instant.nullable(),
  may_object: z.boolean(),
})
export type PaperSignatureView = z.output<typeof paperSignatureView>

const maxReason = 2000
export const objectionInput = z.strictObject({
  reason: z.string().trim().min(3, 'Neden itiraz ettiğinizi kısaca yazın').max(maxReason, tooLong(maxReason)),
})
