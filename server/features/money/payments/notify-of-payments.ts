import { groupBy } from '#domain/kernel/group-by.ts'
import { recordedText, reversedText } from '#domain/money/payments/payments.messages.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { FoundLedger } from '#server/access/ledger-scope.queries.ts'
import { titleOfActor } from '#server/access/role-title.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { awaitAll } from '#server/db/write-together.ts'
import type { Actor } from '#server/http/actor.ts'
import { announceTenancies } from '#server/services/agreements/announce-contract.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import type { EntryRow } from '#server/services/ledger/ledger.queries.ts'
import { notify, wasMailHeld } from '#server/services/notifications/notify.ts'
import { tenantsAndTitles } from './payments.queries.ts'

interface ChangedPayments {
  entries: readonly EntryRow[]
  ledgers: ReadonlyMap<string, Pick<FoundLedger, 'contract' | 'tenancy'>>
  /** Reason of a reversal; missing for new payments. */
  reason?: string
}

/** Notifies the tenants and records the entries in the property's history. */
export async function notifyOfPayments(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { entries, ledgers, reason }: ChangedPayments,
) {
  if (entries.length === 0) return
  const now = ctx.clock.now()
  const contractOf = (entry: EntryRow) => ledgers.get(entry.tenancy_id)!.contract
  const { tenants, titles } = await tenantsAndTitles(tx, {
    contracts: [...new Set(entries.map((entry) => contractOf(entry).id))],
    properties: [...new Set(entries.map(({ property_id }) => property_id))],
  })
  const people = groupBy(tenants, ({ contract_id }) => contract_id)
  const history = entries.map(({ property_id, amount, currency }) => ({
    property: property_id,
    kind: reason === undefined ? ('payment_recorded' as const) : ('payment_reversed' as const),
    actor: auditActor(actor),
    detail: { amount, currency, ...(reason && { reason }) },
  }))
  const notifications = entries.flatMap((entry) => {
    const property = titleOf({ baslik: titles.get(entry.property_id) ?? '' })
    const payment = { ...entry, deposit: entry.kind === 'deposit_received', property: property }
    const event = reason === undefined ? recordedText(payment) : reversedText(payment, reason)
    return (people.get(contractOf(entry).id) ?? []).flatMap(({ user_id }) =>
      user_id && user_id !== actor.userId
        ? [
            {
              user_id,
              kind: 'payment' as const,
              event,
              target_audience: 'tenant' as const,
              property: { id: entry.property_id, baslik: property },
              link: '/payment',
              sender_type: titleOfActor(actor, entry.owner_id),
              created_by: actor.userId,
              ...(reason === undefined
                ? { unlessReversed: entry.id }
                : wasMailHeld(entry, now)
                  ? { letter: 'sent' as const }
                  : {}),
            },
          ]
        : [],
    )
  })
  await awaitAll([
    auditLog.appendAll(tx, history),
    notify(ctx, tx, notifications),
    announceTenancies(ctx, tx, [...ledgers.keys()]),
  ])
}
