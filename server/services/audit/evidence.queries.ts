import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { newId } from '#domain/kernel/ids.ts'
import { factsOf } from '#domain/services/audit/audit.rules.ts'
import type { ContractEventKind } from '#domain/tenancy/contracts/contract-events.rules.ts'
import type { Db } from '#server/db/client.ts'
import { insertTogether, rowsInto } from '#server/db/row-writes.ts'
import { contractEvents } from '#server/db/schema/contracts.ts'
import { endingEvents } from '#server/db/schema/endings.ts'
import { paperEvents } from '#server/db/schema/papers.ts'
import type { AuditActor } from './audit-actor.ts'
import { entryRows } from './audit-rows.queries.ts'
import { type Evidence, evidenceHash } from './evidence.ts'

interface History {
  table: PgTable & { id: PgColumn }
  /** The column of the record that the row belongs to. */
  record: string
  /** False for a history that keeps no origin of the call. */
  keepsOrigin: boolean
}

/** The histories that are printed as evidence, by their area in the log. */
const histories = {
  contract: { table: contractEvents, record: 'contract_id', keepsOrigin: true },
  paper: { table: paperEvents, record: 'paper_id', keepsOrigin: true },
  ending: { table: endingEvents, record: 'ending_id', keepsOrigin: false },
} as const satisfies Record<string, History>
type EvidenceArea = keyof typeof histories
export const evidenceAreas = Object.keys(histories) as EvidenceArea[]

interface Step<Kind> {
  kind: Kind
  actor: AuditActor
  detail?: Record<string, unknown>
  /** From the product's clock. */
  at: Date
}
/** A step in the life of something that two sides agree to. */
export type EvidenceEvent =
  | ({ contract: string } & Step<ContractEventKind>)
  | ({ paper: string } & Step<string>)
  | ({ ending: string } & Step<string>)

const maxUserAgent = 500

const originOf = ({ from }: AuditActor) => ({
  ip: from?.ip ?? '',
  user_agent: (from?.userAgent ?? '').slice(0, maxUserAgent),
})

function recordOf(event: EvidenceEvent): { area: EvidenceArea; record: string } {
  if ('contract' in event) return { area: 'contract', record: event.contract }
  return 'paper' in event ? { area: 'paper', record: event.paper } : { area: 'ending', record: event.ending }
}

/** The row of the history and its entry in the log, whose hash protects the row; one statement. */
export async function appendEvidence(tx: Db, event: EvidenceEvent): Promise<void> {
  const { area, record } = recordOf(event)
  const history: History = histories[area]
  const { kind, actor, detail = {}, at } = event
  const row = {
    id: newId(),
    kind,
    actor_id: actor.id,
    actor_name: actor.name,
    detail,
    ...(history.keepsOrigin && originOf(actor)),
    at,
  }
  const entry = {
    area,
    id: row.id,
    kind,
    record,
    actor,
    at,
    detail: factsOf(kind, detail),
    evidence: evidenceHash(record, row),
  }
  await insertTogether(tx, [rowsInto(history.table, [{ ...row, [history.record]: record }]), entryRows(tx, [entry])])
}

/** The hashes of these rows as they stand now, by id. */
export async function evidenceHashes(db: Db, area: EvidenceArea, ids: string[]): Promise<[string, string][]> {
  const { table, record }: History = histories[area]
  const rows = (await db.select().from(table).where(inArray(table.id, ids))) as (Evidence & Record<string, unknown>)[]
  return rows.map((row) => [row.id, evidenceHash(row[record] as string, row)])
}
