import type { IsoDate } from '#domain/kernel/dates.ts'

export const expenseCategories = [
  'repair',
  'property_tax',
  'insurance',
  'owner_aidat',
  'loan_interest',
  'depreciation',
  'management_fee',
  'commission',
  'legal',
  'other',
] as const
export type ExpenseCategory = (typeof expenseCategories)[number]

export const expenseCategoryLabels: Record<ExpenseCategory, string> = {
  repair: 'Onarım',
  property_tax: 'Emlak vergisi',
  insurance: 'DASK ve sigorta',
  owner_aidat: 'Malik aidatı',
  loan_interest: 'Kredi faizi',
  depreciation: 'Amortisman',
  management_fee: 'Yönetim ücreti',
  commission: 'Komisyon',
  legal: 'Hukuk gideri',
  other: 'Diğer',
}

/**
 * Whether an owner who chooses actual expenses may deduct it (GVK 74). `check`: the article names no such expense, so
 * an accountant has to decide. The product informs and gives no tax advice.
 */
export const deductibilities = ['yes', 'no', 'check'] as const
export type Deductibility = (typeof deductibilities)[number]

export const deductibilityLabels: Record<Deductibility, string> = {
  yes: 'Gerçek giderde indirilebilir',
  no: 'İndirilemez',
  check: 'Mali müşavirinize sorun',
}

const byCategory: Record<Exclude<ExpenseCategory, 'loan_interest'>, Deductibility> = {
  repair: 'yes',
  property_tax: 'yes',
  insurance: 'yes',
  owner_aidat: 'yes',
  management_fee: 'yes',
  depreciation: 'yes',
  commission: 'check',
  legal: 'check',
  other: 'check',
}

/** Wear of the building and its fixtures, which no one pays: it counts on its own day and is no money spent. */
export const isSpent = ({ category }: { category: ExpenseCategory }) => category !== 'depreciation'

/** The first income year in which loan interest on a dwelling is no longer deductible. */
const noDwellingInterestFrom = 2025
export const workplaceKinds: readonly string[] = ['İş Yeri', 'Dükkân', 'Ofis', 'Depo']

interface Deducted {
  /** Kuruş. */
  amount: number
  tenant_amount: number
  category: ExpenseCategory
  tasinmazCinsi: string | null
  /** The day of payment, or of the invoice while unpaid; its year is the income year. */
  day: IsoDate
}

/** Concerns the owner's part: an expense borne by the tenant alone is not deductible. */
export function deductibility({ category, tasinmazCinsi, day, amount, tenant_amount }: Deducted): Deductibility {
  if (tenant_amount >= amount) return 'no'
  if (category !== 'loan_interest') return byCategory[category]
  if (workplaceKinds.includes(tasinmazCinsi ?? '')) return 'yes'
  return Number(day.slice(0, 4)) < noDwellingInterestFrom ? 'yes' : 'no'
}

export const deductibilityNote =
  'Gerçek gider yöntemini seçenler için GVK 74’e göre bilgilendirmedir; vergi danışmanlığı değildir. Kiracının karşıladığı kısım indirilemez. Konut kredisinin faizi 2025 gelirlerinden itibaren indirilemez; iş yerinde indirilebilir.'
