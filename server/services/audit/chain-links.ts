import type { Db } from '#server/db/client.ts'
import { canonical } from '#server/platform/canonical.ts'
import { type AuditRow, writeLinks } from './chain.queries.ts'
import { signedContent } from './entry-signature.ts'

export interface Link {
  seq: number
  hash: string
}

/** The link before the first entry. */
export const beginning: Link = { seq: 0, hash: '' }

/**
 * Covers the row and the previous hash, with a key that the database does not hold: someone with write access to the
 * table, even with its triggers disabled, cannot forge a matching chain.
 */
export function linkHash(db: Pick<Db, 'sign'>, before: string, seq: number, row: AuditRow): string {
  // Entries from before the signatures were chained without the field.
  const signed = row.signature !== null && { signature: row.signature }
  return db.sign('audit-chain', canonical({ ...signedContent(row), ...signed, seq, before }))
}

/** Assigns the next places in this order; returns the new head. */
export async function appendToChain(db: Db, head: Link, rows: readonly AuditRow[]): Promise<Link> {
  let { seq, hash } = head
  const links = rows.map((row) => {
    seq += 1
    hash = linkHash(db, hash, seq, row)
    return { id: row.id, seq, hash }
  })
  if (links.length > 0) await writeLinks(db, links)
  return { seq, hash }
}
