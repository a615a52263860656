import { z } from 'zod'
import { recordVersion } from '#domain/kernel/endpoint.ts'
import { uses } from '#domain/tenancy/contracts/contracts.schema.ts'

export const maxConditions = 50

const conditionFields = {
  title: z.string().trim().min(1, 'Kısa bir ad yazın').max(120, 'En fazla 120 karakter girilebilir'),
  body: z.string().trim().min(1, 'Şartın metnini yazın').max(2000, 'En fazla 2000 karakter girilebilir'),
  /** The uses for which it is offered; empty for all. */
  uses: z.array(z.enum(uses)).max(uses.length),
}

export const conditionForm = z.strictObject(conditionFields)
export type ConditionForm = z.output<typeof conditionForm>

/** The browser makes the id, so that a retry adds nothing twice. */
export const newCondition = conditionForm.extend({ id: z.uuid() })
export const conditionChange = conditionForm.extend({ version: recordVersion })

export const conditionView = conditionForm.extend({ id: z.uuid(), version: recordVersion })
export type ConditionView = z.output<typeof conditionView>
