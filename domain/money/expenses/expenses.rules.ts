import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import type { CostBearer } from '#domain/property/suggestions/suggestions.schema.ts'
import { type ExpenseCategory, expenseCategoryLabels } from './expense-categories.rules.ts'
import type { Bearer, DueCategory } from './expenses.schema.ts'

export const bearerLabels: Record<Bearer, string> = { landlord: 'Kiraya veren', tenant: 'Kiracı', shared: 'Ortak' }
export const dueCategoryLabels: Record<DueCategory, string> = {
  utility: 'Fatura / ortak gider',
  damage: 'Hasar',
  other: 'Diğer',
}

interface Split {
  amount: Kurus
  bearer: Bearer
  tenant_amount: Kurus | null
}

/** Nothing, all of it, or the part that was agreed. */
export const tenantPart = ({ amount, bearer, tenant_amount }: Split): Kurus =>
  bearer === 'landlord' ? 0 : bearer === 'tenant' ? amount : (tenant_amount ?? 0)

const yearOf = (date: IsoDate) => date.slice(0, 4)

interface Standing {
  on_date: IsoDate
  paid_on: IsoDate | null
  /** A claim on the tenant's account stands for it. */
  booked: boolean
}

/** Others have relied on it: the tenant who was charged, or the tax return of a year that is over. */
export const isClosed = ({ on_date, paid_on, booked }: Standing, today: IsoDate): boolean =>
  booked || yearOf(on_date) < yearOf(today) || (paid_on !== null && yearOf(paid_on) < yearOf(today))

export interface ExpenseFields {
  category: ExpenseCategory
  amount: Kurus
  bearer: Bearer
  tenant_amount: Kurus
  on_date: IsoDate
  paid_on: IsoDate | null
  supplier: string
  invoice_no: string
  description: string
}

const fieldLabels: Record<keyof ExpenseFields, string> = {
  category: 'Tür',
  amount: 'Tutar',
  bearer: 'Karşılayan',
  tenant_amount: 'Kiracının payı',
  on_date: 'Tarih',
  paid_on: 'Ödeme tarihi',
  supplier: 'Firma / kişi',
  invoice_no: 'Fatura no',
  description: 'Açıklama',
}
const names = Object.keys(fieldLabels) as (keyof ExpenseFields)[]

/**
 * Paying what was open is no correction, nor is another day for a payment of this year: neither the tenant nor a tax
 * return has relied on it.
 */
const isPayment = (name: keyof ExpenseFields, { paid_on }: ExpenseFields, today: IsoDate) =>
  name === 'paid_on' && (paid_on === null || yearOf(paid_on) >= yearOf(today))

export const changedFields = (before: ExpenseFields, after: ExpenseFields): (keyof ExpenseFields)[] =>
  names.filter((name) => before[name] !== after[name])

/** Whether the change may only be made by voiding it with a reason and writing it anew. */
export const needsCorrection = (before: ExpenseFields & Standing, after: ExpenseFields, today: IsoDate): boolean =>
  isClosed(before, today) && changedFields(before, after).some((name) => !isPayment(name, before, today))

function shown(name: keyof ExpenseFields, { [name]: value }: ExpenseFields): string {
  if (value === null || value === '') return '—'
  if (name === 'category') return expenseCategoryLabels[value as ExpenseCategory]
  if (name === 'bearer') return bearerLabels[value as Bearer]
  if (typeof value === 'number') return showMoney(value)
  return name === 'on_date' || name === 'paid_on' ? showDate(value) : value
}

/** What a change did, for the history: `Tutar: 1.250,00 ₺ → 1.350,00 ₺`. */
export const describeChange = (before: ExpenseFields, after: ExpenseFields): string =>
  changedFields(before, after)
    .map((name) => `${fieldLabels[name]}: ${shown(name, before)} → ${shown(name, after)}`)
    .join('; ')

/** What the tenant reads beside the claim. */
export const dueNote = ({ category, description }: Pick<ExpenseFields, 'category' | 'description'>): string =>
  description ? `${expenseCategoryLabels[category]}: ${description}` : expenseCategoryLabels[category]

/** What a request says of its cost, as an expense. */
export function splitOfRequest(
  amount: Kurus,
  bearer: CostBearer | null,
): { bearer: Bearer; tenant_amount: Kurus | null } {
  if (bearer === 'Kiracı') return { bearer: 'tenant', tenant_amount: null }
  // Of an odd kuruş the landlord bears the larger half; one kuruş cannot be shared.
  if (bearer === 'Yarı yarıya' && amount > 1) return { bearer: 'shared', tenant_amount: Math.floor(amount / 2) }
  return { bearer: 'landlord', tenant_amount: null }
}
