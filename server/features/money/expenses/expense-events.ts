import { newId } from '#domain/kernel/ids.ts'
import type { ExpenseEventKind } from '#domain/money/expenses/expenses.schema.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { insertEvents } from './expenses.queries.ts'

interface Event {
  expense: string
  kind: ExpenseEventKind
  by: Pick<AuditActor, 'id' | 'name'>
  at: Date
  detail?: string
}

/** The expense's history is kept apart from the property's, because not everyone who reads that may see expenses. */
export async function recordEvents(tx: Tx, events: Event[]) {
  const rows = events.map(({ expense, kind, by, at, detail = '' }) => ({
    id: newId(at.getTime()),
    expense_id: expense,
    kind,
    detail,
    at,
    by_id: by.id,
    by_name: by.name,
  }))
  await insertEvents(tx, rows)
  await auditLog.record(
    tx,
    ...rows.map(({ id, kind, expense_id, at }, index) => ({
      ...({ area: 'expense', id, kind, record: expense_id, at } as const),
      actor: events[index]!.by,
    })),
  )
}
