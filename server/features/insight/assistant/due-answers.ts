import { maxRows } from '#domain/insight/assistant/assistant.schema.ts'
import type { moneyIntents } from '#domain/insight/assistant/money-intents.rules.ts'
import { monthPeriod, type Period } from '#domain/insight/assistant/periods.rules.ts'
import { addDays, daysBetween, monthOf, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { type Answer, type Answers, type Ask, capitalised, type Sum, showSums, sumUp } from './ask.ts'
import { claimsIn, type DueRow, dueRows, lateClaims, ofCategory, openClaims } from './money.queries.ts'
import { tenantsOf } from './tenant-names.ts'

type DueIntent = Extract<
  (typeof moneyIntents)[number]['id'],
  | 'money.unpaid'
  | 'money.late'
  | 'money.paid'
  | 'money.partial'
  | 'money.expected'
  | 'money.open'
  | 'money.rate'
  | 'money.longest'
  | 'money.most-debt'
  | 'money.person'
  | 'money.upcoming'
>

export const openSum = ({ currency, amount, settled }: DueRow): Sum => ({ currency, amount: amount - settled })
/** “Tahsil edilen”: settled with money. */
export const collectedSum = ({ currency, settled, forgiven }: DueRow): Sum => ({ currency, amount: settled - forgiven })
export const lateSum = ({ currency, late }: DueRow): Sum => ({ currency, amount: late })
export const ledgerAddress = (tenancy: string) => `/tenancy/${tenancy}/account`
export const paymentsLink = (period: Period | null, state = '') => {
  const month = period && monthOf(period.from) === monthOf(period.to) ? monthOf(period.from) : ''
  const query = new URLSearchParams({ ...(month && { month }), ...(state && { state }) }).toString()
  return { label: 'Ödemeler ekranını aç', to: `/payment${query && `?${query}`}` }
}
const thisMonth = (ask: Ask): Period => ask.period ?? monthPeriod(ask.today, 'bu ay')
export const readDues = (ask: Ask, ...claims: Parameters<typeof dueRows>[2][number][]) =>
  ask.read(() => dueRows(ask.ctx.db, ask, claims), [])

/** The first rows with the tenants' names; the others are only counted. */
async function listed(
  ask: Ask,
  rows: DueRow[],
  say: (row: DueRow) => { detail: string; value: string },
): Promise<Pick<Answer, 'rows' | 'total'>> {
  const shown = rows.slice(0, maxRows)
  const who = await tenantsOf(
    ask,
    shown.map(({ tenancy_id }) => tenancy_id),
  )
  return {
    total: rows.length,
    rows: shown.map((row) => {
      const { detail, value } = say(row)
      const title = titleOf(row)
      return {
        title: who(row.tenancy_id),
        detail: detail ? `${title} · ${detail}` : title,
        value,
        to: ledgerAddress(row.tenancy_id),
      }
    }),
  }
}

const lateness = (ask: Ask, { oldest_late, oldest_open }: DueRow) => {
  if (oldest_late) return `${daysBetween(oldest_late, ask.today)} gün gecikti`
  return oldest_open ? `vadesi ${showDate(oldest_open)}` : ''
}
const openValue = (row: DueRow) => showMoney(row.amount - row.settled, row.currency)
const lateValue = ({ late, currency }: DueRow) => showMoney(late, currency)
export const lateList = (ask: Ask, rows: DueRow[], value = openValue) =>
  listed(ask, rows, (row) => ({ detail: lateness(ask, row), value: value(row) }))
/** Lira first, because amounts in different currencies are not compared. */
const byOpen = (a: DueRow, b: DueRow) =>
  Number(b.currency === 'TL') - Number(a.currency === 'TL') || b.amount - b.settled - (a.amount - a.settled)

export const dueAnswers: Answers<DueIntent> = {
  async 'money.unpaid'(ask) {
    const period = thisMonth(ask)
    const rows = await readDues(ask, claimsIn(period), ofCategory('main'), openClaims)
    const sums = showSums(sumUp(rows.map(openSum)))
    return {
      text: [
        rows.length > 0
          ? `${capitalised(period.label)} için ${rows.length} hesapta ödenmemiş tutar var; toplam ${sums}.`
          : `${capitalised(period.label)} için ödenmemiş tutar yok.`,
      ],
      figures: [
        { label: 'Ödemeyen', value: String(rows.length) },
        { label: figureTexts.open.label, value: sums },
      ],
      ...(await lateList(ask, rows)),
      links: [paymentsLink(period)],
    }
  },
  async 'money.late'(ask) {
    const rows = await readDues(ask, lateClaims(ask.today), ofCategory('main'))
    const sums = showSums(sumUp(rows.map(lateSum)))
    return {
      text: [rows.length > 0 ? `${rows.length} hesapta gecikmiş ödeme var; toplam ${sums}.` : 'Gecikmiş ödeme yok.'],
      figures: [
        { label: figureTexts.lateCount.label, value: String(rows.length) },
        { label: figureTexts.late.label, value: sums },
      ],
      ...(await lateList(ask, rows, lateValue)),
      links: [paymentsLink(null, 'late')],
    }
  },
  async 'money.paid'(ask) {
    const period = thisMonth(ask)
    const rows = (await readDues(ask, claimsIn(period), ofCategory('main'))).filter((row) => row.settled >= row.amount)
    const sums = showSums(sumUp(rows.map(({ currency, settled }) => ({ currency, amount: settled }))))
    return {
      text: [
        rows.length > 0
          ? `${capitalised(period.label)} için ${rows.length} hesap tamamen ödendi; toplam ${sums}.`
          : `${capitalised(period.label)} için tamamen ödenmiş hesap yok.`,
      ],
      figures: [
        { label: 'Ödeyen', value: String(rows.length) },
        { label: 'Ödenen', value: sums },
      ],
      ...(await listed(ask, rows, ({ settled_on, settled, currency }) => ({
        detail: settled_on ? `${showDate(settled_on)} tarihinde ödendi` : '',
        value: showMoney(settled, currency),
      }))),
      links: [paymentsLink(period, 'paid')],
    }
  },
  async 'money.partial'(ask) {
    const claims = ask.period ? [claimsIn(ask.period)] : []
    const all = await readDues(ask, ofCategory('main'), openClaims, ...claims)
    const rows = all.filter(({ settled }) => settled > 0)
    const sums = showSums(sumUp(rows.map(openSum)))
    return {
      text: [rows.length > 0 ? `${rows.length} hesapta eksik ödeme var; kalan ${sums}.` : 'Eksik ödeme yok.'],
      ...(await listed(ask, rows, (row) => ({
        detail: `${showMoney(row.settled, row.currency)} ödendi`,
        value: `${openValue(row)} kaldı`,
      }))),
      links: [paymentsLink(ask.period, 'part')],
    }
  },
  async 'money.expected'(ask) {
    const period = thisMonth(ask)
    const rows = await readDues(ask, claimsIn(period), ofCategory('main'))
    const expected = showSums(sumUp(rows))
    const come = showSums(sumUp(rows.map(collectedSum)))
    return {
      text: [`${capitalised(period.label)} için beklenen toplam ${expected}; bunun ${come} kadarı tahsil edildi.`],
      figures: [
        { label: figureTexts.expected.label, value: expected },
        { label: figureTexts.collected.label, value: come },
        { label: figureTexts.open.label, value: showSums(sumUp(rows.map(openSum))) },
      ],
      links: [paymentsLink(period)],
      notes: ['Vadesi henüz yazılmamış sonraki ayların kirası bu toplamda yoktur.'],
    }
  },
  async 'money.open'(ask) {
    const rows = (await readDues(ask, openClaims, ofCategory('main'))).sort(byOpen)
    const late = await readDues(ask, lateClaims(ask.today), ofCategory('main'))
    const sums = showSums(sumUp(rows.map(openSum)))
    const lateSums = showSums(sumUp(late.map(lateSum)))
    return {
      text: [rows.length > 0 ? `Toplam alacağınız ${sums}; bunun ${lateSums} kadarı gecikti.` : 'Açık alacağınız yok.'],
      figures: [
        { label: 'Alacak', value: sums },
        { label: figureTexts.late.label, value: lateSums },
      ],
      ...(await lateList(ask, rows)),
      links: [paymentsLink(null)],
    }
  },
  async 'money.rate'(ask) {
    const period = thisMonth(ask)
    const rows = await readDues(ask, claimsIn(period), ofCategory('main'))
    const lira = rows.filter(({ currency }) => currency === 'TL')
    const expected = lira.reduce((sum, { amount }) => sum + amount, 0)
    const settled = lira.reduce((sum, row) => sum + row.settled - row.forgiven, 0)
    const rate = expected > 0 ? showPercent(Math.round((settled / expected) * 10_000) / 100) : null
    return {
      text: [
        rate
          ? `${capitalised(period.label)} için tahsilat oranı ${rate}: beklenen ${showMoney(expected)}, tahsil edilen ${showMoney(settled)}.`
          : `${capitalised(period.label)} için beklenen tutar yok.`,
      ],
      figures: rate ? [{ label: 'Tahsilat oranı', value: rate }] : [],
      links: [paymentsLink(period)],
    }
  },
  async 'money.longest'(ask) {
    const rows = await readDues(ask, lateClaims(ask.today), ofCategory('main'))
    const list = await lateList(ask, rows, lateValue)
    const [first] = rows
    const days = first?.oldest_late ? daysBetween(first.oldest_late, ask.today) : 0
    return {
      text: [
        first
          ? `En uzun gecikme ${days} gün: ${list.rows![0]!.title}, ${titleOf(first)}, geciken ${lateValue(first)}.`
          : 'Gecikmiş ödeme yok.',
      ],
      ...list,
      links: [paymentsLink(null, 'late')],
    }
  },
  async 'money.most-debt'(ask) {
    const rows = (await readDues(ask, openClaims, ofCategory('main'))).sort(byOpen)
    const list = await lateList(ask, rows)
    const [first] = rows
    return {
      text: [
        first
          ? `En yüksek açık tutar ${openValue(first)}: ${list.rows![0]!.title}, ${titleOf(first)}.`
          : 'Açık tutar yok.',
      ],
      ...list,
      links: [paymentsLink(null)],
    }
  },
  async 'money.person'(ask) {
    const claims = ask.period ? [claimsIn(ask.period)] : []
    const rows = await readDues(ask, ofCategory('main'), ...claims)
    const owed = rows.filter((row) => row.settled < row.amount)
    const sums = showSums(sumUp(owed.map(openSum)))
    const when = ask.period ? `${capitalised(ask.period.label)} için ` : ''
    const verdict =
      rows.length === 0
        ? 'Kayıtlı borç ya da ödeme yok.'
        : owed.length === 0
          ? `${when}${when ? 'h' : 'H'}epsi ödenmiş; açık borç yok.`
          : `${when}${when ? 'a' : 'A'}çık borç ${sums}.`
    return {
      text: [verdict],
      ...(await listed(ask, rows, (row) => ({
        detail: row.settled < row.amount ? lateness(ask, row) : 'ödendi',
        value: row.settled < row.amount ? `${openValue(row)} açık` : showMoney(row.settled, row.currency),
      }))),
      links:
        rows.length === 1
          ? [{ label: 'Hesabı aç', to: ledgerAddress(rows[0]!.tenancy_id) }]
          : [paymentsLink(ask.period)],
    }
  },
  async 'money.upcoming'(ask) {
    const period = ask.period ?? { from: ask.today, to: addDays(ask.today, 30), label: 'önümüzdeki 30 gün' }
    const rows = (await readDues(ask, openClaims, ofCategory('main'))).filter(
      ({ oldest_open }) => oldest_open && oldest_open >= period.from && oldest_open <= period.to,
    )
    const sums = showSums(sumUp(rows.map(openSum)))
    return {
      text: [
        rows.length > 0
          ? `${capitalised(period.label)} içinde vadesi gelecek ${rows.length} açık hesap var; toplam ${sums}.`
          : `${capitalised(period.label)} içinde vadesi gelecek açık ödeme yok.`,
      ],
      ...(await listed(ask, rows, (row) => ({
        detail: `vadesi ${showDate(row.oldest_open!)}`,
        value: openValue(row),
      }))),
      links: [paymentsLink(null, 'open')],
    }
  },
}
