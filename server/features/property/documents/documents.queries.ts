import { and, asc, count, desc, eq, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import { fold, sortKey } from '#domain/kernel/turkish-text.ts'
import { mayManageDocument } from '#domain/property/documents/documents.rules.ts'
import {
  contractCategory,
  type DocumentCategory,
  type DocumentFilter,
  type DocumentProperty,
  type DocumentView,
  documentCategories,
  type PropertyChoiceFilter,
} from '#domain/property/documents/documents.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { documentsSeenBy, withRight } from '#server/access/document-scope.queries.ts'
import { relationTo, rightsFor, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { rowFrom } from '#server/services/bin/bin.queries.ts'

export type DocumentRow = typeof propertyDocuments.$inferSelect

const maxProperties = 50

const orders = {
  newest: [desc(propertyDocuments.updated_at), desc(propertyDocuments.id)],
  oldest: [asc(propertyDocuments.updated_at), asc(propertyDocuments.id)],
  name: [asc(propertyDocuments.name_key), asc(propertyDocuments.id)],
  size: [desc(propertyDocuments.size), asc(propertyDocuments.id)],
}

const ofVisibleProperty = (actor: Actor) => and(eq(properties.id, propertyDocuments.property), visibleTo(actor))

const selectViews = (db: Db, actor: Actor, where: SQLWrapper | undefined) =>
  db
    .select({
      document: propertyDocuments,
      baslik: properties.baslik,
      creator: properties.creator,
      relation: relationTo(actor),
      uploader: users.username,
    })
    .from(propertyDocuments)
    .innerJoin(properties, ofVisibleProperty(actor))
    .leftJoin(users, eq(users.id, propertyDocuments.uploaded_by))
    .where(and(documentsSeenBy(actor), where))
    .$dynamic()

interface ViewRow {
  document: DocumentRow
  baslik: string
  creator: string
  relation: Relation
  uploader: string | null
}

function toView(actor: Actor, { document, baslik, creator, relation, uploader }: ViewRow): DocumentView {
  const { search_key: _, name_key: __, uploaded_by, ...shown } = document
  const can_manage = mayManageDocument(relation, rightsFor(actor, relation, creator), uploaded_by === actor.userId)
  return {
    ...shown,
    // Only those who manage a document see who else it is shared with.
    tenant_can_see: can_manage && document.tenant_can_see,
    lawyer_can_see: can_manage && document.lawyer_can_see,
    property_title: titleOf({ baslik }),
    owner_id: creator,
    uploaded_by_name: uploader ?? '',
    can_manage,
    created_at: document.created_at.toISOString(),
    updated_at: document.updated_at.toISOString(),
  }
}

/** Two statements: the page, and the counts per category, which also give the total. */
export async function documentsPage(db: Db, actor: Actor, filter: DocumentFilter) {
  const matching = and(
    filter.property ? eq(propertyDocuments.property, filter.property) : undefined,
    filter.shared === 'lawyer' ? propertyDocuments.lawyer_can_see : undefined,
    ...likePatterns(filter.q).map((word) =>
      or(like(propertyDocuments.search_key, word), like(properties.search_key, word)),
    ),
  )
  const { category } = filter
  const rows = await selectViews(
    db,
    actor,
    and(matching, category === 'all' ? undefined : eq(propertyDocuments.category, category)),
  )
    .orderBy(...orders[filter.sort])
    .limit(filter.size)
    .offset(offsetOf(filter))
  const counts = await countsByCategory(db, actor, matching)
  const total = category === 'all' ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[category]
  return {
    ...pageOf(
      rows.map((row) => toView(actor, row)),
      total,
      filter,
    ),
    counts,
  }
}

/** Newest documents shared with the lawyer that the caller may see. */
export async function newestShared(db: Db, actor: Actor, limit: number): Promise<DocumentView[]> {
  const rows = await selectViews(db, actor, propertyDocuments.lawyer_can_see)
    .orderBy(...orders.newest)
    .limit(limit)
  return rows.map((row) => toView(actor, row))
}

async function countsByCategory(db: Db, actor: Actor, where: SQL | undefined) {
  const rows = await db
    .select({ category: propertyDocuments.category, count: count() })
    .from(propertyDocuments)
    .innerJoin(properties, ofVisibleProperty(actor))
    .where(and(documentsSeenBy(actor), where))
    .groupBy(propertyDocuments.category)
  const found = new Map(rows.map((row) => [row.category, row.count]))
  return Object.fromEntries(documentCategories.map((category) => [category, found.get(category) ?? 0])) as Record<
    DocumentCategory,
    number
  >
}

/** Null when the document is missing or not visible to the actor. */
export async function documentFor(db: Db, actor: Actor, id: string): Promise<DocumentView | null> {
  const [row] = await selectViews(db, actor, eq(propertyDocuments.id, id))
  return row ? toView(actor, row) : null
}

export async function propertiesForDocuments(
  db: Db,
  actor: Actor,
  filter: PropertyChoiceFilter,
): Promise<DocumentProperty[]> {
  const selected = filter.selected ? eq(properties.id, filter.selected) : null
  const found = and(...likePatterns(filter.q).map((word) => like(properties.search_key, word))) ?? sql`true`
  const rows = await db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(properties)
    .where(
      and(
        visibleTo(actor),
        withRight(actor, (rights) =>
          filter.right === 'manage' ? rights.manageDocuments : rights.documents !== 'none',
        ),
        selected ? or(selected, found) : found,
      ),
    )
    .orderBy(...(selected ? [desc(selected)] : []), asc(properties.title_key), asc(properties.id))
    .limit(maxProperties)
  return rows.map(({ id, baslik }) => ({ id, title: titleOf({ baslik }) }))
}

export const keysOf = (name: string, category: DocumentCategory) => ({
  search_key: fold(`${name} ${category}`),
  name_key: sortKey(name),
})

type NewRow = Omit<typeof propertyDocuments.$inferInsert, 'search_key' | 'name_key'>

export const insertDocument = (db: Db, row: NewRow) =>
  db.insert(propertyDocuments).values({ ...row, ...keysOf(row.name, row.category) })

/** The caller must hold the lock on the property, as for every change to its documents. */
export async function readDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(propertyDocuments).where(eq(propertyDocuments.id, id))
  return row
}

export async function contractDocumentOf(db: Db, property: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(propertyDocuments)
    .where(and(eq(propertyDocuments.property, property), eq(propertyDocuments.category, contractCategory)))
  return row
}

type Changes = Partial<Omit<NewRow, 'id' | 'property' | 'version'>> & { name: string; category: DocumentCategory }

/** False when the document was changed after `version` was read. */
export async function updateDocument(db: Db, id: string, version: number, changes: Changes): Promise<boolean> {
  const rows = await db
    .update(propertyDocuments)
    .set({ ...changes, ...keysOf(changes.name, changes.category), version: version + 1 })
    .where(and(eq(propertyDocuments.id, id), eq(propertyDocuments.version, version)))
    .returning({ id: propertyDocuments.id })
  return rows.length > 0
}

/** Restores the row from the bin; the uploader may be deleted by now. */
export async function insertDocumentAgain(db: Db, kept: unknown): Promise<void> {
  const row = rowFrom(propertyDocuments, kept)
  const uploader = row.uploaded_by ? await db.$count(users, eq(users.id, row.uploaded_by)) : 0
  await db.insert(propertyDocuments).values({ ...row, uploaded_by: uploader > 0 ? row.uploaded_by : null })
}

export const deleteDocument = (db: Db, id: string) => db.delete(propertyDocuments).where(eq(propertyDocuments.id, id))
