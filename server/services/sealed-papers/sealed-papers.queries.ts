import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { sealedPapers } from '#server/db/schema/sealed-papers.ts'

type SealRow = typeof sealedPapers.$inferSelect
/** Which file: of which paper, for whom, and in which state of the paper. */
export type SealSubject = Pick<
  SealRow,
  'kind' | 'subject_id' | 'tenancy_id' | 'property_id' | 'hash' | 'readers' | 'paper_state'
>

/** Without its content, which may be large. */
const found = {
  id: sealedPapers.id,
  kind: sealedPapers.kind,
  hash: sealedPapers.hash,
  digest: sealedPapers.digest,
  evidence_digest: sealedPapers.evidence_digest,
  stamped_digest: sealedPapers.stamped_digest,
  sealed_at: sealedPapers.sealed_at,
  stamped_at: sealedPapers.stamped_at,
}

const isOf = ({ subject_id, hash, readers, paper_state }: Omit<SealSubject, 'kind' | 'tenancy_id' | 'property_id'>) =>
  and(
    eq(sealedPapers.subject_id, subject_id),
    eq(sealedPapers.hash, hash),
    eq(sealedPapers.readers, readers),
    eq(sealedPapers.paper_state, paper_state),
  )

/** Whether the paper was finished since papers are sealed. */
export const isToBeSealed = async (
  db: Db,
  { subject_id, hash }: Pick<SealSubject, 'subject_id' | 'hash'>,
): Promise<boolean> =>
  (await db.$count(sealedPapers, and(eq(sealedPapers.subject_id, subject_id), eq(sealedPapers.hash, hash)))) > 0

export const isSealed = async (
  db: Db,
  { subject_id, hash }: Pick<SealSubject, 'subject_id' | 'hash'>,
): Promise<boolean> =>
  (await db.$count(
    sealedPapers,
    and(eq(sealedPapers.subject_id, subject_id), eq(sealedPapers.hash, hash), isNotNull(sealedPapers.content)),
  )) > 0

/** The row of this file, made unless it is there. */
export async function sealRow(db: Db, subject: SealSubject, now: Date): Promise<Pick<SealRow, 'id' | 'content'>> {
  const select = () =>
    firstRow(db.select({ id: sealedPapers.id, content: sealedPapers.content }).from(sealedPapers).where(isOf(subject)))
  const known = await select()
  if (known) return known
  await db
    .insert(sealedPapers)
    .values({ id: newId(), ...subject, requested_at: now })
    .onConflictDoNothing()
  return (await select())!
}

/** The file that is there afterwards: of two that were made at once the first stays. */
export async function keepSealed(
  db: Db,
  id: string,
  file: Required<Pick<SealRow, 'content' | 'digest' | 'evidence_digest' | 'sealed_at' | 'stamped_at'>>,
): Promise<Uint8Array> {
  await db
    .update(sealedPapers)
    .set(file)
    .where(and(eq(sealedPapers.id, id), isNull(sealedPapers.content)))
  const [row] = await db.select({ content: sealedPapers.content }).from(sealedPapers).where(eq(sealedPapers.id, id))
  return row!.content!
}

/** False if another process was first. */
export async function keepStamped(
  db: Db,
  id: string,
  { content, digest, at }: { content: Uint8Array; digest: string; at: Date },
): Promise<void> {
  await db
    .update(sealedPapers)
    .set({ content, stamped_digest: digest, stamped_at: at })
    .where(and(eq(sealedPapers.id, id), isNull(sealedPapers.stamped_at)))
}

const askedTogether = 50

/** Sealed since then without a time stamp, the oldest first. */
export const unstampedSince = (db: Db, since: Date) =>
  db
    .select({ id: sealedPapers.id, content: sealedPapers.content })
    .from(sealedPapers)
    .where(and(isNotNull(sealedPapers.content), isNull(sealedPapers.stamped_at), gt(sealedPapers.sealed_at, since)))
    .orderBy(asc(sealedPapers.sealed_at))
    .limit(askedTogether)

/** The seal whose file, or whose evidence, has this digest. */
export const sealByDigest = (db: Db, digest: string) =>
  firstRow(
    db
      .select(found)
      .from(sealedPapers)
      .where(
        or(
          eq(sealedPapers.digest, digest),
          eq(sealedPapers.stamped_digest, digest),
          eq(sealedPapers.evidence_digest, digest),
        ),
      ),
  )

export const sealByNumber = (db: Db, id: string) =>
  firstRow(
    db
      .select(found)
      .from(sealedPapers)
      .where(and(eq(sealedPapers.id, id), isNotNull(sealedPapers.content))),
  )

/** The places in the log's chain of events with these ids, and what the log holds of them. */
export async function chainedEvents(db: Db, ids: readonly string[]) {
  const rows: { id: string; evidence: string | null; seq: number | null; hash: string | null }[] = []
  for (let from = 0; from < ids.length; from += askedTogether * 10)
    rows.push(
      ...(await db
        .select({
          id: auditLogRows.id,
          evidence: auditLogRows.evidence,
          seq: auditLogRows.seq,
          hash: auditLogRows.hash,
        })
        .from(auditLogRows)
        .where(or(...ids.slice(from, from + askedTogether * 10).map((id) => eq(auditLogRows.id, id))))),
    )
  return new Map(rows.map((row) => [row.id, row]))
}
