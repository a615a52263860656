import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { ArchiveKind, ArchiveRow } from '#domain/services/archives/archives.schema.ts'
import type { Db } from '#server/db/client.ts'
import { dataArchives } from '#server/db/schema/privacy.ts'

export type Archive = typeof dataArchives.$inferSelect

/** The owner and subject of an archive; `tenancy_id` is null for a user's own data. */
export interface ArchiveOf {
  user_id: string
  kind: ArchiveKind
  tenancy_id: string | null
}

const text = (at: Date | null) => at?.toISOString() ?? null
const shown = 10

export const archivesOf = async (db: Db, { user_id, kind, tenancy_id }: ArchiveOf): Promise<ArchiveRow[]> =>
  (
    await db
      .select()
      .from(dataArchives)
      .where(
        and(
          eq(dataArchives.user_id, user_id),
          eq(dataArchives.kind, kind),
          tenancy_id === null ? isNull(dataArchives.tenancy_id) : eq(dataArchives.tenancy_id, tenancy_id),
        ),
      )
      .orderBy(desc(dataArchives.asked_at), desc(dataArchives.id))
      .limit(shown)
  ).map(({ id, state, progress, size, asked_at, ready_at, expires_at, downloaded_at }) => ({
    id,
    state,
    progress,
    size,
    asked_at: asked_at.toISOString(),
    ready_at: text(ready_at),
    expires_at: text(expires_at),
    downloaded_at: text(downloaded_at),
  }))

/** Null if one is already being made: a unique index admits only one. */
export async function insertArchive(db: Db, of: ArchiveOf, asked_at: Date): Promise<string | null> {
  const [made] = await db
    .insert(dataArchives)
    .values({ ...of, id: newId(), state: 'queued', asked_at })
    .onConflictDoNothing()
    .returning({ id: dataArchives.id })
  return made?.id ?? null
}

export const archiveById = async (db: Db, id: string): Promise<Archive | null> =>
  (await db.select().from(dataArchives).where(eq(dataArchives.id, id)))[0] ?? null

/** Null for other users, and for a missing, expired or other kind of archive. */
export async function readyArchive(
  db: Db,
  owner: string,
  { id, kind, now }: { id: string; kind: ArchiveKind; now: Date },
): Promise<Archive | null> {
  const [row] = await db
    .select()
    .from(dataArchives)
    .where(
      and(
        eq(dataArchives.id, id),
        eq(dataArchives.kind, kind),
        and(eq(dataArchives.user_id, owner), eq(dataArchives.state, 'ready')),
      ),
    )
  return row && row.expires_at! > now ? row : null
}

export const updateArchive = (db: Db, id: string, change: Partial<Archive>) =>
  db.update(dataArchives).set(change).where(eq(dataArchives.id, id))

export const expiredArchives = (db: Db, now: Date) =>
  db
    .select({ id: dataArchives.id })
    .from(dataArchives)
    .where(and(eq(dataArchives.state, 'ready'), lt(dataArchives.expires_at, now)))
    .limit(1000)

export const archiveIdsOf = async (db: Db, user_id: string): Promise<string[]> =>
  (
    await db
      .select({ id: dataArchives.id })
      .from(dataArchives)
      .where(and(eq(dataArchives.user_id, user_id), inArray(dataArchives.state, ['ready', 'queued'])))
  ).map(({ id }) => id)
