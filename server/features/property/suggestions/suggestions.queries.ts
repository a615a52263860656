import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'
import { asHostSide, selectHostSide } from '#server/access/audience.queries.ts'
import { relationTo } from '#server/access/property-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import { type JsonRows, rowsAsJson, selectTogether, withAliases } from '#server/db/read-together.ts'
import { inserting } from '#server/db/row-writes.ts'
import { users } from '#server/db/schema/accounts.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import { suggestionComments, suggestionFiles, suggestions, suggestionViews } from '#server/db/schema/suggestions.ts'
import type { Actor } from '#server/http/actor.ts'

export type SuggestionRow = typeof suggestions.$inferSelect

/** With the caller's relation to the property; null when missing or not visible. */
export async function findSuggestion(db: Db, actor: Actor, id: string) {
  const [row] = await db
    .select({
      suggestion: suggestions,
      property: { id: properties.id, baslik: properties.baslik, creator: properties.creator },
      relation: relationTo(actor),
      tenant: { id: users.id, username: users.username },
    })
    .from(suggestions)
    .innerJoin(properties, eq(properties.id, suggestions.property_id))
    .innerJoin(users, eq(users.id, suggestions.tenant_id))
    .where(and(eq(suggestions.id, id), suggestionsSeenBy(actor)))
  return row ?? null
}

type NewRow = Omit<typeof suggestions.$inferInsert, 'search_key'>

/** False when the id already exists, as after a repeated call. */
export async function insertSuggestion(db: Db, row: NewRow): Promise<boolean> {
  const search_key = fold(`${row.demirbas} ${row.aciklama} ${row.oneri_tipi}`)
  const rows = await insertNew(db, [{ ...row, search_key }])
  return rows.length > 0
}
const insertNew = inserting(suggestions, (insert) => insert.onConflictDoNothing().returning({ id: suggestions.id }))

/** False when the state has changed meanwhile. */
export async function saveState(
  db: Db,
  id: string,
  onceki: string,
  change: Partial<SuggestionRow> & { durum: string },
): Promise<boolean> {
  const saved = await db
    .update(suggestions)
    .set({ ...change, version: sql`${suggestions.version} + 1` })
    .where(and(eq(suggestions.id, id), eq(suggestions.durum, onceki)))
    .returning({ id: suggestions.id })
  return saved.length > 0
}

const tenantHere = (db: Db, property_id: Placeholder, user_id: Placeholder) =>
  db
    .select({ id: users.id, username: users.username })
    .from(propertyTenants)
    .innerJoin(users, eq(users.id, propertyTenants.user_id))
    .where(and(eq(propertyTenants.property_id, property_id), eq(propertyTenants.user_id, user_id)))

const fixtureHere = (db: Db, property_id: Placeholder, id: Placeholder) =>
  db
    .select(withAliases({ name: fixtures.demirbasCinsi }))
    .from(fixtures)
    .where(and(eq(fixtures.id, sql`${id}::uuid`), eq(fixtures.property_id, property_id)))

interface AboutRequest {
  property: { id: string; creator: string }
  tenant: string
  fixture: string | null
  today: string
}

interface SuggestionContext {
  tenants: JsonRows<typeof tenantHere>
  fixtures: JsonRows<typeof fixtureHere>
  host: JsonRows<typeof selectHostSide>
}
type OfRequest = Placeholders<{ id: string; creator: string; tenant: string; fixture: string | null; today: string }>
const around = preparedQuery((db, { id, creator, tenant, fixture, today }: OfRequest) =>
  selectTogether<SuggestionContext>({
    tenants: rowsAsJson(tenantHere(db, id, tenant)),
    fixtures: rowsAsJson(fixtureHere(db, id, fixture)),
    host: rowsAsJson(selectHostSide(db, { id, creator }, today)),
  }),
)

/**
 * Data for a new request, in one statement: the tenant (null if they do not rent there), the fixture's name (null if
 * missing), and the owner side to notify.
 */
export async function aroundRequest(db: Db, { property, tenant, fixture, today }: AboutRequest) {
  const [found] = await around(db, { ...property, tenant, fixture, today })
  const { tenants, fixtures: named, host } = found!
  return { tenant: tenants[0] ?? null, fixture: named[0]?.name ?? null, host: asHostSide(host, property) }
}

export type KeptComment = typeof suggestionComments.$inferSelect

/** Null when the id already exists. */
export async function insertComment(db: Db, row: typeof suggestionComments.$inferInsert) {
  const [written] = await db.insert(suggestionComments).values(row).onConflictDoNothing().returning()
  return written ?? null
}

export const commentById = async (db: Db, id: string) =>
  (await db.select().from(suggestionComments).where(eq(suggestionComments.id, id)))[0]

/** True for this person's first view (SUG-10). */
export async function markSeen(db: Db, row: typeof suggestionViews.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(suggestionViews)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: suggestionViews.user_id })
  return rows.length > 0
}

export const countFiles = (db: Db, id: string) => db.$count(suggestionFiles, eq(suggestionFiles.suggestion_id, id))

export const insertFileOf = (db: Db, row: typeof suggestionFiles.$inferInsert) => db.insert(suggestionFiles).values(row)
