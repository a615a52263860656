import { and, count, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contractEvents } from '#server/db/schema/contracts.ts'

/** Counts requests by edits too, because the same person gets all these mails. */
export async function timesAskedSince(db: Db, contractId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ times: count() })
    .from(contractEvents)
    .where(
      and(
        eq(contractEvents.contract_id, contractId),
        eq(contractEvents.kind, 'asked_again'),
        gt(contractEvents.at, since),
      ),
    )
  return row!.times
}
