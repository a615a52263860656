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

/** The tenant's part: nothing, all of it, or the agreed amount. */
export const tenantPart = ({ amount, bearer, tenant_amount }: Split): Kurus =>
  bearer === 'landlord' ? 0 : bearer === 'tenant' ? amount : (tenant_amount ?? 0)

const yearOf = (date: IsoDate) => date.slice(0, 4)

interface ExpenseState {
  on_date: IsoDate
  paid_on: IsoDate | null
  /** The tenant's ledger has a claim for it. */
  booked: boolean
}

/** Closed when others rely on it: it was charged to the tenant, or belongs to the tax return of a past year. */
export const isClosed = ({ on_date, paid_on, booked }: ExpenseState, today: IsoDate): boolean =>
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
 * Marking an open expense as paid, or moving a payment of this year, needs no correction: neither the tenant nor a tax
 * return relies on it yet.
 */
const isPayment = (name: keyof ExpenseFields, { paid_on }: ExpenseFields, today: IsoDate) =>
  name === 'paid_on' && (paid_on === null || yearOf(paid_on) >= yearOf(today))

export const changedFields = (before: ExpenseFields, after: ExpenseFields): (keyof ExpenseFields)[] =>
  names.filter((name) => before[name] !== after[name])

/** True when the change requires voiding the expense with a reason and writing a new one. */
export const needsCorrection = (before: ExpenseFields & ExpenseState, after: ExpenseFields, today: IsoDate): boolean =>
  isClosed(before, today) && changedFields(before, after).some((name) => !isPayment(name, before, today))

function shown(name: keyof ExpenseFields, { [name]: value }: ExpenseFields): string {
  if (value === null || value === '') return '—'
  if (name === 'category') return expenseCategoryLabels[value as ExpenseCategory]
  if (name === 'bearer') return bearerLabels[value as Bearer]
  if (typeof value === 'number') return showMoney(value)
  return name === 'on_date' || name === 'paid_on' ? showDate(value) : value
}

/** Describes a change for the history: `Tutar: 1.250,00 ₺ → 1.350,00 ₺`. */
export const describeChange = (before: ExpenseFields, after: ExpenseFields): string =>
  changedFields(before, after)
    .map((name) => `${fieldLabels[name]}: ${shown(name, before)} → ${shown(name, after)}`)
    .join('; ')

/** The note that the tenant reads beside the claim. */
export const dueNote = ({ category, description }: Pick<ExpenseFields, 'category' | 'description'>): string =>
  description ? `${expenseCategoryLabels[category]}: ${description}` : expenseCategoryLabels[category]

/** Converts the cost of a request into the split of an expense. */
export function splitOfRequest(
  amount: Kurus,
  bearer: CostBearer | null,
): { bearer: Bearer; tenant_amount: Kurus | null } {
  if (bearer === 'Kiracı') return { bearer: 'tenant', tenant_amount: null }
  // The landlord bears the odd kuruş; a single kuruş cannot be shared.
  if (bearer === 'Yarı yarıya' && amount > 1) return { bearer: 'shared', tenant_amount: Math.floor(amount / 2) }
  return { bearer: 'landlord', tenant_amount: null }
}
