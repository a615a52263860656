import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isoDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { contractApprovals, contractSnapshots, contracts } from '#server/db/schema/contracts.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'
import { paperCountsOf } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { verifyPaper } from '#server/services/papers/verify-paper.ts'
import type { ContractDocument } from './contract-document.ts'
import { renewed } from './contracts.queries.ts'

/** Contract and round with this hash: from the snapshot, or for older contracts from the row or its approvals. */
const named = (hash: string) =>
  sql`(
    select s.contract_id, s.round, s.document from ${contractSnapshots} s where s.hash = ${hash}
    union all select c.id, c.round, null from ${contracts} c where c.terms_hash = ${hash}
    union all select a.contract_id, a.round, null from ${contractApprovals} a where a.terms_hash = ${hash}
  ) as named`

const nothing = {
  known: false,
  kind: null,
  state: null,
  short_id: null,
  agreed_at: null,
  status: null,
  cancelled: false,
  ended_on: null,
  ended: false,
  renewed: false,
  superseded: false,
  baslangicTarihi: null,
  on_paper: 0,
  paper_objections: 0,
}

/** Whether a contract here has exactly these terms, and its state; no personal data. */
export async function verifyTerms(db: Db, hash: string, now: Date) {
  const isCurrent = sql<boolean>`named.round = ${contracts.round}`
  const [found] = await db
    .select({
      id: contracts.id,
      status: contracts.status,
      cancelled_at: contracts.cancelled_at,
      ended_on: contracts.ended_on,
      baslangicTarihi: contracts.baslangicTarihi,
      bitisTarihi: contracts.bitisTarihi,
      current: isCurrent,
      renewed: renewed(contracts.id, isoDate(now)),
      agreed: agreedAt,
      onPaper: paperCountsOf(contracts),
      document: sql<ContractDocument | null>`named.document`,
    })
    .from(contracts)
    .innerJoin(named(hash), eq(contracts.id, sql`named.contract_id`))
    .where(isNull(contracts.deleted_at))
    // A snapshot has more data than a row or approval with the same hash.
    .orderBy(desc(isCurrent), desc(contracts.id), sql`named.document is null`)
    .limit(1)
  // A document changed in the database proves nothing.
  if (!found) return verifiedPaper(db, hash)
  if (found.document && frozenHash(found.document) !== hash) return nothing
  const bitisTarihi = found.document?.bitisTarihi ?? found.bitisTarihi
  return {
    known: true,
    kind: 'contract' as const,
    state: null,
    short_id: found.document?.short_id ?? shortId(found.id),
    agreed_at: found.current && found.agreed ? new Date(found.agreed).toISOString() : null,
    status: found.status,
    cancelled: Boolean(found.cancelled_at),
    ended_on: found.ended_on,
    ended: Boolean(found.cancelled_at || bitisTarihi < isoDate(now)),
    renewed: found.renewed,
    superseded: !found.current,
    on_paper: found.current ? found.onPaper.signed : 0,
    paper_objections: found.current ? found.onPaper.objected : 0,
    baslangicTarihi: found.document?.terms.baslangicTarihi ?? found.baslangicTarihi,
  }
}

/** For papers other than the contract, which are found by their hash too. */
async function verifiedPaper(db: Db, hash: string) {
  const paper = await verifyPaper(db, hash)
  if (!paper) return nothing
  const { kind, number, state, agreed_at, onPaper } = paper
  return {
    ...nothing,
    known: true,
    kind,
    state,
    short_id: number,
    agreed_at,
    superseded: state === 'superseded',
    on_paper: onPaper.signed,
    paper_objections: onPaper.objected,
  }
}

/** Time of the last approval: tenants, guarantor, and the owner's sign-off for a company. */
const agreedAt = sql<string | null>`case when ${contracts.status} = 'active' then greatest(
  (select max(a.approval_date) from ${contractApprovals} a
    where ${and(eq(sql`a.contract_id`, contracts.id), eq(sql`a.round`, contracts.round))}),
  ${contracts.guarantor_decided_at}, ${contracts.signed_off_at}) end`
