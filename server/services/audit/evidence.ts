import { createHash } from 'node:crypto'
import { canonical } from '#server/platform/canonical.ts'

/** The content of an evidence row, without `actor_id`, which is removed together with the account. */
interface Evidence {
  id: string
  kind: string
  actor_name: string
  detail: Record<string, unknown>
  /** The history of an ending has neither of these two. */
  ip?: string
  user_agent?: string
  at: Date
}

const hashOf = (record: string, { id, kind, actor_name, detail, ip, user_agent, at }: Evidence) => {
  // As PostgreSQL returns it: without undefined values, and with timestamps as strings.
  const said = JSON.parse(JSON.stringify({ record, id, kind, actor_name, detail, ip, user_agent, at })) as unknown
  return createHash('sha256').update(canonical(said)).digest('base64url')
}

/** Hashes for the log's entries, so that the chain also protects the evidence that is printed with a contract. */
export const contractEvidence = (row: Evidence & { contract_id: string }) => hashOf(row.contract_id, row)
export const endingEvidence = (row: Evidence & { ending_id: string }) => hashOf(row.ending_id, row)
export const paperEvidence = (row: Evidence & { paper_id: string }) => hashOf(row.paper_id, row)
