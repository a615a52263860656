import { maxRows } from '#domain/insight/assistant/assistant.schema.ts'
import type { moneyIntents } from '#domain/insight/assistant/money-intents.rules.ts'
import { monthPeriod } from '#domain/insight/assistant/periods.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { type Answers, capitalised, type Sum, showSums, sumUp } from './ask.ts'
import { collectedSum, lateList, ledgerAddress, openSum, paymentsLink, readDues } from './due-answers.ts'
import {
  claimsIn,
  heldDeposits,
  ofCategory,
  openClaims,
  type ReturnedDeposit,
  receiptsWaiting,
  returnedDeposits,
} from './money.queries.ts'
import { tenantsOf } from './tenant-names.ts'

type DepositIntent = Extract<
  (typeof moneyIntents)[number]['id'],
  | 'money.deposits'
  | 'money.deposit-open'
  | 'money.deposit-returned'
  | 'money.aidat-open'
  | 'money.dues'
  | 'money.receipts'
>

/** Answers about deposits, building dues and receipts waiting for confirmation. */
export const depositAnswers: Answers<DepositIntent> = {
  async 'money.deposits'(ask) {
    const held = await ask.read(() => heldDeposits(ask.ctx.db, ask), [])
    const who = await tenantsOf(
      ask,
      held.slice(0, maxRows).map(({ tenancy_id }) => tenancy_id),
    )
    const sums = showSums(sumUp(held))
    return {
      text: [
        held.length > 0
          ? `${held.length} kiracılıkta elinizde toplam ${sums} depozito var.`
          : 'Elinizde kayıtlı depozito yok.',
      ],
      figures: [{ label: figureTexts.depositHeld.label, value: sums }],
      total: held.length,
      rows: held.slice(0, maxRows).map((row) => ({
        title: who(row.tenancy_id),
        detail: titleOf(row),
        to: ledgerAddress(row.tenancy_id),
        value: showMoney(row.amount, row.currency),
      })),
      links: [paymentsLink(null)],
    }
  },
  async 'money.deposit-open'(ask) {
    const rows = await readDues(ask, openClaims, ofCategory('deposit'))
    return {
      text: [
        rows.length > 0
          ? `${rows.length} kiracılıkta ödenmemiş depozito var; toplam ${showSums(sumUp(rows.map(openSum)))}.`
          : 'Ödenmemiş depozito yok.',
      ],
      ...(await lateList(ask, rows)),
      links: [paymentsLink(null)],
    }
  },
  async 'money.deposit-returned'(ask) {
    const gone = await ask.read(() => returnedDeposits(ask.ctx.db, ask, ask.period), [])
    const who = await tenantsOf(
      ask,
      gone.slice(0, maxRows).map(({ tenancy_id }) => tenancy_id),
    )
    const sumOf = (kind: ReturnedDeposit['kind']) => showSums(sumUp(gone.filter((row) => row.kind === kind)))
    const when = ask.period ? `${capitalised(ask.period.label)} ` : ''
    return {
      text: [
        gone.length > 0
          ? `${when}${when ? 'i' : 'İ'}ade edilen depozito ${sumOf('deposit_returned')}; depozitodan kesilen ${sumOf('deposit_deducted')}.`
          : `${when}${when ? 'k' : 'K'}ayıtlı depozito iadesi yok.`,
      ],
      figures: [
        { label: 'İade edilen', value: sumOf('deposit_returned') },
        { label: 'Kesilen', value: sumOf('deposit_deducted') },
      ],
      total: gone.length,
      rows: gone.slice(0, maxRows).map((row) => ({
        title: who(row.tenancy_id),
        detail: `${titleOf(row)} · ${showDate(row.on_date)} · ${row.kind === 'deposit_returned' ? 'iade' : 'kesinti'}`,
        to: ledgerAddress(row.tenancy_id),
        value: showMoney(row.amount, row.currency),
      })),
      links: [paymentsLink(null)],
    }
  },
  async 'money.dues'(ask) {
    const period = ask.period ?? monthPeriod(ask.today, 'bu ay')
    const rows = await readDues(ask, claimsIn(period), ofCategory('aidat'))
    const figure = (label: string, of: (row: (typeof rows)[number]) => Sum) => ({
      label,
      value: showSums(sumUp(rows.map(of))),
    })
    const expected = figure(figureTexts.expected.label, (row) => row)
    const come = figure(figureTexts.collected.label, collectedSum)
    return {
      text: [
        rows.length > 0
          ? `${capitalised(period.label)} için ${expected.value} aidatın ${come.value} kadarı tahsil edildi.`
          : `${capitalised(period.label)} için yazılmış aidat yok.`,
      ],
      figures: rows.length > 0 ? [expected, come, figure(figureTexts.open.label, openSum)] : [],
      ...(await lateList(ask, rows)),
      links: [paymentsLink(period)],
    }
  },
  async 'money.aidat-open'(ask) {
    const rows = await readDues(ask, openClaims, ofCategory('aidat'), ...(ask.period ? [claimsIn(ask.period)] : []))
    return {
      text: [
        rows.length > 0
          ? `${rows.length} hesapta ödenmemiş aidat var; toplam ${showSums(sumUp(rows.map(openSum)))}.`
          : 'Ödenmemiş aidat yok.',
      ],
      ...(await lateList(ask, rows)),
      links: [paymentsLink(null)],
    }
  },
  async 'money.receipts'(ask) {
    const rows = await ask.read(() => receiptsWaiting(ask.ctx.db, ask), [])
    return {
      text: [
        rows.length > 0
          ? `Onayınızı bekleyen ${rows.length} dekont var; toplam ${showSums(sumUp(rows))}.`
          : 'Onayınızı bekleyen dekont yok.',
      ],
      total: rows.length,
      rows: rows.slice(0, maxRows).map((row) => ({
        title: row.by_name,
        detail: `${titleOf(row)} · ${showDate(row.on_date)}`,
        to: '/payment',
        value: showMoney(row.amount, row.currency),
      })),
      links: [paymentsLink(null)],
    }
  },
}
