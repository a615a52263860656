import { and, eq } from 'drizzle-orm'
import type { Decision } from '#domain/suggestions/suggestions.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'

/** With the tenant who asked; the caller's scope is checked on its property. */
export async function findSuggestion(db: Db, id: string) {
  const [row] = await db
    .select({ suggestion: suggestions, tenant: { username: users.username, email: users.email } })
    .from(suggestions)
    .innerJoin(users, eq(users.id, suggestions.tenant_id))
    .where(eq(suggestions.id, id))
  return row ?? null
}

/** False when its state is not the one that the person saw. */
export async function saveDecision(
  db: Db,
  id: string,
  { durum, onceki, by, at }: { durum: Decision; onceki: string; by: string; at: Date },
): Promise<boolean> {
  const approval = { onaylayan_kullanici_id: by, onaylama_tarihi: at }
  const rejection = { reddeden_kullanici_id: by, reddetme_tarihi: at }
  const none = {
    onaylayan_kullanici_id: null,
    onaylama_tarihi: null,
    reddeden_kullanici_id: null,
    reddetme_tarihi: null,
  }
  const saved = await db
    .update(suggestions)
    .set({ ...none, ...(durum === 'onaylandi' ? approval : rejection), durum })
    .where(and(eq(suggestions.id, id), eq(suggestions.durum, onceki)))
    .returning({ id: suggestions.id })
  return saved.length > 0
}
