import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contractEvents } from '#server/db/schema/contracts.ts'

export const wasHandedOut = async (
  db: Db,
  { contract, by, link }: { contract: string; by: string; link: string },
): Promise<boolean> =>
  (await db.$count(
    contractEvents,
    and(
      eq(contractEvents.contract_id, contract),
      eq(contractEvents.kind, 'link_handed_out'),
      eq(contractEvents.actor_id, by),
      sql`${contractEvents.detail} ->> 'link' = ${link}`,
    ),
  )) > 0
