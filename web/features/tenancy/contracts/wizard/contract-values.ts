import type { Resolver } from 'react-hook-form'
import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { type ContractInForm, emptyContract, likelyUse } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { type ContractForm, contractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { usualExpenses } from '#domain/tenancy/contracts/expenses.rules.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import type { Prefill } from '../contract-form.queries.ts'

/** No deposit and no rate are valid answers too. */
const complete = (values: ContractInForm) => ({
  ...values,
  terms: { ...values.terms, depozito: values.terms.depozito ?? 0, artisOrani: values.terms.artisOrani ?? 0 },
})

const checked = zodResolver(contractForm) as unknown as Resolver<ContractInForm, unknown, ContractForm>
/** Validates with the server's own schema. */
export const contractResolver: Resolver<ContractInForm, unknown, ContractForm> = (values, context, options) =>
  checked(complete(values), context, options)

const shownPhone = (phone: string | null) => phone && showPhone(phone)

/** Phone numbers and the IBAN in groups, as people read them; the server stores them without. */
export const grouped = (form: ContractInForm): ContractInForm => ({
  ...form,
  landlord: { ...form.landlord, landlord_phone: shownPhone(form.landlord.landlord_phone) },
  tenants: form.tenants.map((tenant) => ({ ...tenant, tenant_phone: shownPhone(tenant.tenant_phone) })),
  guarantor: form.guarantor && { ...form.guarantor, guarantor_phone: shownPhone(form.guarantor.guarantor_phone) },
  terms: { ...form.terms, iban: showIban(form.terms.iban) },
})

const usualFor = (tasinmazCinsi: string | null) => {
  const kullanimAmaci = likelyUse(tasinmazCinsi)
  return { kullanimAmaci, giderler: usualExpenses(kullanimAmaci) }
}

/** Known values, with defaults for the rest. */
export function knownValues(
  { form, properties }: Pick<Prefill, 'form' | 'properties'>,
  today: IsoDate = isoDate(new Date()),
): ContractInForm {
  const empty = emptyContract(today)
  const known = form as Partial<Omit<ContractInForm, 'terms'>> & { terms?: Partial<ContractInForm['terms']> }
  const property = properties.find(({ id }) => id === known.property_id)
  return grouped({
    ...empty,
    ...known,
    terms: { ...empty.terms, ...(property && usualFor(property.tasinmazCinsi)), ...known.terms },
  })
}

export const wizardSteps = [
  { title: 'Mülk', fields: ['property_id', 'landlord'] },
  { title: 'Kiracılar', fields: ['tenants'] },
  { title: 'Kefil', fields: ['guarantor'] },
  { title: 'Şartlar', fields: ['terms'] },
  { title: 'Özet ve gönderme', fields: [] },
] as const satisfies { title: string; fields: (keyof ContractInForm)[] }[]

/** The step that contains a field, to show the server's errors there. */
export const stepOf = (field: string): number => {
  const top = field.split('.')[0]
  const found = wizardSteps.findIndex(({ fields }) => (fields as readonly string[]).includes(top ?? ''))
  return found === -1 ? wizardSteps.length - 1 : found
}
