import type { Db } from '#server/db/client.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'
import { paperCounts } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { paperByHash, partiesOf } from './papers.queries.ts'

/** Whether a paper with this hash was sent here, and its state; no personal data. */
export async function verifyPaper(db: Db, hash: string) {
  const paper = await paperByHash(db, hash)
  // A document that was changed in the database proves nothing.
  if (!paper || frozenHash(paper.document) !== hash) return null
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
