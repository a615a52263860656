import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { papers } from '#server/db/schema/papers.ts'

export type AuditRow = typeof auditLogRows.$inferSelect
/** An entry that has a place in the chain. */
export type ChainedRow = AuditRow & { seq: number; hash: string }

const chainLock = 600_087

/** Held until the end of the transaction; false if another process holds it. */
export async function lockChain(tx: Db): Promise<boolean> {
  const { rows } = await tx.run('select pg_try_advisory_xact_lock($1) as got', [chainLock])
  return (rows as { got: boolean }[])[0]!.got
}

/** Like `lockChain`, but waits for the other process. */
export const waitForChain = (tx: Db) => tx.run('select pg_advisory_xact_lock($1)', [chainLock])

export async function chainHead(db: Db): Promise<{ seq: number; hash: string } | null> {
  const [head] = await db
    .select({ seq: auditLogRows.seq, hash: auditLogRows.hash })
    .from(auditLogRows)
    .where(isNotNull(auditLogRows.seq))
    .orderBy(desc(auditLogRows.seq))
    .limit(1)
  return head ? { seq: head.seq!, hash: head.hash! } : null
}

/**
 * Committed entries without a place. Entries of longer transactions come later in the chain, regardless of their ids.
 */
export const waitingAfter = (db: Db, id: string | null, limit: number) =>
  db
    .select()
    .from(auditLogRows)
    .where(and(isNull(auditLogRows.seq), id === null ? undefined : gt(auditLogRows.id, id)))
    .orderBy(asc(auditLogRows.id))
    .limit(limit)

/** No entry and no account exists, so nothing can have been logged. */
export async function isUnused(db: Db): Promise<boolean> {
  const { rows } = await db.run(
    'select not exists (select from audit_log) and not exists (select from auth_user) as unused',
  )
  return (rows as { unused: boolean }[])[0]!.unused
}

export const writeLinks = (db: Db, links: readonly { id: string; seq: number; hash: string }[]) =>
  db.run(
    `update audit_log l set seq = n.seq, hash = n.hash
     from jsonb_to_recordset($1::jsonb) as n(id uuid, seq bigint, hash text) where l.id = n.id`,
    [JSON.stringify(links)],
  )

export const linksAfter = async (db: Db, seq: number, limit: number) =>
  (await db
    .select()
    .from(auditLogRows)
    .where(gt(auditLogRows.seq, seq))
    .orderBy(asc(auditLogRows.seq))
    .limit(limit)) as ChainedRow[]

export async function hashAt(db: Db, seq: number): Promise<string | null> {
  const [row] = await db.select({ hash: auditLogRows.hash }).from(auditLogRows).where(eq(auditLogRows.seq, seq))
  return row?.hash ?? null
}

/** The entries about the log itself, newest first. */
export const logEntries = (db: Db) =>
  db
    .select({ kind: auditLogRows.kind, detail: auditLogRows.detail })
    .from(auditLogRows)
    .where(eq(auditLogRows.area, 'log'))
    .orderBy(desc(auditLogRows.at), desc(auditLogRows.id))

/** The last of the oldest entries that are all older than the limit. */
export async function lastBefore(db: Db, limit: Date): Promise<{ seq: number; hash: string } | null> {
  const [younger] = await db
    .select({ seq: min(auditLogRows.seq) })
    .from(auditLogRows)
    .where(and(isNotNull(auditLogRows.seq), sql`${auditLogRows.at} >= ${limit.toISOString()}::timestamptz`))
  const [last] = await db
    .select({ seq: auditLogRows.seq, hash: auditLogRows.hash })
    .from(auditLogRows)
    .where(and(isNotNull(auditLogRows.seq), younger?.seq ? lt(auditLogRows.seq, younger.seq) : undefined))
    .orderBy(desc(auditLogRows.seq))
    .limit(1)
  return last ? { seq: last.seq!, hash: last.hash! } : null
}

export const deleteThrough = (db: Db, seq: number) => db.delete(auditLogRows).where(sql`${auditLogRows.seq} <= ${seq}`)

/** The features' own histories: each row has a log entry with the same id, kind and record. */
const histories = [
  { table: 'property_events', area: 'property', record: 'h.property_id', kind: 'h.kind' },
  { table: 'contract_events', area: 'contract', record: 'h.contract_id', kind: 'h.kind' },
  { table: 'paper_events', area: 'paper', record: 'h.paper_id', kind: 'h.kind' },
  { table: 'ending_events', area: 'ending', record: 'h.ending_id', kind: 'h.kind' },
  { table: 'expense_events', area: 'expense', record: 'h.expense_id', kind: 'h.kind' },
  { table: 'tax_year_changes', area: 'tax_year', record: 'null::uuid', kind: `'changed'` },
]

/** History rows without a matching log entry. Rows older than the log's retention period are excluded. */
export async function historyMismatches(db: Db, since: Date) {
  const parts = histories.map(
    ({ table, area, record, kind }) => `select '${table}' as table, h.id, l.id is null as missing
      from ${table} h left join audit_log l on l.id = h.id
      where h.at >= $1 and (l.id is null or l.area <> '${area}' or l.kind <> ${kind} or l.record_id is distinct from ${record})`,
  )
  const { rows } = await db.run(`${parts.join(' union all ')} order by 1, 2`, [since])
  return rows as { table: string; id: string; missing: boolean }[]
}

/**
 * The ids of those contracts, papers and endings that still exist: evidence is only removed together with its record.
 */
export async function recordsThatAre(db: Db, ids: string[]): Promise<Set<string>> {
  const found = [
    ...(await db.select({ id: contracts.id }).from(contracts).where(inArray(contracts.id, ids))),
    ...(await db.select({ id: papers.id }).from(papers).where(inArray(papers.id, ids))),
    ...(await db.select({ id: endings.id }).from(endings).where(inArray(endings.id, ids))),
  ]
  return new Set(found.map(({ id }) => id))
}

/** Whether the triggers that protect the log are still active. */
export async function isGuarded(db: Db): Promise<boolean> {
  const { rows } = await db.run(
    `select count(*)::int as on from pg_trigger where tgrelid = 'audit_log'::regclass and tgenabled in ('O', 'A')
       and tgname in ('audit_log_append_only', 'audit_log_never_emptied')`,
  )
  return (rows as { on: number }[])[0]!.on === 2
}
