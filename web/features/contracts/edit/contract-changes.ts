import type { ContractInForm } from '#domain/contracts/contract-defaults.rules.ts'
import { changeText } from '#domain/contracts/contract-events.rules.ts'
import { normalIban } from '#domain/contracts/iban.rules.ts'
import { showMoney } from '#domain/kernel/money.ts'

export interface Change {
  text: string
  /** Part of what the parties agree to: everybody is asked again. */
  asks: boolean
  /** A telephone number: its owner alone is asked again, if they have yet to answer. */
  asksOne?: true
}

type Tenant = ContractInForm['tenants'][number]

/** A field that was opened and left empty is as empty as before. */
const plain = (value: unknown): unknown => {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, name === 'iban' ? normalIban(String(each)) : plain(each)]),
    )
  return typeof value === 'string' ? value.trim() : value
}
const same = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** In words, before anything is saved. The server decides by the same parts what the parties have to agree to anew. */
export function changesBetween(before: ContractInForm, after: ContractInForm): Change[] {
  return [
    ...landlordChanges(before.landlord, after.landlord),
    ...tenantChanges(before.tenants, after.tenants),
    ...guarantorChanges(before, after),
    ...termChanges(before.terms, after.terms),
  ]
}

const termChanges = (before: ContractInForm['terms'], after: ContractInForm['terms']): Change[] =>
  Object.entries(after)
    .map(([name, to]) => ({ name, from: before[name as keyof typeof before], to }))
    .filter(({ name, from, to }) => !same({ [name]: from }, { [name]: to }))
    .map((change) => ({ text: changeText(change, [before.bedelTuru, after.bedelTuru]), asks: true }))

function landlordChanges(before: ContractInForm['landlord'], after: ContractInForm['landlord']): Change[] {
  const changes: Change[] = []
  if (!same(before.landlord_name, after.landlord_name))
    changes.push({ text: `kiraya veren: ${before.landlord_name} → ${after.landlord_name}`, asks: true })
  if (!same({ ...before, landlord_name: '' }, { ...after, landlord_name: '' }))
    changes.push({ text: 'kiraya verenin kimlik ya da iletişim bilgileri', asks: false })
  return changes
}

const addressOf = (tenant: Tenant) => tenant.tenant_email.trim().toLowerCase()

function tenantChanges(before: Tenant[], after: Tenant[]): Change[] {
  const changes: Change[] = []
  const was = new Map(before.map((tenant) => [addressOf(tenant), tenant]))
  for (const tenant of after) {
    const old = was.get(addressOf(tenant))
    was.delete(addressOf(tenant))
    if (!old) {
      changes.push({ text: `kiracı eklendi: ${tenant.tenant_name} (${addressOf(tenant)})`, asks: true })
      continue
    }
    if (!same(old.tenant_name, tenant.tenant_name))
      changes.push({ text: `kiracının adı: ${old.tenant_name} → ${tenant.tenant_name}`, asks: true })
    if (tenant.is_primary && !old.is_primary)
      changes.push({ text: `asıl kiracı artık ${tenant.tenant_name}`, asks: true })
    const agreed = { tenant_name: '', tenant_email: '', is_primary: false }
    if (!same({ ...old, ...agreed }, { ...tenant, ...agreed }))
      changes.push({
        text: `${tenant.tenant_name}: kimlik ya da iletişim bilgileri`,
        asks: false,
        ...(!same(old.tenant_phone, tenant.tenant_phone) && { asksOne: true }),
      })
  }
  for (const gone of was.values())
    changes.push({ text: `kiracı çıkarıldı: ${gone.tenant_name} (${addressOf(gone)})`, asks: true })
  return changes
}

function guarantorChanges(
  { guarantor: before, terms: { bedelTuru: from } }: ContractInForm,
  { guarantor: after, terms: { bedelTuru: to } }: ContractInForm,
): Change[] {
  if (!before && !after) return []
  if (!before) return [{ text: `kefil eklendi: ${after!.guarantor_name}`, asks: true }]
  if (!after) return [{ text: `kefil çıkarıldı: ${before.guarantor_name}`, asks: true }]
  const changes: Change[] = []
  const who = ({ guarantor_name, guarantor_email }: NonNullable<ContractInForm['guarantor']>) =>
    `${guarantor_name} (${guarantor_email.trim().toLowerCase()})`
  if (!same(who(before), who(after))) changes.push({ text: `kefil: ${who(before)} → ${who(after)}`, asks: true })
  if (before.guarantor_limit !== after.guarantor_limit)
    changes.push({
      text: `azami kefalet: ${showMoney(before.guarantor_limit ?? 0, from)} → ${showMoney(after.guarantor_limit ?? 0, to)}`,
      asks: true,
    })
  const agreed = { guarantor_name: '', guarantor_email: '', guarantor_limit: 0 }
  if (!same({ ...before, ...agreed }, { ...after, ...agreed }))
    changes.push({
      text: 'kefilin kimlik ya da iletişim bilgileri',
      asks: false,
      ...(!same(before.guarantor_phone, after.guarantor_phone) && { asksOne: true }),
    })
  return changes
}

/** Somebody else saved in between: theirs, except where this person has typed. */
export function mergeForms(base: ContractInForm, mine: ContractInForm, theirs: ContractInForm): ContractInForm {
  const chosen = <Value>(was: Value, typed: Value, stored: Value): Value => (same(was, typed) ? stored : typed)
  const each = <Part extends object>(was: Part, typed: Part, stored: Part): Part =>
    Object.fromEntries(
      (Object.keys(stored) as (keyof Part)[]).map((name) => [name, chosen(was[name], typed[name], stored[name])]),
    ) as Part
  return {
    property_id: theirs.property_id,
    landlord: each(base.landlord, mine.landlord, theirs.landlord),
    tenants: chosen(base.tenants, mine.tenants, theirs.tenants),
    guarantor: chosen(base.guarantor, mine.guarantor, theirs.guarantor),
    terms: each(base.terms, mine.terms, theirs.terms),
  }
}
