import { isoDate, showDate } from '#domain/kernel/dates.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { liveEntries } from '#domain/money/ledger/entries.schema.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { entryLabel } from '#domain/money/statements/ledger-lines.rules.ts'
import {
  bookingProblem,
  hasNoDepositEntry,
  reversalProblem,
  reversedTogetherWith,
} from '#domain/money/statements/manual-entries.rules.ts'
import { refuseStatement } from '#domain/money/statements/statements.messages.ts'
import type { NewManualEntry } from '#domain/money/statements/statements.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type FoundLedger, ledgerToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { propertyOf } from '#server/features/tenancy/contracts/contract-writes.queries.ts'
import { reopenRefund } from '#server/features/tenancy/endings/ending-entries.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { bookEntries, reverseEntry } from '#server/services/ledger/book-entries.ts'
import { type EntryRow, entriesOf, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { linesMeant, refuseBooked, settleSame } from '#server/services/ledger/same-money.ts'
import { type NewNotification, notify, wasMailHeld } from '#server/services/notifications/notify.ts'
import { tenantUserIds } from './statements.queries.ts'

const figuresIn = (entries: readonly EntryRow[], currency: string, today: string) =>
  ledgerFigures(entries, today).find((each) => each.currency === currency)

/** Books one line by hand. A repeated key returns the id of the first line. */
export const bookByHand = (ctx: Context, actor: Actor, tenancyId: string, { key, ...input }: NewManualEntry) =>
  ctx.db.transact(async (tx) => {
    const found = await ledgerToChange(tx, actor, tenancyId)
    const ledger = await lockLedger(tx, tenancyId)
    const entries = await entriesOf(tx, [tenancyId])
    const source_key = `hand:${key}`
    const known = entries.find((entry) => entry.source_key === source_key)
    if (known) return known.id
    const today = isoDate(ctx.clock.now())
    const currency = input.currency ?? (found.contract.bedelTuru as Currency)
    const problem = bookingProblem(input, figuresIn(entries, currency, today), today)
    if (problem) throw refuseStatement(problem)
    const { kind, category, amount, on_date, method, note, again } = input
    const { id: tenancy, owner_id: owner } = found.tenancy
    const money = { tenancy, owner, pot: 'deposit' as const, amount, currency, day: on_date, again }
    const alike = await refuseBooked(tx, kind === 'deposit_received' ? [money] : [])
    const byBank = method === 'bank' ? alike : []
    const lines = await linesMeant(tx, byBank)
    const [booked] = await bookEntries(ctx, tx, {
      ledger,
      entries: [
        { kind, category: category ?? '', amount, currency, on_date, method, note, source: 'hand', source_key },
      ],
      by: auditActor(actor),
    })
    const entry = booked!.id
    await settleSame(
      ctx,
      tx,
      actor,
      byBank.map((each) => ({ ...each, entry, line: lines.get(each.money), isAnnounced: true })),
    )
    const held = kind === 'deposit_received' ? { unlessReversed: entry } : {}
    await notifyOfManualEntry(ctx, tx, { found, actor, did: `hesaba ekledi: ${inWords(booked!)}.`, ...held })
    return entry
  })

/** Reverses a line and the lines booked together with it. */
export const reverseByHand = (
  ctx: Context,
  actor: Actor,
  tenancyId: string,
  { entry: entryId, reason }: { entry: string; reason: string },
) =>
  ctx.db.transact(async (tx) => {
    const found = await ledgerToChange(tx, actor, tenancyId)
    const ledger = await lockLedger(tx, tenancyId)
    const entries = await entriesOf(tx, [tenancyId])
    const entry = entries.find(({ id }) => id === entryId)
    if (!entry) throw refuseLedger('entry_missing')
    const by = auditActor(actor)
    const taken = reversedTogetherWith(entries, entry)
    const isBack = entries.some(({ reverses }) => reverses === entryId)
    const problem = !isBack && reversalProblem(taken, figuresIn(entries, entry.currency, isoDate(ctx.clock.now())))
    if (problem) throw refuseStatement(problem)
    for (const each of taken) {
      await reverseEntry(ctx, tx, { ledger, entryId: each.id, reason, by })
      if (each.kind === 'deposit_returned') await reopenRefund(ctx, tx, found, { entry: each, reason, by })
    }
    await notifyOfManualEntry(ctx, tx, {
      found,
      actor,
      did: `bir hesap hareketini geri aldı: ${inWords(entry)}. ${reason}`,
      ...(wasMailHeld(entry, ctx.clock.now()) ? { letter: 'sent' as const } : {}),
    })
  })

/** Books a deposit received before the ledger existed: claim and receipt together, in the contract's amount. */
export const bookDepositBefore = (ctx: Context, actor: Actor, tenancyId: string) =>
  ctx.db.transact(async (tx) => {
    const found = await ledgerToChange(tx, actor, tenancyId)
    const ledger = await lockLedger(tx, tenancyId)
    const entries = await entriesOf(tx, [tenancyId])
    const { depozito: amount, bedelTuru } = found.contract
    if (amount === 0) throw refuseStatement('no_deposit')
    if (!hasNoDepositEntry(liveEntries(entries))) throw refuseStatement('deposit_known')
    // Reversed entries keep their key, so the next needs another.
    const times = entries.filter(({ source_key }) => source_key?.endsWith(':deposit-before:received')).length
    const today = isoDate(ctx.clock.now())
    const common = {
      amount,
      currency: bedelTuru as Currency,
      on_date: found.tenancy.started_on < today ? found.tenancy.started_on : today,
      note: 'Hesap açılmadan önce alınmıştı.',
      source: 'opening' as const,
    }
    const pair = `${times + 1}:deposit-before`
    const booked = await bookEntries(ctx, tx, {
      ledger,
      entries: [
        { ...common, kind: 'due', category: 'deposit', source_key: `${pair}:due` },
        { ...common, kind: 'deposit_received', source_key: `${pair}:received` },
      ],
      by: auditActor(actor),
    })
    const did = `daha önce alınan depozitoyu hesaba ekledi: ${showMoney(amount, bedelTuru)}.`
    await notifyOfManualEntry(ctx, tx, { found, actor, did, unlessReversed: booked.at(-1)!.id })
  })

const inWords = (entry: EntryRow) =>
  `${entryLabel(entry)}, ${showMoney(entry.amount, entry.currency)}, ${showDate(entry.on_date)}`

interface ManualChange extends Pick<NewNotification, 'unlessReversed' | 'letter'> {
  found: FoundLedger
  actor: Actor
  did: string
}

/** Notifies the tenants of lines that others booked, and makes open pages of both sides reload. */
async function notifyOfManualEntry(
  ctx: Context,
  tx: Tx,
  { found: { tenancy, contract }, actor, did, ...mail }: ManualChange,
) {
  const property = await propertyOf(tx, tenancy.property_id)
  const title = titleOf(property)
  await notify(
    ctx,
    tx,
    (await tenantUserIds(tx, contract.id)).map((user_id) => ({
      user_id,
      kind: 'payment' as const,
      event: `${actor.username}, ${title}: ${did}`,
      target_audience: 'tenant' as const,
      property: { id: tenancy.property_id, baslik: title },
      link: `/tenancy/${tenancy.id}/account`,
      sender_type: 'system',
      created_by: actor.userId,
      ...mail,
    })),
  )
  await announceContract(ctx, tx, contract)
}
