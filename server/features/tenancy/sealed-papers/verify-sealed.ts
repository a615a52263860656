import type { SealFinding } from '#domain/tenancy/sealed-papers/sealed-papers.schema.ts'
import type { Db } from '#server/db/client.ts'
import { sealByDigest, sealByNumber } from '#server/services/sealed-papers/sealed-papers.queries.ts'

/**
 * Whether a file is one that was sealed here. A file that names a seal of ours and has other bytes was changed; no
 * personal data.
 */
export async function verifySealed(db: Db, digest: string, named: string | undefined) {
  const same = await sealByDigest(db, digest)
  const seal = same ?? (named ? await sealByNumber(db, named) : null)
  const found: SealFinding = same
    ? same.evidence_digest === digest
      ? 'evidence'
      : 'unchanged'
    : seal
      ? 'changed'
      : 'unknown'
  return {
    found,
    kind: seal?.kind ?? null,
    hash: seal && seal.kind !== 'statement' ? seal.hash : null,
    sealed_at: seal?.sealed_at?.toISOString() ?? null,
    stamped_at: seal?.stamped_at?.toISOString() ?? null,
  }
}
