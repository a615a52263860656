import { createHash } from 'node:crypto'
import { canonical } from '#server/platform/canonical.ts'

/** What a row of evidence says. Not its `actor_id`, which goes with the account. */
interface Evidence {
  id: string
  kind: string
  actor_name: string
  detail: Record<string, unknown>
  /** An ending's history keeps neither. */
  ip?: string
  user_agent?: string
  at: Date
}

const hashOf = (record: string, { id, kind, actor_name, detail, ip, user_agent, at }: Evidence) => {
  // As the database gives it back: without what is undefined, and with moments as texts.
  const said = JSON.parse(JSON.stringify({ record, id, kind, actor_name, detail, ip, user_agent, at })) as unknown
  return createHash('sha256').update(canonical(said)).digest('base64url')
}

/** Stands in the log beside the event, so that the chain also holds what is printed on a contract's page of evidence. */
export const contractEvidence = (row: Evidence & { contract_id: string }) => hashOf(row.contract_id, row)
export const endingEvidence = (row: Evidence & { ending_id: string }) => hashOf(row.ending_id, row)
export const paperEvidence = (row: Evidence & { paper_id: string }) => hashOf(row.paper_id, row)
