import { isoDate } from '#domain/kernel/dates.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { withLate } from '#domain/money/ledger/late.rules.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { askedBy, daysLate, monthsOf } from '#domain/money/payments/payments.rules.ts'
import type { LedgerPayment, LedgerSummary } from '#domain/money/payments/payments.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { findLedger } from '#server/access/ledger-scope.queries.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import { receiptsOf } from '#server/features/money/tenant-payments/tenant-payments.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { duesOf, type EntryRow, entriesOf, pursuitsOf } from '#server/services/ledger/ledger.queries.ts'
import { tenancyAtProperty, tenantsAndTitles } from './payments.queries.ts'

const shown = { months: 12, payments: 24 } as const

/** For the owner's side; tenants and shareholders have their own pages. */
export async function viewLedger(ctx: Context, actor: Actor, tenancyId: string): Promise<LedgerSummary> {
  const { tenancy, contract, relation, rights } = await findLedger(ctx.db, actor, tenancyId)
  if (relation === 'tenant' || rights.read !== 'all') throw refuseLedger('account_missing')
  const today = isoDate(ctx.clock.now())
  const entries = await entriesOf(ctx.db, [tenancyId])
  const waiting = (await receiptsOf(ctx.db, [tenancyId])).filter(({ state }) => state === 'waiting')
  const dues = withLate(await duesOf(ctx.db, [tenancyId]), waiting, today)
  const figures = ledgerFigures(entries, today, await pursuitsOf(ctx.db, [tenancyId]))
  const properties = [tenancy.property_id]
  const { tenants, titles } = await tenantsAndTitles(ctx.db, { contracts: [contract.id], properties })
  return {
    tenancy_id: tenancyId,
    property_id: tenancy.property_id,
    property_title: titleOf({ baslik: titles.get(tenancy.property_id) ?? '' }),
    tenants: tenants.map(({ name }) => name),
    ended_on: tenancy.ended_on,
    manage: rights.manage,
    figures: figures.map(({ currency, balance, credit, deposit }) => ({
      currency,
      balance,
      ...lateIn(dues, currency, today),
      waiting: sumOf(waiting.filter((receipt) => receipt.currency === currency)),
      credit,
      deposit_open: deposit.open,
      asked: askedBy(dues, { currency, today }),
    })),
    months: monthsOf(dues, today).slice(0, shown.months),
    payments: paymentsIn(entries).slice(0, shown.payments),
  }
}

const sumOf = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0)

function lateIn(dues: readonly { currency: string; late: number; due_on: string }[], currency: string, today: string) {
  const late = dues.filter((due) => due.currency === currency && due.late > 0)
  const [oldest = null] = late.map(({ due_on }) => due_on).sort()
  return { late: late.reduce((sum, due) => sum + due.late, 0), days_late: daysLate(oldest, today) }
}

/** The ledger of the property's running tenancy, or of its last one. */
export async function viewLedgerAt(ctx: Context, actor: Actor, propertyId: string): Promise<LedgerSummary | null> {
  await findProperty(ctx.db, actor, propertyId)
  const tenancy = await tenancyAtProperty(ctx.db, propertyId)
  return tenancy ? viewLedger(ctx, actor, tenancy) : null
}

/** Newest first, including reversed payments. */
function paymentsIn(entries: readonly EntryRow[]): LedgerPayment[] {
  const reversals = new Map(entries.flatMap((entry) => (entry.reverses ? [[entry.reverses, entry] as const] : [])))
  return entries.toReversed().flatMap((entry) => {
    const { id, kind, amount, currency, on_date, method, note, by_name } = entry
    if (kind !== 'payment' && kind !== 'deposit_received') return []
    const back = reversals.get(id)
    const reversed = back && { reason: back.note, by_name: back.by_name, at: back.booked_at.toISOString() }
    return [
      {
        id,
        kind,
        amount,
        currency,
        on_date,
        method,
        note,
        by_name,
        booked_at: entry.booked_at.toISOString(),
        reversed: reversed ?? null,
      },
    ]
  })
}
