import { isoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { payersOf } from './payment-plans.queries.ts'

interface PayerNotification {
  /** User who acted and is not notified; null for the system. */
  by: string | null
  event(title: string): string
}

/** Notifies all paying tenants; returns how many. */
export async function notifyPayers(
  ctx: Context,
  tx: Tx,
  tenancyId: string,
  { by, event }: PayerNotification,
): Promise<number> {
  const found = await payersOf(tx, tenancyId, isoDate(ctx.clock.now()))
  if (!found) return 0
  const title = titleOf(found.property)
  const people = found.tenants.filter((id) => id !== by)
  await notify(
    ctx,
    tx,
    people.map((user_id) => ({
      user_id,
      kind: 'payment' as const,
      event: event(title),
      target_audience: 'tenant' as const,
      property: { id: found.property.id, baslik: title },
      link: '/payment',
      sender_type: 'system',
      created_by: by,
    })),
  )
  return people.length
}
