import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { namesDeposit, withoutNames, wordsOf } from '#domain/money/ledger/payer-words.rules.ts'
import { refuseReceipt, refuseSecondReceipt } from '#domain/money/tenant-payments/tenant-payments.messages.ts'
import type { confirmation, receiptWords } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type FoundLedger, findLedger, ledgerToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTenancies } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument } from '#server/services/files/prepare-file.ts'
import { bookEntries } from '#server/services/ledger/book-entries.ts'
import { duesOf, entriesOf, type Ledger, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { claimsNamedBy } from '#server/services/ledger/named-claims.ts'
import { moneyAlike, type NewMoney, potOfClaims } from '#server/services/ledger/same-money.queries.ts'
import { linesMeant, refuseBooked, settleSame } from '#server/services/ledger/same-money.ts'
import { type NewNotification, notify } from '#server/services/notifications/notify.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import {
  countWaiting,
  insertReceipt,
  propertyOf,
  type ReceiptRow,
  receiptAlike,
  receiptById,
  setReceipt,
} from './tenant-payments.queries.ts'

/** More than a household can have open is a mistake or abuse. */
const mostWaiting = 20

type Words = z.output<typeof receiptWords>

/** For the current tenants, or the last ones. */
async function ownLedgerOf(tx: Tx, actor: Actor, tenancyId: string): Promise<FoundLedger> {
  const found = await findLedger(tx, actor, tenancyId, { lock: true })
  if (found.relation !== 'tenant' || found.left) throw refuse('not_allowed')
  return found
}

/** Saves the tenant's statement and the bank receipt. A repeated upload returns the existing receipt. */
export async function sendReceipt(
  ctx: Context,
  actor: Actor,
  { tenancyId, words, bytes }: { tenancyId: string; words: Words; bytes: Uint8Array },
): Promise<string> {
  const known = await ctx.db.transact(async (tx) => {
    await ownLedgerOf(tx, actor, tenancyId)
    if (words.on_date > isoDate(ctx.clock.now())) throw refuseReceipt('receipt_in_future')
    return receiptById(tx, words.key)
  })
  if (known?.by_id === actor.userId && known.tenancy_id === tenancyId) return known.id
  const prepared = await prepareDocument(bytes)
  const kept = { area: 'general-files' as const, name: words.name, property_id: null, prepared }
  return keepFile(ctx, actor, kept, async (tx, file) => {
    const { tenancy, contract } = await ownLedgerOf(tx, actor, tenancyId)
    if (await receiptById(tx, words.key)) throw refuseReceipt('receipt_decided')
    if ((await countWaiting(tx, tenancyId)) >= mostWaiting) throw refuseReceipt('receipts_enough')
    const claims = new Set((await entriesOf(tx, [tenancyId])).map(({ id }) => id))
    // Ignores ids that are no claims of this ledger.
    const named = words.claims.filter((id) => claims.has(id))
    const row: ReceiptRow = {
      id: words.key,
      tenancy_id: tenancyId,
      property_id: tenancy.property_id,
      owner_id: tenancy.owner_id,
      amount: words.amount,
      currency: contract.bedelTuru as ReceiptRow['currency'],
      on_date: words.on_date,
      note: words.note,
      payer_names: named.length > 0 ? named : await depositMeant(tx, tenancyId, words.note),
      file_id: file.id,
      sha256: createHash('sha256').update(prepared.content).digest('hex'),
      state: 'waiting',
      reason: '',
      entry_id: null,
      by_id: actor.userId,
      by_name: actor.username,
      decided_by_name: '',
      decided_at: null,
      created_at: ctx.clock.now(),
    }
    if (!words.again) await refuseSecond(tx, row)
    await insertReceipt(tx, row)
    await announceTenancies(ctx, tx, [tenancyId])
    await notifyPerson(ctx, tx, {
      user_id: tenancy.owner_id,
      target_audience: 'owner',
      property_id: tenancy.property_id,
      by: actor.userId,
      asks: asksFor.receipt(row.id),
      event: (title) =>
        `${title}: ${actor.username} ${showMoney(row.amount, row.currency)} ödeme dekontu yükledi, onayınızı bekliyor.`,
    })
    return row.id
  })
}

/** The open deposit, where the tenant's words say that the money is for it. */
async function depositMeant(tx: Tx, tenancyId: string, note: string): Promise<string[]> {
  if (!namesDeposit(wordsOf(note))) return []
  const open = (await duesOf(tx, [tenancyId])).filter(
    ({ category, settled, amount }) => category === 'deposit' && settled < amount,
  )
  return open.map(({ due_id }) => due_id)
}

async function refuseSecond(tx: Tx, receipt: ReceiptRow): Promise<void> {
  const waiting = await receiptAlike(tx, receipt)
  if (waiting) throw refuseSecondReceipt({ waiting })
  const { tenancy_id: tenancy, owner_id: owner, amount, currency, on_date: day } = receipt
  const pot = await potOfClaims(tx, receipt.payer_names)
  const [alike] = await moneyAlike(tx, [{ tenancy, owner, pot, amount, currency, day }])
  const [booked] = alike!.payments
  if (booked) throw refuseSecondReceipt({ booked })
}

/** Locks the receipt with its ledger; a stranger gets the same reply as for a missing one. */
async function receiptToDecide(tx: Tx, actor: Actor, id: string) {
  const seen = await receiptById(tx, id)
  if (!seen) throw refuseReceipt('receipt_missing')
  await missingAs(refuseReceipt('receipt_missing'), ledgerToChange(tx, actor, seen.tenancy_id))
  // Read again under the ledger's lock.
  const receipt = (await receiptById(tx, id))!
  if (receipt.state !== 'waiting') throw refuseReceipt('receipt_decided')
  return receipt
}

/**
 * Books the receipt as a payment, or settles it with an equal payment that is booked. Of two concurrent calls the second
 * is refused as already decided.
 */
export const confirmReceipt = (
  ctx: Context,
  actor: Actor,
  { id, amount, on_date, again, same_as }: { id: string } & z.output<typeof confirmation>,
): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const receipt = await receiptToDecide(tx, actor, id)
    if (on_date > isoDate(ctx.clock.now())) throw refuseReceipt('receipt_in_future')
    const { tenancy_id: tenancy, owner_id: owner, currency } = receipt
    const pot = await potOfClaims(tx, receipt.payer_names)
    const money = { tenancy, owner, pot, amount, currency, day: on_date, again, same_as }
    const [found] = await refuseBooked(tx, [money])
    const alike = { ...found!.alike, receipts: [] }
    const [line] = (await linesMeant(tx, [{ money, alike }])).values()
    if (same_as && !alike.payments.some((payment) => payment.id === same_as)) throw refuseLedger('entry_missing')
    const entry = same_as ?? (await bookReceipt(ctx, tx, actor, { receipt, pot, amount, on_date }))
    await settleSame(ctx, tx, actor, [{ money, alike, line, entry }])
    await decide(ctx, tx, actor, receipt, { state: 'confirmed', entry_id: entry })
    const did = `${showMoney(amount, receipt.currency)} ödemeniz onaylandı.`
    await notifyTenant(ctx, tx, actor, { receipt, did, unlessReversed: entry })
    return entry
  })

async function bookReceipt(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { receipt, pot, amount, on_date }: Pick<NewMoney, 'pot' | 'amount'> & { receipt: ReceiptRow; on_date: string },
): Promise<string> {
  const ledger = await lockLedger(tx, receipt.tenancy_id)
  const [entry] = await bookEntries(ctx, tx, {
    ledger,
    entries: [
      {
        kind: pot === 'deposit' ? 'deposit_received' : 'payment',
        amount,
        currency: receipt.currency,
        on_date,
        method: 'bank',
        note: receipt.note,
        payer_names: pot === 'deposit' ? receipt.payer_names : await namesOf(ctx, tx, ledger, receipt),
        file_id: receipt.file_id,
        source: 'receipt',
        // One entry for each time the receipt waits: confirmed anew after the decision was taken back, it is another.
        source_key: `receipt:${receipt.id}:${receipt.decided_at?.getTime() ?? 0}`,
      },
    ],
    by: auditActor(actor),
  })
  return entry!.id
}

/** The claims that the tenant's words name, else the one that the amount settles. */
async function namesOf(ctx: Context, tx: Tx, ledger: Ledger, receipt: ReceiptRow): Promise<string[]> {
  if (receipt.note === '') return receipt.payer_names
  const { tenancy_id: tenancy, on_date: day, currency, note, by_name } = receipt
  const said = { tenancy, day, currency, words: withoutNames(wordsOf(note), [by_name]) }
  const [named] = await claimsNamedBy(ctx, tx, { ledgers: [ledger], dues: await duesOf(tx, [tenancy]) }, [said])
  return named!.length > 0 ? named! : receipt.payer_names
}

export const declineReceipt = (ctx: Context, actor: Actor, { id, reason }: { id: string; reason: string }) =>
  ctx.db.transact(async (tx) => {
    const receipt = await receiptToDecide(tx, actor, id)
    await decide(ctx, tx, actor, receipt, { state: 'declined', reason })
    const did = `${showDate(receipt.on_date)} günlü ödeme dekontunuz kabul edilmedi: ${reason}`
    await notifyTenant(ctx, tx, actor, { receipt, did })
  })

export const withdrawReceipt = (ctx: Context, actor: Actor, id: string) =>
  ctx.db.transact(async (tx) => {
    const seen = await receiptById(tx, id)
    if (!seen) throw refuseReceipt('receipt_missing')
    await missingAs(refuseReceipt('receipt_missing'), findLedger(tx, actor, seen.tenancy_id, { lock: true }))
    if (seen.by_id !== actor.userId) throw refuse('not_allowed')
    const receipt = (await receiptById(tx, id))!
    if (receipt.state !== 'waiting') throw refuseReceipt('receipt_decided')
    await decide(ctx, tx, actor, receipt, { state: 'withdrawn' })
  })

export async function decide(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { id, tenancy_id }: ReceiptRow,
  change: Parameters<typeof setReceipt>[2],
) {
  await setReceipt(tx, id, { ...change, decided_at: ctx.clock.now(), decided_by_name: actor.username })
  await announceTenancies(ctx, tx, [tenancy_id])
  await settleNotifications(ctx, tx, { asks: asksFor.receipt(id), done: change.state !== 'waiting' })
}

interface Answered extends Pick<NewNotification, 'unlessReversed'> {
  receipt: ReceiptRow
  did: string
}

export async function notifyTenant(ctx: Context, tx: Tx, actor: Actor, { receipt, did, ...more }: Answered) {
  if (!receipt.by_id) return
  await notifyPerson(ctx, tx, {
    user_id: receipt.by_id,
    target_audience: 'tenant',
    property_id: receipt.property_id,
    by: actor.userId,
    event: (title) => `${title}: ${did}`,
    ...more,
  })
}

interface ReceiptNotification extends Pick<NewNotification, 'unlessReversed'> {
  user_id: string
  target_audience: 'owner' | 'tenant'
  property_id: string
  by: string
  asks?: string
  event(title: string): string
}

async function notifyPerson(
  ctx: Context,
  tx: Tx,
  { user_id, target_audience, property_id, by, event, ...more }: ReceiptNotification,
) {
  const title = titleOf(await propertyOf(tx, property_id))
  await notify(ctx, tx, [
    {
      user_id,
      kind: 'payment',
      event: event(title),
      target_audience,
      link: '/payment',
      sender_type: 'user',
      property: { id: property_id, baslik: title },
      created_by: by,
      ...more,
    },
  ])
}
