import { and, count, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contractEvents } from '#server/db/schema/contracts.ts'

/** By an edit as well: it is the same person who reads one letter after another. */
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
