import type { Db } from '#server/db/client.ts'
import { paperCounts } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { paperHash } from './paper-document.ts'
import { paperByHash, partiesOf } from './papers.queries.ts'

/** Whether this very paper was asked here, and what became of it; nothing about anybody. */
export async function verifyPaper(db: Db, hash: string) {
  const paper = await paperByHash(db, hash)
  // A document that was touched in the database is no proof of anything.
  if (!paper || paperHash(paper.document) !== hash) return null
  return {
    kind: paper.kind,
    number: paper.number,
    state: paper.state,
    agreed_at: paper.state === 'confirmed' ? paper.decided_at!.toISOString() : null,
    onPaper: await paperCounts(
      db,
      (await partiesOf(db, paper.id)).map(({ id }) => id),
    ),
  }
}
