import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { ContractDraft } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { contractDrafts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { decryptText, encryptText } from '#server/platform/crypto.ts'

export const keptDrafts = 20

type StoredDraft = typeof contractDrafts.$inferSelect
export type DraftRow = Omit<StoredDraft, 'user_id' | 'updated_at'> & {
  updated_at: Date | string
  baslik: string | null
}

/** A draft contains identity numbers, even half typed ones, so it is encrypted as a whole. */
const sealed = (ctx: Context, data: Record<string, unknown>) => ({
  sealed: encryptText(ctx.secrets.encryption, JSON.stringify(data)),
})
const unsealed = (ctx: Context, { sealed: text }: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse((typeof text === 'string' && decryptText(ctx.secrets.encryption, text)) || '{}')

export const shownDraft = (ctx: Context, { baslik, updated_at, data, ...draft }: DraftRow): ContractDraft => ({
  ...draft,
  data: unsealed(ctx, data),
  property_title: baslik === null ? '' : titleOf({ baslik }),
  updated_at: new Date(updated_at).toISOString(),
})

/** Drafts about a property that the person may no longer see are hidden. */
export const draftVisibleTo = (actor: Actor, propertyId: SQLWrapper) =>
  sql`(${propertyId} is null or ${propertyId} in (select ${properties.id} from ${properties} where ${visibleTo(actor)}))`

export async function draftsOf(ctx: Context, actor: Actor): Promise<ContractDraft[]> {
  const rows = await ctx.db
    .select({ draft: contractDrafts, baslik: properties.baslik })
    .from(contractDrafts)
    .leftJoin(properties, eq(properties.id, contractDrafts.property_id))
    .where(and(eq(contractDrafts.user_id, actor.userId), draftVisibleTo(actor, contractDrafts.property_id)))
    .orderBy(desc(contractDrafts.updated_at))
    .limit(keptDrafts)
  return rows.map(({ draft: { user_id: _, ...draft }, baslik }) => shownDraft(ctx, { ...draft, baslik }))
}

type Draft = Pick<StoredDraft, 'id' | 'user_id' | 'property_id' | 'contract_id' | 'step' | 'data'>

/** False when the id is another person's draft, which stays unchanged. */
export async function keepDraft(ctx: Context, db: Db, { data, ...draft }: Draft, now: Date): Promise<boolean> {
  const row = { ...draft, data: sealed(ctx, data), updated_at: now }
  const kept = await db
    .insert(contractDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: contractDrafts.id,
      set: row,
      setWhere: eq(contractDrafts.user_id, draft.user_id),
    })
    .returning({ id: contractDrafts.id })
  return kept.length > 0
}

/** Deletes all but the newest few drafts. */
export const tidyDrafts = (db: Db, userId: string) =>
  db.delete(contractDrafts).where(
    and(
      eq(contractDrafts.user_id, userId),
      sql`${contractDrafts.id} not in (
        select d.id from ${contractDrafts} d where d.user_id = ${userId} order by d.updated_at desc limit ${sql.raw(String(keptDrafts))})`,
    ),
  )
