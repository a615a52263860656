import { isNotNull } from 'drizzle-orm'
import { addDays, addMonths, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import { isClaim, isDepositClaim } from '#domain/money/ledger/entries.schema.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { defaultPlan, duesUntil, scheduleDues } from '#domain/money/ledger/schedule.rules.ts'
import type { Tx } from '#server/db/client.ts'
import { endings } from '#server/db/schema/endings.ts'
import { projectionForm, rentChanges } from '#server/db/schema/ledger.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { insertPlan } from '#server/features/money/payment-plans/payment-plans.queries.ts'
import { deductionsOf } from '#server/features/tenancy/endings/endings.queries.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { asRow, type NewEntry, reversalOf } from '#server/services/ledger/book-entries.ts'
import { type AgreedTerms, agreedFor, sourceOf } from '#server/services/ledger/due-source.ts'
import {
  type EntryRow,
  insertEntries,
  insertLedgers,
  type Ledger,
  lockLedgers,
} from '#server/services/ledger/ledger.queries.ts'
import { refreshDues } from '#server/services/ledger/refresh-dues.ts'
import { factsOf } from './add-contracts.ts'
import { addReceipts, keepReceiptFiles, prepareReceipts } from './add-receipts.ts'
import { addReminders } from './add-reminders.ts'
import { demoContracts } from './demo-contracts.ts'
import { demoPayers, type PaidPart } from './demo-money.ts'
import type { DemoAccount, MoneyScene, PreparedReceipt } from './money-scene.ts'
import type { Past } from './past.ts'

/**
 * The ledgers of every tenancy since its first day: dues as the job would have created them, payments, and everything
 * related. All rows are built first and written together; projections are computed once at the end.
 */
export async function addMoney(tx: Tx, scene: MoneyScene) {
  const today = scene.past.day(0)
  const ids = (await tx.select({ id: tenancies.id }).from(tenancies)).map(({ id }) => id)
  const accounts = (await lockLedgers(tx, ids)).map((ledger) => opened(ledger, scene))
  await agreeOnMore(tx, accounts)
  const agreed = await agreedFor(tx, ids)
  await insertLedgers(
    tx,
    accounts.map(({ row: account }) => account!),
  )
  const settled = await settledEndings(tx)
  const receipts = prepareReceipts(scene)
  for (const account of accounts) {
    account.rows.push(...duesOf(account, agreed, scene.past))
    account.rows.push(...paymentsOf(account, scene, receipts))
    account.rows.push(...endingRows(account, settled, scene.past))
  }
  await keepReceiptFiles(tx, receipts, accounts, scene)
  await insertEntries(
    tx,
    accounts.flatMap(({ rows }) => rows),
  )
  await refreshDues(tx, ids, today)
  await addReceipts(tx, receipts, accounts, scene)
  await addReminders(tx, accounts, scene)
}

function opened({ tenancy }: Ledger, { people, past, idOf }: MoneyScene): DemoAccount {
  const payer = demoPayers.find(({ property }) => idOf(property) === tenancy.property_id)!
  const { owner, tenants } = demoContracts.find(({ property }) => property === payer.property)!
  const [tenant] = tenants
  return {
    tenancy,
    row: {
      tenancy_id: tenancy.id,
      opened_on: tenancy.started_on,
      made_until: duesUntil(past.day(0)),
      carried_over: null,
      reminders: true,
      projection: projectionForm,
      credit: true,
      created_at: tenancy.created_at,
    },
    payer,
    owner: { id: people.id(owner), name: people.name(owner) },
    tenant: factsOf(tenant).name ? null : { id: people.id(tenant), name: people.name(tenant) },
    rows: [],
  }
}

/** Rent increases, and service charges paid with the rent. */
async function agreeOnMore(tx: Tx, accounts: readonly DemoAccount[]) {
  const changes = accounts.flatMap(({ tenancy, payer, owner }) =>
    (payer.rents ?? []).map(([months, rent]) => {
      const from_on = addMonths(tenancy.started_on, months)
      const created_at = new Date(`${addDays(from_on, -20)}T11:00:00+03:00`)
      return {
        id: newId(created_at.getTime()),
        tenancy_id: tenancy.id,
        from_on,
        rent,
        source: 'hand' as const,
        agreed: 'written' as const,
        by_name: owner.name,
        created_at,
      }
    }),
  )
  await tx.insert(rentChanges).values(changes)
  for (const { tenancy, payer, owner } of accounts)
    if (payer.aidat)
      await insertPlan(tx, {
        ...defaultPlan,
        rent_free: [],
        id: newId(tenancy.created_at.getTime()),
        tenancy_id: tenancy.id,
        from_on: tenancy.started_on,
        aidat: payer.aidat,
        by_id: owner.id,
        by_name: owner.name,
        created_at: tenancy.created_at,
      })
}

/** Dues as the service creates them, each at the hour of the job. */
function duesOf(account: DemoAccount, agreed: AgreedTerms, past: Past): EntryRow[] {
  const source = sourceOf(account, agreed, past.day(0))!
  return scheduleDues(source).map(({ key, ...due }) => {
    const ahead = addDays(`${due.on_date.slice(0, 7)}-01`, -10)
    const at = Math.max(Date.parse(`${ahead}T00:20:00+03:00`), account.tenancy.created_at.getTime())
    const made = new Date(Math.min(at, past.daysAgo(0).getTime()))
    return asRow(account, { ...due, source: 'job', source_key: key }, systemActor, made)
  })
}

const isRentDay = (entry: EntryRow) => isClaim(entry) && !isDepositClaim(entry) && entry.source === 'job'

function paymentsOf(
  account: DemoAccount,
  { people, past }: MoneyScene,
  receipts: readonly PreparedReceipt[],
): EntryRow[] {
  const { payer, owner, rows } = account
  const today = past.day(0)
  const staff = { id: people.id('yetkili@demo.test'), name: people.name('yetkili@demo.test') }
  const onDay = (day: IsoDate) => past.daysAgo(daysBetween(day, today))
  const booked: EntryRow[] = []
  const book = (entry: NewEntry, by = owner, at = onDay(entry.on_date)) => {
    const row = asRow(account, entry, by, at)
    booked.push(row)
    return row
  }
  for (const { amount, currency, on_date } of rows.filter(isDepositClaim))
    book({ kind: 'deposit_received', amount, currency, on_date, method: payer.deposit ?? 'bank', source: 'hand' })

  const days = [...groupBy(rows.filter(isRentDay), ({ on_date }) => on_date)].sort(([a], [b]) => b.localeCompare(a))
  const coming = days.filter(([day]) => day > today).length
  for (const [at, [due_on, dues]] of days.entries()) {
    const back = at - coming
    let left: Kurus = dues.reduce((sum, { amount }) => sum + amount, 0)
    for (const part of payer.pays({ due_on, back, today })) {
      const amount = Math.min(left, part.amount ?? left)
      const on_date = laterOf(addDays(due_on, part.after), account.tenancy.started_on)
      if (amount === 0 || on_date > today) continue
      const payment = book(
        paymentOf(part, { amount, on_date, dues, receipts }),
        payer.staff && back % 3 === 1 ? staff : owner,
      )
      if (!part.reversed) left -= amount
      else {
        const back_on = addDays(on_date, part.reversed.after)
        book(reversalOf(payment, { reason: part.reversed.reason, source: 'hand', on_date: back_on }))
      }
    }
  }
  if (payer.claim) {
    const { category, amount, note, dueInDays, bookedDaysAgo } = payer.claim
    const on_date = addDays(today, dueInDays)
    const claim = { kind: 'due', category, amount, currency: 'TL', on_date, note, source: 'hand' } as const
    book(claim, staff, past.daysAgo(bookedDaysAgo))
  }
  return booked
}

const laterOf = (a: IsoDate, b: IsoDate) => (a > b ? a : b)

interface PaidMonth {
  amount: Kurus
  on_date: IsoDate
  dues: EntryRow[]
  receipts: readonly PreparedReceipt[]
}

function paymentOf({ method, named, receipt }: PaidPart, { amount, on_date, dues, receipts }: PaidMonth): NewEntry {
  const { currency } = dues[0]!
  const uploaded = receipt && receipts.find(({ said }) => said.state === 'confirmed')
  return {
    kind: 'payment',
    amount,
    currency,
    on_date,
    method,
    note: method === 'cash' ? 'Elden alındı.' : '',
    payer_names: named || uploaded ? dues.map(({ id }) => id) : [],
    ...(uploaded
      ? { source: 'receipt', source_key: `receipt:${uploaded.id}`, file_id: uploaded.file.id, note: uploaded.said.note }
      : { source: 'hand' }),
  }
}

type SettledEnding = Awaited<ReturnType<typeof settledEndings>>[number]

/** Endings whose settlement both sides have confirmed. */
async function settledEndings(tx: Tx) {
  const rows = await tx.select().from(endings).where(isNotNull(endings.refunded_on))
  return Promise.all(rows.map(async (ending) => ({ ending, deductions: await deductionsOf(tx, ending.id) })))
}

/** The entries for the end of a tenancy, with the product's own keys. */
function endingRows(account: DemoAccount, settled: readonly SettledEnding[], past: Past): EntryRow[] {
  const { tenancy, payer, owner, rows } = account
  const today = past.day(0)
  const booked: EntryRow[] = []
  const book = (entry: Omit<NewEntry, 'currency' | 'source'> & { currency: string }) => {
    const currency = entry.currency as Currency
    const at = past.daysAgo(daysBetween(entry.on_date, today))
    const row = asRow(account, { ...entry, currency, source: 'ending' }, owner, at)
    booked.push(row)
    return row
  }
  const found = settled.find(({ ending }) => ending.tenancy_id === tenancy.id)
  if (found) {
    const { id, currency, refunded_on, refunded_amount } = found.ending
    const on_date = addDays(refunded_on!, -2)
    for (const { deduction } of found.deductions.filter((each) => each.deduction.state === 'accepted')) {
      const line = { amount: deduction.amount, currency, on_date, note: deduction.title }
      const pair = `deduction:${deduction.id}`
      const due = book({ ...line, kind: 'due', category: 'damage', source_key: `${pair}:due` })
      const deducted = { kind: 'deposit_deducted', method: 'set_off', source_key: `${pair}:deducted` } as const
      book({ ...line, ...deducted, payer_names: [due.id] })
    }
    const back = { kind: 'deposit_returned', method: 'bank', source_key: `refund:${id}:1` } as const
    book({ ...back, amount: refunded_amount!, currency, on_date: refunded_on! })
  }
  if (payer.keptDeposit && tenancy.ended_on) {
    const on_date = addDays(tenancy.ended_on, payer.keptDeposit.daysAfterEnd)
    for (const { currency, balance, deposit } of ledgerFigures(rows, today)) {
      const amount = Math.min(balance, deposit.held)
      const { note } = payer.keptDeposit
      if (amount > 0) book({ kind: 'deposit_deducted', amount, currency, on_date, note, method: 'set_off' })
    }
  }
  return booked
}
