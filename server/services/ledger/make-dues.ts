import { stopajPercent } from '#domain/contracts/contracts.rules.ts'
import { addMonths, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Currency } from '#domain/ledger/entries.schema.ts'
import { furthestDue, reconcileDues } from '#domain/ledger/reconcile.rules.ts'
import { duesUntil, type LeaseTerm, type RentChange, scheduleDues } from '#domain/ledger/schedule.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { asRow, type NewEntry, reversalOf } from './book-entries.ts'
import {
  type Account,
  bindingTerms,
  type EntryRow,
  entriesOf,
  fixedEnds,
  insertEntries,
  keepAccounts,
  lockAccounts,
  type NewAccount,
  plansOf,
  rentChangesOf,
} from './ledger.queries.ts'
import { refreshDues } from './refresh-dues.ts'

const changedReason = 'Kira, ödeme planı veya bitiş tarihi değişti; tahakkuk yeniden hesaplandı.'
const carriedNote =
  'Hesap açılmadan önce bu mülkün ödeme durumu “Ödendi” olarak işaretliydi; o gün vadesi gelmiş tutar ödenmiş sayıldı.'

type Term = LeaseTerm & { tenancy_id: string }

/** What one account needs so that it says what was agreed. */
interface Material {
  terms: Map<string, Term[]>
  changes: Map<string, RentChange[]>
  plans: Map<string, Awaited<ReturnType<typeof plansOf>>>
  ends: Map<string, IsoDate>
  entries: Map<string, EntryRow[]>
}

async function materialOf(tx: Tx, ids: readonly string[]): Promise<Material> {
  const terms = (await bindingTerms(tx, ids)).map(({ is_corporate, currency, ...term }) => ({
    ...term,
    currency: currency as Currency,
    withholding_percent: is_corporate ? stopajPercent : 0,
  }))
  const changes = (await rentChangesOf(tx, ids)).map(({ from_on, ...change }) => ({ ...change, from: from_on }))
  return {
    terms: groupBy(terms, ({ tenancy_id }) => tenancy_id),
    changes: groupBy(changes, ({ tenancy_id }) => tenancy_id),
    plans: groupBy(await plansOf(tx, ids), ({ tenancy_id }) => tenancy_id),
    ends: await fixedEnds(tx, ids),
    entries: groupBy(await entriesOf(tx, ids), ({ tenancy_id }) => tenancy_id),
  }
}

/**
 * A lease that began long before it was entered here begins its account with the present month: what was paid before is
 * for the landlord to say.
 */
const openingDay = (starts_on: IsoDate, today: IsoDate): IsoDate =>
  starts_on >= addMonths(today, -1) ? starts_on : `${today.slice(0, 7)}-01`

/**
 * Makes the dues of these tenancies, or corrects them, in one transaction. However often and by however many it runs, the
 * account stays the same: it is locked, what stands is compared with what was agreed, and a key is booked once.
 */
export async function makeDuesOf(ctx: Context, tx: Tx, ids: readonly string[], at: Date = ctx.clock.now()) {
  const today = isoDate(at)
  const until = duesUntil(today)
  const accounts = await lockAccounts(tx, ids)
  const material = await materialOf(tx, ids)
  const rows: EntryRow[] = []
  const kept: NewAccount[] = []
  for (const account of accounts) {
    const found = correctionsFor(account, material, { today, until })
    if (!found) continue
    rows.push(...found.entries.map((entry) => asRow(account, entry, systemActor, at)))
    kept.push({ ...found.account, created_at: at, made_until: until })
  }
  await keepAccounts(tx, kept)
  if (rows.length === 0) return
  const booked = await insertEntries(tx, rows)
  const carried = await carryOver(tx, accounts, booked, at)
  await refreshDues(tx, [...new Set([...booked, ...carried].map(({ tenancy_id }) => tenancy_id))], today)
}

function correctionsFor(
  { tenancy, account }: Account,
  { terms, changes, plans, ends, entries }: Material,
  { today, until }: { today: IsoDate; until: IsoDate },
) {
  const own = terms.get(tenancy.id) ?? []
  const booked = entries.get(tenancy.id) ?? []
  const opened_on = account?.opened_on ?? (own[0] && openingDay(own[0].starts_on, today))
  if (!opened_on) return null
  const scheduled = scheduleDues({
    terms: own,
    rent_changes: changes.get(tenancy.id) ?? [],
    plans: plans.get(tenancy.id) ?? [],
    opened_on,
    ends_on: tenancy.ended_on ?? ends.get(tenancy.id) ?? null,
    until: furthestDue(booked, until),
  })
  const { reverse, add } = reconcileDues(scheduled, booked)
  const byId = new Map(booked.map((entry) => [entry.id, entry]))
  const corrections: NewEntry[] = [
    ...reverse.map((id) => reversalOf(byId.get(id)!, { reason: changedReason, source: 'job', on_date: today })),
    ...add.map(({ key: _, ...due }) => ({ ...due, source: 'job' as const })),
  ]
  return { entries: corrections, account: { tenancy_id: tenancy.id, opened_on } }
}

/** Once for each account of the time before: what was marked as paid is paid, and says where that comes from. */
async function carryOver(tx: Tx, accounts: readonly Account[], booked: readonly EntryRow[], at: Date) {
  const payments = accounts.flatMap((each) => {
    if (each.account?.carried_over !== 'Ödendi') return []
    const day = isoDate(each.account.created_at)
    const due = booked.filter(
      (entry) => entry.tenancy_id === each.tenancy.id && entry.kind === 'due' && entry.on_date <= day,
    )
    return [...groupBy(due, ({ currency }) => currency)].map(([currency, dues]) =>
      asRow(
        each,
        {
          ...{
            kind: 'payment',
            currency,
            on_date: day,
            source: 'carried_over',
            source_key: `carried_over:${currency}`,
          },
          ...{ amount: dues.reduce((sum, { amount }) => sum + amount, 0), note: carriedNote },
        },
        systemActor,
        at,
      ),
    )
  })
  return insertEntries(tx, payments)
}
