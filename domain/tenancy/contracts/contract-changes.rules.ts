import { showMoney } from '#domain/kernel/money.ts'
import type { ContractInForm } from './contract-defaults.rules.ts'
import { changeText } from './contract-events.rules.ts'
import { fixtureText } from './contracts.rules.ts'
import { expenseChanges } from './expenses.rules.ts'
import { normalIban } from './iban.rules.ts'
import { isSameTenant } from './tenant-key.rules.ts'

export interface Change {
  text: string
  /** The change is part of the agreement, so all parties are asked again. */
  asks: boolean
  /** A phone number: only its owner is asked again, if they have not answered yet. */
  asksOne?: true
}

type Tenant = ContractInForm['tenants'][number]

/** Treats undefined, null and '' as equal, so that an opened empty field is no change. */
const plain = (value: unknown): unknown => {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, name === 'iban' ? normalIban(String(each)) : plain(each)]),
    )
  return typeof value === 'string' ? value.trim() : value
}
export const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/**
 * The changes in words: for the editor before saving, then for the history and for parties who are asked again. The
 * server decides from the same list which changes need a new agreement.
 */
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
    .filter(({ name, from, to }) => !isSame({ [name]: from }, { [name]: to }))
    .flatMap((change) =>
      change.name === 'giderler'
        ? expenseChanges(before.giderler, after.giderler)
        : [changeText(change, [before.bedelTuru, after.bedelTuru])],
    )
    .map((text) => ({ text, asks: true }))

function landlordChanges(before: ContractInForm['landlord'], after: ContractInForm['landlord']): Change[] {
  const changes: Change[] = []
  if (!isSame(before.landlord_name, after.landlord_name))
    changes.push({ text: `kiraya veren: ${before.landlord_name} → ${after.landlord_name}`, asks: true })
  if (!isSame({ ...before, landlord_name: '' }, { ...after, landlord_name: '' }))
    changes.push({ text: 'kiraya verenin kimlik ya da iletişim bilgileri', asks: false })
  return changes
}

const addressOf = (tenant: Tenant) => tenant.tenant_email.trim().toLowerCase() || 'e-postası yok'

function tenantChanges(before: Tenant[], after: Tenant[]): Change[] {
  const changes: Change[] = []
  const was = new Set(before)
  for (const tenant of after) {
    const old = [...was].find((each) => isSameTenant(each, tenant))
    if (old) was.delete(old)
    else {
      changes.push({ text: `kiracı eklendi: ${tenant.tenant_name} (${addressOf(tenant)})`, asks: true })
      continue
    }
    if (!isSame(old.tenant_email, tenant.tenant_email))
      changes.push({
        text: `${tenant.tenant_name}: e-posta eklendi (${addressOf(tenant)})`,
        asks: false,
        asksOne: true,
      })
    if (!isSame(old.tenant_name, tenant.tenant_name))
      changes.push({ text: `kiracının adı: ${old.tenant_name} → ${tenant.tenant_name}`, asks: true })
    if (tenant.is_primary && !old.is_primary)
      changes.push({ text: `asıl kiracı artık ${tenant.tenant_name}`, asks: true })
    const agreed = { tenant_name: '', tenant_email: '', is_primary: false, signs_on_paper: false }
    if (!isSame({ ...old, ...agreed }, { ...tenant, ...agreed }))
      changes.push({
        text: `${tenant.tenant_name}: kimlik ya da iletişim bilgileri`,
        asks: false,
        ...(!isSame(old.tenant_phone, tenant.tenant_phone) && { asksOne: true }),
      })
  }
  for (const gone of was)
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
    `${guarantor_name} (${guarantor_email.trim().toLowerCase() || 'e-postası yok'})`
  const added = !before.guarantor_email.trim() && isSame(before.guarantor_name, after.guarantor_name)
  if (!isSame(who(before), who(after)))
    changes.push(
      added
        ? { text: `kefilin e-postası eklendi (${after.guarantor_email.trim()})`, asks: false, asksOne: true }
        : { text: `kefil: ${who(before)} → ${who(after)}`, asks: true },
    )
  if (before.guarantor_limit !== after.guarantor_limit)
    changes.push({
      text: `azami kefalet: ${showMoney(before.guarantor_limit ?? 0, from)} → ${showMoney(after.guarantor_limit ?? 0, to)}`,
      asks: true,
    })
  const agreed = { guarantor_name: '', guarantor_email: '', guarantor_limit: 0, signs_on_paper: false }
  if (!isSame({ ...before, ...agreed }, { ...after, ...agreed }))
    changes.push({
      text: 'kefilin kimlik ya da iletişim bilgileri',
      asks: false,
      ...(!isSame(before.guarantor_phone, after.guarantor_phone) && { asksOne: true }),
    })
  return changes
}

interface PropertyInContract {
  title: string
  adres: string
  tasinmazCinsi: string
  fixtures: readonly Parameters<typeof fixtureText>[0][]
}

/** Changes of the property's record since the previous round was frozen. */
export function propertyChanges(before: PropertyInContract, after: PropertyInContract): Change[] {
  const named = [
    ['mülkün adı', before.title, after.title],
    ['adres', before.adres, after.adres],
    ['taşınmazın cinsi', before.tasinmazCinsi, after.tasinmazCinsi],
  ] as const
  const lines = (property: PropertyInContract) => property.fixtures.map(fixtureText)
  return [
    ...named
      .filter(([, from, to]) => !isSame(from, to))
      .map(([label, from, to]) => `${label}: ${from || 'boş'} → ${to || 'boş'}`),
    ...beyond(lines(after), lines(before)).map((line) => `demirbaş listesinde yeni: ${line}`),
    ...beyond(lines(before), lines(after)).map((line) => `demirbaş listesinden çıktı: ${line}`),
  ].map((text) => ({ text, asks: true }))
}

/** Lines that the second list lacks; repeated lines are counted. */
function beyond(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
