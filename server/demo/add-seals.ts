import { and, eq, isNotNull } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { Tx } from '#server/db/client.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { papers } from '#server/db/schema/papers.ts'
import { sealedPapers } from '#server/db/schema/sealed-papers.ts'

/** Agreements of the demo data are sealed like new ones, each when it is first printed. */
export async function addSeals(tx: Tx, requested_at: Date) {
  const inForce = await tx
    .select({
      id: contracts.id,
      tenancy: contracts.tenancy_id,
      property: contracts.property_id,
      hash: contracts.terms_hash,
    })
    .from(contracts)
    .where(and(eq(contracts.status, 'active'), isNotNull(contracts.tenancy_id)))
  const confirmed = await tx
    .select({
      id: papers.id,
      kind: papers.kind,
      tenancy: papers.tenancy_id,
      property: papers.property_id,
      hash: papers.hash,
    })
    .from(papers)
    .where(eq(papers.state, 'confirmed'))
  const rows = [...inForce.map((each) => ({ ...each, kind: 'contract' as const })), ...confirmed].map((each) => ({
    id: newId(),
    kind: each.kind,
    subject_id: each.id,
    hash: each.hash,
    tenancy_id: each.tenancy!,
    property_id: each.property,
    readers: 'parties' as const,
    paper_state: '',
    requested_at,
  }))
  if (rows.length > 0) await tx.insert(sealedPapers).values(rows)
}
