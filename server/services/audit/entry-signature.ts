import type { Db } from '#server/db/client.ts'
import type { auditLogRows } from '#server/db/schema/audit.ts'
import { canonical } from '#server/platform/canonical.ts'

type Row = typeof auditLogRows.$inferInsert

/** The content of an entry, as PostgreSQL returns it; without its place in the chain, which is assigned later. */
export function signedContent({ seq: _, hash: __, signature: ___, at, ...said }: Row) {
  return { ...said, at: at.toISOString() }
}

/** Made where the entry is written; access to the database alone is not enough to forge it. */
export const entrySignature = (db: Pick<Db, 'sign'>, row: Row): string =>
  db.sign('audit-entry', canonical(signedContent(row)))

export const isSigned = (db: Pick<Db, 'sign'>, row: Row): boolean => row.signature === entrySignature(db, row)
