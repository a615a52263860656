import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { AuditQuery, OwnHistoryFilter } from '#domain/services/audit/audit.schema.ts'
import { contractVisibleTo } from '#server/access/contract-scope.queries.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { endings } from '#server/db/schema/endings.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { files } from '#server/db/schema/files.ts'
import { papers } from '#server/db/schema/papers.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

export type AuditRow = typeof auditLogRows.$inferSelect

interface Paging {
  cursor?: string | undefined
  size: number
}

const newest = [desc(auditLogRows.at), desc(auditLogRows.id)]

/** Entries older than the last one of the page before. */
function before(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined
  const [at, id] = cursor.split('_')
  return sql`(${auditLogRows.at}, ${auditLogRows.id}) < (${at}::timestamptz, ${id}::uuid)`
}

const oneCallMs = 1000

/**
 * Newest first. The entries of one call bear the time of its transaction or of their own moment, whichever writes them,
 * so within a call their ids count, which are given as things happen.
 */
function asTheyHappened<Row extends { at: Date; id: string; actor_id: string | null }>(rows: readonly Row[]): Row[] {
  const calls: Row[][] = []
  for (const row of rows) {
    const call = calls.at(-1)
    const first = call?.[0]
    const isSame = first?.actor_id === row.actor_id && first.at.getTime() - row.at.getTime() < oneCallMs
    if (call && isSame) call.push(row)
    else calls.push([row])
  }
  return calls.flatMap((call) => call.toSorted((a, b) => (a.id < b.id ? 1 : -1)))
}

/** Expects one extra row, to know whether there are more. */
function cursorPageOf<Row extends { at: Date; id: string; actor_id: string | null }>(rows: Row[], size: number) {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    rows: asTheyHappened(shown),
    next: rows.length > size && last ? `${last.at.toISOString()}_${last.id}` : null,
  }
}

/**
 * The person's own actions, and others' actions on their records; with `look` only the latter. Each part uses its own
 * index.
 */
export async function ownEntries(db: Db, { userId }: Actor, { act, cursor, size }: OwnHistoryFilter & Paging) {
  const narrowed = and(act === 'all' ? undefined : eq(auditLogRows.act, act), before(cursor))
  const part = (whose: SQL) =>
    db
      .select()
      .from(auditLogRows)
      .where(and(whose, narrowed))
      .orderBy(...newest)
      .limit(size + 1)
  const byOthers = part(
    and(eq(auditLogRows.subject_id, userId), sql`${auditLogRows.actor_id} is distinct from ${userId}`)!,
  )
  if (act === 'look') return cursorPageOf(await byOthers, size)
  const rows = await unionAll(part(eq(auditLogRows.actor_id, userId)), byOthers)
    .orderBy(sql`"at" desc`, sql`"id" desc`)
    .limit(size + 1)
  return cursorPageOf(rows, size)
}

const mostPeople = 50
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Finds users by id, or by words of the name or address; an empty list matches nothing. */
async function peopleCalled(db: Db, text: string): Promise<string[]> {
  if (uuid.test(text)) return [text.toLowerCase()]
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(...likePatterns(text).map((pattern) => like(users.search_key, pattern))))
    .limit(mostPeople)
  return rows.map(({ id }) => id)
}

const startOf = (day: IsoDate) => sql`(${day}::timestamp at time zone 'Europe/Istanbul')`

export async function searchEntries(db: Db, { cursor, size, ...filter }: AuditQuery) {
  const people = filter.person ? await peopleCalled(db, filter.person) : null
  const where = and(
    people ? or(inArray(auditLogRows.actor_id, people), inArray(auditLogRows.subject_id, people)) : undefined,
    filter.record ? eq(auditLogRows.record_id, filter.record) : undefined,
    filter.area === 'all' ? undefined : eq(auditLogRows.area, filter.area),
    filter.act === 'all' ? undefined : eq(auditLogRows.act, filter.act),
    filter.from ? sql`${auditLogRows.at} >= ${startOf(filter.from)}` : undefined,
    filter.to ? sql`${auditLogRows.at} < ${startOf(addDays(filter.to, 1))}` : undefined,
    before(cursor),
  )
  const rows = await db
    .select()
    .from(auditLogRows)
    .where(where)
    .orderBy(...newest)
    .limit(size + 1)
  return cursorPageOf(rows, size)
}

/** Current names; deleted accounts have none. */
export async function userNamesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db.select({ id: users.id, name: users.username }).from(users).where(inArray(users.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface NamedRecord {
  title: string
  link: string | null
}

/** Titles of a page's records that the reader may see today: one statement per kind of record. */
export async function recordsOf(db: Db, actor: Actor, rows: readonly AuditRow[]): Promise<Map<string, NamedRecord>> {
  const found = new Map<string, NamedRecord>()
  const idsIn = (area: AuditRow['area']) => [
    ...new Set(rows.flatMap((row) => (row.area === area && row.record_id ? [row.record_id] : []))),
  ]
  const propertyIds = idsIn('property')
  if (propertyIds.length > 0)
    for (const { id, baslik } of await db
      .select({ id: properties.id, baslik: properties.baslik })
      .from(properties)
      .where(and(inArray(properties.id, propertyIds), visibleTo(actor))))
      found.set(id, { title: titleOf({ baslik }), link: `/property-detail/${id}` })
  const contractIds = idsIn('contract')
  if (contractIds.length > 0)
    for (const { id, baslik } of await db
      .select({ id: contracts.id, baslik: properties.baslik })
      .from(contracts)
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .where(and(inArray(contracts.id, contractIds), contractVisibleTo(actor))))
      found.set(id, { title: `Kontrat: ${titleOf({ baslik })}`, link: `/viewContract/${id}` })
  const paperIds = idsIn('paper')
  if (paperIds.length > 0)
    for (const { id, title, baslik } of await db
      .select({ id: papers.id, title: sql<string>`${papers.document} ->> 'title'`, baslik: properties.baslik })
      .from(papers)
      .innerJoin(contracts, eq(contracts.id, papers.contract_id))
      .innerJoin(properties, eq(properties.id, papers.property_id))
      .where(and(inArray(papers.id, paperIds), contractVisibleTo(actor))))
      found.set(id, { title: `${title}: ${titleOf({ baslik })}`, link: null })
  // An expense is named by its property, which says enough and is all that some readers may know of it.
  for (const [area, table, what] of [
    ['ending', endings, 'Sona erme'],
    ['expense', expenses, 'Gider'],
  ] as const) {
    const ids = idsIn(area)
    if (ids.length === 0) continue
    for (const { id, baslik } of await db
      .select({ id: table.id, baslik: properties.baslik })
      .from(table)
      .innerJoin(properties, eq(properties.id, table.property_id))
      .where(and(inArray(table.id, ids), visibleTo(actor))))
      found.set(id, { title: `${what}: ${titleOf({ baslik })}`, link: null })
  }
  // The reader owns, uploaded or opened the file, so they may know its name.
  const fileIds = idsIn('file')
  if (fileIds.length > 0)
    for (const { id, name, document } of await db
      .select({ id: files.id, name: files.name, document: propertyDocuments.name })
      .from(files)
      .leftJoin(propertyDocuments, eq(propertyDocuments.file_id, files.id))
      .where(inArray(files.id, fileIds)))
      found.set(id, { title: document ?? name, link: null })
  return found
}
