import { maxRows } from '#domain/insight/assistant/assistant.schema.ts'
import type { moneyIntents } from '#domain/insight/assistant/money-intents.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { type Answers, showSums, sumUp } from './ask.ts'
import { lateList, ledgerAddress, openSum, paymentsLink, readDues } from './due-answers.ts'
import { claimsIn, heldDeposits, ofCategory, openClaims, receiptsWaiting } from './money.queries.ts'
import { tenantsOf } from './tenant-names.ts'

type DepositIntent = Extract<
  (typeof moneyIntents)[number]['id'],
  'money.deposits' | 'money.deposit-open' | 'money.aidat-open' | 'money.receipts'
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
