import { asc, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shortId } from '#domain/kernel/ids.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { lastDayInBin } from '#domain/services/bin/bin.rules.ts'
import { type BinRow, type binFilter, binRowKinds } from '#domain/services/bin/bin.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { binItems } from '#server/db/schema/bin.ts'
import { contractHidings, contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

type Filter = z.output<typeof binFilter>
type Kind = BinRow['kind']

const kind = z.enum(binRowKinds)
const foundRow = z.strictObject({
  id: z.uuid(),
  kind,
  title: z.string(),
  baslik: z.string().nullable(),
  deleted_by_name: z.string(),
  deleted_at: z.string(),
  file_id: z.uuid().nullable(),
})
const countRow = z.strictObject({ kind, count: z.number().int() })

/**
 * The owner's whole bin; others see what they removed themselves at properties they may still see. Items of a deleted
 * property are not listed, because they return with the property.
 */
const items = (actor: Actor): SQL => sql`
  select ${binItems.id}, ${binItems.kind}, ${binItems.title}, ${properties.baslik}, ${binItems.deleted_by_name},
    ${binItems.deleted_at}, case when ${binItems.kind} in ('picture', 'fixture_picture', 'fixture')
      then ${binItems.file_ids}[1] end as file_id
  from ${binItems} left join ${properties}
    on ${properties.id} = ${binItems.property_id} and ${binItems.kind} <> 'property'
  where (${binItems.owner_id} = ${actor.userId} or (${binItems.deleted_by} = ${actor.userId} and ${visibleTo(actor)}))
    and ${properties.deleted_at} is null`

/** Contracts that the person hid from the list; they are not in the bin and are never purged. */
const hidden = (actor: Actor): SQL => sql`
  select ${contracts.id}, 'contract' as kind, ${contracts.id}::text as title, ${properties.baslik},
    '' as deleted_by_name, ${contractHidings.hidden_at} as deleted_at, null::uuid as file_id
  from ${contractHidings} join ${contracts} on ${contracts.id} = ${contractHidings.contract_id}
    join ${properties} on ${properties.id} = ${contracts.property_id}
  where ${contractHidings.user_id} = ${actor.userId} and ${contracts.deleted_at} is null`

/** Two statements: the page, and the counts per kind, which also give the total. */
export async function binPage(db: Db, actor: Actor, filter: Filter) {
  const all = sql`(${items(actor)} union all ${hidden(actor)}) as found`
  const ofKind = filter.kind === 'all' ? sql`true` : sql`found.kind = ${filter.kind}`
  const rows = await rowsOf(
    db,
    foundRow,
    sql`select * from ${all} where ${ofKind}
    order by found.deleted_at desc, found.id limit ${filter.size} offset ${offsetOf(filter)}`,
  )
  const numbers = await rowsOf(db, countRow, sql`select found.kind, count(*)::int as count from ${all} group by 1`)
  const found = new Map(numbers.map(({ kind, count }) => [kind, count]))
  const counts = Object.fromEntries(binRowKinds.map((kind) => [kind, found.get(kind) ?? 0])) as Record<Kind, number>
  const total = filter.kind === 'all' ? numbers.reduce((sum, { count }) => sum + count, 0) : counts[filter.kind]
  return { ...pageOf(rows.map(toRow), total, filter), counts }
}

function toRow({ baslik, kind, title, deleted_at, ...row }: z.output<typeof foundRow>): BinRow {
  const at = new Date(deleted_at)
  const isContract = kind === 'contract'
  return {
    ...row,
    kind,
    title: isContract ? `Kontrat ${shortId(title)}` : title,
    property_title: baslik === null ? null : titleOf({ baslik }),
    deleted_at: at.toISOString(),
    until: isContract ? null : lastDayInBin(at),
  }
}

/** Oldest first, in batches. */
export const expiredItems = (db: Db, before: Date, { size, offset }: { size: number; offset: number }) =>
  db
    .select({ id: binItems.id, kind: binItems.kind, subject_id: binItems.subject_id, file_ids: binItems.file_ids })
    .from(binItems)
    .where(lt(binItems.deleted_at, before))
    .orderBy(asc(binItems.deleted_at), asc(binItems.id))
    .limit(size)
    .offset(offset)
