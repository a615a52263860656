import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { percentOf, tariffTax, timesOver } from './tariff.rules.ts'
import type { TaxYearTable } from './tax-years.schema.ts'

export const taxMethods = ['lump', 'actual'] as const
export type TaxMethod = (typeof taxMethods)[number]

/** A person's rental year in kuruş, whoever the tenants and whatever the shares were. */
export interface TaxFacts {
  /** Gross rent of dwellings. */
  dwelling: Kurus
  /** Gross rent of workplaces whose tenant withheld tax: what arrived and what was withheld. */
  workplace: Kurus
  /** Rent of workplaces and land without withholding. */
  plain: Kurus
  /** Tax that tenants kept back and paid in; of a dwelling only where a firm rents it. */
  withheld: { dwelling: Kurus; workplace: Kurus }
  /** The owner's own, paid in the year and deductible by GVK 74. */
  expenses: { dwelling: Kurus; workplace: Kurus; plain: Kurus }
  /** Five per cent of what one dwelling cost, see `purchaseDeduction`. */
  purchase: Kurus
  /** Commercial, agricultural or professional income is declared. */
  commercial: boolean
  /** Wages, interest and the like, gross: they count towards the ceiling of the exemption. */
  other_income: Kurus
  /** Null leaves it to the comparison. */
  method: TaxMethod | null
  /** The lump sum was chosen last year and binds for a second one. */
  bound: boolean
}

export type ExemptionState = 'applies' | 'commercial' | 'ceiling' | 'no_dwelling'

export interface MethodResult {
  /** Lump sum, or what is deductible of the actual expenses. */
  deduction: Kurus
  base: Kurus
  tax: Kurus
  /** Tax less what was withheld; below zero it is a refund. */
  payable: Kurus
  /** Expenses beyond the income. */
  loss: Kurus
}

export interface TaxCalculation {
  exemption: { state: ExemptionState; amount: Kurus }
  /** Everything that counts towards the ceiling. */
  ceiling_income: Kurus
  /** What the limit of withheld workplace rent is compared with. */
  limit_income: Kurus
  declared: { dwelling: boolean; workplace: boolean; plain: boolean }
  /** Whether a return is to be filed at all. */
  files: boolean
  gross: Kurus
  /** Gross less the exemption. */
  taxable: Kurus
  /** Of everything that is declared, before the part of the exemption is taken off. */
  expenses: Kurus
  credit: Kurus
  lump: MethodResult
  actual: MethodResult
  better: TaxMethod
  /** The one that the result is taken from. */
  method: TaxMethod
  result: MethodResult
}

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
  // Withheld tax of rent that is not declared is the end of the matter.
  const credit = (declared.dwelling ? facts.withheld.dwelling : 0) + (declared.workplace ? facts.withheld.workplace : 0)

  const resultOf = (deduction: Kurus): MethodResult => {
    const base = Math.max(0, taxable - deduction)
    const tax = tariffTax(base, table.brackets)
    return { deduction, base, tax, payable: tax - credit, loss: Math.max(0, deduction - taxable) }
  }
  const lump = resultOf(percentOf(taxable, table.lump_percent))
  const actual = resultOf(deductiblePart(spent, { gross, taxable }))
  const better: TaxMethod = actual.tax < lump.tax ? 'actual' : 'lump'
  const method = facts.method ?? (facts.bound ? 'lump' : better)
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

/** Once for a person, over all dwellings; who stays below it never asks about the ceiling (GVK 21). */
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

/** Expenses of exempt rent are not deducted: only the part of them that taxable rent has in all rent (GVK 74). */
export const deductiblePart = (expenses: Kurus, { gross, taxable }: { gross: Kurus; taxable: Kurus }): Kurus =>
  gross === 0 ? 0 : timesOver(expenses, BigInt(taxable), BigInt(gross))

const purchaseYears = 5
const purchasePercent = 5

/** Five per cent of the price in the year of the purchase and the four after it, never more than the dwelling brought. */
export function purchaseDeduction(
  year: number,
  { price, on, rent }: { price: Kurus; on: IsoDate; rent: Kurus },
): Kurus {
  const age = year - Number(on.slice(0, 4))
  return age < 0 || age >= purchaseYears ? 0 : Math.min(percentOf(price, purchasePercent), rent)
}

/** Who takes the lump sum keeps it for two years; a third year is free to choose again. */
export const isBoundToLump = (lastYear: TaxMethod | null, yearBefore: TaxMethod | null): boolean =>
  lastYear === 'lump' && yearBefore !== 'lump'

export interface Instalment {
  on: IsoDate
  amount: Kurus
}

/** Two halves; of an odd kuruş the first has the larger one. Nothing to pay has no instalments. */
export function instalmentsOf(year: number, payable: Kurus): Instalment[] {
  if (payable <= 0) return []
  const second = Math.floor(payable / 2)
  return [
    { on: `${year + 1}-03-31`, amount: payable - second },
    { on: `${year + 1}-07-31`, amount: second },
  ]
}

/** The year whose return comes next: last year's, all year long. */
export const lastTaxYear = (today: IsoDate): number => Number(today.slice(0, 4)) - 1
