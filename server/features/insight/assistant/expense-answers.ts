import type { expenseIntents } from '#domain/insight/assistant/expense-intents.rules.ts'
import { type Period, yearPeriod } from '#domain/insight/assistant/periods.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { expenseCategoryLabels, isSpent } from '#domain/money/expenses/expense-categories.rules.ts'
import { type Rhythm, rhythmLabels } from '#domain/money/expenses/recurrence.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { type Answers, type Ask, capitalised, firstRows, showSums, sumUp } from './ask.ts'
import { paymentsLink } from './due-answers.ts'
import { type ExpenseRow, expenseRows, recurringRows } from './expenses.queries.ts'
import { withheldSums } from './money.queries.ts'

export const thisYear = (ask: Ask): Period => ask.period ?? yearPeriod(Number(ask.today.slice(0, 4)), 'bu yıl')
export const expensesLink = (year?: string) => ({
  label: 'Giderleri aç',
  to: `/payment/expenses${year ? `?year=${year}` : ''}`,
})
export const yearOf = ({ from, to }: Period) => (from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : undefined)
/** “Gider”: the owner's part of each; depreciation is no money spent. */
export const ownersParts = (rows: readonly ExpenseRow[]) =>
  rows.filter(isSpent).reduce((sum, { amount, tenant_amount }) => sum + amount - tenant_amount, 0)
const whole = (rows: readonly ExpenseRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
export const spent = (ask: Ask, which: Parameters<typeof expenseRows>[2]) =>
  ask.read(() => expenseRows(ask.ctx.db, ask, which), [])
const expenseLine = (row: ExpenseRow) => ({
  title: row.description || row.supplier || expenseCategoryLabels[row.category],
  detail: `${titleOf(row)} · ${expenseCategoryLabels[row.category]} · ${showDate(row.on_date)}`,
  value: showMoney(row.amount),
  to: `/payment/expenses?open=${row.id}`,
})
const groupLines = (groups: Map<string, ExpenseRow[]>, name: (rows: ExpenseRow[]) => string) =>
  [...groups.values()]
    .sort((a, b) => whole(b) - whole(a))
    .map((rows) => ({ title: name(rows), detail: `${rows.length} gider`, value: showMoney(whole(rows)), to: null }))

export const expenseAnswers: Answers<(typeof expenseIntents)[number]['id']> = {
  async 'expenses.total'(ask) {
    const period = thisYear(ask)
    const rows = await spent(ask, { period })
    return {
      text: [
        `${capitalised(period.label)} ${rows.length} giderin belge toplamı ${showMoney(whole(rows))}; sizin payınız ${showMoney(ownersParts(rows))}.`,
      ],
      figures: [
        { label: figureTexts.expense.label, value: showMoney(ownersParts(rows)) },
        { label: figureTexts.documentTotal.label, value: showMoney(whole(rows)) },
      ],
      ...firstRows(rows.map(expenseLine)),
      links: [expensesLink(yearOf(period))],
    }
  },
  async 'expenses.kinds'(ask) {
    const period = thisYear(ask)
    const rows = await spent(ask, { period })
    const lines = groupLines(
      groupBy(rows, ({ category }) => category),
      ([first]) => expenseCategoryLabels[first!.category],
    )
    return {
      text: [
        lines[0]
          ? `${capitalised(period.label)} en çok ${lines[0].title} için harcandı: ${lines[0].value}. Belge toplamı ${showMoney(whole(rows))}.`
          : `${capitalised(period.label)} kayıtlı gider yok.`,
      ],
      ...firstRows(lines),
      links: [expensesLink(yearOf(period))],
    }
  },
  async 'expenses.biggest'(ask) {
    const period = thisYear(ask)
    const rows = await spent(ask, { period })
    const [first] = rows.map(expenseLine)
    return {
      text: [
        first
          ? `${capitalised(period.label)} en büyük gider ${first.value}: ${first.title} (${first.detail}).`
          : `${capitalised(period.label)} kayıtlı gider yok.`,
      ],
      ...firstRows(rows.map(expenseLine)),
      links: [expensesLink(yearOf(period))],
    }
  },
  async 'expenses.unpaid'(ask) {
    const rows = await spent(ask, { period: ask.period, unpaid: true })
    return {
      text: [
        rows.length > 0
          ? `Ödenmemiş ${rows.length} gider var; toplam ${showMoney(whole(rows))}.`
          : 'Ödenmemiş gider yok.',
      ],
      ...firstRows(rows.map(expenseLine)),
      links: [{ label: 'Ödenmemiş giderleri aç', to: '/payment/expenses?state=unpaid' }],
    }
  },
  async 'expenses.repair'(ask) {
    const period = thisYear(ask)
    const rows = await spent(ask, { period, category: 'repair' })
    return {
      text: [`${capitalised(period.label)} onarım giderleri ${showMoney(whole(rows))}; ${rows.length} kayıt.`],
      figures: [{ label: 'Onarım', value: showMoney(whole(rows)) }],
      ...firstRows(rows.map(expenseLine)),
      links: [{ label: 'Onarım giderlerini aç', to: '/payment/expenses?category=repair' }],
    }
  },
  async 'expenses.by-property'(ask) {
    const period = thisYear(ask)
    const rows = await spent(ask, { period })
    const lines = groupLines(
      groupBy(rows, ({ property_id }) => property_id),
      ([first]) => titleOf(first!),
    )
    return {
      text: [
        lines[0]
          ? `${capitalised(period.label)} en çok gider ${lines[0].title} için: ${lines[0].value}.`
          : `${capitalised(period.label)} kayıtlı gider yok.`,
      ],
      ...firstRows(lines),
      links: [expensesLink(yearOf(period))],
    }
  },
  async 'expenses.recurring'(ask) {
    const rows = await ask.read(() => recurringRows(ask.ctx.db, ask), [])
    return {
      text: [rows.length > 0 ? `${rows.length} düzenli gideriniz var.` : 'Düzenli gideriniz yok.'],
      ...firstRows(
        rows.map((row) => ({
          title: expenseCategoryLabels[row.category],
          detail: `${titleOf(row)} · ${rhythmLabels[row.every as Rhythm]}${row.next_on ? ` · sıradaki ${showDate(row.next_on)}` : ''}`,
          value: showMoney(row.amount),
          to: '/payment/expenses?view=recurring',
        })),
      ),
      links: [{ label: 'Düzenli giderleri aç', to: '/payment/expenses?view=recurring' }],
    }
  },
  async 'expenses.withheld'(ask) {
    const period = thisYear(ask)
    const sums = await ask.read(() => withheldSums(ask.ctx.db, ask, period), [])
    return {
      text: [`${capitalised(period.label)} kiracıların kestiği stopaj toplamı ${showSums(sumUp(sums))}.`],
      figures: [{ label: 'Stopaj', value: showSums(sumUp(sums)) }],
      ...firstRows(
        sums.map((each) => ({
          title: titleOf({ baslik: each.name }),
          detail: `${each.count} kesinti`,
          value: showMoney(each.amount, each.currency),
          to: `/property-detail/${each.id}`,
        })),
      ),
      links: [paymentsLink(null)],
      notes: ['Vergi yılına göre: peşin kiradan kesilen, kiranın ait olduğu yıla sayılır.'],
    }
  },
}
