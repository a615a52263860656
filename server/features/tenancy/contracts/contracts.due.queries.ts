import { and, asc, eq, gt, gte, inArray, isNull, lte, ne } from 'drizzle-orm'
import { liveStatuses } from '#domain/access/contract-status.ts'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { expiryWindowDays } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { Db } from '#server/db/client.ts'
import {
  contractApprovals,
  contractExpiryNotices,
  contracts,
  isActiveContract,
  isUnanswered,
} from '#server/db/schema/contracts.ts'
import { isDueForReminder } from '#server/services/agreements/reminders.queries.ts'

const running = and(isNull(contracts.cancelled_at), isNull(contracts.deleted_at))

/** The link must still work, and the contract may still take effect. */
export const dueReminders = (db: Db, now: Date) =>
  db
    .select({ id: contractApprovals.id, contract_id: contractApprovals.contract_id })
    .from(contractApprovals)
    .innerJoin(contracts, and(eq(contracts.id, contractApprovals.contract_id), running))
    .where(
      and(
        isUnanswered,
        ne(contractApprovals.tenant_email, ''),
        eq(contractApprovals.round, contracts.round),
        gt(contractApprovals.expires_at, now),
        inArray(contracts.status, [...liveStatuses]),
        isDueForReminder({ reminders: contractApprovals.reminders, asked: contractApprovals.created_at }, now),
      ),
    )
    .orderBy(asc(contractApprovals.created_at))
    .limit(1000)

export const endingContracts = (db: Db, today: IsoDate) =>
  db
    .select({ id: contracts.id, bitisTarihi: contracts.bitisTarihi })
    .from(contracts)
    .where(
      and(
        running,
        isActiveContract,
        gte(contracts.bitisTarihi, addDays(today, 1)),
        lte(contracts.bitisTarihi, addDays(today, expiryWindowDays)),
      ),
    )
    .orderBy(asc(contracts.bitisTarihi))
    .limit(10_000)

/** False when this warning was already sent: the row is inserted before anything is sent. */
export async function claimExpiryNotification(
  db: Db,
  contract_id: string,
  { days, now: sent_at }: { days: number; now: Date },
): Promise<boolean> {
  const taken = await db
    .insert(contractExpiryNotices)
    .values({ contract_id, days, sent_at })
    .onConflictDoNothing()
    .returning({ days: contractExpiryNotices.days })
  return taken.length > 0
}
