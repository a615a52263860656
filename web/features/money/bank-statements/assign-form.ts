import { z } from 'zod'
import { pots, type TenancyName } from '#domain/money/bank-statements/bank-statements.schema.ts'

const chosen = z.custom<TenancyName | null>((value) => value !== null, 'Kiracılık seçin')

/** The values as typed; the sum is checked beside the fields, because it belongs to none of them. */
export const assignForm = z.strictObject({
  again: z.boolean(),
  parts: z.array(
    z.strictObject({
      tenancy: chosen,
      pot: z.enum(pots),
      amount: z.number('Tutar yazın (örnek: 1.250,00)').int().min(1, 'Tutar sıfırdan büyük olmalı'),
    }),
  ),
})
export type AssignForm = z.output<typeof assignForm>
