import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { deductibilityLabels, expenseCategoryLabels } from '#domain/money/expenses/expense-categories.rules.ts'
import { bearerLabels } from '#domain/money/expenses/expenses.rules.ts'
import type { ExpenseView, ExportFilter } from '#domain/money/expenses/expenses.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import type { FileReply } from '#server/http/route.ts'
import { csvFileOf } from '#server/pdf/csv.ts'
import { excelFileOf } from '#server/pdf/print.ts'
import { expensesToExport } from './expense-list.queries.ts'
import { toView } from './expense-view.ts'

type Value = string | number | null

const columns: [label: string, value: (expense: ExpenseView) => Value][] = [
  ['Tarih', ({ on_date }) => showDate(on_date)],
  ['Mülk', ({ property_title }) => property_title],
  ['Tür', ({ category }) => expenseCategoryLabels[category]],
  ['Açıklama', ({ description }) => description || null],
  ['Tutar (₺)', ({ amount }) => amount / 100],
  ['Karşılayan', ({ bearer }) => bearerLabels[bearer]],
  ['Kiracının payı (₺)', ({ tenant_amount }) => tenant_amount / 100],
  ['Ödeme tarihi', ({ paid_on }) => paid_on && showDate(paid_on)],
  ['Firma / kişi', ({ supplier }) => supplier || null],
  ['Fatura no', ({ invoice_no }) => invoice_no || null],
  ['Gerçek gider (GVK 74)', ({ deductible }) => deductibilityLabels[deductible]],
  ['Kiracının hesabında', ({ due }) => (due ? 'Evet' : 'Hayır')],
  ['İptal gerekçesi', ({ voided_at, void_reason }) => (voided_at ? void_reason : null)],
]

export async function exportExpenses(
  ctx: Context,
  actor: Actor,
  { format, ...which }: ExportFilter,
): Promise<FileReply> {
  const found = await expensesToExport(ctx.db, actor, which)
  const today = isoDate(ctx.clock.now())
  const rows = found.map((row) => {
    const view = toView(row, today)
    return columns.map(([, value]) => value(view))
  })
  const sheet = { name: 'Giderler', head: columns.map(([label]) => label), rows }
  const content = format === 'csv' ? await csvFileOf(sheet) : await excelFileOf(sheet)
  return madeFile(content, 'giderler', format)
}
