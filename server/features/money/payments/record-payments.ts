import { isoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { wordsOf } from '#domain/money/ledger/payer-words.rules.ts'
import { recordedMessage, refusePayment } from '#domain/money/payments/payments.messages.ts'
import { askedBy, unfitDay } from '#domain/money/payments/payments.rules.ts'
import type { NewPayment } from '#domain/money/payments/payments.schema.ts'
import { type FoundLedger, ledgersToChange } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { bookAcross, type NewEntry } from '#server/services/ledger/book-entries.ts'
import { type DueRow, lockLedgers } from '#server/services/ledger/ledger.queries.ts'
import { claimsNamedBy } from '#server/services/ledger/named-claims.ts'
import { linesMeant, refuseBooked, settleSame } from '#server/services/ledger/same-money.ts'
import { notifyOfPayments } from './notify-of-payments.ts'
import { readBeforePayment } from './payments.queries.ts'

const keyOf = ({ key }: Pick<NewPayment, 'key'>) => `hand:${key}`

/** Books all or none. A repeated payment returns the entry booked the first time. */
export function recordPayments(ctx: Context, actor: Actor, payments: NewPayment[]) {
  return ctx.db.transact(async (tx) => {
    const today = isoDate(ctx.clock.now())
    const sent = [...new Map(payments.map((payment) => [`${payment.tenancy_id} ${payment.key}`, payment])).values()]
    const ids = [...new Set(sent.map(({ tenancy_id }) => tenancy_id))].sort()
    const found = await ledgersToChange(tx, actor, ids)
    const { before, dues: all } = await readBeforePayment(tx, ids, sent.map(keyOf))
    const known = new Set(before.map(({ tenancy_id, source_key }) => `${tenancy_id} ${source_key}`))
    const fresh = sent.filter((payment) => !known.has(`${payment.tenancy_id} ${keyOf(payment)}`))
    const dues = groupBy(all, ({ tenancy_id }) => tenancy_id)
    for (const payment of fresh)
      checkPayment(payment, {
        today,
        ledger: found.get(payment.tenancy_id)!,
        dues: dues.get(payment.tenancy_id) ?? [],
      })

    const alike = await refuseBooked(
      tx,
      fresh.map((payment) => asMoney(payment, found.get(payment.tenancy_id)!)),
    )
    const byMethod = (...methods: string[]) => alike.filter(({ money }) => methods.includes(money.payment.method))
    const lines = await linesMeant(tx, byMethod('bank'))
    const named = await namedInNotes(ctx, tx, fresh, all)
    const booked = await bookAcross(ctx, tx, {
      bookings: [...found.values()].map(({ tenancy }) => ({
        ledger: { tenancy },
        entries: fresh
          .filter(({ tenancy_id }) => tenancy_id === tenancy.id)
          .map((each) => asEntry(each, named.get(each) ?? each.for)),
      })),
      by: auditActor(actor),
    })
    const entryOf = ({ tenancy, payment }: ReturnType<typeof asMoney>) =>
      booked.find(({ tenancy_id, source_key }) => tenancy_id === tenancy && source_key === keyOf(payment))!.id
    await settleSame(
      ctx,
      tx,
      actor,
      // Cash and a set-off have no receipt.
      byMethod('bank', 'post', 'card').map((each) => ({
        ...each,
        entry: entryOf(each.money),
        line: lines.get(each.money),
        isAnnounced: true,
      })),
    )
    await notifyOfPayments(ctx, tx, actor, { entries: booked, ledgers: found })
    const over = overOf(fresh, dues, today)
    const entries = [...before, ...booked].map(({ id, tenancy_id, amount, currency, source_key }) => ({
      key: source_key!.slice('hand:'.length),
      id,
      tenancy_id,
      amount,
      currency,
      over: over.get(`${tenancy_id} ${source_key}`) ?? 0,
    }))
    const news = entries.filter(({ id }) => booked.some((entry) => entry.id === id))
    return { success: true as const, message: recordedMessage(news), entries }
  })
}

interface Against {
  today: string
  ledger: FoundLedger
  dues: readonly DueRow[]
}

function checkPayment(payment: NewPayment, { today, ledger: { tenancy, contract }, dues }: Against) {
  const signed = isoDate(tenancy.created_at)
  const began = signed < tenancy.started_on ? signed : tenancy.started_on
  const unfit = unfitDay(payment.on_date, { today, began })
  if (unfit) throw refusePayment(unfit)
  const isKnown = payment.currency === contract.bedelTuru || dues.some(({ currency }) => currency === payment.currency)
  if (!isKnown) throw refusePayment('currency_unknown')
  const named = payment.for.map((id) => dues.find(({ due_id }) => due_id === id))
  if (named.some((due) => !due || (due.category === 'deposit') !== payment.deposit))
    throw refusePayment('claim_unknown')
}

const asMoney = (payment: NewPayment, { tenancy }: FoundLedger) => ({
  payment,
  tenancy: tenancy.id,
  owner: tenancy.owner_id,
  pot: payment.deposit ? ('deposit' as const) : ('payment' as const),
  amount: payment.amount,
  currency: payment.currency,
  day: payment.on_date,
  again: payment.again,
})

/** Where no claim was chosen, the note of the receipt says for which month the money is (TBK 101). */
async function namedInNotes(ctx: Context, tx: Tx, fresh: readonly NewPayment[], dues: readonly DueRow[]) {
  const noted = fresh.filter(({ note, for: chosen, deposit }) => note !== '' && chosen.length === 0 && !deposit)
  if (noted.length === 0) return new Map<NewPayment, string[]>()
  const ledgers = await lockLedgers(tx, [...new Set(noted.map(({ tenancy_id }) => tenancy_id))])
  const said = noted.map(({ tenancy_id: tenancy, note, on_date: day, currency }) => ({
    tenancy,
    words: wordsOf(note),
    day,
    currency,
  }))
  const named = await claimsNamedBy(ctx, tx, { ledgers, dues }, said)
  return new Map(noted.map((payment, at) => [payment, named[at]!]))
}

const asEntry = (payment: NewPayment, receipt_names: string[]): NewEntry => ({
  kind: payment.deposit ? 'deposit_received' : 'payment',
  amount: payment.amount,
  currency: payment.currency,
  on_date: payment.on_date,
  method: payment.method,
  receipt_names,
  note: payment.note,
  source: 'hand',
  source_key: keyOf(payment),
})

/** With several payments to one ledger, the earlier ones reduce what the later can pay. */
function overOf(fresh: readonly NewPayment[], dues: Map<string, DueRow[]>, today: string): Map<string, number> {
  const left = new Map<string, number>()
  return new Map(
    fresh.map((payment) => {
      const { tenancy_id, currency, deposit, amount } = payment
      const pot = `${tenancy_id} ${currency} ${deposit}`
      const asked = left.get(pot) ?? askedBy(dues.get(tenancy_id) ?? [], { currency, deposit, today })
      left.set(pot, Math.max(0, asked - amount))
      return [`${tenancy_id} ${keyOf(payment)}`, Math.max(0, amount - asked)]
    }),
  )
}
