import type { Db } from '#server/db/client.ts'
import { canonical } from '#server/platform/canonical.ts'
import { type AuditRow, writeLinks } from './chain.queries.ts'
import { saidBy } from './entry-signature.ts'

export interface Link {
  seq: number
  hash: string
}

/** Before the first entry. */
export const beginning: Link = { seq: 0, hash: '' }

/**
 * Over everything that the row says and the hash before it. With a key that the database does not hold: whoever can write
 * into the table, and even switch its triggers off, still cannot make a chain that fits.
 */
export function linkHash(db: Pick<Db, 'sign'>, before: string, seq: number, row: AuditRow): string {
  // Entries from before the signatures were chained without the word.
  const signed = row.signature !== null && { signature: row.signature }
  return db.sign('audit-chain', canonical({ ...saidBy(row), ...signed, seq, before }))
}

/** Gives the rows the next places, in this order; answers with the new head. */
export async function takeIn(db: Db, head: Link, rows: readonly AuditRow[]): Promise<Link> {
  let { seq, hash } = head
  const links = rows.map((row) => {
    seq += 1
    hash = linkHash(db, hash, seq, row)
    return { id: row.id, seq, hash }
  })
  if (links.length > 0) await writeLinks(db, links)
  return { seq, hash }
}
