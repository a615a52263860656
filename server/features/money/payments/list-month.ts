import { addMonths, isoDate, monthOf } from '#domain/kernel/dates.ts'
import { daysLate } from '#domain/money/payments/payments.rules.ts'
import type { MonthFilter, MonthRow, MonthTotals } from '#domain/money/payments/payments.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { liraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/db/page.ts'
import { receiptsToConfirm } from '#server/features/money/tenant-payments/view-own.ts'
import { storedRates } from '#server/features/tenancy/rates/rates.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { type FoundMonth, type FoundRow, findMonth } from './month.queries.ts'

/** Reads the month in one statement, plus one for exchange rates when a foreign currency occurs. */
export async function listMonth(ctx: Context, actor: Actor, filter: MonthFilter) {
  const today = isoDate(ctx.clock.now())
  const month = filter.month || monthOf(today)
  const first = `${month}-01`
  const found = await findMonth(ctx.db, actor, filter, { month: first, next: addMonths(first, 1), today })
  const named = ({ id, baslik }: { id: string; baslik: string }) => ({ id, name: titleOf({ baslik }) })
  return {
    ...pageOf(
      found.rows.map((row) => viewOf(row, today)),
      found.total,
      filter,
    ),
    month,
    today,
    totals: await withLira(ctx, found.totals),
    counts: found.counts,
    buildings: found.buildings.map(named),
    property: found.property && named(found.property),
    has_accounts: found.has_accounts,
    receipts: receiptsToConfirm(found.receipts),
  }
}

export function viewOf({ baslik, oldest_late, ...row }: FoundRow, today: string): MonthRow {
  return { ...row, property_title: titleOf({ baslik }), days_late: daysLate(oldest_late, today) }
}

async function withLira(ctx: Context, totals: FoundMonth['totals']): Promise<MonthTotals[]> {
  const isForeign = totals.some(({ currency }) => currency !== 'TL')
  const rates = isForeign ? await storedRates(ctx.db) : undefined
  return totals.map((total) => {
    const rate = rates && (total.currency === 'USD' || total.currency === 'EUR') ? rates[total.currency] : null
    if (!rates || !rate) return { ...total, lira: null }
    const inLira = (amount: number) => Math.round(amount / rate)
    return {
      ...total,
      lira: {
        expected: inLira(total.expected),
        collected: inLira(total.collected),
        open: inLira(total.open),
        rate: liraPerUnit(rate),
        at: rates.fetched_at.toISOString(),
      },
    }
  })
}
