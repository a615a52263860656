import { addDays, daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { newId } from '#domain/kernel/ids.ts'
import { allocate } from '#domain/money/ledger/allocation.rules.ts'
import { isDepositClaim } from '#domain/money/ledger/entries.schema.ts'
import { reminderStage, reminderText } from '#domain/money/payment-plans/reminders.rules.ts'
import type { Tx } from '#server/db/client.ts'
import { paymentReminders } from '#server/db/schema/ledger.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { inSlices } from '#server/db/slices.ts'
import type { DemoAccount, MoneyScene } from './money-scene.ts'

type Reminder = typeof paymentReminders.$inferInsert

/** Half a year of reminders is enough to show. */
const daysBack = 180
/** The days on which a stage begins, relative to the due day. */
const stageDays = [-3, 0, 3, 7, 15] as const
/** Reminders of these last days are notifications too. */
const newsDays = 20

/** The reminders that the product would have sent at 9:40, if something was open on that day. */
export async function addReminders(tx: Tx, accounts: readonly DemoAccount[], { past }: MoneyScene) {
  const running = accounts.filter(({ tenancy, tenant }) => tenant && !tenancy.ended_on)
  const sent = running.flatMap((account) => remindersOf(account, past).map((reminder) => ({ account, reminder })))
  await inSlices(sent, (slice) => tx.insert(paymentReminders).values(slice.map(({ reminder }) => reminder)))
  const since = past.daysAgo(newsDays)
  const news = sent.filter(({ reminder }) => reminder.sent_at > since)
  await inSlices(news, (slice) =>
    tx.insert(notifications).values(
      slice.map(({ account: { tenancy, tenant }, reminder: { text: event, sent_at: created_at } }) => ({
        id: newId(created_at.getTime()),
        user_id: tenant!.id,
        kind: 'payment' as const,
        link: '/payment',
        event,
        property_id: tenancy.property_id,
        target_audience: 'tenant' as const,
        sender_type: 'system',
        is_read: created_at < past.daysAgo(2),
        created_at,
      })),
    ),
  )
}

function remindersOf(
  { tenancy, payer, rows }: DemoAccount,
  past: { daysAgo(days: number): Date; day(daysAgo: number): IsoDate },
): Reminder[] {
  const [now, first] = [past.daysAgo(0), past.day(daysBack)]
  const { claims, allocations } = allocate(rows)
  const paid = groupBy(allocations, ({ claim }) => claim)
  const own = claims.map(({ entry }) => entry).filter((claim) => !isDepositClaim(claim) && claim.on_date > first)
  return [...groupBy(own, ({ on_date }) => on_date)].flatMap(([due_on, dues]) =>
    stageDays.flatMap((days): Reminder[] => {
      const today = addDays(due_on, days)
      const sent_at = new Date(`${today}T09:40:00+03:00`)
      const open = (claim: (typeof dues)[number]) =>
        (paid.get(claim.id) ?? []).reduce(
          (left, part) => (part.on_date < today ? left - part.amount : left),
          claim.amount,
        )
      const amount = dues.reduce((sum, claim) => sum + open(claim), 0)
      if (amount === 0 || sent_at > now || daysBetween(tenancy.started_on, today) < 0) return []
      const [stage, { currency }] = [reminderStage(due_on, today)!, dues[0]!]
      return [
        {
          id: newId(sent_at.getTime()),
          tenancy_id: tenancy.id,
          due_on,
          stage,
          amount,
          currency,
          sent_at,
          text: reminderText({ stage, title: payer.property, due_on, amount, currency, today }),
          recipients: 1,
        },
      ]
    }),
  )
}
