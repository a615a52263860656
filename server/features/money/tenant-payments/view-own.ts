import { addMonths, daysBetween, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { allocate, type Pursuits } from '#domain/money/ledger/allocation.rules.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { withLate } from '#domain/money/ledger/late.rules.ts'
import { paymentReference } from '#domain/money/ledger/payment-reference.rules.ts'
import { scheduleDues } from '#domain/money/ledger/schedule.rules.ts'
import type { OwnLedger, ReceiptView } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { joinedAfter } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { agreedFor, sourceOf } from '#server/services/ledger/due-source.ts'
import { type EntryRow, entriesOf, pursuitsOf } from '#server/services/ledger/ledger.queries.ts'
import { ownTenancies, type ReceiptRow, receiptsOf, type WaitingJson } from './tenant-payments.queries.ts'

const listedPayments = 24
/** Longer than the longest time between two due dates. */
const monthsAhead = 13

/** All ledgers of the properties the person rents, in a fixed number of statements. */
export async function viewOwn(ctx: Context, actor: Actor): Promise<{ accounts: OwnLedger[]; today: IsoDate }> {
  const today = isoDate(ctx.clock.now())
  const rows = await ownTenancies(ctx.db, actor)
  if (rows.length === 0) return { accounts: [], today }
  const ids = rows.map(({ tenancy }) => tenancy.id)
  const entries = groupBy(await entriesOf(ctx.db, ids), ({ tenancy_id }) => tenancy_id)
  const receipts = groupBy(await receiptsOf(ctx.db, ids), ({ tenancy_id }) => tenancy_id)
  const agreed = await agreedFor(ctx.db, ids)
  const pursuits = await pursuitsOf(ctx.db, ids)
  const ledgers = rows.map(({ tenancy, ledger, contract, property, first_day }): OwnLedger => {
    const own = entries.get(tenancy.id) ?? []
    const currency = contract.currency as Currency
    const figures = ledgerFigures(own, today, pursuits).find((each) => each.currency === currency)
    const shown_from = joinedAfter(tenancy.started_on, first_day)
    const source = sourceOf({ tenancy, row: ledger }, agreed, today)
    return {
      tenancy_id: tenancy.id,
      property_title: titleOf(property),
      address: property.adres,
      owner_name: contract.owner_name,
      ended_on: tenancy.ended_on,
      contract_id: contract.id,
      ends_on: contract.ends_on,
      currency,
      recipient: contract.landlord_name || contract.owner_name,
      iban: contract.iban,
      reference: paymentReference(tenancy.id),
      balance: figures?.balance ?? 0,
      overdue: figures?.overdue ?? 0,
      credit: figures?.credit ?? 0,
      deposit_held: figures?.deposit.held ?? 0,
      shown_from,
      ...moneyOf(own, pursuits, { today, shown_from, currency, receipts: receipts.get(tenancy.id) ?? [] }),
      next: source && nextDue({ ...source, until: addMonths(today, monthsAhead) }, today),
      receipts: (receipts.get(tenancy.id) ?? [])
        .filter(({ on_date, by_id }) => !shown_from || on_date >= shown_from || by_id === actor.userId)
        .map((receipt) => receiptView(receipt, own)),
    }
  })
  return { accounts: ledgers, today }
}

type ReceiptByDue = (due: EntryRow, open: number) => OwnLedger['dues'][number]['waiting']

/** The receipt that waits for a due: one that names it, else one of exactly its open amount that names none. */
const receiptByDue =
  (waiting: readonly ReceiptRow[]): ReceiptByDue =>
  (due, open) => {
    const found =
      waiting.find(({ payer_names }) => payer_names.includes(due.id)) ??
      waiting.find(
        ({ payer_names, amount, currency }) => payer_names.length === 0 && amount === open && currency === due.currency,
      )
    return found ? { id: found.id, amount: found.amount, on_date: found.on_date } : null
  }

interface MoneyQuery {
  today: IsoDate
  shown_from: IsoDate | null
  /** Of the contract, in which the sums are. */
  currency: Currency
  receipts: readonly ReceiptRow[]
}

function moneyOf(
  entries: readonly EntryRow[],
  pursuits: Pursuits,
  { today, shown_from, currency, receipts }: MoneyQuery,
): Pick<OwnLedger, 'carried' | 'dues' | 'payments' | 'late' | 'reported'> {
  const isBefore = ({ on_date }: Pick<EntryRow, 'on_date'>) => shown_from !== null && on_date < shown_from
  const { claims, allocations } = allocate(entries, pursuits, today)
  const claimed = new Map(claims.map(({ entry }) => [entry.id, entry]))
  const settled = groupBy(allocations, ({ settlement }) => settlement)
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const open = claims.filter(({ entry, settled: paid }) => paid < entry.amount)
  const waiting = receipts.filter(({ state }) => state === 'waiting')
  const receiptFor = receiptByDue(waiting)
  const late = withLate(
    open.map(({ entry, settled: paid }) => ({
      due_id: entry.id,
      category: entry.category,
      due_on: entry.on_date,
      amount: entry.amount,
      settled: paid,
      currency: entry.currency,
    })),
    waiting,
    today,
  )
  const lateOf = new Map(late.map((claim) => [claim.due_id, claim.late]))
  const sumIn = <Row extends { currency: string }>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + (row.currency === currency ? of(row) : 0), 0)
  const carried = [
    ...groupBy(
      open.filter(({ entry }) => isBefore(entry)),
      ({ entry }) => entry.currency,
    ),
  ].map(([carriedIn, left]) => ({
    currency: carriedIn,
    open: left.reduce((sum, { entry, settled: paid }) => sum + entry.amount - paid, 0),
  }))
  const dues = open
    .filter(({ entry }) => !isBefore(entry))
    .map(({ entry, settled: paid }) => ({
      id: entry.id,
      category: entry.category as ClaimCategory,
      month: entry.month,
      due_on: entry.on_date,
      amount: entry.amount,
      open: entry.amount - paid,
      currency: entry.currency,
      days_late: Math.max(0, daysBetween(entry.on_date, today)),
      late: lateOf.get(entry.id)!,
      waiting: receiptFor(entry, entry.amount - paid),
    }))
  const payments = entries
    .filter((entry) => (entry.kind === 'payment' || entry.kind === 'deposit_received') && !isBefore(entry))
    .toReversed()
    .slice(0, listedPayments)
    .map(({ id, kind, on_date, amount, currency: paidIn, method }) => {
      const paid = (settled.get(id) ?? []).map(({ claim }) => claimed.get(claim)!)
      const months = paid.filter((claim) => !isBefore(claim)).flatMap(({ month }) => month ?? [])
      return {
        id,
        on_date,
        amount,
        currency: paidIn,
        method,
        reversed: reversed.has(id),
        deposit: kind === 'deposit_received',
        months: [...new Set(months)].sort(),
        carried: paid.some(isBefore),
      }
    })
  return {
    carried,
    dues,
    payments,
    late: sumIn(late, (claim) => claim.late),
    reported: sumIn(waiting, ({ amount }) => amount),
  }
}

function nextDue(source: Parameters<typeof scheduleDues>[0], today: IsoDate): OwnLedger['next'] {
  const later = scheduleDues(source).filter(({ kind, on_date }) => kind === 'due' && on_date >= today)
  const on_date = later.map((due) => due.on_date).sort()[0]
  if (!on_date) return null
  const dues = later.filter((due) => due.on_date === on_date && due.currency === later[0]!.currency)
  return { on_date, amount: dues.reduce((sum, { amount }) => sum + amount, 0), currency: later[0]!.currency }
}

const shownReceipts = 50
/** One more than shown, to tell whether there are more. */
export const askedReceipts = shownReceipts + 1

export const receiptsToConfirm = (rows: readonly WaitingJson[]) => ({
  waiting: rows.slice(0, shownReceipts).map(({ receipt, baslik, known, named }) => ({
    ...receiptView({ ...receipt, created_at: new Date(receipt.created_at), decided_at: null }),
    tenancy_id: receipt.tenancy_id,
    property_title: titleOf({ baslik }),
    known,
    named,
  })),
  more: rows.length > shownReceipts,
})

/** A receipt whose payment was reversed shows the reason. */
function takenBack({ entry_id }: ReceiptRow, entries: readonly EntryRow[]): ReceiptView['taken_back'] {
  const reversal = entry_id && entries.find(({ reverses }) => reverses === entry_id)
  return reversal ? { reason: reversal.note, by_name: reversal.by_name, on: isoDate(reversal.booked_at) } : null
}

export const receiptView = (row: ReceiptRow, entries: readonly EntryRow[] = []): ReceiptView => ({
  id: row.id,
  amount: row.amount,
  currency: row.currency,
  on_date: row.on_date,
  note: row.note,
  state: row.state,
  reason: row.reason,
  file_id: row.file_id,
  by_name: row.by_name,
  taken_back: takenBack(row, entries),
  decided_by_name: row.decided_by_name,
  created_at: row.created_at.toISOString(),
})
