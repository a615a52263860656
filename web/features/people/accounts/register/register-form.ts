import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import type { registerForm } from '#domain/people/accounts/accounts.schema.ts'
import type { CallError } from '#web/lib/call.ts'

type Schema = ReturnType<typeof registerForm>
/** The values of the inputs: an account type not chosen yet is empty. */
export type RegisterValues = Omit<z.input<Schema>, 'userType' | 'dogumYili'> & {
  dogumYili: string
  userType: '' | 'tenant' | 'landlord'
}
export type RegisterSent = z.output<Schema>
export type RegisterForm = UseFormReturn<RegisterValues, unknown, RegisterSent>

export const stepOneFields = ['firstname', 'lastname', 'email', 'password', 'tcKimlikNo', 'dogumYili'] as const
export type StepOneField = (typeof stepOneFields)[number]

export const currentYear = () => Number(isoDate(new Date()).slice(0, 4))

/** The request joins both names into `name`; its error is shown at the first of them. */
export function fieldsToCorrect({ fields = {} }: CallError): [StepOneField, string][] {
  const texts: Record<string, string | undefined> = { firstname: fields.name, ...fields }
  return stepOneFields.flatMap((name): [StepOneField, string][] => (texts[name] ? [[name, texts[name]]] : []))
}
