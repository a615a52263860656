import { and, desc, eq, sql } from 'drizzle-orm'
import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { contractDrafts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'

const keptDrafts = 20

export async function draftsOf(db: Db, userId: string) {
  const rows = await db
    .select({ draft: contractDrafts, baslik: properties.baslik })
    .from(contractDrafts)
    .leftJoin(properties, eq(properties.id, contractDrafts.property_id))
    .where(eq(contractDrafts.user_id, userId))
    .orderBy(desc(contractDrafts.updated_at))
    .limit(keptDrafts)
  return rows.map(({ draft: { user_id: _, updated_at, ...draft }, baslik }) => ({
    ...draft,
    property_title: baslik === null ? '' : titleOf({ baslik }),
    updated_at: updated_at.toISOString(),
  }))
}

type Draft = Pick<
  typeof contractDrafts.$inferInsert,
  'id' | 'user_id' | 'property_id' | 'contract_id' | 'step' | 'data'
>

/** False when the id belongs to somebody else's draft: it stays untouched. */
export async function keepDraft(db: Db, draft: Draft, now: Date): Promise<boolean> {
  const kept = await db
    .insert(contractDrafts)
    .values({ ...draft, updated_at: now })
    .onConflictDoUpdate({
      target: contractDrafts.id,
      set: { ...draft, updated_at: now },
      setWhere: eq(contractDrafts.user_id, draft.user_id),
    })
    .returning({ id: contractDrafts.id })
  return kept.length > 0
}

/** Beyond the newest few they are waste paper. */
export const tidyDrafts = (db: Db, userId: string) =>
  db.delete(contractDrafts).where(
    and(
      eq(contractDrafts.user_id, userId),
      sql`${contractDrafts.id} not in (
        select d.id from ${contractDrafts} d where d.user_id = ${userId} order by d.updated_at desc limit ${sql.raw(String(keptDrafts))})`,
    ),
  )
