import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { liveEntries } from '#domain/money/ledger/entries.schema.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { bookEntries, type NewEntry, reversalOf } from '#server/services/ledger/book-entries.ts'
import { type EntryRow, entriesOf, lockLedger, pursuitsOf } from '#server/services/ledger/ledger.queries.ts'
import { recordStep } from './ending-notifications.ts'
import { deductionsOf, type EndingRow, endingById, setEnding } from './endings.queries.ts'
import { openClaims } from './open-debts.ts'

type By = Pick<AuditActor, 'id' | 'name'>
type OfEnding = Pick<EndingRow, 'id' | 'tenancy_id' | 'currency' | 'deposit'>

/** Reads the account with the deposit; a deposit from before the account is booked first. */
async function depositAccount(ctx: Context, tx: Tx, ending: OfEnding, by: By) {
  const ledger = await lockLedger(tx, ending.tenancy_id)
  const currency = ending.currency as Currency
  const today = isoDate(ctx.clock.now())
  const liveBookings = async () => {
    const entries = await entriesOf(tx, [ending.tenancy_id])
    const deposit = ledgerFigures(entries, today).find((each) => each.currency === currency)?.deposit
    return { entries, deposit: deposit ?? { due: 0, received: 0, returned: 0, held: 0 } }
  }
  const book = (entries: NewEntry[]) => bookEntries(ctx, tx, { ledger, entries, by })
  const common = { currency, source: 'ending' as const }
  const { deposit } = await liveBookings()
  if (deposit.received === 0 && ending.deposit > 0) {
    const received = { ...common, on_date: ledger.tenancy.started_on, note: beforeNote }
    const pair = `ending:${ending.id}:deposit`
    const missing = ending.deposit - deposit.due
    await book([
      ...(missing > 0
        ? [{ ...received, kind: 'due', category: 'deposit', amount: missing, source_key: `${pair}:due` } as const]
        : []),
      { ...received, kind: 'deposit_received', amount: ending.deposit, source_key: `${pair}:received` },
    ])
  }
  return { ...(await liveBookings()), book, common, today }
}

const beforeNote = 'Depozitonun alındığı, kiracılığın sona ermesindeki hesaptan anlaşıldı.'

const keyed = (entries: readonly EntryRow[], key: string) => entries.find(({ source_key }) => source_key === key)

/**
 * After both sides confirmed the settlement: books the accepted items, paid from the deposit as far as it goes. Each
 * item once, however often this runs.
 */
export async function bookDeductions(ctx: Context, tx: Tx, ending: OfEnding, by: By) {
  const accepted = (await deductionsOf(tx, ending.id))
    .map(({ deduction }) => deduction)
    .filter(({ state }) => state === 'accepted')
  if (accepted.length === 0) return
  const { entries, deposit, book, common, today: on_date } = await depositAccount(ctx, tx, ending, by)
  let held = deposit.held
  const open = openClaims(entries, await pursuitsOf(tx, [ending.tenancy_id]))
  for (const { id, title, amount, claim_id } of accepted) {
    const pair = `deduction:${id}`
    if (keyed(entries, `${pair}:due`) || keyed(entries, `${pair}:deducted`)) continue
    const line = { ...common, on_date, note: title }
    // An open debt is there already, and may have been paid in part since it was proposed.
    const claim =
      claim_id ?? (await book([{ ...line, kind: 'due', category: 'damage', amount, source_key: `${pair}:due` }]))[0]!.id
    const deducted = Math.min(held, amount, claim_id ? (open.get(claim_id) ?? 0) : amount)
    held -= deducted
    if (deducted > 0)
      await book([
        {
          ...line,
          kind: 'deposit_deducted',
          amount: deducted,
          method: 'set_off',
          payer_names: [claim],
          source_key: `${pair}:deducted`,
        },
      ])
  }
}

/**
 * Reverses the deductions of a withdrawn ending and their payments from the deposit; the receipt of the deposit stays.
 * Returns the number of reversed lines.
 */
export async function takeBackDeductions(
  ctx: Context,
  tx: Tx,
  ending: Pick<EndingRow, 'id' | 'tenancy_id'>,
  { reason, by }: { reason: string; by: By },
): Promise<number> {
  const ledger = await lockLedger(tx, ending.tenancy_id)
  const keys = new Set((await deductionsOf(tx, ending.id)).map(({ deduction: { id } }) => `deduction:${id}`))
  const booked = liveEntries(await entriesOf(tx, [ending.tenancy_id])).filter(({ source_key }) =>
    keys.has(source_key?.split(':').slice(0, 2).join(':') ?? ''),
  )
  const on_date = isoDate(ctx.clock.now())
  const back = { reason: `Sona erdirme geri çekildi: ${reason}`, source: 'ending', on_date } as const
  await bookEntries(ctx, tx, { ledger, entries: booked.map((entry) => reversalOf(entry, back)), by })
  return booked.length
}

const refundKey = (ending: string) => `refund:${ending}:`

/** Books the refund, at most what is held, because some may be booked already. */
export async function bookRefund(
  ctx: Context,
  tx: Tx,
  ending: OfEnding,
  { amount, refunded_on, by }: { amount: number; refunded_on: IsoDate; by: By },
) {
  if (amount === 0) return
  const { entries, deposit, book, common } = await depositAccount(ctx, tx, ending, by)
  const returned = Math.min(amount, deposit.held)
  const before = entries.filter(({ source_key }) => source_key?.startsWith(refundKey(ending.id)))
  if (returned <= 0 || liveEntries(entries).some(({ id }) => before.some((each) => each.id === id))) return
  // A reversed refund keeps its key, so the next needs another.
  const source_key = `${refundKey(ending.id)}${before.length + 1}`
  await book([
    { ...common, kind: 'deposit_returned', amount: returned, on_date: refunded_on, method: 'bank', source_key },
  ])
}

/** The refund's entry was reversed, so the ending waits for the refund again. */
export async function reopenRefund(
  ctx: Context,
  tx: Tx,
  found: Pick<FoundTenancy, 'tenancy' | 'contract'>,
  { entry, reason, by }: { entry: EntryRow; reason: string; by: AuditActor },
) {
  const [name, id] = entry.source_key?.split(':') ?? []
  const ending = name === 'refund' && id ? await endingById(tx, id) : null
  if (!ending?.refunded_on) return
  await setEnding(tx, ending.id, { refunded_on: null, refunded_amount: null, updated_at: ctx.clock.now() })
  const { amount, currency } = entry
  await recordStep(ctx, tx, found, {
    ending: ending.id,
    kind: 'refund_reversed',
    by,
    detail: { amount, currency, note: reason },
  })
}
