import type { Db } from '#server/db/client.ts'
import type { auditLogRows } from '#server/db/schema/audit.ts'
import { canonical } from '#server/platform/canonical.ts'

type Row = typeof auditLogRows.$inferInsert

/** Everything that an entry says, as the database gives it back; not its place, which comes later. */
export function saidBy({ seq: _, hash: __, signature: ___, at, ...said }: Row) {
  return { ...said, at: at.toISOString() }
}

/** Made where the entry is written: whoever reaches only the database cannot make it. */
export const entrySignature = (db: Pick<Db, 'sign'>, row: Row): string => db.sign('audit-entry', canonical(saidBy(row)))

export const isSigned = (db: Pick<Db, 'sign'>, row: Row): boolean => row.signature === entrySignature(db, row)
