import { createHash } from 'node:crypto'
import { canonical } from '#server/platform/canonical.ts'

/** The content of an evidence row, without `actor_id`, which is removed together with the account. */
export interface Evidence {
  id: string
  kind: string
  actor_name: string
  detail: Record<string, unknown>
  /** The history of an ending has neither of these two. */
  ip?: string
  user_agent?: string
  at: Date
}

/** Hash for the log's entry, so that the chain also protects the evidence that is printed with an agreement. */
export function evidenceHash(record: string, { id, kind, actor_name, detail, ip, user_agent, at }: Evidence): string {
  // As PostgreSQL returns it: without undefined values, and with timestamps as strings.
  const said = JSON.parse(JSON.stringify({ record, id, kind, actor_name, detail, ip, user_agent, at })) as unknown
  return createHash('sha256').update(canonical(said)).digest('base64url')
}
