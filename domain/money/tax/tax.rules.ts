import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { multipliedAndDivided, percentOf, tariffTax } from './tariff.rules.ts'
import type { TaxSheet } from './tax.schema.ts'
import type { TaxYearTable } from './tax-years.schema.ts'

export const taxMethods = ['lump', 'actual'] as const
export type TaxMethod = (typeof taxMethods)[number]

export type TaxFacts = TaxSheet['facts']
export type TaxCalculation = NonNullable<TaxSheet['calculation']>
export type ExemptionState = TaxCalculation['exemption']['state']
type MethodResult = TaxCalculation['result']

/** GVK 21, 72-74, 86, 103 and 121 for one person and one year. */
export function calculateTax(facts: TaxFacts, table: TaxYearTable): TaxCalculation {
  const { dwelling, workplace, plain, expenses, purchase } = facts
  const ceiling_income = dwelling + workplace + plain + facts.other_income
  const exemption = exemptionOf(facts, table, ceiling_income)
  const taxableDwelling = dwelling - exemption.amount
  const declaresPlain = plain > (table.plain_limit ?? 0)
  const limit_income = taxableDwelling + workplace + (declaresPlain ? plain : 0)
  const declared = {
    dwelling: taxableDwelling > 0,
    workplace: workplace > 0 && limit_income > (table.workplace_limit ?? 0),
    plain: declaresPlain,
  }
  const of = (parts: { dwelling: Kurus; workplace: Kurus; plain: Kurus }) =>
    (declared.dwelling ? parts.dwelling : 0) +
    (declared.workplace ? parts.workplace : 0) +
    (declared.plain ? parts.plain : 0)
  const gross = of({ dwelling, workplace, plain })
  const taxable = gross - (declared.dwelling ? exemption.amount : 0)
  const spent = of({ ...expenses, dwelling: expenses.dwelling + purchase })
  // Tax withheld from rent that is not declared is final and gives no credit.
  const credit = (declared.dwelling ? facts.withheld.dwelling : 0) + (declared.workplace ? facts.withheld.workplace : 0)

  // What is left of the price of a dwelling is no loss (GVK 74/4, 88).
  const resultOf = (deduction: Kurus, ofPurchase: Kurus): MethodResult => {
    const base = Math.max(0, taxable - deduction)
    const tax = tariffTax(base, table.brackets)
    return { deduction, base, tax, payable: tax - credit, loss: Math.max(0, deduction - ofPurchase - taxable) }
  }
  const lump = resultOf(percentOf(taxable, table.lump_percent), 0)
  const deductible = (amount: Kurus) => deductiblePart(amount, { gross, taxable })
  const actual = resultOf(deductible(spent), deductible(declared.dwelling ? purchase : 0))
  const better: TaxMethod = actual.tax < lump.tax ? 'actual' : 'lump'
  // The law binds whoever chose otherwise.
  const method = facts.bound ? 'lump' : (facts.method ?? better)
  return {
    exemption,
    ceiling_income,
    limit_income,
    declared,
    files: gross > 0,
    gross,
    taxable,
    expenses: spent,
    credit,
    lump,
    actual,
    better,
    method,
    result: method === 'lump' ? lump : actual,
  }
}

/** Applies once per person to all dwellings; rent below it is exempt regardless of the ceiling (GVK 21). */
function exemptionOf({ dwelling, commercial }: TaxFacts, table: TaxYearTable, income: Kurus) {
  const state: ExemptionState =
    dwelling === 0
      ? 'no_dwelling'
      : commercial
        ? 'commercial'
        : dwelling > table.exemption && table.ceiling !== null && income > table.ceiling
          ? 'ceiling'
          : 'applies'
  return { state, amount: state === 'applies' ? Math.min(dwelling, table.exemption) : 0 }
}

/** Expenses of exempt rent are not deductible, so expenses count in proportion of taxable to gross rent (GVK 74). */
export const deductiblePart = (expenses: Kurus, { gross, taxable }: { gross: Kurus; taxable: Kurus }): Kurus =>
  gross === 0 ? 0 : multipliedAndDivided(expenses, BigInt(taxable), BigInt(gross))

const purchaseYears = 5
const purchasePercent = 5

/** Five percent of the price in the year of purchase and the next four, at most the rent of the dwelling. */
export function purchaseDeduction(
  year: number,
  { price, on, rent }: { price: Kurus; on: IsoDate; rent: Kurus },
): Kurus {
  const age = year - Number(on.slice(0, 4))
  return age < 0 || age >= purchaseYears ? 0 : Math.min(percentOf(price, purchasePercent), rent)
}

interface Purchase {
  property_id: string | null
  on: IsoDate
}
const lastYearOf = ({ on }: Purchase) => Number(on.slice(0, 4)) + purchaseYears - 1
const isSameDwelling = (a: Purchase, b: Purchase) =>
  a.property_id === b.property_id && (a.property_id !== null || a.on === b.on)

/** Once per person and five years: the year in which another dwelling is deducted, whose five years are not over. */
export const yearOfOtherPurchase = (
  year: number,
  purchase: Purchase,
  others: readonly { year: number; purchase: Purchase | null }[],
): number | null =>
  others.find(
    (other) =>
      other.purchase !== null &&
      other.year !== year &&
      !isSameDwelling(other.purchase, purchase) &&
      (other.year < year ? year <= lastYearOf(other.purchase) : other.year <= lastYearOf(purchase)),
  )?.year ?? null

/** The lump sum binds for two years; the third year is free to choose again. */
export const isBoundToLump = (lastYear: TaxMethod | null, yearBefore: TaxMethod | null): boolean =>
  lastYear === 'lump' && yearBefore !== 'lump'

export interface Instalment {
  on: IsoDate
  amount: Kurus
}

/** Two halves; the first has the odd kuruş. No instalments when nothing is payable. */
export function instalmentsOf(year: number, payable: Kurus): Instalment[] {
  if (payable <= 0) return []
  const second = Math.floor(payable / 2)
  return [
    { on: `${year + 1}-03-31`, amount: payable - second },
    { on: `${year + 1}-07-31`, amount: second },
  ]
}

/** The tax year whose return is filed this year. */
export const lastTaxYear = (today: IsoDate): number => Number(today.slice(0, 4)) - 1

/** Only then is a sheet more than an estimate. */
export const isOver = ({ year }: { year: number }, today: IsoDate): boolean => today > `${year}-12-31`
