import type { uses } from './contracts.schema.ts'
import { type ContractExpenses, type Expense, expenses, type Payer, payers } from './expenses.schema.ts'

export const expenseLabels: Record<Expense, string> = {
  aidat: 'Aidat',
  elektrik: 'Elektrik',
  su: 'Su',
  dogalgaz: 'Doğalgaz / ısınma',
  internet: 'İnternet',
  ortakGider: 'Ortak gider',
  dask: 'DASK',
  emlakVergisi: 'Emlak vergisi',
}

/** Explanations of expenses whose name is ambiguous. */
export const expenseHints: Partial<Record<Expense, string>> = { ortakGider: 'bina onarımı, yatırım' }

const inFull = (each: Expense) =>
  expenseHints[each] ? `${expenseLabels[each]} (${expenseHints[each]})` : expenseLabels[each]

export const payerLabels: Record<Payer, string> = {
  kiraci: 'Kiracı',
  kirayaVeren: 'Kiraya veren',
  ortak: 'Yarı yarıya',
  belirtilmedi: 'Belirtilmedi',
}

const shareTitles: Record<Exclude<Payer, 'belirtilmedi'>, string> = {
  kiraci: 'Kiracının ödeyeceği giderler',
  kirayaVeren: 'Kiraya verenin ödeyeceği giderler',
  ortak: 'Yarı yarıya ödenecek giderler',
}

export const unspecifiedExpenses: ContractExpenses = Object.fromEntries(
  expenses.map((each) => [each, 'belirtilmedi']),
) as ContractExpenses

/** Usage costs are paid by the tenant, costs of ownership by the landlord (TBK 302, 341). */
const usual: ContractExpenses = {
  aidat: 'kiraci',
  elektrik: 'kiraci',
  su: 'kiraci',
  dogalgaz: 'kiraci',
  internet: 'kiraci',
  ortakGider: 'kirayaVeren',
  dask: 'kirayaVeren',
  emlakVergisi: 'kirayaVeren',
}

/** The usual payers by use; land may have no meters at all. */
export function usualExpenses(use: (typeof uses)[number]): ContractExpenses {
  if (use === 'Diğer') return { ...unspecifiedExpenses, emlakVergisi: 'kirayaVeren' }
  if (use === 'Depo') return { ...usual, dogalgaz: 'belirtilmedi', internet: 'belirtilmedi' }
  return usual
}

/** One line per paying side, for page, approval and printed contract. */
export function expenseLines(given: ContractExpenses | null | undefined): [title: string, paid: string][] {
  if (!given) return []
  return payers.flatMap((payer): [string, string][] => {
    if (payer === 'belirtilmedi') return []
    const paid = expenses.filter((each) => given[each] === payer).map(inFull)
    return paid.length > 0 ? [[shareTitles[payer], paid.join(', ')]] : []
  })
}

/** “DASK: kiraya veren → kiracı”, one for each expense with a new payer. */
export function expenseChanges(
  before: ContractExpenses | null | undefined,
  after: ContractExpenses | null | undefined,
): string[] {
  const [from, to] = [before ?? unspecifiedExpenses, after ?? unspecifiedExpenses]
  const named = (payer: Payer) => payerLabels[payer].toLocaleLowerCase('tr-TR')
  return expenses
    .filter((each) => from[each] !== to[each])
    .map((each) => `${expenseLabels[each]}: ${named(from[each])} → ${named(to[each])}`)
}
