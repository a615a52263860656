import { maxRows } from '#domain/insight/assistant/assistant.schema.ts'
import type { moneyIntents } from '#domain/insight/assistant/money-intents.rules.ts'
import { monthPeriod, type Period, periodBefore, yearPeriod } from '#domain/insight/assistant/periods.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { methodNames } from '#domain/money/ledger/ledger.messages.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { type Answers, type Ask, capitalised, firstRows, showSums, sumUp } from './ask.ts'
import { runningContracts } from './contracts.queries.ts'
import { collectedSum, paymentsLink } from './due-answers.ts'
import { expensesLink, ownersParts, spent, thisYear, yearOf } from './expense-answers.ts'
import { collectedRows, incomeSums, paymentSums, waitingMoney } from './income.queries.ts'
import { claimsIn, dueRows, ofCategory, paymentRows } from './money.queries.ts'
import { tenantsOf } from './tenant-names.ts'

type IncomeIntent = Extract<
  (typeof moneyIntents)[number]['id'],
  | 'money.collected'
  | 'money.last-payments'
  | 'money.methods'
  | 'money.rent-total'
  | 'money.net'
  | 'money.by-property'
  | 'money.compare'
>

const { income: incomeText, expense: expenseText, collected: collectedText, net: netText } = figureTexts
const incomeNote = `${incomeText.label}: ${incomeText.sentence}`
const thisMonth = (ask: Ask): Period => ask.period ?? monthPeriod(ask.today, 'bu ay')
const payments = (ask: Ask, period: Period, by: 'method' | 'all' = 'all') =>
  ask.read(() => paymentSums(ask.ctx.db, ask, { period, by }), [])
const incomeOf = (ask: Ask, period: Period, by: 'property' | 'all' = 'all') =>
  ask.read(() => incomeSums(ask.ctx.db, ask, { period, by }), [])

export const incomeAnswers: Answers<IncomeIntent> = {
  async 'money.collected'(ask) {
    const period = thisMonth(ask)
    const sums = await payments(ask, period)
    const income = showSums(sumUp(await incomeOf(ask, period)))
    const dues = await ask.read(() => dueRows(ask.ctx.db, ask, [claimsIn(period), ofCategory('main')]), [])
    const ofPeriod = showSums(sumUp(dues.map(collectedSum)))
    const waiting = await ask.read(() => waitingMoney(ask.ctx.db, ask, period), [])
    const rows = await ask.read(() => collectedRows(ask.ctx.db, ask, { period, limit: maxRows }), [])
    const who = await tenantsOf(
      ask,
      rows.map(({ tenancy_id }) => tenancy_id),
    )
    const came = showSums(sumUp(sums))
    const count = sums.reduce((all, each) => all + each.count, 0)
    return {
      text: [
        `${capitalised(period.label)} ${count} ödemeyle toplam ${came} borç kapandı; bunun ${income} kadarı gelir.`,
        // The dashboard and the payments screen sum a month by the claim's month, not by the payment's.
        ...(ofPeriod === came
          ? []
          : [`Bu dönemin kendi borçlarından ${ofPeriod} tahsil edildi; fark başka dönemlerin borçlarındandır.`]),
        ...(waiting.length > 0
          ? [`Ayrıca ${showSums(sumUp(waiting))} fazla ödendi; sıradaki borca sayılınca hesaba girer.`]
          : []),
      ],
      figures: [
        { label: incomeText.label, value: income },
        { label: collectedText.label, value: ofPeriod },
      ],
      total: count,
      rows: rows.map((row) => ({
        title: who(row.tenancy_id),
        detail: `${titleOf(row)} · ${showDate(row.on_date)}`,
        value: showMoney(row.amount, row.currency),
        to: `/tenancy/${row.tenancy_id}/account`,
      })),
      links: [paymentsLink(period)],
      notes: [incomeNote],
    }
  },
  async 'money.last-payments'(ask) {
    const rows = await ask.read(() => paymentRows(ask.ctx.db, ask, ask.period, maxRows), [])
    const who = await tenantsOf(
      ask,
      rows.map(({ tenancy_id }) => tenancy_id),
    )
    const [last] = rows
    return {
      text: [
        last
          ? `Son ödeme ${showDate(last.on_date)} tarihinde: ${who(last.tenancy_id)}, ${showMoney(last.amount, last.currency)}.`
          : 'Kayıtlı ödeme yok.',
      ],
      total: rows.length,
      rows: rows.map((row) => ({
        title: who(row.tenancy_id),
        detail: `${titleOf(row)} · ${showDate(row.on_date)}`,
        value: showMoney(row.amount, row.currency),
        to: `/tenancy/${row.tenancy_id}/account`,
      })),
      links: [paymentsLink(null)],
    }
  },
  async 'money.methods'(ask) {
    const period = thisYear(ask)
    const sums = await payments(ask, period, 'method')
    const label = (id: string) => methodNames[id as keyof typeof methodNames] ?? 'Yolu yazılmamış'
    const cash = sumUp(sums.filter(({ id }) => id === 'cash'))
    return {
      text: [
        `${capitalised(period.label)} elden ödenen ${showSums(cash)}; borç kapatan bütün ödemeler ${showSums(sumUp(sums))}.`,
      ],
      figures: sums.map((each) => ({ label: label(each.id), value: showMoney(each.amount, each.currency) })),
      links: [paymentsLink(null)],
      notes: [incomeNote],
    }
  },
  async 'money.rent-total'(ask) {
    const rows = await ask.read(() => runningContracts(ask.ctx.db, ask), [])
    const sums = showSums(sumUp(rows.map(({ currency, rent }) => ({ currency, amount: rent }))))
    return {
      text: [`Yürürlükteki ${rows.length} kontratın aylık kirası toplam ${sums}.`],
      figures: [{ label: 'Aylık toplam kira', value: sums }],
      links: [{ label: 'Kontratları aç', to: '/contracts?state=active' }],
      notes: ['Bugün geçerli kiralardır; kurumsal kiracıda brüt tutardır, keseceği stopaj içindedir.'],
    }
  },
  async 'money.net'(ask) {
    const period = thisYear(ask)
    const right = 'manage'
    const income = sumUp(await ask.read(() => incomeSums(ask.ctx.db, ask, { period, by: 'all', right }), []))
    const out = ownersParts(await spent(ask, { period }))
    const lira = income.find(({ currency }) => currency === 'TL')?.amount ?? 0
    const others = income.filter(({ currency }) => currency !== 'TL')
    return {
      text: [
        `${capitalised(period.label)} ${showMoney(lira)} gelir, ${showMoney(out)} gider; net ${showMoney(lira - out)}.`,
        ...(others.length > 0 ? [`Ayrıca ${showSums(others)} geldi; dövizli tutarlar nete katılmadı.`] : []),
      ],
      figures: [
        { label: incomeText.label, value: showMoney(lira) },
        { label: expenseText.label, value: showMoney(out) },
        { label: netText.label, value: showMoney(lira - out) },
      ],
      links: [paymentsLink(null), expensesLink(yearOf(period))],
      notes: [incomeNote, `${expenseText.label}: ${expenseText.sentence} Vergi hesaba katılmadı.`],
    }
  },
  async 'money.by-property'(ask) {
    const period = thisYear(ask)
    const sums = await incomeOf(ask, period, 'property')
    const [first] = sums
    return {
      text: [
        first
          ? `${capitalised(period.label)} en çok gelir ${titleOf({ baslik: first.name })} mülkünden: ${showMoney(first.amount, first.currency)}.`
          : `${capitalised(period.label)} kayıtlı gelir yok.`,
      ],
      ...firstRows(
        sums.map((each) => ({
          title: titleOf({ baslik: each.name }),
          detail: `${each.count} ödeme`,
          value: showMoney(each.amount, each.currency),
          to: `/property-detail/${each.id}`,
        })),
      ),
      links: [paymentsLink(null)],
      notes: [incomeNote],
    }
  },
  async 'money.compare'(ask) {
    // “Geçen aya göre” names the month to compare with, so the current month is the one after.
    const [before, now] = comparedIn(ask)
    const [current, earlier] = [sumUp(await incomeOf(ask, now)), sumUp(await incomeOf(ask, before))]
    const lira = (sums: typeof current) => sums.find(({ currency }) => currency === 'TL')?.amount ?? 0
    const change = lira(current) - lira(earlier)
    const part = lira(earlier) > 0 ? ` (${showPercent(Math.round((change / lira(earlier)) * 1000) / 10)})` : ''
    return {
      text: [
        `${capitalised(now.label)} gelir ${showSums(current)}, ${before.label} ${showSums(earlier)}; fark ${showMoney(change)}${part}.`,
      ],
      figures: [
        { label: now.label, value: showSums(current) },
        { label: before.label, value: showSums(earlier) },
        { label: 'Fark', value: showMoney(change) },
      ],
      links: [paymentsLink(now)],
      notes: [incomeNote],
    }
  },
}

/** The earlier and the later period: both as named, or one and the one beside it. */
function comparedIn(ask: Ask): [Period, Period] {
  const { period, second, today } = ask
  if (period && second) return period.from <= second.from ? [period, second] : [second, period]
  const now = period && period.to < today ? following(period, today) : thisMonth(ask)
  return [periodBefore(now), now]
}

/** The period of the same length after this one, which is compared with it. */
function following(period: Period, today: string): Period {
  const year = Number(period.from.slice(0, 4))
  if (period.from.endsWith('-01-01') && period.to.endsWith('-12-31')) return yearPeriod(year + 1)
  return monthPeriod(today, 'bu ay')
}
